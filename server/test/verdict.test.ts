/** Ranks and reasons of finished games, from what is stored about their tables. */
import { FIRST_RATING } from "@tripartite/kernel/protocol";
import { expect, test } from "vitest";
import { afterGame, NEWCOMER, shown, together } from "../ratings/skill.ts";
import { type Circumstances, verdictOn } from "../ratings/verdict.ts";
import type { SeatInfo, TableInfo } from "../tables/info.ts";

const person = (id: string): SeatInfo => ({ kind: "person", person: id, name: id, hotSeat: false, vacant: false });
const bot = (vacant = false): SeatInfo => ({ kind: "bot", bot: "staff", hotSeat: false, vacant });

interface Case extends Partial<Circumstances> {
  readonly seats: readonly SeatInfo[];
  readonly winners?: readonly number[];
  readonly kind?: string;
  readonly held?: TableInfo["held"];
}

function judged({ seats, winners = [0], kind = "economic", held, ...circumstances }: Case) {
  const sitting = Object.fromEntries(seats.flatMap((seat, index) => (seat.person ? [[seat.person, [index]]] : [])));
  const info = { seats, rated: true, ending: { kind, winners }, held: held ?? sitting } as unknown as TableInfo;
  const { unrated, placings } = verdictOn(info, {
    accounts: new Map([..."abc"].map((id) => [id, id])),
    leavers: [],
    dismissed: new Set(),
    moved: new Set([0, 1, 2]),
    partnersOf: () => [],
    ...circumstances,
  });
  return { unrated, ranks: Object.fromEntries(placings.map(({ player, rank }) => [player, rank])) };
}

test("winners share the first place, the others share the next; where nobody wins, all have tied", () => {
  const seats = [person("a"), person("b"), person("c")];
  expect(judged({ seats, winners: [1] }).ranks).toEqual({ a: 2, b: 1, c: 2 });
  expect(judged({ seats, winners: [1, 2] }).ranks).toEqual({ a: 2, b: 1, c: 1 });
  expect(judged({ seats, winners: [], kind: "draw" }).ranks).toEqual({ a: 1, b: 1, c: 1 });
});

test("those who gave up come last, the first to leave at the very end; late players are not rated", () => {
  const held = { a: [0], b: [1], c: [2] };
  const left = judged({ seats: [person("a"), bot(true), bot(true)], winners: [1], held, leavers: ["c", "b"] });
  expect(left).toEqual({ unrated: undefined, ranks: { a: 2, b: 3, c: 4 } });
  const seats = [person("a"), person("d"), person("c")];
  const late = judged({ seats, winners: [1], held: { ...held, d: [1] }, leavers: ["b"] });
  expect(late.ranks).toEqual({ a: 2, b: 3, c: 2, d: undefined });
});

test("a bot is rated as long as two people play on; one who is left alone with it may take moves back", () => {
  const held = { a: [0], b: [1] };
  expect(judged({ seats: [person("a"), person("b"), bot()], held }).ranks).toEqual({ a: 1, b: 2, "bot:staff": 2 });
  const alone = judged({ seats: [person("a"), bot(true), bot()], held, leavers: ["b"] });
  expect(alone).toEqual({ unrated: undefined, ranks: { a: 1, b: 3, "bot:staff": undefined } });
});

test("seats that one player plays together are one side", () => {
  const partnersOf = (seat: number) => (seat === 0 ? [] : [3 - seat]);
  const { unrated, ranks } = judged({ seats: [person("a"), person("b"), person("b")], winners: [1], partnersOf });
  expect({ unrated, ranks }).toEqual({ unrated: undefined, ranks: { a: 2, b: 1 } });
});

test("one person on two sides, an owner against the own program, a program sent away, an operator's end: not rated", () => {
  const accounts = new Map([
    ["a", "a"],
    ["b", "a"],
    ["c", "c"],
  ]);
  const seats = [person("a"), person("b"), person("c")];
  expect(judged({ seats, accounts }).unrated).toBe("oneOwner");
  expect(judged({ seats: [person("a"), person("a"), person("c")] }).unrated).toBe("oneOwner");
  expect(judged({ seats, dismissed: new Set(["c"]) }).unrated).toBe("dismissed");
  expect(judged({ seats, kind: "abandoned", winners: [] }).unrated).toBe("closed");
  expect(judged({ seats, moved: new Set([0, 1]) }).unrated).toBe("short");
});

test("a bot on two seats learns what both have learnt together", () => {
  const { ranks } = judged({ seats: [person("a"), bot(), bot()] });
  expect(ranks["bot:staff"]).toBeUndefined();
  const after = afterGame([NEWCOMER, NEWCOMER, NEWCOMER], [1, 2, 2]);
  expect(after[1]).toEqual(after[2]);
  expect(together(after.slice(1))).toEqual(after[1]);
  expect(shown(NEWCOMER)).toEqual(FIRST_RATING);
  const even = afterGame([NEWCOMER, NEWCOMER], [1, 1]);
  expect(even[0].mu).toBe(even[1].mu);
  expect(afterGame([NEWCOMER, NEWCOMER], [1, 2])[0].mu).toBeGreaterThan(even[0].mu);
});
