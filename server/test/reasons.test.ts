import { afterAll, beforeAll, expect, test } from "vitest";
import { toy } from "../../games/kernel/test/toy.ts";
import type { Browser } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { playToTheEnd } from "./random-game.ts";
import { bid, threeSeats } from "./toy-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const reasons = async (person: Browser, id: string, after = 0) =>
  (await person.get(`/api/tables/${id}/reasons?after=${after}`)).reasons;

test("a bot's reasons are open to the owner of the seat, if the table allows it, and to all in the end", async () => {
  for (const botReasons of [true, false]) {
    const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => server.guest(name)));
    const wanted = { game: "toy", options: { rounds: 1 }, seats: ["me", "open", { bot: "counter" }], botReasons };
    const { id } = await ann.post("/api/tables", wanted);
    await ben.post(`/api/tables/${id}/join`, {});
    expect((await ann.get(`/api/tables/${id}`)).botReasons).toBe(botReasons || undefined);
    const red = await ann.follow(id, { seat: 0 });
    await red.act(bid(1));
    await ben.post(`/api/tables/${id}/leave`);
    await red.until(({ seq }) => seq === 3);
    const own = { seq: expect.any(Number), seat: 1, reason: "It came up." };
    const watcher = server.browser();
    expect(await reasons(ben, id)).toEqual(botReasons ? [own] : []);
    expect(await reasons(ann, id)).toEqual([]);
    expect(await reasons(watcher, id)).toEqual([]);
    await ben.post(`/api/tables/${id}/take-over`, { seat: 1 });
    expect(await reasons(ben, id)).toEqual(botReasons ? [own] : []);
    await playToTheEnd([red, await ben.follow(id, { seat: 1 })]);
    const all = await reasons(watcher, id);
    expect(all).toContainEqual(own);
    expect(all).toContainEqual({ seq: expect.any(Number), seat: 2, reason: "last" });
    expect(all.some(({ seat }: { seat: number }) => seat === 0)).toBe(false);
    expect(await reasons(watcher, id, all.at(-1).seq)).toEqual([]);
    expect(red.texts.join()).not.toMatch(/It came up|"last"/);
  }
});

test("reasons for actions that the game names are open to all at once, no others", async () => {
  for (const openReasons of [["bid"], ["aim"]]) {
    const own = await testServer({ games: { toy: { ...toy, openReasons } as never } });
    const ann = await own.guest("Ann");
    const seats = ["me", { bot: "recruit" }, { bot: "recruit" }];
    const { id } = await ann.post("/api/tables", { game: "toy", options: { rounds: 3 }, seats });
    const red = await ann.follow(id, { seat: 0 });
    await red.act(bid(1));
    await red.until(({ seq }) => seq >= 3);
    const told = await reasons(own.browser(), id);
    expect(told.map(({ seat }: { seat: number }) => seat).sort()).toEqual(openReasons[0] === "bid" ? [1, 2] : []);
    await own.close();
  }
});

test("people give no reasons", async () => {
  const { id, seats } = await threeSeats(server, { rounds: 1 });
  await playToTheEnd(seats);
  expect(await reasons(server.browser(), id)).toEqual([]);
  expect((await server.browser().request("GET", "/api/tables/nowhere/reasons")).status).toBe(404);
});
