/** §11, §61 The Victory Check Phase. */
import { claimAtEndOfTurn } from "../../rules/victory.ts";
import { automatic } from "../phase.ts";
import { finishPart } from "../sequence.ts";

export const victoryCheckPhase = automatic((s, out) => {
  claimAtEndOfTurn(s, out);
  finishPart(s);
});
