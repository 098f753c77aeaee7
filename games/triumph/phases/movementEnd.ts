/** §11 The end of the Movement Phase : Interventions take effect, Aggressors are turned face up. */
import { NATIVE } from "../data/kinds.ts";
import { LAND_AREAS } from "../data/map.ts";
import type { Out } from "../model/events.ts";
import { PHASE, type State, TURN_DEFENSIVE, TURN_EMERGENCY } from "../model/state.ts";
import { faceUp } from "../rules/combat/faces.ts";
import { isDisputed } from "../rules/nations/territory.ts";
import { partyOf, seniorityList, unitsIn } from "../rules/units.ts";
import { automatic } from "./phase.ts";

/** §11.54 In a Disputed area everybody but the Owner is an Aggressor. */
function showAggressors(s: State, out: Out): void {
  for (const area of LAND_AREAS) {
    if (!isDisputed(s, area)) continue;
    const owner = seniorityList(s, area)[0];
    const aggressors = unitsIn(s, area).filter((unit) => partyOf(s, unit) !== owner && partyOf(s, unit) !== NATIVE);
    faceUp(s, area, aggressors, out);
  }
}

/** §10.11, §18.23 Emergency and Defensive Turns have no Combat Phase. */
function hasCombatPhase(s: State): boolean {
  return s.turnKind !== TURN_EMERGENCY && s.turnKind !== TURN_DEFENSIVE;
}

export const movementEndPhase = automatic((s: State, out: Out) => {
  if (s.interventions.length > 0) {
    s.resume = PHASE.movementEnd;
    s.phase = PHASE.intervention;
    return;
  }
  showAggressors(s, out);
  s.duties = [];
  s.crossings = [];
  if (hasCombatPhase(s)) s.phase = PHASE.combatStart;
  else {
    s.turn++;
    s.phase = PHASE.playerTurn;
  }
});
