/** §10.1 The Actions Sub-Phase: which unit acts next. */
import type { Refusal } from "@tripartite/kernel";
import type { Action } from "../actions.ts";
import { NO } from "../refusals.ts";
import { activateGround, activationCost, allowanceOf, canActivate } from "../rules/activation.ts";
import { isTargetOf, mayAssault, targetsOf } from "../rules/attacks.ts";
import { pointsLeft } from "../rules/economy.ts";
import { canActivateAir } from "../rules/flight.ts";
import { hasFlag, unitData } from "../rules/units.ts";
import { ACTIVATED, ASSAULT, boardOf, PHASE, STRATEGIC, type State } from "../state.ts";
import { bitOf, type Phase } from "./phase.ts";

function isReady(s: State, unit: number): boolean {
  const { faction, class: unitClass } = unitData(s, unit);
  return faction === s.phasing && (unitClass === "ground" ? canActivate(s, unit) : canActivateAir(s, unit));
}

/** Why a unit cannot be activated for a march, a flight or an Assault. */
function refuseActivation(s: State, seat: number, unit: number): Refusal | undefined {
  const data = boardOf(s).units[unit];
  if (data?.faction !== seat) return NO.UNIT_NOT_YOURS;
  if (s.unitHex[unit] < 0) return NO.UNIT_OFF_MAP;
  if (data.garrison === true) return NO.GARRISON;
  if (hasFlag(s, unit, ACTIVATED)) return NO.ACTIVATED;
  if (hasFlag(s, unit, STRATEGIC)) return NO.MOVED_STRATEGICALLY;
  if (data.class !== "ground") return canActivateAir(s, unit) ? undefined : NO.NOTHING_TO_DO;
  return activationCost(s, unit) > pointsLeft(s, data.countryIndex) ? NO.NO_POINTS : undefined;
}

export function refuseAttacker(s: State, seat: number, unit: number, hex: number): Refusal | undefined {
  const refusal = refuseActivation(s, seat, unit);
  if (refusal !== undefined) return refusal;
  return unitData(s, unit).class === "ground" && isTargetOf(s, unit, hex) ? undefined : NO.NO_TARGET;
}

export const operationsPhase: Phase = {
  decision: "D-ACT",
  prompt: () => "Activate a unit, open an Assault, or pass.",
  waiting: (s) => (boardOf(s).units.some((_, unit) => isReady(s, unit)) ? bitOf(s.phasing) : 0),
  legal(s) {
    const actions: Action[] = [];
    boardOf(s).units.forEach((data, unit) => {
      if (!isReady(s, unit)) return;
      actions.push({ type: "activate", unit });
      if (data.class !== "ground") return;
      for (const hex of targetsOf(s, unit)) if (mayAssault(s, unit, hex)) actions.push({ type: "assault", unit, hex });
    });
    actions.push({ type: "pass" });
    return actions;
  },
  refuse(s, seat, action) {
    if (action.type === "pass") return undefined;
    if (action.type === "activate") return refuseActivation(s, seat, action.unit);
    return action.type === "assault" ? refuseAttacker(s, seat, action.unit, action.hex) : NO.WRONG_ACTION;
  },
  perform(s, seat, action, out) {
    if (action.type === "pass") {
      out.push({ type: "passed", faction: seat });
      s.phase = PHASE.supplyCheck;
    } else if (action.type === "activate") {
      const { unit } = action;
      const ground = unitData(s, unit).class === "ground";
      s.active = unit;
      s.left = 0;
      s.points = allowanceOf(s, unit);
      const cost = ground ? activateGround(s, unit) : 0;
      s.unitFlags[unit] |= ACTIVATED;
      s.phase = ground ? PHASE.march : PHASE.airAction;
      out.push({ type: "activated", unit, cost });
    } else if (action.type === "assault") {
      s.active = action.unit;
      s.attack = ASSAULT;
      s.target = action.hex;
      s.defender = s.groundAt[action.hex];
      s.attackers = [action.unit];
      s.declaring = seat;
      s.phase = PHASE.assault;
      out.push({ type: "activated", unit: action.unit, cost: activateGround(s, action.unit) });
    }
  },
  proceed: (s) => {
    s.phase = PHASE.supplyCheck;
  },
  fallback: () => ({ type: "pass" }),
};
