import { type Json, patched } from "@tripartite/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "../../games/registry.ts";
import type { Answer, LiveSocket } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { playToTheEnd } from "./random-game.ts";
import { bid, threeSeats } from "./toy-table.ts";

/** Whole views come as often as patches. */
const EACH_MOVE = { watcherPatienceMs: 0 };

let server: TestServer;
let triumph: TestServer;
beforeAll(async () => {
  server = await testServer({ config: EACH_MOVE });
  triumph = await testServer({ games: GAMES, config: EACH_MOVE });
});
afterAll(() => Promise.all([server.close(), triumph.close()]));

/** After each move, the view that a client holds who applies every patch. */
function viewsFromPatches(updates: readonly Answer[]): Map<number, Json> {
  const views = new Map<number, Json>();
  let view: Json = {};
  for (const update of updates) {
    view = "patch" in update ? patched(view, update.patch) : update.view;
    views.set(update.seq, view);
  }
  return views;
}

/** The same bytes whatever order the keys came in. */
function bytes(view: Json): string {
  return JSON.stringify(view, (_key, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function expectSameViews(patching: LiveSocket, whole: LiveSocket): void {
  const views = viewsFromPatches(patching.updates);
  expect(views.size).toBe(new Set(whole.updates.map(({ seq }) => seq)).size);
  for (const { seq, view } of whole.updates) expect(bytes(views.get(seq)!)).toBe(bytes(view));
}

test("over a whole game, patched views equal the whole views byte for byte", async () => {
  const ann = await triumph.guest("Ann");
  const { id } = await ann.post("/api/tables", { game: "triumph", seats: ["hotSeat", "hotSeat", "hotSeat"] });
  const follow = (query: object) => ann.follow(id, query as Record<string, string>);
  const [whole, patching]: LiveSocket[][] = [[], []];
  for (const seat of [0, 1, 2]) {
    whole.push(await follow({ seat }));
    patching.push(await follow({ seat, views: "changes" }));
  }
  whole.push(await follow({}));
  patching.push(await follow({ views: "changes" }));
  await playToTheEnd(whole.slice(0, 3), { undoChance: 0.02 });
  const head = Math.max(...whole.map(({ seq }) => seq));
  for (const socket of [...whole, ...patching]) await socket.until(({ seq }) => seq === head);
  for (const [i, socket] of patching.entries()) {
    expectSameViews(socket, whole[i]);
    expect(size(socket) * 5).toBeLessThan(size(whole[i]));
  }
});

function size({ updates }: LiveSocket): number {
  return updates.reduce((sum, { view, patch }) => sum + JSON.stringify(view ?? patch).length, 0);
}

test("who comes later, or watches a table that went back, patches the right view", async () => {
  const { id, seats } = await threeSeats(server, { rounds: 5 });
  const watch = (query = {}) => server.browser().follow(id, query);
  const whole = await watch();
  await seats[0].act(bid(1));
  const patching = await watch({ views: "changes" });
  await seats[1].act(bid(2), 0);
  patching.close();
  await seats[2].act(bid(3), 0);
  await whole.until(({ seq }) => seq === 3);
  const late = await watch({ views: "changes" });
  await seats[0].act({ type: "aim" }, 3);
  await seats[0].act({ type: "fire" }, 4);
  await seats[0].ask("proposeRollback", { to: 3 });
  for (const i of [1, 2]) await seats[i].answer(true);
  await late.until(({ seq }) => seq === 6);
  await seats[0].act({ type: "load" }, 6);
  for (const socket of [late, whole]) await socket.until(({ seq }) => seq === 7);
  expect(bytes(viewsFromPatches(late.updates).get(7)!)).toBe(bytes(whole.now.view));
  expect(late.updates.some((update) => "patch" in update)).toBe(true);
});
