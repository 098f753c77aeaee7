/** §12.2, §12.23, §12.24 From one round to the next, and to the end of a Battle. */
import type { Unit, UnitType } from "../data/ids.ts";
import { AIR_FORCE, NATIVE, SUB } from "../data/kinds.ts";
import { IS_LAND } from "../data/map.ts";
import type { Out } from "../model/events.ts";
import { ACTED, INVADER, JOINED, PHASE, type State } from "../model/state.ts";
import { answerOrder, attacker, isBattleOver, isInBattle, isStandOff } from "../rules/combat/battles.ts";
import { resetFaces } from "../rules/combat/faces.ts";
import { rebaseAreas } from "../rules/combat/rebase.ts";
import { eliminateTrapped, forcedLeavers } from "../rules/combat/retreat.ts";
import { hasFlag, inPublicOrder, partyOf, unitsIn } from "../rules/units.ts";

/** R94 */
export const LAST_SEA_ROUND = 50;

/** D24 Everybody who takes part may reveal technologies before round 1 and before each later Sea round. */
export function openWindow(s: State): void {
  s.owing = s.battleSides & ((1 << NATIVE) - 1);
  s.phase = PHASE.battleWindow;
}

/** §12.22, §12.75 A round is over: forced Retreats on land, ReBases of Air Forces at sea. */
export function endRound(s: State, out: Out): void {
  if (IS_LAND[s.battleArea]) {
    s.answers = [attacker(s)];
    s.leaving = forcedLeavers(s, s.battleArea);
    s.resume = PHASE.optionalRebase;
    s.phase = PHASE.forcedRetreat;
    return;
  }
  for (const unit of inPublicOrder(s, joinedUnits(s, AIR_FORCE))) {
    if (rebaseAreas(s, partyOf(s, unit), AIR_FORCE, s.battleArea).length === 0) eliminateTrapped(s, unit, out);
  }
  s.phase = PHASE.airRebase;
}

/** Units of a type that have joined and are still in the Battle. */
export function joinedUnits(s: State, type: UnitType): Unit[] {
  return s.battleUnits.filter((unit) => s.unitType[unit] === type && isInBattle(s, unit) && hasFlag(s, unit, JOINED));
}

/** §12.73 Subs may Escape if an Enemy is left. */
export function beginEscapes(s: State): void {
  const owners = joinedUnits(s, SUB).map((unit) => partyOf(s, unit));
  s.answers = isSeaBattleOver(s) ? [] : answerOrder(s).filter((seat) => owners.includes(seat));
  s.phase = PHASE.subEscape;
}

/** §12.23, R59 One side is gone, or nobody left can score. */
export function isSeaBattleOver(s: State): boolean {
  return isBattleOver(s) || isStandOff(s, attacker(s), s.battleArea);
}

/** §12.23 The next round, or the end; after the last round of all the Attacker has to go (R94). */
export function endSeaRound(s: State): void {
  const faction = attacker(s);
  s.answers = [faction];
  if (isSeaBattleOver(s)) s.phase = PHASE.optionalRebase;
  else if (s.battleRound < LAST_SEA_ROUND) openWindow(s);
  else {
    s.leaving = s.battleUnits.filter((unit) => isInBattle(s, unit) && partyOf(s, unit) === faction);
    s.resume = PHASE.optionalRebase;
    s.phase = PHASE.forcedRetreat;
  }
}

/** §12.22 The Battle is over for this Combat Phase: units are hidden again, Invaders become normal. */
export function closeBattle(s: State, out: Out): void {
  out.push({ type: "battleEnded", area: s.battleArea });
  for (const unit of unitsIn(s, s.battleArea)) s.unitFlags[unit] &= ~(ACTED | JOINED | INVADER);
  resetFaces(s, s.battleArea);
  s.battleArea = -1;
  s.battleUnits = [];
  s.battleSides = 0;
  s.answers = [];
  s.phase = PHASE.battleChoice;
}
