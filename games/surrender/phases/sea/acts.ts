/** §52–§55 Acts of ships: voyages and invasions. */
import type { Faction, Unit } from "../../data/ids.ts";
import { NO } from "../../model/refusals.ts";
import { ACTIVATED, boardOf, isOnMap, PHASE, type State } from "../../model/state.ts";
import { strikeTargets } from "../../rules/air/missions.ts";
import { allowanceOf } from "../../rules/land/activation.ts";
import { invasionZones, refuseInvasion } from "../../rules/sea/invasion.ts";
import { canSail } from "../../rules/sea/voyage.ts";
import { hasFlag, unitData } from "../../rules/units.ts";
import type { Act } from "../acts.ts";
import { refuseUnit } from "../land/acts.ts";
import { beginInvasion } from "./invasion.ts";
import { beginVoyage } from "./sail.ts";

/** §52.1 R-NAV-3 Once a turn. */
function mayActivate(s: State, faction: Faction, ship: Unit): boolean {
  if (s.unitFaction[ship] !== faction) return false;
  return isOnMap(s.unitPlace[ship]) && !hasFlag(s, ship, ACTIVATED) && hasUse(s, ship);
}

/** It can sail, or it is a carrier with something to strike. */
function hasUse(s: State, ship: Unit): boolean {
  return canSail(s, ship) || strikeTargets(s, ship, 1).length > 0;
}

const VOYAGE: Act = {
  claims: (s, action) => action.type === "activate" && unitData(s, action.unit)?.class === "naval",
  isPossible: (s, faction) => boardOf(s).ships.some((ship) => mayActivate(s, faction, ship)),
  list(s, faction, actions) {
    for (const ship of boardOf(s).ships)
      if (mayActivate(s, faction, ship)) actions.push({ type: "activate", unit: ship });
  },
  refuse(s, faction, action) {
    if (action.type !== "activate") return NO.WRONG_ACTION;
    return refuseUnit(s, faction, action.unit) ?? (hasUse(s, action.unit) ? undefined : NO.NOTHING_TO_DO);
  },
  perform(s, _, action, out) {
    if (action.type !== "activate") return;
    s.active = action.unit;
    s.points = allowanceOf(s, action.unit);
    s.unitFlags[action.unit] |= ACTIVATED;
    beginVoyage(s, action.unit);
    s.phase = PHASE.sail;
    out.push({ type: "activated", unit: action.unit, cost: 0 });
  },
};

const INVASION: Act = {
  claims: (_, action) => action.type === "invade",
  isPossible: (s, faction) => invasionZones(s, faction).length > 0,
  list(s, faction, actions) {
    for (const sea of invasionZones(s, faction)) actions.push({ type: "invade", sea });
  },
  refuse: (s, faction, action) => (action.type === "invade" ? refuseInvasion(s, faction, action.sea) : NO.WRONG_ACTION),
  perform(s, faction, action) {
    if (action.type === "invade") beginInvasion(s, faction, action.sea);
  },
};

export const SEA_ACTS: readonly Act[] = [VOYAGE, INVASION];
