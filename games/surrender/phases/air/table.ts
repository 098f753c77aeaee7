/** The air (§51). */
import { notYet } from "../unused.ts";
import { airActionPhase } from "./airAction.ts";

export const AIR_PHASES = {
  airAction: airActionPhase,
  airNavalCombat: notYet("airNavalCombat"),
};
