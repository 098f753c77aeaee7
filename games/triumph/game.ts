/** Triumph & Tragedy by the contract of a game: the phases in one table, and the loop that runs them. */
import {
  type Applied,
  type Decision,
  decisionsOf,
  type Game,
  isRefusal,
  type Outcome,
  type Refusal,
} from "@tripartite/kernel";
import { type Action, INTERRUPT_TYPES } from "./actions.ts";
import { timeOf } from "./calendar.ts";
import { chronicleOf } from "./chronicle.ts";
import { decodeAction, encodeAction, encodeEvent } from "./codec.ts";
import { copyState } from "./copy.ts";
import { FACTIONS, VICTORIES } from "./data/kinds.ts";
import { describeEvent } from "./describe.ts";
import type { Event, Out } from "./events.ts";
import { legalInterrupts, performInterrupt, refuseInterrupt } from "./interrupts.ts";
import { faultsOf } from "./invariants/faults.ts";
import { ruleFaults } from "./invariants/ruleFaults.ts";
import { milestonesOf } from "./milestones.ts";
import { type Options, optionsOf, partners, readOptions } from "./options.ts";
import { PHASE_TABLE } from "./phases/table.ts";
import { loadPosition, savePosition } from "./position.ts";
import { NO } from "./refusals.ts";
import { handCount } from "./rules/cards.ts";
import { reseed, setup } from "./setup.ts";
import { PHASE, type State } from "./state.ts";
import { openViewOf } from "./view/open.ts";
import { type View, viewOf } from "./view.ts";

/** Changes whenever a recorded game could end differently. */
const RULES_VERSION = "1";

const ALL_SEATS = (1 << FACTIONS.length) - 1;
/** Phases in which several seats decide at the same time; what they chose comes out when the phase ends. */
const SIMULTANEOUS = new Set([PHASE.setup, PHASE.musters, PHASE.handSize, PHASE.threat, PHASE.battleWindow]);
/** Events that show somebody what was hidden before, if only that there is no Double Agent. */
const REVEALING = new Set<Event["type"]>([
  "cardsSeen",
  "unitsInspected",
  "handInspected",
  "vaultInspected",
  "stolenCard",
  "intelligencePlayed",
  "technologyRevealed",
  "unitsRevealed",
  "commandRevealed",
  "blockRemoved",
]);
/** Random players seldom take back, like to move and to fight, and do not stop before they have done something. */
const WEIGHTS: Partial<Record<Action["type"], number>> = {
  unplan: 1 / 16,
  keep: 1 / 16,
  unpick: 1 / 16,
  disband: 1 / 16,
  intervene: 1 / 16,
  endMovement: 1 / 16,
  violate: 1 / 8,
  pass: 1 / 8,
  confirm: 1 / 8,
  hold: 1 / 8,
  cadre: 1 / 8,
  step: 1 / 4,
  diplomacy: 1 / 4,
  wildcard: 1 / 4,
  fund: 1 / 4,
  retreat: 1 / 4,
  rebase: 1 / 4,
  withdraw: 1 / 4,
};
/** Far more than any chain of automatic phases needs. */
const MAX_CHAIN = 10_000;

function waitingSeats(s: State): number {
  return s.victory >= 0 ? 0 : PHASE_TABLE[s.phase].waiting(s) & ALL_SEATS;
}

function isWaitedFor(s: State, seat: number): boolean {
  return (waitingSeats(s) & (1 << seat)) !== 0;
}

function isDecision(s: State, seat: number, action: Action): boolean {
  return (
    !INTERRUPT_TYPES.has(action.type) ||
    (s.phase === PHASE.battleWindow && action.type === "reveal" && isWaitedFor(s, seat))
  );
}

function explain(s: State, seat: number, action: Action, waitedFor = waitingSeats(s)): Refusal | undefined {
  if (s.victory >= 0) return NO.GAME_OVER;
  if (!(seat in FACTIONS)) return NO.NOT_YOUR_DECISION;
  if (!isDecision(s, seat, action)) return refuseInterrupt(s, seat, action);
  if ((waitedFor & (1 << seat)) === 0) return NO.NOT_YOUR_DECISION;
  return PHASE_TABLE[s.phase].refuse(s, seat, action);
}

/** Lets the phases run on until somebody has to decide or the game is over; returns the seats that are waited for. */
function advance(s: State, out: Out): number {
  for (let step = 0; s.victory < 0; step++) {
    const waitedFor = PHASE_TABLE[s.phase].waiting(s);
    if (waitedFor !== 0) return waitedFor & ALL_SEATS;
    if (step > MAX_CHAIN) throw new Error(`phase ${s.phase} never ends`);
    PHASE_TABLE[s.phase].proceed(s, out);
  }
  return 0;
}

function apply(s: State, seat: number, action: Action): Applied<Event> | Refusal {
  const waitedFor = waitingSeats(s);
  const refusal = explain(s, seat, action, waitedFor);
  if (refusal !== undefined) return refusal;
  const events: Out = [];
  const { phase } = s;
  const chance = s.random[3] - s.dice.length;
  if (isDecision(s, seat, action)) PHASE_TABLE[phase].perform(s, seat, action, events);
  else performInterrupt(s, seat, action, events);
  const waitedForNow = advance(s, events);
  const chanceAsked = s.random[3] - s.dice.length !== chance;
  const othersWait = (waitedForNow & ~waitedFor & ~(1 << seat)) !== 0 || s.victory >= 0;
  const choicesOpened = SIMULTANEOUS.has(phase) && s.phase !== phase;
  return {
    events,
    barrier:
      chanceAsked ||
      othersWait ||
      choicesOpened ||
      events.some((event) => REVEALING.has(event.type) || showsPassingOrder(s, seat, event)),
  };
}

/** §7.35 That somebody else wanted to Pass was hidden until it did. */
function showsPassingOrder(s: State, seat: number, event: Event): boolean {
  return event.type === "passed" && event.faction !== seat && handCount(s, event.faction) > 0;
}

function pending(s: State): Decision[] {
  return decisionsOf(PHASE_TABLE[s.phase], s, waitingSeats(s));
}

function outcome(s: State): Outcome | undefined {
  if (s.victory < 0) return undefined;
  return {
    winners: FACTIONS.flatMap((_, seat) => ((s.winners & (1 << seat)) !== 0 ? [seat] : [])),
    kind: VICTORIES[s.victory],
  };
}

export const triumph: Game<State, Action, Event, Options, View> = {
  id: "triumph",
  name: "Triumph & Tragedy",
  rulesVersion: RULES_VERSION,
  options: readOptions,
  optionsOf,
  seats: () => FACTIONS,
  partners,
  setup,
  pending,
  legal: (s, seat) => (isWaitedFor(s, seat) ? PHASE_TABLE[s.phase].legal(s, seat) : []),
  interrupts: (s, seat) => (s.victory < 0 && seat in FACTIONS ? legalInterrupts(s, seat) : []),
  apply,
  explain: (s, seat, action) => explain(s, seat, action),
  view: viewOf,
  outcome,
  fallback: (s, seat) => PHASE_TABLE[s.phase].fallback(s, seat),
  weight: (action) => WEIGHTS[action.type] ?? 1,
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
  timeOf: timeOf,
  openView: openViewOf,
  chronicle: chronicleOf,
  milestones: milestonesOf,
  faults: (s) => [...faultsOf(s), ...ruleFaults(s)],
};
