/** A person alone with bots: they wait before they answer, and what was done can be taken back. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { NumberedMove } from "../tables/moves.ts";
import { beforeLastDecision } from "../tables/takeBack.ts";
import { type TestServer, testServer } from "./harness.ts";
import { aim, bid, fire } from "./toy-table.ts";

/** Longer than any test waits. */
const LONG_MS = 10_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Ann sits at the first seat; it is her shot, and nobody else is asked. */
async function firstShot(others: readonly unknown[], pace = "none") {
  const ann = await server.guest("Ann");
  const { id } = await ann.post("/api/tables", { game: "toy", pace, seats: ["me", ...others] });
  const red = await ann.follow(id, { seat: 0 });
  await red.until(({ now }) => now !== undefined);
  await red.act(bid(2));
  await red.until(({ now }) => now.view.turn === 0);
  await red.act(aim);
  const shoot = (holdBotsMs?: number) => red.ask("act", { seen: red.seq, action: fire, holdBotsMs });
  return { ann, id, red, shoot };
}

const BOTS = [{ bot: "recruit" }, { bot: "recruit" }];

test("bots wait as long as they are asked to, and answer at once when they may", async () => {
  const { red, shoot } = await firstShot(BOTS);
  const reply = await shoot(LONG_MS);
  expect(reply).toMatchObject({ type: "accepted", seq: red.seq });
  expect(reply.botsWaitMs).toBeGreaterThan(LONG_MS / 2);
  const { seq } = red;
  expect(red.now.waitingFor).toEqual([1]);
  expect(await red.ask("letBotsAnswer")).toMatchObject({ type: "done" });
  await red.until((socket) => socket.seq > seq + 1);
});

test("the time they were asked to wait is enough", async () => {
  const { red, shoot } = await firstShot(BOTS);
  const { botsWaitMs, seq } = await shoot(20);
  expect(botsWaitMs).toBeLessThanOrEqual(20);
  await red.until((socket) => socket.seq > seq + 1);
});

test("what the person did is taken back past dice and past the bots' answers, as often as there is something", async () => {
  const { red, shoot } = await firstShot(BOTS);
  const before = red.now.view;
  await shoot(LONG_MS);
  expect(await red.ask("undo", { seen: red.seq })).toMatchObject({ type: "refused" });
  expect(await red.ask("takeBack")).toMatchObject({ type: "done" });
  await red.until(({ now }) => now.view.aimed && now.view.turn === 0);
  expect(red.now.view).toEqual(before);
  await shoot();
  await red.until(({ now }) => now.decision?.id === "bid");
  await red.ask("takeBack");
  await red.until(({ now }) => now.view.turn === 0);
  expect(red.now.view).toEqual(before);
  await red.ask("takeBack");
  await red.until(({ now }) => !now.view.aimed);
  await red.ask("takeBack");
  await red.until(({ now }) => now.decision?.id === "bid" && now.view.round === 0);
  expect(await red.ask("takeBack")).toMatchObject({ type: "error", code: "NOTHING_TO_TAKE_BACK" });
});

test("with other people at the table nobody waits and nobody is taken back alone", async () => {
  const ben = await server.guest("Ben");
  const ann = await server.guest("Ann");
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "open", { bot: "recruit" }] });
  await ben.post(`/api/tables/${id}/join`, {});
  const red = await ann.follow(id, { seat: 0 });
  const green = await ben.follow(id, { seat: 1 });
  await green.until(({ now }) => now !== undefined);
  await green.act(bid(1));
  await red.until(({ seq }) => seq === 2);
  const reply = await red.ask("act", { seen: red.seq, action: bid(1), holdBotsMs: LONG_MS });
  expect(reply).not.toHaveProperty("botsWaitMs");
  expect(await red.ask("takeBack")).toMatchObject({ type: "error", code: "NOT_ALONE" });
  expect(await red.ask("letBotsAnswer")).toMatchObject({ type: "error", code: "FORBIDDEN" });
});

test("a game by letter does not wait for a slip", async () => {
  const { shoot } = await firstShot(BOTS, "day");
  expect(await shoot(LONG_MS)).not.toHaveProperty("botsWaitMs");
});

test("nobody makes bots wait for longer than ten seconds", async () => {
  const { shoot } = await firstShot(BOTS);
  expect(await shoot(LONG_MS + 1)).toMatchObject({ type: "error", code: "MALFORMED" });
});

test("the last decision: what was undone, taken back or answered by the server does not count", () => {
  const act = (seq: number, seat: number): NumberedMove => ({ kind: "act", seq, seat, action: {} });
  const always = () => true;
  const moves = [act(1, 0), act(2, 1), act(3, 0), act(4, 1)];
  expect(beforeLastDecision(moves, [0], always)).toBe(2);
  expect(beforeLastDecision([...moves, { kind: "undo", seq: 5, seat: 0 }], [0], always)).toBe(0);
  expect(beforeLastDecision([...moves, { kind: "rollback", seq: 5, seat: 0, to: 2 }], [0], always)).toBe(0);
  expect(beforeLastDecision(moves, [0], (to) => to !== 2)).toBe(0);
  expect(beforeLastDecision(moves, [2], always)).toBeUndefined();
});
