/** The rules, and what must hold of every game: it ends, it replays, it refuses what it does not list, it keeps secrets. */

import { simulate } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { accepted } from "../../kernel/test/toy.ts";
import { template } from "../game.ts";
import { REFUSALS } from "../phases.ts";

const RED = 0;
const BLUE = 1;
const send = (hill: number) => ({ type: "send" as const, hill });
const newGame = (rounds = 5, seed = 1) => template.setup({ rounds }, seed);

test("2.1 reserves on different hills take them", () => {
  const s = newGame();
  template.apply(s, RED, send(0));
  const { events } = accepted(template.apply(s, BLUE, send(2)));
  expect(template.view(s, RED).holders).toEqual({ north: "red", centre: null, south: "blue" });
  expect(events.map((event) => template.describe(event, s))).toContain("blue takes the south hill.");
});

test("2.2 two reserves on one hill roll dice; a tie changes nothing", () => {
  for (const [dice, holder] of [
    [[5, 2], "red"],
    [[3, 3], null],
  ] as const) {
    const s = { ...newGame(), dice: [...dice] };
    template.apply(s, RED, send(1));
    template.apply(s, BLUE, send(1));
    expect(template.view(s, RED).holders.centre).toBe(holder);
  }
});

test("1.2 a hill of one's own is refused, and not listed", () => {
  const s = newGame();
  template.apply(s, RED, send(0));
  template.apply(s, BLUE, send(2));
  expect(template.apply(s, RED, send(0))).toEqual(REFUSALS.OWN_HILL);
  expect(template.legal(s, RED)).toEqual([send(1), send(2)]);
});

test("1.1 an order is secret until both are given", () => {
  const [here, there] = [0, 2].map((hill) => {
    const s = newGame();
    const { events } = accepted(template.apply(s, RED, send(hill)));
    const heard = events.filter(({ audience }) => audience === undefined);
    return { view: template.view(s, BLUE), heard, asked: template.pending(s) };
  });
  expect(here).toEqual(there);
  expect(template.view(newGame(), BLUE).orders).toEqual({ red: null, blue: null });
});

test("3.1, 3.2 the game ends after its rounds, or when one side holds every hill; more hills win", () => {
  const held = { rounds: 9, round: 2, holders: [RED, RED, -1] };
  const shared = accepted(template.load(held));
  template.apply(shared, RED, send(2));
  template.apply(shared, BLUE, send(1));
  expect(template.outcome(shared)).toBeUndefined();
  const whole = accepted(template.load({ ...held, dice: [5, 1] }));
  template.apply(whole, RED, send(2));
  template.apply(whole, BLUE, send(2));
  expect(template.outcome(whole)).toEqual({ kind: "hills", winners: [RED] });
  const last = accepted(template.load({ rounds: 3, round: 3, holders: [RED, -1, -1] }));
  template.apply(last, RED, send(1));
  template.apply(last, BLUE, send(2));
  expect(template.outcome(last)).toEqual({ kind: "hills", winners: [RED] });
  expect(template.apply(last, RED, send(2))).toEqual(REFUSALS.GAME_OVER);
});

test("options, positions and actions from outside are checked", () => {
  expect(template.options({ rounds: 0 })).toEqual(REFUSALS.BAD_OPTION);
  expect(template.load({ holders: [] })).toEqual(REFUSALS.BAD_POSITION);
  expect(template.decodeAction({ type: "send", hill: "west" }, newGame())).toEqual(REFUSALS.MALFORMED);
});

test("random games come to their end without a fault", () => {
  const { games, deadEnds, tooLong } = simulate(template, { games: 200, seed: 7, checkEvery: 1, options: {} });
  expect({ games, deadEnds, tooLong }).toEqual({ games: 200, deadEnds: 0, tooLong: 0 });
});
