import fc from "fast-check";
import { expect, test } from "vitest";
import { isRefusal } from "../contract.ts";
import { type GameLog, newLog, undo } from "../log.ts";
import { Table } from "../table.ts";
import { TAKE_BACKS } from "../takebacks.ts";
import { type ToyAction, type ToyEvent, type ToyState, toy } from "./toy.ts";

const SEATS = [0, 1, 2];
const bid = { type: "bid", amount: 1 };
const withdraw = { type: "withdraw" };

/** The small game, counting what is carried out, also in games that are only kept to know what can be taken back. */
function counted() {
  const count = { applied: 0, copied: 0 };
  const game = {
    ...toy,
    apply: (...args: Parameters<typeof toy.apply>) => {
      count.applied++;
      return toy.apply(...args);
    },
    copy: (...args: Parameters<typeof toy.copy>) => {
      count.copied++;
      return toy.copy(...args);
    },
  };
  return { game, count };
}

const start = { options: { rounds: 1_000_000 }, seed: 5 };

test("after every step the table knows who could take something back, as a whole replay would tell", () => {
  const actions = [bid, { type: "bid", amount: 2 }, withdraw, { type: "load" }, { type: "aim" }, { type: "flag" }];
  const step = fc.record({
    how: fc.constantFrom("play", "play", "play", "play", "undo", "reseed"),
    seat: fc.nat(2),
    action: fc.constantFrom(...actions),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, asksAlways) => {
      const table = new Table(toy, newLog(toy, start));
      for (const [i, { how, seat, action }] of steps.entries()) {
        if (how === "undo") table.undo(seat);
        else if (how === "reseed") table.reseed(i + 1);
        else table.play(seat, action);
        if (asksAlways || i % 5 === 0) expectAsReplayed(table);
      }
      expectAsReplayed(table);
    }),
  );
});

function expectAsReplayed(table: Table<ToyState, ToyAction, ToyEvent>): void {
  const log: GameLog = table.log;
  for (const seat of SEATS) expect(table.mayUndo(seat)).toBe(!isRefusal(undo(toy, log, seat)));
}

test("however much was done since the last barrier, one more action costs the same", () => {
  const { game, count } = counted();
  const table = new Table(game, newLog(game, start));
  table.play(0, bid);
  const bidAndWithdraw = () => {
    for (const action of [bid, withdraw]) {
      expect(table.play(1, action).status).toBe("accepted");
      for (const seat of SEATS) table.mayUndo(seat);
    }
  };
  const costs = [100, 1000, 10_000].map((length) => {
    while (table.length < length) bidAndWithdraw();
    const before = { ...count };
    bidAndWithdraw();
    return { applied: count.applied - before.applied, copied: count.copied - before.copied };
  });
  for (const { applied, copied } of costs) {
    expect(applied).toBeLessThanOrEqual(6);
    expect(copied).toBeLessThanOrEqual(2);
  }
});

test("two seats that take turns without a barrier cost no more", () => {
  const { game, count } = counted();
  const table = new Table(game, newLog(game, start));
  for (let i = 0; i < 2000; i++) {
    const before = count.applied;
    for (const seat of [0, 1]) table.play(seat, i % 2 === 0 ? bid : withdraw);
    expect([0, 1].map((seat) => table.mayUndo(seat))).toEqual([true, true]);
    if (i > 1) expect(count.applied - before).toBeLessThanOrEqual(8);
  }
});

test("taking back is bounded too: entries further back than the limit are final", () => {
  const { game, count } = counted();
  const table = new Table(game, newLog(game, start));
  for (let i = 0; i < 10 * TAKE_BACKS; i++) table.play(1, i % 2 === 0 ? bid : withdraw);
  expect(table.length - table.final).toBe(TAKE_BACKS);
  for (let left = TAKE_BACKS; left > 0; left--) {
    const before = count.applied;
    expect(table.mayUndo(1)).toBe(true);
    expect(table.undo(1).status).toBe("accepted");
    expect(count.applied - before).toBeLessThan(left);
  }
  expect(table.mayUndo(1)).toBe(false);
  expect(table.undo(1)).toMatchObject({ status: "refused", refusal: { code: "UNDO_BARRIER" } });
  expect(table.length).toBe(9 * TAKE_BACKS);
  const stored = table.log;
  expect(new Table(game, stored).log).toEqual(stored);
});
