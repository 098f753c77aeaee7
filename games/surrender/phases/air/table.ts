/** The air (§51). */
import { interceptionCombatPhase } from "../sea/intercept.ts";
import { airActionPhase } from "./airAction.ts";

export const AIR_PHASES = {
  airAction: airActionPhase,
  airNavalCombat: interceptionCombatPhase,
};
