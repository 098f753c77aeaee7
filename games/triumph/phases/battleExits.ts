/** §12.22, §12.52, §12.73, §13 Leaving a Battle at the end of a round: D30 to D33. */

import type { Faction, Unit } from "../data/ids.ts";
import { AIR_FORCE, SUB } from "../data/kinds.ts";
import { AREA_NAMES } from "../data/map.ts";
import { IS_ANS } from "../data/units.ts";
import type { Action } from "../model/actions.ts";
import type { Out } from "../model/events.ts";
import { NO } from "../model/refusals.ts";
import { ESCAPED, FACE_UP, JOINED, type State } from "../model/state.ts";
import { answerOrder, attacker, isInBattle } from "../rules/combat/battles.ts";
import { rebase, rebaseAreas, refuseRebase } from "../rules/combat/rebase.ts";
import { eliminateTrapped, hasExit, refuseRetreat, retreat, retreatAreas } from "../rules/combat/retreat.ts";
import { escapeSub, hasFlag, inPublicOrder, partyOf, unitsOf } from "../rules/units.ts";
import { beginEscapes, closeBattle, endSeaRound, isSeaBattleOver, joinedUnits } from "./battleRounds.ts";
import type { Phase } from "./phase.ts";

/** The first seat in the order of answers that owns one of the units. */
function firstOwner(s: State, units: readonly Unit[]): Faction {
  for (const seat of answerOrder(s)) if (units.some((unit) => partyOf(s, unit) === seat)) return seat;
  return -1;
}

function rebasesOf(s: State, units: readonly Unit[]): Action[] {
  const actions: Action[] = [];
  for (const unit of units) {
    const areas = rebaseAreas(s, partyOf(s, unit), s.unitType[unit], s.unitArea[unit]);
    for (const to of areas) actions.push({ type: "rebase", unit, to });
  }
  return actions;
}

function ownUnits(s: State, seat: Faction, units: readonly Unit[]): Unit[] {
  return units.filter((unit) => partyOf(s, unit) === seat);
}

// ---- D30 Air Forces must leave a Sea after every round (§12.75, §13.2, R61)

export const airRebasePhase: Phase = {
  decision: "D30",
  prompt: (s) => `Where do your Air Forces over ${AREA_NAMES[s.battleArea]} ReBase?`,
  waiting(s) {
    const seat = firstOwner(s, joinedUnits(s, AIR_FORCE));
    return seat < 0 ? 0 : 1 << seat;
  },
  legal: (s, seat) => rebasesOf(s, ownUnits(s, seat, joinedUnits(s, AIR_FORCE))),
  refuse(s, seat, action) {
    if (action.type !== "rebase") return NO.WRONG_ACTION;
    if (!ownUnits(s, seat, joinedUnits(s, AIR_FORCE)).includes(action.unit)) return NO.CANNOT_LEAVE;
    return refuseRebase(s, action.unit, action.to);
  },
  perform(s, _seat, action, out) {
    if (action.type === "rebase") rebase(s, action.unit, action.to, out);
  },
  proceed: beginEscapes,
  fallback(s, seat) {
    return rebasesOf(s, ownUnits(s, seat, joinedUnits(s, AIR_FORCE)))[0];
  },
};

// ---- D31 Subs may Escape (§12.73)

function isOutnumbered(s: State, seat: Faction): boolean {
  let balance = 0;
  for (const unit of s.battleUnits) {
    if (!isInBattle(s, unit) || !hasFlag(s, unit, JOINED)) continue;
    const party = partyOf(s, unit);
    if (party === seat) balance++;
    else if ((s.battleTargets[party] & (1 << seat)) !== 0) balance--;
  }
  return balance < 0;
}

function slipAway(s: State, unit: Unit, out: Out): void {
  const [area, nationality, cv] = [s.unitArea[unit], s.unitNationality[unit], s.unitCv[unit]];
  out.push({ type: "subEscaped", area, nationality, cv });
  s.unitFlags[unit] &= ~(FACE_UP | JOINED);
  escapeSub(s, unit);
}

export const subEscapePhase: Phase = {
  decision: "D31",
  prompt: (s) => `Which of your Subs in ${AREA_NAMES[s.battleArea]} Escape?`,
  waiting(s) {
    if (s.answers.length === 0 || isSeaBattleOver(s)) return 0;
    return ownUnits(s, s.answers[0], joinedUnits(s, SUB)).length > 0 ? 1 << s.answers[0] : 0;
  },
  legal(s, seat) {
    const actions: Action[] = ownUnits(s, seat, joinedUnits(s, SUB)).map((unit) => ({ type: "escape", unit }));
    actions.push({ type: "pass" });
    return actions;
  },
  refuse(s, seat, action) {
    if (action.type === "pass") return undefined;
    if (action.type !== "escape") return NO.WRONG_ACTION;
    return ownUnits(s, seat, joinedUnits(s, SUB)).includes(action.unit) ? undefined : NO.NO_ESCAPE;
  },
  perform(s, _seat, action, out) {
    if (action.type === "escape") slipAway(s, action.unit, out);
    else s.answers.shift();
  },
  proceed(s) {
    if (s.answers.length > 0 && !isSeaBattleOver(s)) s.answers.shift();
    else endSeaRound(s);
  },
  fallback(s, seat) {
    const subs = ownUnits(s, seat, joinedUnits(s, SUB));
    return isOutnumbered(s, seat) ? { type: "escape", unit: subs[0] } : { type: "pass" };
  },
};

// ---- D32 forced Retreats (§12.52): after a land round, at the end of the Combat Phase and of the Supply Phase

/** Units that must leave and are still on the map. */
function leavers(s: State): Unit[] {
  return s.leaving.filter((unit) => s.unitArea[unit] >= 0);
}

function exitsOf(s: State, units: readonly Unit[]): Action[] {
  const actions = rebasesOf(s, units);
  for (const unit of units) for (const to of retreatAreas(s, unit)) actions.push({ type: "retreat", unit, to });
  return actions;
}

export const forcedRetreatPhase: Phase = {
  decision: "D32",
  prompt: () => "Choose where each unit that must leave goes.",
  waiting(s) {
    const units = leavers(s);
    const seat = firstOwner(s, units);
    return seat >= 0 && ownUnits(s, seat, units).every((unit) => hasExit(s, unit)) ? 1 << seat : 0;
  },
  legal: (s, seat) => exitsOf(s, ownUnits(s, seat, leavers(s))),
  refuse(s, seat, action) {
    if (action.type !== "retreat" && action.type !== "rebase") return NO.WRONG_ACTION;
    if (!ownUnits(s, seat, leavers(s)).includes(action.unit)) return NO.CANNOT_LEAVE;
    return action.type === "retreat"
      ? refuseRetreat(s, action.unit, action.to)
      : refuseRebase(s, action.unit, action.to);
  },
  perform(s, _seat, action, out) {
    if (action.type !== "retreat" && action.type !== "rebase") return;
    if (action.type === "retreat") retreat(s, action.unit, action.to, out);
    else rebase(s, action.unit, action.to, out);
    s.leaving = s.leaving.filter((unit) => unit !== action.unit);
  },
  proceed(s, out) {
    const units = leavers(s);
    const seat = firstOwner(s, units);
    if (seat >= 0) {
      const trapped = ownUnits(s, seat, units).filter((unit) => !hasExit(s, unit));
      for (const unit of inPublicOrder(s, trapped)) eliminateTrapped(s, unit, out);
      return;
    }
    s.leaving = [];
    s.phase = s.resume;
    s.resume = -1;
  },
  fallback: (s, seat) => exitsOf(s, ownUnits(s, seat, leavers(s)))[0],
};

// ---- D33 the Active Player's ANS may ReBase when the fight is over (§13.12)

function mayRebaseFreely(s: State, seat: Faction): Unit[] {
  return unitsOf(s, seat, s.battleArea).filter((unit) => IS_ANS[s.unitType[unit]] && !hasFlag(s, unit, ESCAPED));
}

function hasHaven(s: State, unit: Unit): boolean {
  return rebaseAreas(s, partyOf(s, unit), s.unitType[unit], s.battleArea).length > 0;
}

/** Blocks that rivals cannot tell from an ANS. */
function hasHiddenBlock(s: State, seat: Faction): boolean {
  return unitsOf(s, seat, s.battleArea).some((unit) => !hasFlag(s, unit, FACE_UP) && !hasFlag(s, unit, ESCAPED));
}

/** Everybody sees a unit that could ReBase. */
function showsChoice(s: State, seat: Faction): boolean {
  return mayRebaseFreely(s, seat).some((unit) => hasFlag(s, unit, FACE_UP) && hasHaven(s, unit));
}

function hasChoice(s: State, seat: Faction): boolean {
  return mayRebaseFreely(s, seat).some((unit) => hasHaven(s, unit));
}

export const optionalRebasePhase: Phase = {
  decision: "D33",
  prompt: (s, seat) =>
    hasChoice(s, seat)
      ? `Which of your units in ${AREA_NAMES[s.battleArea]} ReBase?`
      : `None of your units in ${AREA_NAMES[s.battleArea]} can ReBase. Play continues in a moment; there is nothing to do.`,
  /** R117 A hidden block is reason enough to ask, so that the question does not show what it is. */
  waiting(s) {
    const faction = attacker(s);
    if (s.answers.length === 0) return 0;
    return hasHiddenBlock(s, faction) || showsChoice(s, faction) ? 1 << faction : 0;
  },
  legal: (s, seat) => [...rebasesOf(s, mayRebaseFreely(s, seat)), { type: "pass" }],
  refuse(s, seat, action) {
    if (action.type === "pass") return undefined;
    if (action.type !== "rebase") return NO.WRONG_ACTION;
    if (!mayRebaseFreely(s, seat).includes(action.unit)) return NO.CANNOT_LEAVE;
    return refuseRebase(s, action.unit, action.to);
  },
  perform(s, _seat, action, out) {
    if (action.type === "rebase") rebase(s, action.unit, action.to, out);
    else s.answers = [];
  },
  proceed: closeBattle,
  discreet(s, seat) {
    if (showsChoice(s, seat)) return undefined;
    return { answer: hasChoice(s, seat) ? undefined : { type: "pass" } };
  },
  fallback: () => ({ type: "pass" }),
};
