/** §10.1 Acts of ground units: activations for a march, and Assaults, which use no Movement Points (R-ASL-1). */

import type { Refusal } from "@tripartite/kernel";
import type { Faction, Hex, Unit } from "../../data/ids.ts";
import { NO } from "../../model/refusals.ts";
import { ACTIVATED, ASSAULT, boardOf, isOnMap, PHASE, STRATEGIC, type State } from "../../model/state.ts";
import { dropsFor, refuseDropWith } from "../../rules/air/airdrop.ts";
import { isTargetOf, ownerOf, refuseTarget, targetsOf } from "../../rules/combat/attacks.ts";
import { pointsLeft } from "../../rules/economy/economy.ts";
import { activateGround, activationCost, allowanceOf, canActivate } from "../../rules/land/activation.ts";
import { payerOf } from "../../rules/sides.ts";
import { hasFlag, unitData } from "../../rules/units.ts";
import type { Act } from "../acts.ts";
import { declareDrop } from "./drop.ts";

/** Why a unit of any class cannot be activated at all. */
export function refuseUnit(s: State, faction: Faction, unit: Unit): Refusal | undefined {
  const data = boardOf(s).units[unit];
  if (data === undefined || s.unitFaction[unit] !== faction) return NO.UNIT_NOT_YOURS;
  if (!isOnMap(s.unitPlace[unit])) return NO.UNIT_OFF_MAP;
  if (data.garrison === true) return NO.GARRISON;
  if (hasFlag(s, unit, ACTIVATED)) return NO.ACTIVATED;
  return hasFlag(s, unit, STRATEGIC) ? NO.MOVED_STRATEGICALLY : undefined;
}

function refuseGround(s: State, faction: Faction, unit: Unit): Refusal | undefined {
  const refusal = refuseUnit(s, faction, unit);
  if (refusal !== undefined) return refusal;
  if (activationCost(s, unit) > pointsLeft(s, payerOf(s, unit))) return NO.NO_POINTS;
  return canActivate(s, unit) ? undefined : NO.IN_BOX;
}

export function refuseAttacker(s: State, faction: Faction, unit: Unit, hex: Hex): Refusal | undefined {
  const refusal = refuseGround(s, faction, unit);
  if (refusal !== undefined) return refusal;
  if (unitData(s, unit).class !== "ground") return NO.NO_TARGET;
  return isTargetOf(s, unit, hex) ? undefined : refuseTarget(s, unit, hex);
}

export const GROUND_ACT: Act = {
  claims: (s, action) =>
    action.type === "assault" || (action.type === "activate" && unitData(s, action.unit)?.class === "ground"),
  isPossible: (s, faction) =>
    boardOf(s).fieldUnits.some((unit) => s.unitFaction[unit] === faction && canActivate(s, unit)),
  list(s, faction, actions) {
    for (const unit of boardOf(s).fieldUnits) {
      if (s.unitFaction[unit] !== faction || !canActivate(s, unit)) continue;
      actions.push({ type: "activate", unit });
      for (const hex of targetsOf(s, unit)) {
        actions.push({ type: "assault", unit, hex });
        for (const marker of dropsFor(s, unit, hex)) actions.push({ type: "assault", unit, hex, marker });
      }
    }
  },
  refuse(s, faction, action) {
    if (action.type === "assault") {
      const { unit, hex, marker } = action;
      const refusal = refuseAttacker(s, faction, unit, hex);
      return refusal ?? (marker === undefined ? undefined : refuseDropWith(s, marker, unit, hex));
    }
    return action.type === "activate" ? refuseGround(s, faction, action.unit) : NO.WRONG_ACTION;
  },
  perform(s, _, action, out) {
    if (action.type === "activate") {
      const { unit } = action;
      s.active = unit;
      s.left = 0;
      s.points = allowanceOf(s, unit);
      const cost = activateGround(s, unit);
      s.phase = PHASE.march;
      out.push({ type: "activated", unit, cost });
    } else if (action.type === "assault") {
      s.active = action.unit;
      s.attack = ASSAULT;
      s.target = action.hex;
      s.defender = s.groundAt[action.hex];
      s.attackers = [action.unit];
      s.attackingFaction = s.phasing;
      s.defendingFaction = ownerOf(s, s.defender);
      s.declaring = s.phasing;
      s.phase = PHASE.assault;
      out.push({ type: "activated", unit: action.unit, cost: activateGround(s, action.unit) });
      if (action.marker !== undefined) declareDrop(s, action.marker, out);
    }
  },
};
