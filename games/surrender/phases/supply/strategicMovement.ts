/** §9 Strategic Movement: first the unit, then where it goes. */
import type { Action } from "../../actions.ts";
import { NO } from "../../refusals.ts";
import { enterHex } from "../../rules/control.ts";
import { reportEntry } from "../../rules/politics/happenings.ts";
import { canMoveStrategically, strategicTargets } from "../../rules/strategicMovement.ts";
import { hasFlag, placeUnit, unitData } from "../../rules/units.ts";
import { boardOf, PHASE, STRATEGIC, type State } from "../../state.ts";
import { bitOf, type Phase } from "../phase.ts";
import { finishPart } from "../sequence.ts";

function hasStrategicMove(s: State): boolean {
  return s.strategicMoves[s.phasing] > 0 && boardOf(s).units.some((_, unit) => canMoveStrategically(s, unit));
}

export const strategicMovementPhase: Phase = {
  decision: "D-STM",
  prompt: (s) => `Choose a unit for a strategic move (${s.strategicMoves[s.phasing]} left), or pass.`,
  waiting: (s) => (hasStrategicMove(s) ? bitOf(s.phasing) : 0),
  legal(s) {
    const actions: Action[] = [];
    boardOf(s).units.forEach((_, unit) => {
      if (canMoveStrategically(s, unit)) actions.push({ type: "choose", unit });
    });
    actions.push({ type: "pass" });
    return actions;
  },
  refuse(s, faction, action) {
    if (action.type === "pass") return undefined;
    if (action.type !== "choose") return NO.WRONG_ACTION;
    const { unit } = action;
    const data = boardOf(s).units[unit];
    if (data === undefined || s.unitFaction[unit] !== faction) return NO.UNIT_NOT_YOURS;
    if (s.unitPlace[unit] < 0) return NO.UNIT_OFF_MAP;
    if (s.strategicMoves[faction] === 0) return NO.STRATEGIC_LIMIT;
    if (hasFlag(s, unit, STRATEGIC)) return NO.MOVED_STRATEGICALLY;
    if (data.garrison === true && !boardOf(s).scenario.rules.garrisonRail) return NO.GARRISON;
    return canMoveStrategically(s, unit) ? undefined : NO.STRATEGIC_UNIT;
  },
  perform(s, faction, action, out) {
    if (action.type === "choose") {
      s.active = action.unit;
      s.phase = PHASE.strategicDestination;
    } else {
      out.push({ type: "passed", faction });
      finishPart(s);
    }
  },
  proceed: finishPart,
  fallback: () => ({ type: "pass" }),
};

/** §9.2 The destination; a unit may also be put back. */
export const strategicDestinationPhase: Phase = {
  decision: "D-STM",
  prompt: (s) => `Where does ${unitData(s, s.active).name} go?`,
  waiting: (s) => bitOf(s.phasing),
  legal: (s) => [...strategicTargets(s, s.active).map((hex): Action => ({ type: "relocate", hex })), { type: "stay" }],
  refuse(s, _, action) {
    if (action.type === "stay") return undefined;
    if (action.type !== "relocate") return NO.WRONG_ACTION;
    if (strategicTargets(s, s.active).includes(action.hex)) return undefined;
    return unitData(s, s.active).class === "air" ? NO.STRATEGIC_BASE : NO.STRATEGIC_TARGET;
  },
  perform(s, faction, action, out) {
    const unit = s.active;
    s.active = -1;
    s.phase = PHASE.strategicMovement;
    if (action.type !== "relocate") return;
    const fromHex = s.unitPlace[unit];
    s.unitFlags[unit] |= STRATEGIC;
    s.strategicMoves[faction]--;
    out.push({ type: "strategicallyMoved", unit, fromHex, hex: action.hex });
    if (unitData(s, unit).class === "ground") {
      enterHex(s, unit, action.hex, out);
      return;
    }
    placeUnit(s, unit, action.hex);
    reportEntry(s, unit, "move", action.hex, out);
  },
  proceed: () => {},
  fallback: () => ({ type: "stay" }),
};
