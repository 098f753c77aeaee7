import fc from "fast-check";
import { expect, test } from "vitest";
import { isRefusal, SPECTATOR } from "../contract.ts";
import { hashState } from "../hash.ts";
import { fold, type GameLog, type LogEntry, newLog, undo } from "../log.ts";
import { simulate } from "../simulate.ts";
import { Table } from "../table.ts";
import { toy } from "./toy.ts";

const RED = 0;
const GREEN = 1;
const BLUE = 2;
const aim = { type: "aim" };
const fire = { type: "fire" };
const flag = { type: "flag" };
const load = { type: "load" };
const bid = (amount: number) => ({ type: "bid", amount });

const newTable = () => new Table(toy, newLog(toy, { options: {}, seed: 5 }));

function tableAfterBids() {
  const table = newTable();
  for (const seat of [RED, GREEN, BLUE]) table.play(seat, bid(1));
  return table;
}

test("simultaneous decisions come in any order, each secret until all are in", () => {
  const table = newTable();
  expect(toy.pending(table.state).map(({ seat }) => seat)).toEqual([RED, GREEN, BLUE]);
  table.play(BLUE, bid(3));
  expect(toy.pending(table.state).map(({ seat }) => seat)).toEqual([RED, GREEN]);
  expect(table.eventsFor(RED)).toEqual([{ type: "bid", seat: BLUE }]);
  expect(table.eventsFor(SPECTATOR)).toEqual(table.eventsFor(RED));
  expect(table.eventsFor(BLUE)).toContainEqual({ type: "secretBid", seat: BLUE, value: 3 });
  table.play(RED, bid(1));
  table.play(GREEN, bid(2));
  expect(table.eventsFor(SPECTATOR, 2)).toEqual([
    { type: "bid", seat: GREEN },
    { type: "revealed", bids: [1, 2, 3] },
  ]);
});

test("a malformed and an illegal action are refused and change nothing", () => {
  const table = tableAfterBids();
  const before = table.log;
  expect(table.play(RED, { type: "cheat" })).toMatchObject({ status: "refused", refusal: { code: "MALFORMED" } });
  expect(table.play(GREEN, aim)).toMatchObject({ status: "refused", refusal: { code: "NOT_YOUR_TURN", rule: "2.1" } });
  expect(table.log).toEqual(before);
});

test("the log holds the action as the game understood it, not as it was sent", () => {
  const table = newTable();
  table.play(RED, { ...bid(2), junk: "x".repeat(1000) });
  expect(table.log.entries).toEqual([{ seat: RED, action: bid(2) }]);
});

test("an interrupt at a safe point is carried out at once", () => {
  const table = tableAfterBids();
  expect(table.post(BLUE, flag)).toEqual({
    status: "accepted",
    action: flag,
    events: [{ type: "flag", seat: BLUE }],
    results: [],
  });
  expect(table.state.points[BLUE]).toBe(1);
});

test("interrupts between safe points wait and are carried out in order of arrival", () => {
  const table = tableAfterBids();
  table.play(RED, aim);
  expect(table.post(BLUE, flag)).toEqual({ status: "queued", action: flag });
  expect(table.post(GREEN, flag)).toEqual({ status: "queued", action: flag });
  expect(table.waiting.map(({ seat }) => seat)).toEqual([BLUE, GREEN]);
  expect(table.state.flags).toEqual([0, 0, 0]);
  expect(table.play(RED, fire)).toMatchObject({
    status: "accepted",
    results: [
      { seat: BLUE, action: flag },
      { seat: GREEN, action: flag },
    ],
  });
  expect(table.waiting).toEqual([]);
  expect(table.state.flags).toEqual([0, 1, 1]);
  expect(table.log.entries.slice(-3).map((entry) => (entry as LogEntry).seat)).toEqual([RED, BLUE, GREEN]);
});

test("an interrupt that has become illegal while it waited is dropped with the reason", () => {
  const table = tableAfterBids();
  table.play(RED, aim);
  table.post(BLUE, flag);
  table.post(BLUE, flag);
  const reply = table.play(RED, fire);
  expect(reply).toMatchObject({ results: [{ seat: BLUE }, { seat: BLUE, refusal: { code: "FLAG_USED" } }] });
  expect(table.waiting).toEqual([]);
});

test("only the wrong moment makes an interrupt wait", () => {
  const table = tableAfterBids();
  table.post(BLUE, flag);
  expect(table.post(BLUE, flag)).toMatchObject({ status: "refused", refusal: { code: "FLAG_USED" } });
  expect(table.post(BLUE, "flag")).toMatchObject({ status: "refused", refusal: { code: "MALFORMED" } });
  expect(table.waiting).toEqual([]);
});

test("undo restores state, log and events; waiting interrupts use the safe point it opens", () => {
  const table = tableAfterBids();
  table.play(RED, load);
  const before = { log: table.log, events: table.eventsFor(RED) };
  table.play(RED, aim);
  expect(table.undo(RED)).toEqual({ status: "accepted", results: [] });
  expect({ log: table.log, events: table.eventsFor(RED) }).toEqual(before);
  table.play(RED, aim);
  table.post(GREEN, flag);
  expect(table.undo(RED)).toMatchObject({ results: [{ seat: GREEN }] });
  expect(table.state).toMatchObject({ aimed: false, flags: [0, 1, 0] });
});

test("undo of one's own choice keeps a later simultaneous choice of another seat", () => {
  const table = newTable();
  table.play(RED, bid(3));
  table.play(GREEN, bid(2));
  table.undo(RED);
  expect(table.state.bids).toEqual([0, 2, 0]);
  expect(table.eventsFor(SPECTATOR)).toEqual([{ type: "bid", seat: GREEN }]);
  table.play(RED, bid(1));
  table.play(BLUE, bid(1));
  expect(table.undo(RED)).toMatchObject({ status: "refused", refusal: { code: "UNDO_BARRIER" } });
});

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

test("whatever is played, posted and undone, the log folds to the state of the table", () => {
  const actions = [bid(1), bid(2), { type: "withdraw" }, load, { type: "unload" }, aim, fire, flag];
  const move = fc.record({
    how: fc.constantFrom("play", "play", "play", "post", "undo"),
    seat: fc.nat(2),
    action: fc.constantFrom(...actions),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const table = newTable();
      for (const { how, seat, action } of moves) {
        if (how === "undo") table.undo(seat);
        else if (how === "post") table.post(seat, action);
        else table.play(seat, action);
      }
      const stored: GameLog = JSON.parse(JSON.stringify(table.log));
      expect(hashState(fold(toy, stored))).toBe(stored.finalHash);
      const restored = new Table(toy, stored);
      expect(restored.log).toEqual(table.log);
      for (const viewer of [RED, GREEN, BLUE, SPECTATOR]) {
        expect(restored.eventsFor(viewer)).toEqual(table.eventsFor(viewer));
        for (let since = 0; since <= table.length; since++)
          expect(JSON.parse(table.eventsText(viewer, since))).toEqual(plain(table.eventsFor(viewer, since)));
      }
    }),
  );
});

test("a long game can be read from any point, also after taking back", () => {
  const table = new Table(toy, newLog(toy, { options: { rounds: 30 }, seed: 5 }));
  const told = [RED, GREEN, BLUE, SPECTATOR].map((viewer) => ({ viewer, moves: [] as unknown[][] }));
  const play = (seat: number, action: object) => {
    expect(table.play(seat, action).status).toBe("accepted");
    for (const { viewer, moves } of told) moves.push(table.eventsFor(viewer, table.length - 1));
  };
  for (let round = 0; round < 30; round++) {
    for (const seat of [RED, GREEN, BLUE]) play(seat, bid(1 + (round % 3)));
    for (const seat of [RED, GREEN, BLUE]) {
      expect(table.play(seat, load).status).toBe("accepted");
      expect(table.undo(seat).status).toBe("accepted");
      play(seat, aim);
      play(seat, fire);
    }
  }
  for (const { viewer, moves } of told) {
    for (let since = 0; since <= moves.length; since += 15)
      expect(table.eventsFor(viewer, since)).toEqual(moves.slice(since).flat());
  }
  expect(fold(toy, table.log)).toEqual(table.state);
});

test("a table and a stored log agree on what can be taken back", () => {
  simulate(toy, {
    games: 100,
    interruptChance: 1 / 5,
    onGame: ({ done, log }) => {
      const whole = log();
      const played = { ...whole, entries: whole.entries.slice(0, done % whole.entries.length) };
      for (const seat of [RED, GREEN, BLUE]) {
        const table = new Table(toy, played);
        const mayUndo = table.mayUndo(seat);
        const reply = table.undo(seat);
        const undone = undo(toy, played, seat);
        expect(mayUndo).toBe(reply.status === "accepted");
        if (isRefusal(undone)) expect(reply).toEqual({ status: "refused", refusal: undone });
        else expect(table.log.entries).toEqual(undone.entries);
      }
    },
  });
});

test("fresh luck: the same actions meet other dice, and the log replays to the same state", () => {
  const points = [undefined, 1, 2, 3].map((seed) => {
    const table = newTable();
    if (seed !== undefined) table.reseed([seed, 0, 0, 0]);
    for (const _round of [1, 2]) {
      for (const seat of [RED, GREEN, BLUE]) table.play(seat, bid(1));
      for (const seat of [RED, GREEN, BLUE]) for (const action of [aim, fire]) table.play(seat, action);
    }
    const stored: GameLog = JSON.parse(JSON.stringify(table.log));
    expect(hashState(fold(toy, stored))).toBe(stored.finalHash);
    return table.state.points.join();
  });
  expect(new Set(points).size).toBe(points.length);
});

test("what was done before luck was renewed can be taken back as before", () => {
  const table = tableAfterBids();
  table.play(RED, load);
  table.reseed(7);
  expect([RED, GREEN].map((seat) => table.mayUndo(seat))).toEqual([true, false]);
  const random = [...table.state.random];
  expect(table.undo(RED).status).toBe("accepted");
  expect(table.state).toMatchObject({ shells: 0, random });
  expect(table.log.entries.at(-1)).toEqual({ reseed: 7 });
});
