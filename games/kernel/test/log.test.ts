import { expect, test } from "vitest";
import type { Json } from "../contract.ts";
import { hashState } from "../hash.ts";
import { InputError } from "../input.ts";
import { fold, type GameLog, newLog, ReplayError, readLog, undo } from "../log.ts";
import { simulate } from "../simulate.ts";
import { accepted, toy } from "./toy.ts";

const RED = 0;
const GREEN = 1;
const BLUE = 2;

const bid = (amount: number): Json => ({ type: "bid", amount });
const act = (type: string): Json => ({ type });

function logOf(...moves: [number, Json][]): GameLog {
  const entries = moves.map(([seat, action]) => ({ seat, action }));
  return { ...newLog(toy, { options: {}, seed: 5 }), entries };
}

const bidsIn: [number, Json][] = [
  [GREEN, bid(1)],
  [RED, bid(2)],
  [BLUE, bid(3)],
];

test("a log folds to the state that its actions made, every time", () => {
  const log = logOf(...bidsIn, [RED, act("load")], [RED, act("aim")], [RED, act("fire")]);
  const state = fold(toy, log);
  expect(state).toMatchObject({ turn: GREEN, bids: [2, 1, 3], shells: 0 });
  expect(state.points[RED]).toBeGreaterThanOrEqual(4);
  expect(hashState(fold(toy, JSON.parse(JSON.stringify(log))))).toBe(hashState(state));
});

test("a whole random game replays to the same state from its log", () => {
  simulate(toy, {
    games: 20,
    interruptChance: 1 / 10,
    onGame: ({ log }) => {
      const state = fold(toy, log());
      expect(toy.outcome(state)).toBeDefined();
      expect(hashState(fold(toy, log()))).toBe(hashState(state));
    },
  });
});

test("a log may begin at a position", () => {
  const position = { turn: BLUE, aimed: true, bids: [1, 1, 1], points: [0, 9, 0], rounds: 1, dice: [4] };
  const log = { ...newLog(toy, { position }), entries: [{ seat: BLUE, action: act("fire") }] };
  expect(toy.outcome(fold(toy, log))).toEqual({ kind: "points", winners: [GREEN] });
});

test("a refused entry is named with its number and the rule", () => {
  const log = logOf(...bidsIn, [GREEN, act("aim")]);
  expect(() => fold(toy, log)).toThrow(ReplayError);
  expect(() => fold(toy, log)).toThrow("entries[3]: refused with NOT_YOUR_TURN (2.1): Another seat shoots.");
});

test("a log of other rules, of another game, or with bad options is not replayed", () => {
  const log = logOf();
  expect(() => fold(toy, { ...log, rulesVersion: "0" })).toThrow(
    "rulesVersion: the log follows rules 0, but these are 1",
  );
  expect(() => fold(toy, { ...log, game: "chess" })).toThrow("game: this is a log of chess, not of toy");
  const options = { rounds: -1 };
  expect(() => fold(toy, { ...log, options })).toThrow("options: BAD_OPTION (0): rounds must be positive");
});

test("undo takes back only the seat's own last action", () => {
  const log = logOf(...bidsIn, [RED, act("load")], [RED, act("load")], [RED, act("aim")]);
  const once = accepted(undo(toy, log, RED));
  expect(fold(toy, once)).toMatchObject({ shells: 2, aimed: false });
  const twice = accepted(undo(toy, once, RED));
  expect(fold(toy, twice)).toMatchObject({ shells: 1, aimed: false });
});

test("undo of a simultaneous choice keeps what other seats chose since", () => {
  const log = logOf([RED, bid(3)], [GREEN, bid(1)]);
  const undone = accepted(undo(toy, log, RED));
  expect(undone.entries).toEqual([{ seat: GREEN, action: bid(1) }]);
  expect(fold(toy, undone).bids).toEqual([0, 1, 0]);
});

test("nothing is taken back across an information barrier", () => {
  const barrier = { code: "UNDO_BARRIER", rule: "table" };
  expect(undo(toy, logOf(...bidsIn), RED), "bids revealed by another seat").toMatchObject(barrier);
  expect(undo(toy, logOf(...bidsIn), BLUE), "bids revealed by its own action").toMatchObject(barrier);
  expect(undo(toy, logOf(...bidsIn, [RED, act("aim")], [RED, act("fire")]), RED), "dice rolled").toMatchObject(barrier);
  expect(undo(toy, logOf(), RED), "nothing done yet").toMatchObject(barrier);
});

test("an action that a later one of another seat rests on is not taken back", () => {
  const follows: typeof toy = {
    ...toy,
    explain: () => undefined,
    apply: (state, seat, action) =>
      seat === GREEN && state.bids[RED] === 0
        ? { code: "AFTER_RED", rule: "1.9", text: "Green follows red." }
        : toy.apply(state, seat, action),
  };
  expect(undo(follows, logOf([RED, bid(1)], [GREEN, bid(2)]), RED)).toMatchObject({ code: "UNDO_BARRIER" });
});

test("an undone log forgets its old hash", () => {
  const log = { ...logOf([RED, bid(1)]), finalHash: "0" };
  expect(undo(toy, log, RED)).not.toHaveProperty("finalHash");
});

test("a malformed log is refused with the path of the fault", () => {
  const games = { toy };
  const good = { ...logOf([RED, bid(1)]) } as Record<string, unknown>;
  expect(readLog(games, JSON.parse(JSON.stringify(good))).log).toEqual(good);
  const faults: [string, unknown][] = [
    ['expected an object, found "x"', "x"],
    ['game: unknown game "__proto__" (known: toy)', { ...good, game: "__proto__" }],
    ["seed: missing, expected a whole number", { ...good, seed: undefined }],
    ["position: expected an object, found 3", { ...good, position: 3, seed: undefined, options: undefined }],
    ["seed: a position is given already", { ...good, position: {} }],
    ["entries[0].seat: there are seats 0 to 2, found 3", { ...good, entries: [{ seat: 3, action: {} }] }],
    ["entries[0].action: missing", { ...good, entries: [{ seat: 0 }] }],
    ["entires: unknown field", { ...good, entires: [] }],
  ];
  for (const [message, input] of faults) {
    expect(() => readLog(games, input), message).toThrow(InputError);
    expect(() => readLog(games, input), message).toThrow(message);
  }
});

test("a game may be dealt from a seed of four words, which its log keeps", () => {
  const log: GameLog = { ...newLog(toy, { options: {}, seed: [1, -2, 0xffffffff, 4] }), entries: [] };
  const read = readLog({ toy }, JSON.parse(JSON.stringify(log))).log;
  expect(read).toEqual(log);
  expect(fold(toy, read).random).not.toEqual(fold(toy, logOf()).random);
});

test("other seeds are refused with their place", () => {
  const read = (seed: unknown) => () => readLog({ toy }, { ...logOf(), seed });
  expect(read([1, 2, 3])).toThrow(/^seed: expected a whole number or 4 of them/);
  expect(read([1, 2, 3, 4, 5])).toThrow(InputError);
  expect(read([1, 2, 3, 0.5])).toThrow(/^seed\[3\]: expected a whole number/);
  expect(read([1, 2, 2 ** 32, 4])).toThrow(/^seed\[2\]: expected an integer of 32 bits/);
  expect(read("1")).toThrow(/^seed: expected a whole number/);
});
