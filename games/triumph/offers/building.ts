/** What new units and Production purchases mean. */
import type { Area, Faction } from "../data/ids.ts";
import { NATIONALITIES } from "../data/kinds.ts";
import { AREA_IDS } from "../data/map.ts";
import { PHASE, type State } from "../model/state.ts";
import { cadresLeft, isLastCadre, localNationality } from "../phases/setup.ts";
import { PLAN_CADRE, PLAN_CARD, PLAN_STEP, planCount, planLength, plannedCadres } from "../rules/economy/building.ts";
import type { ConfirmMeaning, ExtraMeaning, PlaceMeaning } from "./meanings.ts";

/** D01 */
export function meaningOfPlacement(s: State, seat: Faction, area: Area): PlaceMeaning {
  const due = cadresLeft(s, seat, area);
  return {
    nationality: NATIONALITIES[localNationality(area)],
    due,
    ...(due === 1 && isLastCadre(s, seat) && { last: true }),
  };
}

/** D02 */
export function meaningOfExtra(s: State): ExtraMeaning | undefined {
  return s.phase === PHASE.setupExtra && s.points === 1 ? { last: true } : undefined;
}

/** D05 R20 Others see new blocks, and how many steps and cards were bought. */
export function meaningOfPlan(s: State): ConfirmMeaning {
  const [steps, cards] = [planCount(s, PLAN_STEP), planCount(s, PLAN_CARD)];
  return {
    unspent: s.level - planLength(s),
    ...(steps > 0 && { steps }),
    ...(planCount(s, PLAN_CADRE) > 0 && { blocks: plannedCadres(s).map((area) => AREA_IDS[area]) }),
    ...(cards > 0 && { cards }),
  };
}
