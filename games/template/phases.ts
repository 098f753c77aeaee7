/** The course of a round: both sides give their orders in secret (§1), then they fight (§2). */
import { automatic, catalogue, gameLoop, nextBelow, type Phase } from "@tripartite/kernel";
import { type Action, BATTLE, type Event, HILLS, NOBODY, ORDERS, SEATS, type State } from "./state.ts";

export const REFUSALS = catalogue({
  GAME_OVER: ["3.1", "The game is over."],
  NOT_YOUR_DECISION: ["1.1", "Your order is given. Wait for the other side."],
  OWN_HILL: ["1.2", "You hold this hill already. Choose another one."],
  BAD_OPTION: ["protocol", "rounds must be a whole number from 1 to 9."],
  BAD_POSITION: ["protocol", "A position has rounds, round, orders and holders."],
  MALFORMED: ["protocol", `An action is {"type":"send","hill":…} with one of ${HILLS.join(", ")}.`],
});

/** §1 Both sides send their reserve to a hill that they do not hold, at the same time and in secret. */
const orders: Phase<State, Action, Event> = {
  decision: "order",
  simultaneous: true,
  prompt: () => "Send your reserve to a hill.",
  waiting: (s) => s.orders.reduce((mask, hill, seat) => (hill === NOBODY ? mask | (1 << seat) : mask), 0),
  legal: (s, seat) => HILLS.flatMap((_, hill): Action[] => (s.holders[hill] === seat ? [] : [{ type: "send", hill }])),
  refuse: (s, seat, { hill }) => (s.holders[hill] === seat ? REFUSALS.OWN_HILL : undefined),
  perform(s, seat, { hill }, out) {
    s.orders[seat] = hill;
    out.push({ type: "ordered", seat }, { type: "ownOrder", seat, hill, audience: 1 << seat });
  },
  proceed(s) {
    s.phase = BATTLE;
  },
  fallback: (s, seat) => orders.legal(s, seat)[0],
};

function take(s: State, seat: number, hill: number, out: Event[]): void {
  s.holders[hill] = seat;
  out.push({ type: "taken", seat, hill });
}

/** §2.2 Both roll a die; the higher one takes the hill, a tie changes nothing. */
function fight(s: State, hill: number, out: Event[]): void {
  const dice = SEATS.map(() => s.dice.shift() ?? nextBelow(s.random, 6) + 1);
  out.push({ type: "fought", hill, dice });
  if (dice[0] !== dice[1]) take(s, dice[0] > dice[1] ? 0 : 1, hill, out);
}

/** §2 A reserve that is alone takes its hill (2.1); two on the same hill fight (2.2). §3.1 The last round ends the game. */
const battle = automatic<State, Action, Event>((s, out) => {
  const [red, blue] = s.orders;
  if (red === blue) fight(s, red, out);
  else for (const [seat, hill] of s.orders.entries()) take(s, seat, hill, out);
  s.orders.fill(NOBODY);
  s.round++;
  s.phase = ORDERS;
  const isOver = s.round > s.rounds || SEATS.some((_, seat) => s.holders.every((holder) => holder === seat));
  if (!isOver) return;
  s.victory = 0;
  out.push({ type: "ended" });
});

export const loop = gameLoop<State, Action, Event>({
  phases: [orders, battle],
  seatCount: () => SEATS.length,
  refusals: { gameOver: REFUSALS.GAME_OVER, notYourDecision: REFUSALS.NOT_YOUR_DECISION },
  interrupts: {
    has: () => false,
    legal: () => [],
    refuse: () => REFUSALS.NOT_YOUR_DECISION,
    perform: () => {},
  },
});
