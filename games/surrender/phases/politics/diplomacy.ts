/** §41 D-CUP The Diplomacy Phase of a faction. */
import { automatic } from "../phase.ts";
import { finishPart } from "../sequence.ts";

export const diplomacyPhase = automatic(finishPart);
