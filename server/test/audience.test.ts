import { type Sight, sightAfter } from "@tripartite/kernel/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LiveSocket } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { aim, bid, bidAll, fire, load, threeSeats } from "./toy-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ config: { watcherPatienceMs: 300 } });
});
afterAll(() => server.close());

/** From which move to which one each update after the first told. */
const steps = ({ updates }: LiveSocket) => updates.slice(1).map(({ since, seq }) => [since, seq]);
const typesOf = ({ updates }: LiveSocket) => updates.flatMap(({ events }) => events.map(({ type }: Event) => type));

interface Event {
  readonly type: string;
}

test("a seat with nothing to do gets quick moves together, the others get each at once", async () => {
  const { id, seats } = await threeSeats(server);
  const [red, green] = seats;
  await bidAll(seats);
  const watcher = await server.browser().follow(id);
  for (const action of [load, load, aim, fire]) await red.act(action);
  expect(steps(red).slice(-4)).toEqual([
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
  ]);
  await green.until(({ now }) => now.decision?.id === "aim");
  expect(steps(green).at(-1)![1]).toBe(7);
  await watcher.until(({ seq }) => seq === 7);
  expect(steps(watcher)).toEqual([
    [3, 4],
    [4, 7],
  ]);
  expect(typesOf(watcher).slice(-4)).toEqual(["load", "load", "aim", "fired"]);
  expect(watcher.now.view).toEqual(seats[2].now.view);
});

test("a simultaneous decision of another seat is not urgent, becoming the next to decide is", async () => {
  const { seats } = await threeSeats(server);
  await seats[1].act(bid(1));
  await seats[2].act(bid(1));
  expect(seats[0].seq).toBeLessThan(2);
  await seats[0].act(bid(1));
  expect(seats[0].seq).toBe(3);
  expect(seats[0].now.decision.id).toBe("aim");
});

test("new spectators and chat leave no subscriber behind, and nothing is sent twice", async () => {
  const { id, seats } = await threeSeats(server);
  await bidAll(seats);
  const [early, patched] = [await server.browser().follow(id), await server.browser().follow(id, { views: "changes" })];
  await seats[0].act(load);
  await seats[0].act(load);
  const late = await server.browser().follow(id);
  await late.until(({ now }) => now !== undefined);
  await early.until(({ seq }) => seq === late.seq);
  await seats[0].act(aim);
  await seats[0].ask("chat", { text: "Fire!" });
  await seats[0].act(fire);
  for (const socket of [early, late, patched]) {
    await socket.until(({ seq }) => seq === 7);
    const told = steps(socket);
    for (const [i, [since]] of told.entries()) expect(since).toBe(i === 0 ? socket.updates[0].seq : told[i - 1][1]);
  }
  const heard = early.messages.map(({ type, seq }) => (type === "update" ? seq : type));
  expect(heard.indexOf("chat")).toBeGreaterThan(heard.indexOf(6));
});

/** The table as it is known to a socket that takes everything it is shown, in the order in which it came. */
const sightOf = ({ messages }: LiveSocket) =>
  messages
    .filter(({ type }) => type === "update" || type === "glance")
    .reduce<Sight | undefined>((sight, message) => sightAfter(sight, message), undefined);

test("a look in between keeps later patches right", async () => {
  const { id, seats } = await threeSeats(server);
  await bidAll(seats);
  const watcher = await server.browser().follow(id, { views: "changes" });
  await seats[0].act(load);
  await seats[0].act(aim);
  expect(await watcher.ask("look", { since: 4 })).toMatchObject({ type: "glance", seq: 5, view: { aimed: true } });
  await seats[0].ask("undo", { seen: 5 });
  await watcher.until(({ seq }) => seq === 6);
  const patched = sightOf(watcher);
  expect(patched).toEqual(sightAfter(undefined, await watcher.ask("look", { since: 6 })));
});

test("a move that shows a viewer nothing new causes no update; the next update covers it", async () => {
  const { id, seats } = await threeSeats(server);
  await bidAll(seats);
  const [red, , blue] = seats;
  const [watcher, whole] = [await server.browser().follow(id, { views: "changes" }), await server.browser().follow(id)];
  await red.act(aim);
  expect(await blue.act({ type: "flag" }, 4)).toMatchObject({ type: "queued", seq: 5 });
  await blue.until(({ seq }) => seq === 5);
  await watcher.ask("recentChat");
  expect(watcher.seq).toBe(4);
  await red.act(fire, 5);
  for (const socket of [watcher, whole]) {
    await socket.until(({ seq }) => seq === 6);
    expect(steps(socket)).toEqual([
      [3, 4],
      [4, 6],
    ]);
  }
  expect(typesOf(watcher).slice(-2)).toEqual(["fired", "flag"]);
  expect(sightOf(watcher)).toEqual(sightAfter(undefined, await whole.ask("look", { since: 0 })));
});

test("a look after a move without update is up to date for the next one", async () => {
  const { id, seats } = await threeSeats(server);
  await bidAll(seats);
  const [red, , blue] = seats;
  const watcher = await server.browser().follow(id, { views: "changes" });
  await red.act(aim);
  await blue.act({ type: "flag" }, 4);
  expect(await watcher.ask("look", { since: 0 })).toMatchObject({ type: "glance", seq: 5 });
  await red.act(fire, 5);
  await watcher.until(({ seq }) => seq === 6);
  expect(steps(watcher)).toEqual([
    [3, 4],
    [4, 5],
    [5, 6],
  ]);
  const late = await server.browser().follow(id, { views: "changes" });
  await late.until(({ now }) => now !== undefined);
  expect(sightOf(watcher)).toEqual(sightOf(late));
});
