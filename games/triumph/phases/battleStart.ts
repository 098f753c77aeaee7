/** §12.2, §9.3 The beginning of a Battle and of each of its rounds: flags (D25), technologies (D24), BattleGroups (D28). */

import type { Refusal } from "@tripartite/kernel";
import type { Faction, Unit } from "../data/ids.ts";
import { NATIVE } from "../data/kinds.ts";
import { AREA_NAMES, IS_LAND } from "../data/map.ts";
import type { Action } from "../model/actions.ts";
import type { Out } from "../model/events.ts";
import { NO } from "../model/refusals.ts";
import { ACTED, PHASE, type State } from "../model/state.ts";
import { BATTLE_WINDOW_ORDER, NEVER, standingOrder } from "../rules/cards/orders.ts";
import { legalReveals, performReveal, refuseReveal, vaultPairs } from "../rules/cards/technology.ts";
import { joinGroup, unitsOfGroup, waitingGroups } from "../rules/combat/battleGroups.ts";
import {
  attacker,
  chooseSides,
  hostileParties,
  isBattleOver,
  isStandOff,
  partiesOfMask,
} from "../rules/combat/battles.ts";
import { beginType } from "../rules/combat/combatOrder.ts";
import { openWindow } from "./battleRounds.ts";
import { automatic, type Phase } from "./phase.ts";

// ---- D25 flags in a Battle of three Parties

function unflagged(s: State, seat: Faction): number {
  return hostileParties(s, seat, s.battleArea) & ~s.battleTargets[seat];
}

function refuseFlagsDone(s: State, seat: Faction): Refusal | undefined {
  return seat === attacker(s) && s.battleTargets[seat] === 0 ? NO.TARGET_FLAG : undefined;
}

function endFlags(s: State, out: Out): void {
  const seat = s.answers.shift()!;
  const parties = partiesOfMask(s.battleTargets[seat]);
  out.push({ type: "targetsFlagged", area: s.battleArea, faction: seat, parties });
}

export const battleFlagsPhase: Phase = {
  decision: "D25",
  prompt: (s) => `Which Enemies in ${AREA_NAMES[s.battleArea]} do your units target?`,
  waiting: (s) => (s.answers.length > 0 && unflagged(s, s.answers[0]) !== 0 ? 1 << s.answers[0] : 0),
  legal(s, seat) {
    const actions: Action[] = partiesOfMask(unflagged(s, seat)).map((party) => ({ type: "target", party }));
    if (refuseFlagsDone(s, seat) === undefined) actions.push({ type: "confirm" });
    return actions;
  },
  refuse(s, seat, action) {
    if (action.type === "confirm") return refuseFlagsDone(s, seat);
    if (action.type !== "target") return NO.WRONG_ACTION;
    return action.party >= 0 && (unflagged(s, seat) & (1 << action.party)) !== 0 ? undefined : NO.TARGET_FLAG;
  },
  perform(s, seat, action, out) {
    if (action.type === "target") s.battleTargets[seat] |= 1 << action.party;
    else endFlags(s, out);
  },
  proceed(s, out) {
    if (s.answers.length > 0) {
      endFlags(s, out);
      return;
    }
    chooseSides(s, out);
    openWindow(s);
  },
  fallback: (s, seat) => ({ type: "target", party: partiesOfMask(unflagged(s, seat))[0] }),
};

// ---- D24 the window for Vault technologies

/** Participants that still may reveal something before the round. */
function askedForReveals(s: State): number {
  let mask = 0;
  for (let seat: Faction = 0; seat < NATIVE; seat++) {
    if ((s.owing & (1 << seat)) === 0 || vaultPairs(s, seat) === 0) continue;
    if (standingOrder(s, seat, BATTLE_WINDOW_ORDER) !== NEVER) mask |= 1 << seat;
  }
  return mask;
}

export const battleWindowPhase: Phase = {
  decision: "D24",
  simultaneous: true,
  prompt: (s) => `Do you reveal a technology before the next round in ${AREA_NAMES[s.battleArea]}?`,
  waiting: (s) => (s.owing === 0 || s.vault.length === 0 ? 0 : askedForReveals(s)),
  legal: (s, seat) => [...legalReveals(s, seat), { type: "pass" }],
  refuse(s, seat, action) {
    return action.type === "pass" ? undefined : refuseReveal(s, seat, action);
  },
  perform(s, seat, action, out) {
    if (action.type === "pass") s.owing &= ~(1 << seat);
    else performReveal(s, seat, action, out);
  },
  proceed(s) {
    s.owing = 0;
    s.phase = PHASE.battleRound;
  },
  fallback: () => ({ type: "pass" }),
};

// ---- the round begins

/** §12.71 A BattleGroup must join as long as one waits; if there are several the Active Player chooses (D28). */
export const battleRoundPhase = automatic((s: State, out: Out) => {
  s.battleRound++;
  for (const unit of s.battleUnits) s.unitFlags[unit] &= ~ACTED;
  beginType(s, 0);
  s.phase = PHASE.battleAction;
  if (isBattleOver(s)) return;
  out.push({ type: "roundBegan", area: s.battleArea, count: s.battleRound });
  if (IS_LAND[s.battleArea] || isStandOff(s, attacker(s), s.battleArea)) return;
  const groups = waitingGroups(s);
  if (groups.length === 1) joinGroup(s, groups[0], out);
  else if (groups.length > 1) s.phase = PHASE.battleJoin;
});

function groupStrength(s: State, unit: Unit): number {
  return unitsOfGroup(s, unit).reduce((total, member) => total + s.unitCv[member], 0);
}

export const battleJoinPhase: Phase = {
  decision: "D28",
  prompt: (s) => `Which BattleGroup joins the Battle in ${AREA_NAMES[s.battleArea]}?`,
  waiting: (s) => (waitingGroups(s).length > 0 && !isBattleOver(s) ? 1 << attacker(s) : 0),
  legal: (s) => waitingGroups(s).map((unit) => ({ type: "join", unit })),
  refuse(s, _seat, action) {
    if (action.type !== "join") return NO.WRONG_ACTION;
    return waitingGroups(s).includes(action.unit) ? undefined : NO.NO_GROUP;
  },
  perform(s, _seat, action, out) {
    if (action.type === "join") joinGroup(s, action.unit, out);
    s.phase = PHASE.battleAction;
  },
  proceed(s) {
    s.phase = PHASE.battleAction;
  },
  fallback(s) {
    const groups = waitingGroups(s);
    const unit = groups.reduce((best, group) => (groupStrength(s, group) > groupStrength(s, best) ? group : best));
    return { type: "join", unit };
  },
};
