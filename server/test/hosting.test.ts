/** Before the game the host arranges the table; nobody else does. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await testServer({ clock: () => now, config: { jobIntervalMs: 20 } });
});
afterAll(() => server.close());

async function gathering(): Promise<{ id: string; ann: Browser; ben: Browser }> {
  const [ann, ben] = [await server.guest("Ann"), await server.guest("Ben")];
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "open", "invited"] });
  await ben.post(`/api/tables/${id}/join`, { seat: 1 });
  return { id, ann, ben };
}
const host = (who: Browser, id: string, what: string, body: object = {}) =>
  who.request("POST", `/api/tables/${id}/host/${what}`, body);

test("the host alone gives seats to bots or accounts, sends away, and closes the table", async () => {
  const { id, ann, ben } = await gathering();
  expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ isHost: true });
  expect(await ben.get(`/api/tables/${id}`)).not.toHaveProperty("isHost");
  for (const what of ["sides", "begin", "close"]) expect((await host(ben, id, what)).json.code).toBe("FORBIDDEN");
  expect((await host(ben, id, "seat", { seat: 2, for: "open" })).json.code).toBe("FORBIDDEN");
  const watching = await ben.follow(id, { seat: 1 });
  expect((await host(ann, id, "seat", { seat: 1, for: "open" })).json.seats[1]).toMatchObject({ kind: "open" });
  expect((await watching.closed).reason).toBe("SEAT_LOST");
  const { deeds } = await (await ben.follow(id)).ask("recentDeeds");
  expect(deeds.at(-1)).toMatchObject({ kind: "sentAway", name: "Ben", seats: [1] });
  expect((await host(ann, id, "seat", { seat: 0, for: "open" })).json.code).toBe("OWN_SEAT");
  expect((await host(ann, id, "seat", { seat: 1, for: { account: "Nobody" } })).json.code).toBe("NO_ACCOUNT");
  const dora = server.browser();
  await dora.post("/api/account", { name: "Dora", password: "eight or more" });
  const kept = await host(ann, id, "seat", { seat: 1, for: { account: "dora" } });
  expect(kept.json.seats[1]).toMatchObject({ kind: "invited", name: "Dora" });
  expect((await dora.get("/api/tables/mine")).tables[0].id).toBe(id);
  expect((await dora.get(`/api/tables/${id}`)).keptForYou).toEqual([1]);
  expect((await host(ann, id, "seat", { seat: 2, for: { bot: "nonsense" } })).json.code).toBe("NOT_FOUND");
  await host(ann, id, "seat", { seat: 2, for: { bot: "recruit" } });
  expect((await host(ann, id, "close")).status).toBe(200);
  expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ status: "ended", ending: { kind: "cancelled" } });
  expect((await dora.request("POST", `/api/tables/${id}/join`, {})).json.code).toBe("NOT_GATHERING");
});

test("sides are assigned or shuffled, the time is changed, and the game begins with bots", async () => {
  const { id, ann, ben } = await gathering();
  const red = await ann.follow(id, { seat: 0 });
  expect((await host(ann, id, "sides", { order: [1, 0, 2] })).json.yourSeats).toEqual([1]);
  expect((await ben.get(`/api/tables/${id}`)).yourSeats).toEqual([0]);
  expect((await red.closed).reason).toBe("SEAT_LOST");
  expect((await host(ann, id, "sides", { order: [0, 0, 2] })).json.code).toBe("MALFORMED");
  const shuffled = await host(ann, id, "sides");
  const names = shuffled.json.seats.map(({ name }: { name?: string }) => name ?? "");
  expect(names.toSorted()).toEqual(["", "Ann", "Ben"]);
  const time = { pace: "live", timeControl: { reserve: 600_000, increment: 60_000 } };
  expect((await host(ann, id, "time", time)).json.timeControl).toEqual(time.timeControl);
  expect((await host(ann, id, "time", { pace: "none" })).json).not.toHaveProperty("timeControl");
  expect((await host(ann, id, "begin", { bot: "recruit" })).json).toMatchObject({ status: "playing" });
  expect((await host(ann, id, "sides")).json.code).toBe("NOT_GATHERING");
  const { deeds } = await (await ann.follow(id)).ask("recentDeeds");
  expect(deeds.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(["satDown", "timeChanged"]));
});

test("a new game keeps the seats for those who played, or moves everybody on by one side", async () => {
  const { id, ann, ben } = await gathering();
  await host(ann, id, "begin", {});
  const red = await ann.follow(id, { seat: 0 });
  const green = await ben.follow(id, { seat: 1 });
  await red.ask("proposeEnding", { winners: [] });
  await green.answer(true);
  await green.until(({ table }) => table.status === "ended");
  const next = await ann.post(`/api/tables/${id}/rematch`, { rotate: true });
  expect(next.yourSeats).toEqual([1]);
  expect(next.seats[2]).toMatchObject({ kind: "invited", name: "Ben" });
  await green.until(({ table }) => table.rematch === next.id);
  expect(await ben.post(`/api/tables/${id}/rematch`)).toMatchObject({ id: next.id, yourSeats: [2], status: "playing" });
});

test("a table that nobody visits is closed; one with visits stays", async () => {
  const [left, kept] = [await gathering(), await gathering()];
  now += 13 * DAY;
  const socket = await kept.ben.follow(kept.id, { seat: 1 });
  await socket.until(({ messages }) => messages.some(({ type, seats }) => type === "presence" && seats[1].here));
  now += 2 * DAY;
  const status = async (id: string) => (await server.browser().get(`/api/tables/${id}`)).status;
  await expect.poll(() => status(left.id)).toBe("ended");
  expect(await status(kept.id)).toBe("gathering");
});
