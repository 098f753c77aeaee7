/** §14.2, §51 Acts of air units. */
import { NO } from "../../model/refusals.ts";
import { ACTIVATED, boardOf, PHASE } from "../../model/state.ts";
import { canActivateAir } from "../../rules/air/flight.ts";
import { allowanceOf } from "../../rules/land/activation.ts";
import { unitData } from "../../rules/units.ts";
import type { Act } from "../acts.ts";
import { refuseUnit } from "../land/acts.ts";

export const AIR_ACT: Act = {
  claims: (s, action) => action.type === "activate" && unitData(s, action.unit)?.class === "air",
  isPossible: (s, faction) =>
    boardOf(s).airUnits.some((unit) => s.unitFaction[unit] === faction && canActivateAir(s, unit)),
  list(s, faction, actions) {
    for (const unit of boardOf(s).airUnits)
      if (s.unitFaction[unit] === faction && canActivateAir(s, unit)) actions.push({ type: "activate", unit });
  },
  refuse(s, faction, action) {
    if (action.type !== "activate") return NO.WRONG_ACTION;
    const refusal = refuseUnit(s, faction, action.unit);
    if (refusal !== undefined) return refusal;
    return canActivateAir(s, action.unit) ? undefined : NO.NOTHING_TO_DO;
  },
  perform(s, _, action, out) {
    if (action.type !== "activate") return;
    s.active = action.unit;
    s.left = 0;
    s.points = allowanceOf(s, action.unit);
    s.unitFlags[action.unit] |= ACTIVATED;
    s.phase = PHASE.airAction;
    out.push({ type: "activated", unit: action.unit, cost: 0 });
  },
};
