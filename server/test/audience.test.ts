import { type Json, patched } from "@tripartite/kernel";
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

test("who has nothing to do hears of quick moves together, the others of each at once", async () => {
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

test("a simultaneous decision of somebody else is not urgent, becoming the next to decide is", async () => {
  const { seats } = await threeSeats(server);
  await seats[1].act(bid(1));
  await seats[2].act(bid(1));
  expect(seats[0].seq).toBeLessThan(2);
  await seats[0].act(bid(1));
  expect(seats[0].seq).toBe(3);
  expect(seats[0].now.decision.id).toBe("aim");
});

test("who comes to watch and who says something finds nobody left behind, and nothing is told twice", async () => {
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

/** The table as somebody has it who takes everything that he is shown, in the order in which it came. */
const viewOf = ({ messages }: LiveSocket) =>
  messages.reduce<Json>((view, message) => message.view ?? (message.patch ? patched(view, message.patch) : view), {});

test("whoever looks in between patches the right view afterwards", async () => {
  const { id, seats } = await threeSeats(server);
  await bidAll(seats);
  const watcher = await server.browser().follow(id, { views: "changes" });
  await seats[0].act(load);
  await seats[0].act(aim);
  expect(await watcher.ask("look", { since: 4 })).toMatchObject({ type: "glance", seq: 5, view: { aimed: true } });
  await seats[0].ask("undo", { seen: 5 });
  await watcher.until(({ seq }) => seq === 6);
  expect(viewOf(watcher)).toEqual((await watcher.ask("look", { since: 6 })).view);
});
