/**
 * A small game with two scenarios that differ in seats and board, made of phases. Each round all seats bet in secret at
 * once. Then each in turn sails to a neighbouring island or stays, gets what the island is worth and wins its bet on a
 * six. Once in a game, at any time, a seat may salute for one point.
 */
import { type Game, isRefusal, type Json, type Offer, type Refusal } from "../contract.ts";
import { positionOf } from "../input.ts";
import { forgetOffers } from "../offers.ts";
import { automatic, type Phase, planned } from "../phase.ts";
import { nextBelow, reseedRandom, type Seed, seedRandom } from "../random.ts";
import { gameLoop, UNSETTLED } from "../run.ts";

export interface Islands {
  scenario: number;
  random: number[];
  dice: number[];
  phase: number;
  toAct: number;
  victory: number;
  round: number;
  turn: number;
  bets: number[];
  /** The island of each seat's ship. */
  at: number[];
  points: number[];
  saluted: number[];
}

export type IslandAction =
  | { type: "bet"; amount: number }
  | { type: "sail"; to: number }
  | { type: "stay" }
  | { type: "salute" };
export type IslandEvent = { type: string; audience?: number; seat?: number; to?: number; value?: number };

/** What an island brings. */
export interface IslandPlan {
  readonly worth: number;
}

export interface IslandOptions {
  readonly scenario: number;
}

export type IslandView = {
  scenario: string;
  round: number;
  ships: Record<string, string>;
  points: number[];
  bets: (number | "hidden")[];
};

interface Scenario {
  readonly id: string;
  readonly seats: readonly string[];
  readonly islands: readonly string[];
  /** Where a ship gets from each island. */
  readonly ways: readonly (readonly number[])[];
  readonly worth: readonly number[];
  readonly start: readonly number[];
}

export const ISLAND_SCENARIOS: readonly Scenario[] = [
  {
    id: "strait",
    seats: ["north", "south"],
    islands: ["gate", "bridge", "tower", "harbour"],
    ways: [[1], [0, 2], [1, 3], [2]],
    worth: [0, 2, 1, 3],
    start: [0, 3],
  },
  {
    id: "gulf",
    seats: ["east", "west", "centre"],
    islands: ["cape", "reef", "bay", "lagoon", "isle"],
    ways: [
      [1, 4],
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 0],
    ],
    worth: [1, 0, 2, 0, 3],
    start: [0, 2, 4],
  },
];

const ROUNDS = 3;
const BETS = [1, 2, 3];
const TYPES = ["bet", "sail", "stay", "salute"];
const [BET, SAIL, ROLL] = [0, 1, 2];

const boardOf = ({ scenario }: { scenario: number }) => ISLAND_SCENARIOS[scenario];
const refusal = (code: string, text: string): Refusal => ({ code, rule: "1", text });
const OVER = refusal("OVER", "The game is over.");
const NOT_YOU = refusal("NOT_YOUR_DECISION", "Another seat decides.");
const WRONG = refusal("WRONG_ACTION", "Not now.");

type IslandOffer = Offer<IslandAction, IslandPlan>;
type IslandPhase = Phase<Islands, IslandAction, IslandEvent, IslandPlan>;

const betPhase: IslandPhase = {
  decision: "bet",
  simultaneous: true,
  prompt: () => "How much?",
  waiting: (s) => s.bets.reduce((mask, bet, seat) => (bet === 0 ? mask | (1 << seat) : mask), 0),
  legal: () => BETS.map((amount) => ({ type: "bet", amount })),
  refuse(_, __, action) {
    if (action.type !== "bet") return WRONG;
    return BETS.includes(action.amount) ? undefined : refusal("BET", "Bet 1 to 3.");
  },
  perform(s, seat, action, out) {
    if (action.type === "bet") s.bets[seat] = action.amount;
    out.push({ type: "bet", seat }, { type: "ownBet", seat, value: s.bets[seat], audience: 1 << seat });
  },
  proceed(s) {
    s.phase = SAIL;
  },
  fallback: () => ({ type: "bet", amount: 1 }),
};

const sailPhase: IslandPhase = planned<Islands, IslandAction, IslandEvent, IslandPlan>({
  decision: (s) => `sail from ${boardOf(s).islands[s.at[s.turn]]}`,
  prompt: (s, seat) => `Where does the ship of ${boardOf(s).seats[seat]} go?`,
  waiting: (s) => 1 << s.turn,
  offers(s, seat) {
    const { ways, worth } = boardOf(s);
    const stay: IslandOffer = { action: { type: "stay" } };
    return ways[s.at[seat]]
      .map((to): IslandOffer => ({ action: { type: "sail", to }, plan: { worth: worth[to] } }))
      .concat(stay);
  },
  refuse(s, seat, action) {
    if (action.type !== "sail") return action.type === "stay" ? undefined : WRONG;
    return boardOf(s).ways[s.at[seat]].includes(action.to)
      ? undefined
      : refusal("TOO_FAR", "The ship does not get there.");
  },
  perform(s, seat, action, out, plan) {
    if (action.type === "sail") {
      s.at[seat] = action.to;
      s.points[seat] += plan?.worth ?? boardOf(s).worth[action.to];
      out.push({ type: "sailed", seat, to: action.to });
    }
    s.phase = ROLL;
  },
  proceed() {},
  fallback: () => ({ type: "stay" }),
});

const rollPhase: IslandPhase = automatic((s: Islands, out: IslandEvent[]) => {
  const die = s.dice.shift() ?? nextBelow(s.random, 6) + 1;
  if (die === 6) s.points[s.turn] += s.bets[s.turn];
  out.push({ type: "rolled", seat: s.turn, value: die });
  s.phase = SAIL;
  s.turn++;
  if (s.turn < boardOf(s).seats.length) return;
  s.turn = 0;
  s.round++;
  s.bets.fill(0);
  if (s.round < ROUNDS) s.phase = BET;
  else s.victory = 0;
});

export const islandLoop = gameLoop<Islands, IslandAction, IslandEvent, IslandPlan>({
  phases: [betPhase, sailPhase, rollPhase],
  seatCount: (s) => boardOf(s).seats.length,
  refusals: { gameOver: OVER, notYourDecision: NOT_YOU },
  interrupts: {
    has: (_, __, { type }) => type === "salute",
    legal: (s, seat) => (s.saluted[seat] === 0 ? [{ type: "salute" }] : []),
    refuse: (s, seat) => (s.saluted[seat] === 0 ? undefined : refusal("SALUTED", "Once in a game.")),
    perform(s, seat, _, out) {
      s.saluted[seat] = 1;
      s.points[seat]++;
      out.push({ type: "saluted", seat });
    },
  },
});

function fresh({ scenario }: IslandOptions, seed: Seed): Islands {
  const zero = () => ISLAND_SCENARIOS[scenario].seats.map(() => 0);
  const clock = { phase: BET, toAct: UNSETTLED, victory: -1, round: 0, turn: 0 };
  const ships = { bets: zero(), at: [...ISLAND_SCENARIOS[scenario].start], points: zero(), saluted: zero() };
  return { scenario, random: seedRandom(seed), dice: [], ...clock, ...ships };
}

export const islands: Game<Islands, IslandAction, IslandEvent, IslandOptions, IslandView, IslandPlan> = {
  id: "islands",
  name: "Islands",
  rulesVersion: "1",
  stateVersion: "1",
  scenarios: ISLAND_SCENARIOS.map(({ id }) => id),
  options(input) {
    const { scenario = "strait" } = (input ?? {}) as { scenario?: unknown };
    const found = ISLAND_SCENARIOS.findIndex(({ id }) => id === scenario);
    return found < 0 ? refusal("OPTIONS", "scenario: strait or gulf.") : { scenario: found };
  },
  optionsOf: ({ scenario }) => ({ scenario }),
  seats: ({ scenario }) => ISLAND_SCENARIOS[scenario].seats,
  setup: (options, seed) => islandLoop.settle(fresh(options, seed)),
  pending: islandLoop.pending,
  prompt: islandLoop.prompt,
  offers: islandLoop.offers,
  legal: islandLoop.legal,
  interrupts: islandLoop.interrupts,
  apply: islandLoop.apply,
  explain: islandLoop.explain,
  fallback: islandLoop.fallback,
  view(s, viewer) {
    const { id, seats, islands: names } = boardOf(s);
    return {
      scenario: id,
      round: s.round,
      ships: Object.fromEntries(seats.map((seat, index) => [seat, names[s.at[index]]])),
      points: [...s.points],
      bets: s.bets.map((bet, seat) => (bet === 0 || seat === viewer || s.phase !== BET ? bet : "hidden")),
    };
  },
  outcome(s) {
    if (s.victory < 0) return undefined;
    const best = Math.max(...s.points);
    return { kind: "points", winners: s.points.flatMap((points, seat) => (points === best ? [seat] : [])) };
  },
  weight: (action, s) => (action.type === "sail" ? (1 + boardOf(s).worth[action.to]) / 4 : 1),
  copy: (s) => structuredClone(s),
  reseed(s, seed) {
    forgetOffers(s);
    reseedRandom(s.random, seed);
  },
  decodeAction(input, s) {
    const { type, to, amount } = (input ?? {}) as Record<string, unknown>;
    if (type === "bet" && typeof amount === "number") return { type, amount };
    const island = typeof to === "string" ? positionOf(boardOf(s).islands, to) : -1;
    if (type === "sail" && island >= 0) return { type, to: island };
    if (type === "stay" || type === "salute") return { type };
    return refusal("MALFORMED", `No such action; there is ${TYPES.join(", ")}.`);
  },
  encodeAction: (action, s) => (action.type === "sail" ? { ...action, to: boardOf(s).islands[action.to] } : action),
  encodeOffer: ({ action, plan }, s) => ({
    action: islands.encodeAction(action, s),
    ...(plan !== undefined && { worth: plan.worth }),
  }),
  encodeEvent({ audience, to, ...event }, s) {
    return { ...event, ...(to !== undefined && { to: boardOf(s).islands[to] }) } as Json;
  },
  describe: ({ type, seat, to }, s) =>
    [boardOf(s).seats[seat ?? 0], type, to === undefined ? "" : boardOf(s).islands[to]].join(" ").trim(),
  load(position, loading) {
    const { scenario, ...given } = position as Partial<Islands> & { scenario?: string };
    const options = islands.options({ scenario });
    return isRefusal(options)
      ? options
      : islandLoop.settle(structuredClone({ ...fresh(options, 0), ...given }), loading);
  },
  save: ({ toAct, ...s }) => structuredClone({ ...s, scenario: boardOf(s).id }),
  faults: islandLoop.faults,
};
