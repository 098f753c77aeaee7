import { expect, test } from "vitest";
import { encodeOffers, isRefusal } from "../contract.ts";
import { hashState } from "../hash.ts";
import { forgetOffers } from "../offers.ts";
import { nextBelow, seedRandom } from "../random.ts";
import { UNSETTLED } from "../run.ts";
import { simulate } from "../simulate.ts";
import { type IslandAction, type Islands, islands } from "./islands.ts";
import { checkOffers } from "./offerChecks.ts";
import { accepted } from "./toy.ts";

const [STRAIT, GULF] = [0, 1];
const bet = (amount: number): IslandAction => ({ type: "bet", amount });
const sail = (to: number): IslandAction => ({ type: "sail", to });

/** All bets are in; the first seat sails from island 0. */
function sailing(scenario = STRAIT): Islands {
  const s = islands.setup({ scenario }, 1);
  for (const { seat } of islands.pending(s)) accepted(islands.apply(s, seat, bet(2)));
  return s;
}

function copyInto(target: Islands, source: Islands): void {
  Object.assign(target, islands.copy(source));
  forgetOffers(target);
}

/** Gives the plan of the first offer another worth than the rules do, to see which of the two is carried out. */
function markPlan(s: Islands, worth: number): IslandAction {
  const [{ action, plan }] = islands.offers(s, 0);
  (plan as { worth: number }).worth = worth;
  return action;
}

test("games of both scenarios end, with their own seats", () => {
  for (const scenario of ["strait", "gulf"]) {
    const { outcomes, winners } = simulate(islands, { games: 50, options: { scenario } });
    expect([...outcomes]).toEqual([["points", 50]]);
    const seats = islands.seats(accepted(islands.options({ scenario })));
    for (const names of winners.keys()) expect(seats).toEqual(expect.arrayContaining(names.split("+")));
  }
});

test("seats that must act are kept in the state, and count nothing in its hash", () => {
  const s = islands.setup({ scenario: GULF }, 1);
  expect(s.toAct).toBe(0b111);
  accepted(islands.apply(s, 1, bet(1)));
  expect(s.toAct).toBe(0b101);
  expect(islands.pending(s)).toEqual([
    { seat: 0, id: "bet" },
    { seat: 2, id: "bet" },
  ]);
  expect(hashState({ ...s, toAct: 7 })).toBe(hashState(s));
});

test("a state that does not know who must act asks its phase", () => {
  const s = { ...sailing(), toAct: UNSETTLED };
  expect(islands.pending(s)).toEqual([{ seat: 0, id: "sail from gate" }]);
  expect(s.toAct).toBe(1);
});

test("a question is worded only for a seat that must decide", () => {
  const s = sailing();
  expect(islands.prompt(s, 0)).toBe("Where does the ship of north go?");
  expect(islands.prompt(s, 1)).toBe("");
});

test("a barrier is luck, another seat's turn, the end of secret choices, or the end of the game", () => {
  const s = islands.setup({ scenario: GULF }, 1);
  expect(islands.apply(s, 0, bet(1))).toMatchObject({ barrier: false });
  expect(islands.apply(s, 1, { type: "salute" })).toMatchObject({ barrier: false });
  expect(islands.apply(s, 1, bet(1))).toMatchObject({ barrier: false });
  expect(islands.apply(s, 2, bet(1))).toMatchObject({ barrier: true });
  expect(islands.apply(s, 0, { type: "stay" })).toMatchObject({ barrier: true });
});

test("refusals: the end, a seat that does not exist, a decision of others, an interrupt, the phase", () => {
  const s = sailing();
  const code = (seat: number, action: IslandAction) => islands.explain(s, seat, action)?.code;
  expect(code(2, { type: "salute" })).toBe("NOT_YOUR_DECISION");
  expect(code(-1, { type: "stay" })).toBe("NOT_YOUR_DECISION");
  expect(code(1, { type: "stay" })).toBe("NOT_YOUR_DECISION");
  expect(code(0, sail(3))).toBe("TOO_FAR");
  accepted(islands.apply(s, 1, { type: "salute" }));
  expect(code(1, { type: "salute" })).toBe("SALUTED");
  s.victory = 0;
  expect(code(0, { type: "stay" })).toBe("OVER");
});

test("offers are listed once for a decision, and carried out by their plans", () => {
  const s = sailing();
  const [offer] = islands.offers(s, 0);
  expect(islands.offers(s, 0)[0]).toBe(offer);
  expect(islands.legal(s, 0)).toBe(islands.legal(s, 0));
  expect(islands.legal(s, 0)[0]).toBe(offer.action);
  const [equal, unlisted] = [islands.copy(s), islands.copy(s)];
  accepted(islands.apply(s, 0, markPlan(s, 50)));
  accepted(islands.apply(equal, 0, { ...markPlan(equal, 60) }));
  accepted(islands.apply(unlisted, 0, offer.action));
  expect([s, equal, unlisted].map(({ points }) => points[0])).toEqual([50, 60, 2]);
});

test("an action that was never listed is judged by the rules", () => {
  const s = sailing();
  expect(islands.apply(s, 0, sail(2))).toMatchObject({ code: "TOO_FAR" });
  accepted(islands.apply(s, 0, sail(1)));
  expect(s.at[0]).toBe(1);
});

test("an offer of another seat is not believed", () => {
  const s = sailing();
  const [{ action }] = islands.offers(s, 0);
  expect(islands.apply(s, 1, action)).toMatchObject({ code: "NOT_YOUR_DECISION" });
});

test("nothing that was offered before a change is believed after it", () => {
  const changes: Record<string, (s: Islands) => void> = {
    "an action": (s) => accepted(islands.apply(s, 0, { type: "stay" })),
    "an interrupt": (s) => accepted(islands.apply(s, 1, { type: "salute" })),
    "fresh luck": (s) => islands.reseed(s, 5),
    "a change that was announced": (s) => forgetOffers(s),
    "another state written over it": (s) => copyInto(s, sailing()),
    "a change by hand, after which it is open who must act": (s) => {
      s.at[0] = 2;
      s.toAct = UNSETTLED;
    },
    "another phase, set by hand": (s) => {
      s.phase = 0;
      s.bets[0] = 0;
    },
    "a drawn number": (s) => nextBelow(s.random, 6),
    "forced dice": (s) => s.dice.push(6),
    "the end, set by hand": (s) => {
      s.victory = 0;
    },
  };
  for (const [name, change] of Object.entries(changes)) {
    const s = sailing();
    const [offer] = islands.offers(s, 0);
    change(s);
    expect(islands.offers(s, 0), name).not.toContain(offer);
  }
});

test("a changed copy has no offers of the state it was copied from", () => {
  const s = sailing();
  const [{ action }] = islands.offers(s, 0);
  const copy = islands.copy(s);
  copy.at[0] = 3;
  expect(islands.apply(copy, 0, action)).toMatchObject({ code: "TOO_FAR" });
  expect(isRefusal(islands.apply(s, 0, action))).toBe(false);
});

test("along random games offers are current, and plans do what the rules do", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const s = islands.setup({ scenario: seed % 2 }, seed);
    const random = seedRandom(seed);
    while (islands.outcome(s) === undefined) {
      checkOffers(islands, s, random, 3);
      const [{ seat }] = islands.pending(s);
      const legal = islands.legal(s, seat);
      accepted(islands.apply(s, seat, legal[nextBelow(random, legal.length)]));
    }
  }
});

test("offers in JSON carry their meaning, or the action alone", () => {
  const s = sailing();
  expect(encodeOffers(islands, s, 0)).toEqual([
    { action: { type: "sail", to: "bridge" }, worth: 2 },
    { action: { type: "stay" } },
  ]);
  const { encodeOffer, ...plain } = islands;
  expect(encodeOffers(plain, s, 0)).toEqual([{ action: { type: "sail", to: "bridge" } }, { action: { type: "stay" } }]);
  expect(encodeOffers(islands, s, 1)).toEqual([]);
});

test("names are those of the scenario", () => {
  const [strait, gulf] = [sailing(STRAIT), sailing(GULF)];
  expect(islands.decodeAction({ type: "sail", to: "bridge" }, strait)).toEqual(sail(1));
  expect(islands.decodeAction({ type: "sail", to: "reef" }, gulf)).toEqual(sail(1));
  expect(islands.decodeAction({ type: "sail", to: "bridge" }, gulf)).toMatchObject({ code: "MALFORMED" });
  const sailed = { type: "sailed", seat: 1, to: 1 };
  expect([strait, gulf].map((s) => islands.describe(sailed, s))).toEqual(["south sailed bridge", "west sailed reef"]);
});
