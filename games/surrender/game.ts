/** Unconditional Surrender! by the contract of a game: the phases in one table, run by the kernel's loop. */
import { forgetOffers, type Game, gameLoop, isRefusal, type Outcome } from "@tripartite/kernel";
import { chronicleOf } from "./chronicle.ts";
import { decodeAction, encodeAction, encodeEvent } from "./codec.ts";
import { SCENARIO_IDS, scenarioAt } from "./data/scenarios/index.ts";
import { OUTCOMES } from "./data/scenarios/victory.ts";
import { describeEvent } from "./describe.ts";
import { faultsOf } from "./invariants.ts";
import { HIGHLIGHTS, milestonesOf, possibilitiesOf } from "./milestones.ts";
import type { Action } from "./model/actions.ts";
import type { Event } from "./model/events.ts";
import { NO } from "./model/refusals.ts";
import { copyState } from "./model/state/copy.ts";
import { boardOf, type State } from "./model/state.ts";
import { type Options, optionsOf, readOptions } from "./options.ts";
import type { Plan } from "./phases/phase.ts";
import { breakOff } from "./phases/sequence.ts";
import { PHASE_TABLE } from "./phases/table.ts";
import { refuseUnasked } from "./phases/unasked.ts";
import { loadPosition, savePosition } from "./position.ts";
import { dateNow } from "./rules/calendar.ts";
import { hasLeftGame } from "./rules/nations/coldWar.ts";
import { concede, winnersOf } from "./rules/victory.ts";
import { initialState, reseed } from "./setup.ts";
import { standing } from "./standing.ts";
import { openViewOf, type View, viewOf } from "./view.ts";

/** Changes whenever a recorded game could end differently. */
const RULES_VERSION = "5";
/** Changes whenever a state of the same game looks different: other fields, or other lists behind its numbers. */
const STATE_VERSION = "10";

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
  declareWar: 1 / 256,
  put: 1 / 8,
  eliminate: 1 / 8,
};
const TO_OPEN_COUNTRY = 1 / 8;

function weight(action: Action, s: State): number {
  if (action.type === "march" && boardOf(s).siteAt[action.hex] < 0) return TO_OPEN_COUNTRY;
  return WEIGHTS[action.type] ?? 1;
}

/** The faction that a seat plays as its own; -1 once it has conceded (§61.5) or left the game (§70.5). */
function factionOfSeat(s: State, seat: number): number {
  const own = boardOf(s).factionAt[seat];
  return s.seatOf[own] === seat && !hasLeftGame(s, own) ? own : -1;
}

const loop = gameLoop<State, Action, Event, Plan>({
  phases: PHASE_TABLE,
  seatCount: (s) => boardOf(s).factionAt.length,
  refusals: { gameOver: NO.GAME_OVER, notYourDecision: NO.NOT_YOUR_DECISION },
  notAsked: (s, seat, action) => refuseUnasked(s, boardOf(s).factionAt[seat], action),
  interrupts: {
    has: (_, __, action) => action.type === "concede",
    legal: (s, seat) => (factionOfSeat(s, seat) < 0 ? [] : [{ type: "concede" }]),
    refuse: (s, seat) => (factionOfSeat(s, seat) < 0 ? NO.CONCEDED : undefined),
    perform: (s, seat, _, out) => concede(s, factionOfSeat(s, seat), out),
  },
  ended: breakOff,
});

function outcome(s: State): Outcome | undefined {
  if (s.victory < 0) return undefined;
  const winners = winnersOf(s.victory).map((faction) => boardOf(s).seatOf[faction]);
  return { kind: OUTCOMES[s.victory], winners: winners.filter((seat) => seat >= 0) };
}

export const surrender: Game<State, Action, Event, Options, View, Plan> = {
  id: "surrender",
  name: "Unconditional Surrender!",
  rulesVersion: RULES_VERSION,
  stateVersion: STATE_VERSION,
  scenarios: SCENARIO_IDS,
  options: readOptions,
  optionsOf,
  seats: ({ scenario }) => scenarioAt(scenario).factions,
  setup: (options, seed, opening = []) =>
    loop.settle(initialState(options, seed), { events: opening, onePhase: false }),
  pending: loop.pending,
  prompt: loop.prompt,
  offers: loop.offers,
  legal: loop.legal,
  interrupts: loop.interrupts,
  apply: loop.apply,
  explain: loop.explain,
  view: viewOf,
  outcome,
  fallback: loop.fallback,
  standing,
  weight,
  copy: copyState,
  reseed(s, seed) {
    forgetOffers(s);
    reseed(s, seed);
  },
  decodeAction,
  encodeAction,
  encodeEvent,
  describe: describeEvent,
  load(position, loading) {
    const s = loadPosition(position);
    return isRefusal(s) ? s : loop.settle(s, loading);
  },
  save: savePosition,
  timeOf: (s) => ({ turn: s.turn, ...dateNow(s) }),
  openView: openViewOf,
  chronicle: (moments) => chronicleOf(moments),
  milestones: milestonesOf,
  highlights: HIGHLIGHTS,
  possibilities: possibilitiesOf,
  faults: (s) => [...faultsOf(s), ...loop.faults(s)],
};
