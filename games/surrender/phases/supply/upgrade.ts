/** §59.3 D-UPG The Upgrade Phase of a faction. */
import { automatic } from "../phase.ts";
import { finishPart } from "../sequence.ts";

export const upgradePhase = automatic(finishPart);
