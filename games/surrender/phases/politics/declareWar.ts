/** §38 D-DOW The Declare War Phase of a faction. */
import { automatic } from "../phase.ts";
import { finishPart } from "../sequence.ts";

export const declareWarPhase = automatic(finishPart);
