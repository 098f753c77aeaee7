/** §12 steps 3–6, §13 Dice, result and advance. */

import type { Unit } from "../../data/ids.ts";
import { RULINGS } from "../../data/rulings.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { ATTACKED, goTo, isOnMap, LANDING, MOBILE, PHASE, type State } from "../../model/state.ts";
import { airNavalCombat } from "../../rules/charts/airNavalCombat.ts";
import {
  type GroundCombat,
  type GroundOutcome,
  type GroundSituation,
  groundCombat,
  groundOutcome,
} from "../../rules/charts/groundCombat.ts";
import { airSituation, battleUnderWay, groundSituation } from "../../rules/combat/battle.ts";
import { rollBoth } from "../../rules/dice.ts";
import { eliminate, loseStep } from "../../rules/economy/rebuilding.ts";
import { enterHex } from "../../rules/land/control.ts";
import { directionTo, mayEnter } from "../../rules/land/passage.ts";
import { changeWill } from "../../rules/nations/collapse.ts";
import { markBeachhead } from "../../rules/sea/beaches.ts";
import { evacuationPorts } from "../../rules/sea/evacuation.ts";
import { addSorties, unitData } from "../../rules/units.ts";
import { automatic, bitOf, type Phase } from "../phase.ts";
import { clearCombat, displaceFirst, endActivation } from "../sequence.ts";

/** §12 step 3 Who has Air Support: [attacker, defender]. */
function airSupport(s: State, out: Out): [boolean, boolean] {
  const { attackingFaction, defendingFaction } = s;
  const attacker = s.committedAir[attackingFaction];
  const defender = s.committedAir[defendingFaction];
  if (attacker < 0 || defender < 0) {
    const alone = Math.max(attacker, defender);
    if (alone >= 0) addSorties(s, alone, RULINGS["R-COM-4"].value, out);
    return [attacker >= 0, defender >= 0];
  }
  const hex = s.target;
  const combat = airNavalCombat(airSituation(s, "groundSupport", attacker, defender, hex), rollBoth(s));
  const { attacker: attack, defender: defence, result, outcome } = combat;
  out.push({ type: "airCombat", mission: "groundSupport", hex, unit: attacker, defender, attack, defence, result });
  addSorties(s, attacker, outcome.attackerSorties - s.unitSorties[attacker], out);
  addSorties(s, defender, outcome.defenderSorties - s.unitSorties[defender], out);
  const support = outcome.airSupport!;
  const factions = [attackingFaction, defendingFaction];
  out.push({
    type: "airSupport",
    factions: factions.filter((_, i) => (i === 0 ? support.attacker : support.defender)),
  });
  return [support.attacker, support.defender];
}

export const combatPhase = automatic((s, out) => {
  const [primary] = s.attackers;
  const [airAttacker, airDefender] = airSupport(s, out);
  const battle = battleUnderWay(s, airAttacker, airDefender);
  const situation = groundSituation(s, battle);
  const combat = groundCombat(situation, rollBoth(s));
  for (const unit of s.attackers) s.unitFlags[unit] |= ATTACKED;
  const { attacker: attack, defender: defence, result } = combat;
  out.push({
    type: "groundCombat",
    kind: battle.kind,
    hex: s.target,
    unit: primary,
    defender: s.defender,
    attack,
    defence,
    result,
  });
  applyResult(s, { ...combat, outcome: outcomeOf(s, situation, combat) }, out);
  displaceFirst(s);
});

/** §56.3 A defender that cannot retreat but could leave by sea is asked before it takes the "cannot retreat" result. */
function outcomeOf(s: State, situation: GroundSituation, { result, outcome }: GroundCombat): GroundOutcome {
  if (outcome.retreats) return outcome;
  const asked = groundOutcome({ ...situation, canRetreat: true }, result);
  return asked.retreats && evacuationPorts(s, s.defender).length > 0 ? asked : outcome;
}

function applyResult(s: State, { outcome, mayHoldFort }: GroundCombat, out: Out): void {
  const { active, defender } = s;
  if (outcome.attacker === "eliminated") eliminate(s, active, "combat", out);
  else if (outcome.attacker === "reduced" && s.unitReduced[active] === 0) loseStep(s, active, "combat", out);
  if (outcome.defender === "reduced" && s.unitReduced[defender] === 0) loseStep(s, defender, "combat", out);
  s.mayHold = Number(mayHoldFort);
  if (outcome.defender === "eliminated") loseDefender(s, out);
  else if (outcome.retreats) goTo(s, PHASE.retreat);
  else if (outcome.activationEnds) endActivation(s, out);
  else continueCombat(s, out);
}

/** §13, §13.4 In a Mobile attack a No EZOC marker is placed; a field unit costs its country National Will. */
export function loseDefender(s: State, out: Out): void {
  const { countryIndex, field } = unitData(s, s.defender);
  eliminate(s, s.defender, "combat", out);
  if (s.attack === MOBILE && !s.noEzoc.includes(s.target)) {
    s.noEzoc.push(s.target);
    out.push({ type: "noEzocPlaced", hex: s.target });
  }
  if (field) changeWill(s, countryIndex, "NW1", s.attackingFaction, out);
  afterCombat(s, out);
}

/** The combat is over; a Mobile attacker continues with its remaining points, an Assault ends (§10.5). */
export function continueCombat(s: State, out: Out): void {
  if (s.attack !== MOBILE) endActivation(s, out);
  else {
    clearCombat(s);
    goTo(s, PHASE.march);
  }
}

/** The attackers that may advance into the hex, if it is empty. */
function advancers(s: State): Unit[] {
  if (s.groundAt[s.target] >= 0) return [];
  return s.attackers.filter(
    (unit) => isOnMap(s.unitPlace[unit]) && isStillNear(s, unit) && mayEnter(s, unit, s.target),
  );
}

/** An attacker that had to go home (§35.5) does not advance. */
function isStillNear(s: State, unit: Unit): boolean {
  return s.attack === LANDING || directionTo(s, s.unitPlace[unit], s.target) >= 0;
}

export function afterCombat(s: State, out: Out): void {
  if (s.victory >= 0) return;
  if (advancers(s).length > 0) goTo(s, PHASE.advance);
  else continueCombat(s, out);
}

/** §55.6 After a landing one of the surviving units must take the hex. */
function mustAdvance(s: State): boolean {
  return s.attack === LANDING;
}

function advance(s: State, unit: Unit, out: Out): void {
  if (s.attack === LANDING) {
    out.push({ type: "landed", unit, fromPlace: s.unitPlace[unit], hex: s.target });
    markBeachhead(s, s.target);
    s.landed.push(s.target);
  } else out.push({ type: "advanced", unit, fromHex: s.unitPlace[unit], hex: s.target });
  enterHex(s, unit, s.target, out);
  s.left = 1;
}

/** D-ADV R-MOB-1, R-ASL-2 */
export const advancePhase: Phase = {
  decision: "D-ADV",
  prompt: () => "Advance into the empty hex?",
  waiting: (s) => (mustAdvance(s) && advancers(s).length === 1 ? 0 : bitOf(s.phasing)),
  legal: (s) => [
    ...advancers(s).map((unit): Action => ({ type: "advance", unit })),
    ...(mustAdvance(s) ? [] : [{ type: "stay" } as const]),
  ],
  refuse(s, _, action) {
    if (action.type === "stay") return mustAdvance(s) ? NO.ADVANCE : undefined;
    if (action.type !== "advance") return NO.WRONG_ACTION;
    return advancers(s).includes(action.unit) ? undefined : NO.ADVANCE;
  },
  perform(s, _, action, out) {
    if (action.type === "advance") advance(s, action.unit, out);
    continueCombat(s, out);
    displaceFirst(s);
  },
  proceed(s, out) {
    advance(s, advancers(s)[0], out);
    continueCombat(s, out);
    displaceFirst(s);
  },
  fallback: (s) => (mustAdvance(s) ? { type: "advance", unit: advancers(s)[0] } : { type: "stay" }),
};
