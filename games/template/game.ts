/**
 * Three Hills: a tiny complete game to begin a new one from. Two sides send their reserves to three hills, in secret and
 * at the same time; who holds more hills after the last round wins.
 */
import { forgetOffers, type Game, isRefusal, type Json, positionOf, reseedRandom } from "@tripartite/kernel";
import { loop, REFUSALS } from "./phases.ts";
import { type Action, type Event, HILLS, NOBODY, newState, type Options, SEATS, type State } from "./state.ts";

const DEFAULT_ROUNDS = 5;
const MAX_ROUNDS = 9;

export type View = {
  round: number;
  rounds: number;
  /** The hill, "hidden", or null while there is no order. */
  orders: Record<string, string | null>;
  holders: Record<string, string | null>;
};

/** §3.2 Who holds more hills wins; equal numbers are a draw. */
function winners({ holders }: State): number[] {
  const held = SEATS.map((_, seat) => holders.filter((holder) => holder === seat).length);
  return SEATS.flatMap((_, seat) => (held[seat] === Math.max(...held) ? [seat] : []));
}

function orderSeen({ orders }: State, seat: number, viewer: number): string | null {
  if (orders[seat] === NOBODY) return null;
  return seat === viewer ? HILLS[orders[seat]] : "hidden";
}

export const template: Game<State, Action, Event, Options, View> = {
  id: "template",
  name: "Three Hills",
  rulesVersion: "1",
  stateVersion: "1",

  options(input) {
    const { rounds = DEFAULT_ROUNDS } = (input ?? {}) as { rounds?: unknown };
    const isGood = typeof rounds === "number" && Number.isInteger(rounds) && rounds >= 1 && rounds <= MAX_ROUNDS;
    return isGood ? { rounds } : REFUSALS.BAD_OPTION;
  },
  optionsOf: ({ rounds }) => ({ rounds }),
  seats: () => SEATS,
  setup: (options, seed) => loop.settle(newState(options, seed)),

  pending: loop.pending,
  prompt: loop.prompt,
  offers: loop.offers,
  legal: loop.legal,
  interrupts: loop.interrupts,
  apply: loop.apply,
  explain: loop.explain,
  fallback: loop.fallback,

  view: (s, viewer) => ({
    round: Math.min(s.round, s.rounds),
    rounds: s.rounds,
    orders: Object.fromEntries(SEATS.map((name, seat) => [name, orderSeen(s, seat, viewer)])),
    holders: Object.fromEntries(HILLS.map((name, hill) => [name, SEATS[s.holders[hill]] ?? null])),
  }),
  outcome: (s) => (s.victory < 0 ? undefined : { kind: "hills", winners: winners(s) }),

  weight: () => 1,
  copy: (s) => structuredClone(s),
  reseed(s, seed) {
    forgetOffers(s);
    reseedRandom(s.random, seed);
  },

  decodeAction(input) {
    const { type, hill } = (input ?? {}) as Record<string, unknown>;
    const index = typeof hill === "string" ? positionOf(HILLS, hill) : -1;
    return type === "send" && index >= 0 ? { type, hill: index } : REFUSALS.MALFORMED;
  },
  encodeAction: ({ type, hill }) => ({ type, hill: HILLS[hill] }),
  encodeEvent({ audience, ...event }) {
    const named = { ...event } as Record<string, Json>;
    if ("seat" in event) named.seat = SEATS[event.seat];
    if ("hill" in event) named.hill = HILLS[event.hill];
    return named;
  },
  describe(event) {
    switch (event.type) {
      case "ordered":
        return `${SEATS[event.seat]} has given its order.`;
      case "ownOrder":
        return `Your reserve goes to the ${HILLS[event.hill]} hill.`;
      case "taken":
        return `${SEATS[event.seat]} takes the ${HILLS[event.hill]} hill.`;
      case "fought":
        return `Both reserves meet on the ${HILLS[event.hill]} hill and roll ${event.dice.join(" and ")}.`;
      case "ended":
        return "The game is over.";
    }
  },

  load(position, loading) {
    const given = (position ?? {}) as Partial<State>;
    const options = template.options({ rounds: given.rounds });
    if (isRefusal(options)) return options;
    const state = { ...newState(options, 0), ...structuredClone(given) };
    const isGood = state.orders.length === SEATS.length && state.holders.length === HILLS.length;
    return isGood ? loop.settle(state, loading) : REFUSALS.BAD_POSITION;
  },
  save: ({ toAct, ...s }) => structuredClone(s) as unknown as Json,
  faults: loop.faults,
};
