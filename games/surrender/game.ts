/** Unconditional Surrender! by the contract of a game: the phases in one table, and the loop that runs them. */
import {
  type Applied,
  type Decision,
  decisionsOf,
  type Game,
  isRefusal,
  type Outcome,
  type Refusal,
  type Seed,
} from "@tripartite/kernel";
import type { Action } from "./actions.ts";
import { chronicleOf } from "./chronicle.ts";
import { decodeAction, encodeAction, encodeEvent } from "./codec.ts";
import { copyState } from "./copy.ts";
import { FACTIONS } from "./data/vocabulary.ts";
import { describeEvent } from "./describe.ts";
import type { Event, Out } from "./events.ts";
import { faultsOf } from "./invariants.ts";
import { milestonesOf } from "./milestones.ts";
import { type Options, optionsOf, readOptions } from "./options.ts";
import { breakOff } from "./phases/sequence.ts";
import { PHASE_TABLE } from "./phases/table.ts";
import { loadPosition, savePosition } from "./position.ts";
import { NO } from "./refusals.ts";
import { concede } from "./rules/victory.ts";
import { initialState, reseed } from "./setup.ts";
import { boardOf, PHASE, type State, VICTORIES } from "./state.ts";
import { openViewOf, type View, viewOf } from "./view.ts";

/** Changes whenever a recorded game could end differently. */
const RULES_VERSION = "1";

/** The factions of the scenarios that can be played. */
const SEATS = FACTIONS.slice(0, 2);

/** Random players like to attack, to advance and to take cities, and do not stop before they have done something. */
const WEIGHTS: Partial<Record<Action["type"], number>> = {
  concede: 0,
  end: 1 / 64,
  pass: 1 / 64,
  done: 1 / 4,
  transfer: 1 / 32,
  stay: 1 / 8,
  assault: 1 / 8,
  choose: 1 / 8,
};
const TO_OPEN_COUNTRY = 1 / 8;

function weight(action: Action, s: State): number {
  if (action.type === "march" && boardOf(s).spotAt[action.hex] < 0) return TO_OPEN_COUNTRY;
  return WEIGHTS[action.type] ?? 1;
}

/** Far more than any chain of automatic phases needs. */
const MAX_CHAIN = 10_000;

function isWaitedFor(s: State, seat: number): boolean {
  return (s.awaited & (1 << seat)) !== 0;
}

function explain(s: State, seat: number, action: Action): Refusal | undefined {
  if (s.victory >= 0) return NO.GAME_OVER;
  if (!(seat in SEATS)) return NO.NOT_YOUR_DECISION;
  if (action.type === "concede") return undefined;
  if (!isWaitedFor(s, seat)) return NO.NOT_YOUR_DECISION;
  return PHASE_TABLE[s.phase].refuse(s, seat, action);
}

/** Lets the phases run on until somebody has to decide or the game is over. */
function advance(s: State, out: Out): void {
  for (let step = 0; s.victory < 0; step++) {
    s.awaited = PHASE_TABLE[s.phase].waiting(s);
    if (s.awaited !== 0) return;
    if (step > MAX_CHAIN) throw new Error(`phase ${s.phase} never ends`);
    PHASE_TABLE[s.phase].proceed(s, out);
  }
  s.awaited = 0;
  breakOff(s);
}

/** A barrier: dice, the other side's turn, or choices that come out together. */
function apply(s: State, seat: number, action: Action): Applied<Event> | Refusal {
  const refusal = explain(s, seat, action);
  if (refusal !== undefined) return refusal;
  const events: Out = [];
  const { phase } = s;
  const chance = s.random[3] - s.dice.length;
  if (action.type === "concede") concede(s, seat, events);
  else PHASE_TABLE[phase].perform(s, seat, action, events);
  advance(s, events);
  const chanceAsked = s.random[3] - s.dice.length !== chance;
  const choosing = phase === PHASE.commit && s.phase === PHASE.commit;
  const othersWait = !choosing && (s.awaited & ~(1 << seat)) !== 0;
  const choicesOpened = phase === PHASE.commit && s.phase !== PHASE.commit;
  return { events, barrier: chanceAsked || othersWait || choicesOpened || s.victory >= 0 };
}

function pending(s: State): Decision[] {
  return decisionsOf(PHASE_TABLE[s.phase], s, s.awaited);
}

function outcome(s: State): Outcome | undefined {
  if (s.victory < 0) return undefined;
  const kind = VICTORIES[s.victory];
  return { kind, winners: SEATS.flatMap((faction, seat) => (kind.startsWith(faction) ? [seat] : [])) };
}

function setup(options: Options, seed: Seed): State {
  const s = initialState(options, seed);
  advance(s, []);
  return s;
}

export const surrender: Game<State, Action, Event, Options, View> = {
  id: "surrender",
  name: "Unconditional Surrender!",
  rulesVersion: RULES_VERSION,
  options: readOptions,
  optionsOf,
  seats: () => SEATS,
  setup,
  pending,
  legal: (s, seat) => (isWaitedFor(s, seat) ? PHASE_TABLE[s.phase].legal(s, seat) : []),
  interrupts: (s, seat) => (s.victory < 0 && seat in SEATS ? [{ type: "concede" }] : []),
  apply,
  explain,
  view: viewOf,
  outcome,
  fallback: (s, seat) => PHASE_TABLE[s.phase].fallback(s, seat),
  weight,
  copy: copyState,
  reseed,
  decodeAction,
  encodeAction,
  encodeEvent,
  describe: describeEvent,
  load(position) {
    const s = loadPosition(position);
    if (!isRefusal(s)) advance(s, []);
    return s;
  },
  save: savePosition,
  timeOf: (s) => ({ turn: s.turn, ...boardOf(s).scenario.turns[s.turn - 1] }),
  openView: openViewOf,
  chronicle: (moments) => chronicleOf(moments),
  milestones: milestonesOf,
  faults(s) {
    const awaited = s.victory >= 0 ? 0 : PHASE_TABLE[s.phase].waiting(s);
    return s.awaited === awaited ? faultsOf(s) : [...faultsOf(s), "somebody else has to decide"];
  },
};
