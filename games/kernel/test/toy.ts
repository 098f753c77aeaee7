/**
 * A small complete game for the tests. Each round all three seats bid in secret at once; when all bids are in they are
 * revealed. Then each seat in turn may load up to two shells, must aim, and fires: bid + die + shells are its points.
 * A bid may be withdrawn while others are missing. Once per game, at any time but between aim and fire, a seat may raise
 * its flag for one point.
 */
import { type Game, isRefusal, type Json, type Refusal, type Seat } from "../contract.ts";
import { nextBelow, reseedRandom, type Seed, seedRandom } from "../random.ts";

export interface ToyState {
  random: number[];
  dice: number[];
  rounds: number;
  round: number;
  /** Whose shot it is, or -1 while bids come in. */
  turn: number;
  aimed: boolean;
  shells: number;
  bids: number[];
  flags: number[];
  points: number[];
}

export type ToyAction =
  | { type: "bid"; amount: number }
  | { type: "withdraw" | "load" | "unload" | "aim" | "fire" | "flag" };

export type ToyEvent = { type: string; audience?: number; seat?: Seat; value?: number; bids?: number[] };

export interface ToyOptions {
  rounds: number;
}

const SEATS = ["red", "green", "blue"];
const ALL_SEATS = [0, 1, 2];
const PLAIN = ["withdraw", "load", "unload", "aim", "fire", "flag"] as const;
const INTERRUPTS: ToyAction[] = [{ type: "withdraw" }, { type: "flag" }];
const DECISIONS: ToyAction[] = [
  ...[1, 2, 3].map((amount): ToyAction => ({ type: "bid", amount })),
  { type: "load" },
  { type: "unload" },
  { type: "aim" },
  { type: "fire" },
];

export const toy: Game<ToyState, ToyAction, ToyEvent, ToyOptions> = {
  id: "toy",
  name: "Toy",
  rulesVersion: "1",
  stateVersion: "1",

  options(input) {
    const { rounds = 2 } = (input ?? {}) as Partial<ToyOptions>;
    return Number.isInteger(rounds) && rounds > 0 ? { rounds } : refusal("BAD_OPTION", "0", "rounds must be positive");
  },

  optionsOf: ({ rounds }) => ({ rounds }),
  seats: () => SEATS,

  setup: ({ rounds }, seed) => fresh(rounds, seed),

  pending(state) {
    if (state.round >= state.rounds) return [];
    if (state.turn >= 0) return [{ seat: state.turn, id: state.aimed ? "fire" : "aim" }];
    return ALL_SEATS.filter((seat) => state.bids[seat] === 0).map((seat) => ({ seat, id: "bid" }));
  },

  prompt: (state) => (state.turn >= 0 ? "Shoot" : "Bid"),
  offers: (state, seat) => toy.legal(state, seat).map((action) => ({ action })),
  legal: (state, seat) => DECISIONS.filter((action) => why(state, seat, action) === undefined),
  interrupts: (state, seat) => INTERRUPTS.filter((action) => why(state, seat, action) === undefined),

  apply(state, seat, action) {
    const refused = why(state, seat, action);
    if (refused) return refused;
    switch (action.type) {
      case "bid":
        return bid(state, seat, action.amount);
      case "withdraw":
        state.bids[seat] = 0;
        return { events: [{ type: "withdrawn", seat }], barrier: false };
      case "flag":
        state.flags[seat] = 1;
        state.points[seat]++;
        return { events: [{ type: "flag", seat }], barrier: false };
      case "fire":
        return fire(state, seat);
      default:
        if (action.type === "aim") state.aimed = true;
        else state.shells += action.type === "load" ? 1 : -1;
        return { events: [{ type: action.type, seat }], barrier: false };
    }
  },

  explain: why,

  view(state, viewer) {
    const { rounds, round, turn, aimed, shells, flags, points } = state;
    const bids = state.bids.map((amount, seat) => (turn >= 0 || seat === viewer ? amount : amount > 0 ? "hidden" : 0));
    return { rounds, round, turn, aimed, shells, flags: [...flags], points: [...points], bids };
  },

  outcome(state) {
    if (state.round < state.rounds) return undefined;
    const best = Math.max(...state.points);
    return { kind: "points", winners: ALL_SEATS.filter((seat) => state.points[seat] === best) };
  },

  fallback(state, seat) {
    const legal = toy.legal(state, seat);
    return legal.find(({ type }) => type === "aim" || type === "fire") ?? legal[0];
  },
  standing: {
    decisions: ["bid", "aim"],
    alertOf: ({ type, seat }, own) =>
      type === "fired" && seat !== own ? "battle" : type === "flag" ? "war" : undefined,
  },
  weight: ({ type }) => (type === "withdraw" || type === "unload" ? 1 / 16 : 1),
  copy: ({ random, dice, bids, flags, points, ...plain }) => ({
    ...plain,
    random: [...random],
    dice: [...dice],
    bids: [...bids],
    flags: [...flags],
    points: [...points],
  }),

  reseed: (state, seed) => reseedRandom(state.random, seed),

  decodeAction(input) {
    const { type, amount } = (typeof input === "object" && input !== null ? input : {}) as Record<string, unknown>;
    if (type === "bid" && typeof amount === "number") return { type, amount };
    if (PLAIN.includes(type as never)) return { type } as ToyAction;
    return refusal("MALFORMED", "protocol", "no such action");
  },
  encodeAction: (action) => ({ ...action }),
  encodeEvent: ({ type, seat, value, bids }) => ({ type, seat, value, bids }) as Json,
  describe: (event) => event.type,

  load(position) {
    const { seed = 0, ...given } = position as Partial<ToyState> & { seed?: number };
    const state: ToyState = { ...fresh(2, seed), ...given };
    if (state.points?.length !== 3) return refusal("BAD_POSITION", "position", "points: one per seat");
    return structuredClone(state);
  },
  save: (state) => structuredClone(state) as unknown as Json,

  timeOf: ({ round, turn, aimed }) => ({ round, stage: turn < 0 ? "bids" : aimed ? "aimed" : "shots" }),
  faults: (state) => (state.shells < 0 || state.shells > 2 ? [`${state.shells} shells`] : []),
};

function fresh(rounds: number, seed: Seed): ToyState {
  const nobody = () => [0, 0, 0];
  const table = { bids: nobody(), flags: nobody(), points: nobody() };
  return { random: seedRandom(seed), dice: [], rounds, round: 0, turn: -1, aimed: false, shells: 0, ...table };
}

function bid(state: ToyState, seat: Seat, amount: number) {
  state.bids[seat] = amount;
  const events: ToyEvent[] = [
    { type: "bid", seat },
    { type: "secretBid", seat, value: amount, audience: 1 << seat },
  ];
  if (state.bids.includes(0)) return { events, barrier: false };
  state.turn = 0;
  events.push({ type: "revealed", bids: [...state.bids] });
  return { events, barrier: true };
}

function fire(state: ToyState, seat: Seat) {
  const die = state.dice.shift() ?? nextBelow(state.random, 6) + 1;
  state.points[seat] += state.bids[seat] + die + state.shells;
  state.aimed = false;
  state.shells = 0;
  state.turn++;
  if (state.turn === SEATS.length) {
    state.turn = -1;
    state.round++;
    state.bids = [0, 0, 0];
  }
  return { events: [{ type: "fired", seat, value: die }], barrier: true };
}

function why(state: ToyState, seat: Seat, action: ToyAction): Refusal | undefined {
  const { type } = action;
  if (state.round >= state.rounds) return refusal("OVER", "9", "The game is over.");
  if (type === "flag") {
    if (state.flags[seat] !== 0) return refusal("FLAG_USED", "4.1", "The flag is up already.");
    return state.aimed ? refusal("NOT_SAFE_POINT", "4.2", "Not between aim and fire.") : undefined;
  }
  if (type === "bid" || type === "withdraw") {
    if (state.turn >= 0) return refusal("NOT_BIDDING", "1.1", "Bids are closed.");
    if (state.bids[seat] > 0 !== (type === "withdraw")) return refusal("BID_TWICE", "1.2", "One bid per round.");
    if (type === "bid" && ![1, 2, 3].includes(action.amount)) return refusal("BID_RANGE", "1.3", "Bid 1 to 3.");
    return undefined;
  }
  if (state.turn !== seat) return refusal("NOT_YOUR_TURN", "2.1", "Another seat shoots.");
  if (state.aimed !== (type === "fire")) return refusal("AIM_FIRST", "2.2", "Aim, then fire, nothing between.");
  if (type === "load" && state.shells === 2) return refusal("SHELL_LIMIT", "2.3", "Two shells at most.");
  if (type === "unload" && state.shells === 0) return refusal("NO_SHELL", "2.4", "Nothing is loaded.");
  return undefined;
}

function refusal(code: string, rule: string, text: string): Refusal {
  return { code, rule, text };
}

/** Fails the test if a refusal came instead of a value. */
export function accepted<Value>(value: Value | Refusal): Value {
  if (isRefusal(value)) throw new Error(`refused: ${value.code}`);
  return value;
}
