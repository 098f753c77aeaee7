/** Acts of people at a table reach all players and its log. */
import type { Deed } from "@tripartite/kernel/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LiveSocket } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { bidAll, threeSeats } from "./toy-table.ts";

let server: TestServer;
let now = 1_000_000;
beforeAll(async () => {
  server = await testServer({ clock: () => now, config: { jobIntervalMs: 20 } });
});
afterAll(() => server.close());

const LONG = { rounds: 9999 };
const heard = ({ messages }: LiveSocket): Deed[] =>
  messages.filter(({ type }) => type === "deed").map(({ deed }) => deed);
const untilHeard = (socket: LiveSocket, kind: string) =>
  socket.until((one) => heard(one).some((deed) => deed.kind === kind));

test("who declines, withdraws, leaves, returns and resigns is named to everybody, and to those who come later", async () => {
  const { id, people, seats } = await threeSeats(server, LONG);
  const [ann, ben, cid] = people;
  const [red, green, blue] = seats;
  await bidAll(seats);
  await red.ask("proposeRollback", { to: 1 });
  await blue.answer(false);
  await green.ask("proposeRollback", { to: 2 });
  await green.answer(false);
  await ben.post(`/api/tables/${id}/leave`);
  await ben.post(`/api/tables/${id}/take-over`, { seat: 1 });
  await cid.post(`/api/tables/${id}/resign`);
  await untilHeard(red, "resigned");
  const rollback = (to: number) => ({ proposal: { kind: "rollback", to } });
  const expected = [
    { kind: "satDown", name: "Ben", seats: [1], seq: 0 },
    { kind: "satDown", name: "Cid", seats: [2], seq: 0 },
    { kind: "proposed", name: "Ann", seats: [0], seq: 3, ...rollback(1) },
    { kind: "declined", name: "Cid", seats: [2], seq: 3, ...rollback(1) },
    { kind: "proposed", name: "Ben", seats: [1], seq: 3, ...rollback(2) },
    { kind: "withdrawn", name: "Ben", seats: [1], seq: 3, ...rollback(2) },
    { kind: "left", name: "Ben", seats: [1], seq: 3 },
    { kind: "returned", name: "Ben", seats: [1], seq: 3 },
    { kind: "resigned", name: "Cid", seats: [2], seq: 3 },
  ];
  expect(heard(red)).toMatchObject(expected.slice(2));
  const { deeds } = await (await server.browser().follow(id)).ask("recentDeeds");
  expect(deeds).toMatchObject(expected);
  expect(JSON.stringify(deeds)).not.toContain("joinToken");
  await ann.post("/api/me/name", { name: "Anna" });
  expect((await red.ask("recentDeeds")).deeds[2].name).toBe("Anna");
});

test("going back, an agreed end, a new player on a vacant seat", async () => {
  const { id, people, seats } = await threeSeats(server, LONG);
  const [red, green, blue] = seats;
  await bidAll(seats);
  await red.ask("proposeRollback", { to: 1 });
  for (const seat of [green, blue]) await seat.answer(true);
  await untilHeard(green, "rolledBack");
  expect(heard(green).at(-1)).toMatchObject({ kind: "rolledBack", name: "Ann", to: 1, seq: 4 });
  const eve = await server.guest("Eve");
  await people[2].post(`/api/tables/${id}/resign`);
  await eve.post(`/api/tables/${id}/ask`, { seat: 2 });
  for (const seat of [red, green]) await seat.answer(true);
  await untilHeard(red, "tookSeat");
  expect(heard(red).at(-1)).toMatchObject({ name: "Eve", seats: [2] });
  await red.ask("proposeEnding", { winners: [0] });
  const third = await eve.follow(id, { seat: 2 });
  for (const seat of [green, third]) await seat.answer(true);
  await untilHeard(red, "ended");
  expect(heard(red).at(-1)).toMatchObject({ kind: "ended", winners: [0] });
});

test("clocks: who stops them and lets them run, whose time ran out and what followed", async () => {
  const ann = await server.guest("Ann");
  const ben = await server.guest("Ben");
  const { id } = await ann.post("/api/tables", {
    ...{ game: "toy", options: LONG, pace: "live", timeControl: { reserve: 60_000, increment: 60_000 } },
    seats: ["me", "open", { bot: "recruit" }],
  });
  await ben.post(`/api/tables/${id}/join`, {});
  const red = await ann.follow(id, { seat: 0 });
  const green = await ben.follow(id, { seat: 1 });
  await red.ask("proposePause");
  await green.answer(true);
  await untilHeard(red, "paused");
  await green.ask("resume");
  await untilHeard(red, "resumed");
  expect(heard(red).at(-1)).toMatchObject({ kind: "resumed", name: "Ben", seats: [1] });
  await red.act({ type: "bid", amount: 1 });
  now += 200_000;
  await untilHeard(red, "defaulted");
  expect(heard(red).find(({ kind }) => kind === "defaulted")).toMatchObject({ name: "Ben", seats: [1] });
});
