/** §12 step 2 The secret choice, and what the sides then commit. */
import type { Faction } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import {
  AIR_NAVAL,
  boardOf,
  PHASE,
  STRATEGIC_WARFARE,
  type State,
  UNDECIDED,
  WILL,
  WILL_NOT,
} from "../../model/state.ts";
import { ownerOf } from "../../rules/combat/attacks.ts";
import { combatKindOf } from "../../rules/combat/battle.ts";
import {
  canCommit,
  hasCommitted,
  mayPlay,
  maySupport,
  playableMarkers,
  supportersOf,
} from "../../rules/combat/commitment.ts";
import { useMarker } from "../../rules/markers.ts";
import { joinIfInvaded } from "../../rules/nations/inactive.ts";
import { reportEntry } from "../../rules/politics/happenings.ts";
import { bitOf, type Phase } from "../phase.ts";
import { noteInvasion } from "./duty.ts";

/** Of every combat. */
const SIDES = 2;

/** A ground attack is declared; an inactive country joins before it is worked out (R-ACT-2). */
export function beginCombat(s: State, cost: number, out: Out): void {
  const kind = combatKindOf(s);
  const attacking = s.unitFaction[s.attackers[0]];
  noteInvasion(s, s.target);
  joinIfInvaded(s, attacking, s.target, out);
  reportEntry(s, s.attackers[0], "attack", s.target, out);
  out.push({ type: "attackDeclared", kind, units: [...s.attackers], hex: s.target, defender: s.defender, cost });
  beginCommitment(s, attacking, ownerOf(s, s.defender));
}

/** §12.5 Both sides choose; a side with nothing eligible will not commit. */
export function beginCommitment(s: State, attacking: Faction, defending: Faction): void {
  s.attackingFaction = attacking;
  s.defendingFaction = defending;
  s.choices = s.choices.map((_, faction) => (isSide(s, faction) && canCommit(s, faction) ? UNDECIDED : WILL_NOT));
  s.declaring = attacking;
  s.passes = 0;
  s.phase = s.choices.includes(UNDECIDED) ? PHASE.commit : resolution(s);
}

export function isSide(s: State, faction: Faction): boolean {
  return faction === s.attackingFaction || faction === s.defendingFaction;
}

/** The other side of the combat. */
export function otherSide(s: State, faction: Faction): Faction {
  return faction === s.attackingFaction ? s.defendingFaction : s.attackingFaction;
}

/** The phase that rolls the dice. */
function resolution(s: State): number {
  if (s.attack === AIR_NAVAL) return PHASE.airNavalCombat;
  return s.attack === STRATEGIC_WARFARE ? PHASE.strategicCombat : PHASE.combat;
}

/** D-COM Hidden until both have chosen. */
export const commitPhase: Phase = {
  decision: "D-COM",
  simultaneous: true,
  prompt: (s) =>
    s.attack === STRATEGIC_WARFARE
      ? "In secret: will you commit an Event marker to Strategic Warfare?"
      : "In secret: will you commit air support or an Event marker to this combat?",
  waiting: (s) => s.choices.reduce((mask, choice, faction) => (choice === UNDECIDED ? mask | bitOf(faction) : mask), 0),
  legal: () => [{ type: "will" }, { type: "willNot" }],
  refuse: (_, __, action) => (action.type === "will" || action.type === "willNot" ? undefined : NO.WRONG_ACTION),
  perform(s, faction, action, out) {
    s.choices[faction] = action.type === "will" ? WILL : WILL_NOT;
    out.push({ type: "commitmentChosen", faction });
  },
  proceed(s, out) {
    const factions = s.choices.flatMap((choice, faction) => (choice === WILL ? [faction] : []));
    out.push({ type: "commitmentsRevealed", factions });
    s.phase = factions.length > 0 ? PHASE.declare : resolution(s);
  },
  fallback: () => ({ type: "willNot" }),
};

function declarations(s: State, faction: Faction): Action[] {
  if (s.choices[faction] !== WILL) return [];
  return [
    ...supportersOf(s, faction).map((unit): Action => ({ type: "support", unit })),
    ...playableMarkers(s, faction).map((marker): Action => ({ type: "play", marker })),
  ];
}

/** The one thing a side can do now, if there is only one (§22): pass, or commit all it has. */
function forced(s: State): Action | undefined {
  const options = declarations(s, s.declaring);
  if (options.length === 0) return { type: "pass" };
  return options.length === 1 && !hasCommitted(s, s.declaring) ? options[0] : undefined;
}

function declare(s: State, faction: Faction, action: Action, out: Out): void {
  if (action.type === "support") {
    s.committedAir[faction] = action.unit;
    out.push({ type: "airCommitted", faction, unit: action.unit });
  } else if (action.type === "play") {
    s.committedMarkers.push(action.marker);
    useMarker(s, action.marker);
    out.push({ type: "markerPlayed", faction, marker: action.marker });
  }
  s.passes = action.type === "pass" ? s.passes + 1 : 0;
  s.declaring = otherSide(s, s.declaring);
  if (s.passes === SIDES) s.phase = resolution(s);
}

/** D-DEC R-COM-1 In turn, attacker first, until both have passed in a row. */
export const declarePhase: Phase = {
  decision: "D-DEC",
  prompt: (s, seat) => (hasCommitted(s, seat) ? "Commit more, or pass." : "Commit an air unit or an Event marker."),
  waiting: (s) => (forced(s) === undefined ? bitOf(s.declaring) : 0),
  legal: (s, seat) => [...declarations(s, seat), ...(hasCommitted(s, seat) ? [{ type: "pass" } as const] : [])],
  refuse(s, seat, action) {
    if (action.type === "pass") return hasCommitted(s, seat) ? undefined : NO.MUST_COMMIT;
    if (action.type === "support") {
      return boardOf(s).units[action.unit] !== undefined && maySupport(s, action.unit, seat) ? undefined : NO.SUPPORT;
    }
    if (action.type !== "play") return NO.WRONG_ACTION;
    return boardOf(s).markers[action.marker] !== undefined && mayPlay(s, action.marker, seat) ? undefined : NO.MARKER;
  },
  perform: declare,
  proceed: (s, out) => declare(s, s.declaring, forced(s)!, out),
  fallback(s, seat) {
    return hasCommitted(s, seat) ? { type: "pass" } : declarations(s, seat)[0];
  },
};
