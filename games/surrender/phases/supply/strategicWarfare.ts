/** §48 The Strategic Warfare Phase, played jointly. */
import { automatic } from "../phase.ts";
import { finishPart } from "../sequence.ts";

export const strategicWarfarePhase = automatic(finishPart);
