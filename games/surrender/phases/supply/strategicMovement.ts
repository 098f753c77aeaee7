/** §9 Strategic Movement: first the unit, then where it goes. */
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, boxOf, boxPlace, isOnMap, PHASE, STRATEGIC, type State } from "../../model/state.ts";
import { enterHex } from "../../rules/land/control.ts";
import { canMoveStrategically, strategicBox, strategicTargets } from "../../rules/land/strategicMovement.ts";
import { reportEntry } from "../../rules/politics/happenings.ts";
import { hasFlag, placeUnit, unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";
import { displaceFirst, finishPart } from "../sequence.ts";

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
    if (!isOnMap(s.unitPlace[unit])) return NO.UNIT_OFF_MAP;
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
  legal(s) {
    const box = strategicBox(s, s.active);
    return [
      ...strategicTargets(s, s.active).map((hex): Action => ({ type: "relocate", hex })),
      ...(box < 0 ? [] : [{ type: "enterBox", box } as const]),
      { type: "stay" },
    ];
  },
  refuse(s, _, action) {
    if (action.type === "stay") return undefined;
    if (action.type !== "relocate" && action.type !== "enterBox") return NO.WRONG_ACTION;
    const fits =
      action.type === "relocate"
        ? strategicTargets(s, s.active).includes(action.hex)
        : action.box === strategicBox(s, s.active);
    if (fits) return undefined;
    return unitData(s, s.active).class === "air" ? NO.STRATEGIC_BASE : NO.STRATEGIC_TARGET;
  },
  perform(s, faction, action, out) {
    const unit = s.active;
    s.active = -1;
    s.phase = PHASE.strategicMovement;
    if (action.type !== "relocate" && action.type !== "enterBox") return;
    const from = s.unitPlace[unit];
    s.unitFlags[unit] |= STRATEGIC;
    s.strategicMoves[faction]--;
    if (action.type === "enterBox") {
      placeUnit(s, unit, boxPlace(action.box));
      out.push({ type: "enteredBox", unit, fromHex: from, box: action.box });
      return;
    }
    if (from < 0) out.push({ type: "leftBox", unit, box: boxOf(from), hex: action.hex });
    else out.push({ type: "strategicallyMoved", unit, fromHex: from, hex: action.hex });
    if (unitData(s, unit).class === "ground") {
      enterHex(s, unit, action.hex, out);
      displaceFirst(s);
      return;
    }
    placeUnit(s, unit, action.hex);
    reportEntry(s, unit, "move", action.hex, out);
  },
  proceed: () => {},
  fallback: () => ({ type: "stay" }),
};
