import { afterEach, beforeEach, expect, test } from "vitest";
import { GAMES } from "../../games/registry.ts";
import type { Answer } from "./browser.ts";
import { DAY, eventually, HOUR, type TimedServer, type TimedTable, timedServer, timedTable } from "./timed-table.ts";
import { aim, bid, fire, load } from "./toy-table.ts";

let server: TimedServer;
beforeEach(async () => {
  server = await timedServer();
});
afterEach(() => server.close());

const table = ({ id }: { id: string }): Promise<Answer> => server.browser().get(`/api/tables/${id}`);
const lefts = ({ clocks }: Answer) => clocks.map(({ left }: Answer) => left);
const running = ({ clocks }: Answer) => clocks.map(({ deadline }: Answer) => deadline !== undefined);
/** When the jobs have certainly run. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

async function act({ seats }: TimedTable, seat: number, action: { type: string }): Promise<void> {
  const { seq } = await seats[seat].ask("look", { since: 0 });
  expect(await seats[seat].act(action, seq)).toMatchObject({ type: "accepted" });
}

test("paces have their usual time controls, a table may have its own, and no pace has no clocks", async () => {
  const ann = await server.guest("Ann");
  const create = (fields: object) =>
    ann.request("POST", "/api/tables", { game: "toy", seats: ["me", "hotSeat", "hotSeat"], ...fields });
  const day = (await create({ pace: "day" })).json;
  expect(day.timeControl).toEqual({ reserve: 2 * DAY, increment: DAY });
  expect((await create({ pace: "live" })).json.timeControl).toEqual({ reserve: HOUR / 2, increment: HOUR / 30 });
  const own = { reserve: 0, increment: 1000 };
  expect((await create({ pace: "threeDays", timeControl: own })).json.timeControl).toEqual(own);
  const { json: none } = await create({});
  expect(none.timeControl ?? none.clocks).toBeUndefined();
  expect((await create({ timeControl: own })).json.code).toBe("NO_CLOCKS");
  expect((await create({ pace: "day", timeControl: { reserve: -1, increment: 5 } })).json.code).toBe("MALFORMED");
});

test("a turn brings the increment, uses time, and what is left goes to the reserve", async () => {
  const timed = await timedTable(server);
  const start = server.now();
  const before = await table(timed);
  expect(before.clocks[0]).toEqual({ left: 3 * DAY, since: start, deadline: start + 3 * DAY, expiries: 0 });
  server.advance(HOUR);
  await act(timed, 0, bid(1));
  const after = await table(timed);
  expect(lefts(after)).toEqual([3 * DAY - HOUR, 3 * DAY, 3 * DAY]);
  expect(running(after)).toEqual([false, true, true]);
  await act(timed, 0, { type: "withdraw" });
  expect(lefts(await table(timed))[0]).toBe(3 * DAY - HOUR);
  await act(timed, 0, bid(2));
  server.advance(2 * DAY);
  await act(timed, 1, bid(1));
  await act(timed, 2, bid(1));
  const shot = await table(timed);
  expect(lefts(shot)).toEqual([3 * DAY, DAY - HOUR, DAY - HOUR]);
  expect(running(shot)).toEqual([true, false, false]);
});

test("everybody at the table sees the clocks change", async () => {
  const timed = await timedTable(server);
  const watcher = await server.browser().follow(timed.id);
  await act(timed, 1, bid(1));
  await watcher.until(({ messages }) =>
    messages.some(({ type, table: shown }) => type === "table" && running(shown).join() === "true,false,true"),
  );
  expect(watcher.messages[0]).toMatchObject({ type: "table", time: server.now() });
});

test("when time is up the default action is taken; the second time in a row a bot plays, until the person returns", async () => {
  const timed = await timedTable(server);
  await act(timed, 0, bid(2));
  server.advance(3 * DAY);
  const expired = await eventually(
    () => table(timed),
    ({ clocks }) => clocks[2].expiries === 1 && clocks[1].expiries === 1,
  );
  expect(running(expired)).toEqual([true, false, false]);
  expect(lefts(expired)).toEqual([3 * DAY, 0, 0]);
  await act(timed, 0, aim);
  await act(timed, 0, fire);
  expect(lefts(await table(timed))[1]).toBe(DAY);
  server.advance(DAY);
  const replaced = await eventually(
    () => table(timed),
    ({ seats }) => seats[1].kind === "bot",
  );
  expect(replaced.seats[1]).toMatchObject({ vacant: true });
  expect(replaced.status).toBe("playing");
  await eventually(
    () => table(timed),
    ({ clocks }) => clocks[2].deadline !== undefined,
  );
  await timed.people[1].post(`/api/tables/${timed.id}/take-over`, { seat: 1 });
  expect((await table(timed)).seats[1]).toMatchObject({ kind: "person", name: "Ben", vacant: false });
  const [, , blue] = timed.seats;
  const { seq } = await blue.ask("look", { since: 0 });
  expect(await blue.act(aim, seq)).toMatchObject({ type: "accepted" });
});

test("a default action that does not end the turn brings one more increment; an own turn forgives", async () => {
  const timed = await timedTable(server);
  for (const seat of [0, 1, 2]) await act(timed, seat, bid(1));
  await act(timed, 0, load);
  server.advance(3 * DAY + 1);
  const expired = await eventually(
    () => table(timed),
    ({ clocks }) => clocks[0].expiries === 1,
  );
  expect(expired.clocks[0]).toMatchObject({ left: DAY, deadline: server.now() + DAY });
  const { view } = await timed.seats[0].ask("look", { since: 0 });
  expect(view).toMatchObject({ turn: 0, aimed: true });
  await act(timed, 0, fire);
  expect((await table(timed)).clocks[0].expiries).toBe(0);
});

test("the last person keeps the seat when time is up: bots would end the game meanwhile", async () => {
  const hasty = await timedServer({ config: { expiriesBeforeBot: 1 } });
  const { id, seats } = await timedTable(hasty, { options: { rounds: 9999 } });
  const look = (): Promise<Answer> => hasty.browser().get(`/api/tables/${id}`);
  hasty.advance(3 * DAY);
  const stopped = await eventually(look, ({ paused }) => paused !== undefined);
  expect(stopped.paused).toBe(hasty.now());
  const isPerson = ({ kind }: Answer) => kind === "person";
  await eventually(look, (now) => now.seats.filter(isPerson).length === 1);
  hasty.advance(30 * DAY);
  await aWhile();
  const last = (await look()).seats.findIndex(isPerson);
  expect(await seats[last].ask("resume")).toMatchObject({ type: "done" });
  expect((await look()).clocks[last]).toMatchObject({ left: DAY, deadline: hasty.now() + DAY, expiries: 0 });
  await hasty.close();
});

test("all together may stop the clocks, anybody may start them again, and nothing expires meanwhile", async () => {
  const timed = await timedTable(server);
  const [red, green, blue] = timed.seats;
  server.advance(HOUR);
  expect(await red.ask("proposePause")).toMatchObject({ type: "done" });
  expect(await green.answer(true)).toMatchObject({ type: "done" });
  expect((await table(timed)).proposal).toMatchObject({ kind: "pause", by: [0], accepted: [0, 1] });
  expect((await table(timed)).paused).toBeUndefined();
  await blue.answer(true);
  const paused = await table(timed);
  expect(paused).toMatchObject({ paused: server.now() });
  expect(paused.proposal).toBeUndefined();
  expect(running(paused)).toEqual([false, false, false]);
  server.advance(30 * DAY);
  await aWhile();
  await act(timed, 0, bid(1));
  await act(timed, 0, { type: "withdraw" });
  expect(running(await table(timed))).toEqual([false, false, false]);
  expect(await blue.ask("resume")).toMatchObject({ type: "done" });
  expect(await blue.ask("resume")).toMatchObject({ type: "error", code: "NOT_PAUSED" });
  const resumed = await table(timed);
  expect(lefts(resumed)).toEqual([3 * DAY - HOUR, 3 * DAY - HOUR, 3 * DAY - HOUR]);
  expect(running(resumed)).toEqual([true, true, true]);
});

test("clocks wait on vacation, for a limited number of days a year and not at live tables", async () => {
  const timed = await timedTable(server);
  const live = await timedTable(server, { pace: "live" });
  const [ann] = timed.people;
  server.advance(HOUR);
  expect(await ann.get("/api/me/vacation")).toEqual({ daysLeft: 30 });
  const end = server.now() + 10 * DAY;
  expect(await ann.post("/api/me/vacation", { days: 10 })).toEqual({ until: end, daysLeft: 20 });
  expect((await table(timed)).clocks[0]).toMatchObject({ left: 3 * DAY - HOUR, since: end });
  expect((await ann.request("POST", "/api/me/vacation", { days: 1 })).json.code).toBe("ON_VACATION");
  expect((await live.people[0].request("POST", "/api/me/vacation", { days: 31 })).json.code).toBe("NO_VACATION_LEFT");
  await live.people[0].post("/api/me/vacation", { days: 2 });
  expect((await table(live)).clocks[0].deadline).toBeLessThan(server.now() + DAY);
  server.advance(9 * DAY - HOUR);
  const others = await eventually(
    () => table(timed),
    ({ clocks }) => clocks[1].expiries === 1 && clocks[2].expiries === 1,
  );
  expect(others.clocks[0]).toMatchObject({ left: 3 * DAY - HOUR, expiries: 0 });
  expect((await ann.request("DELETE", "/api/me/vacation")).json).toEqual({ daysLeft: 21 });
  const back = server.now();
  expect((await table(timed)).clocks[0]).toMatchObject({ since: back, deadline: back + 3 * DAY - HOUR });
  expect((await ann.request("DELETE", "/api/me/vacation")).json.code).toBe("NO_VACATION");
  server.advance(366 * DAY);
  expect(await ann.get("/api/me/vacation")).toEqual({ daysLeft: 30 });
});

test("after a rollback the clocks of those who are asked again run", async () => {
  const timed = await timedTable(server);
  for (const seat of [0, 1, 2]) await act(timed, seat, bid(1));
  server.advance(HOUR);
  const [red, green, blue] = timed.seats;
  await red.ask("proposeRollback", { to: 1 });
  await green.answer(true);
  await blue.answer(true);
  const rolledBack = await table(timed);
  expect(running(rolledBack)).toEqual([false, true, true]);
  expect(lefts(rolledBack)).toEqual([3 * DAY - HOUR, 3 * DAY, 3 * DAY]);
});

test("the default actions of a real game carry it on when nobody answers", async () => {
  const real = await timedServer({ games: GAMES, config: { expiriesBeforeBot: 1e6 } });
  const ann = await real.guest("Ann");
  const timeControl = { reserve: 0, increment: 1000 };
  const seats = ["me", "hotSeat", "hotSeat"];
  const { id } = await ann.post("/api/tables", { game: "triumph", pace: "live", timeControl, seats });
  const watcher = await ann.follow(id, { views: "asked" });
  for (let expiries = 0; expiries < 60; expiries++) {
    const { seq } = watcher;
    real.advance(1000);
    await watcher.until((socket) => socket.seq > seq);
  }
  expect(watcher.seq).toBeGreaterThanOrEqual(60);
  await real.close();
});

test("clocks survive a restart", async () => {
  const first = await timedServer({ keepData: true });
  const timed = await timedTable(first);
  await first.close();
  const second = await timedServer({ config: { dataDir: first.dataDir } });
  second.advance(3 * DAY);
  const shown = await eventually(
    () => second.browser().get(`/api/tables/${timed.id}`),
    ({ clocks }) => clocks[0].expiries + clocks[1].expiries + clocks[2].expiries === 3,
  );
  expect(running(shown)).toEqual([true, false, false]);
  await second.close();
});
