import { type Sight, sightAfter } from "@tripartite/kernel/protocol";
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

/** After each update, what a client sees that applies every change. */
function sightsFrom(updates: readonly Answer[]): Map<number, Sight> {
  const sights = new Map<number, Sight>();
  let sight: Sight | undefined;
  for (const update of updates) {
    sight = sightAfter(sight, update)!;
    sights.set(update.seq, sight);
  }
  return sights;
}

/** The same bytes whatever order the keys came in. */
function bytes(sight: Sight): string {
  return JSON.stringify(sight, (_key, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function expectSameSights(patching: LiveSocket, whole: LiveSocket): void {
  const sights = sightsFrom(patching.updates);
  expect(patching.updates.map(({ since, seq }) => [since, seq])).toEqual(
    whole.updates.map(({ since, seq }) => [since, seq]),
  );
  for (const update of whole.updates)
    expect(bytes(sights.get(update.seq)!)).toBe(bytes(sightAfter(undefined, update)!));
}

test("over a whole game, changed sights equal the whole ones byte for byte, and come as often", async () => {
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
    expectSameSights(socket, whole[i]);
    expect(size(socket) * 4).toBeLessThan(size(whole[i]));
  }
});

function size({ updates }: LiveSocket): number {
  return updates.reduce((sum, update) => sum + JSON.stringify(update).length, 0);
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
  expect(bytes(sightsFrom(late.updates).get(7)!)).toBe(bytes(sightAfter(undefined, whole.now)!));
  expect(late.updates.some((update) => "patch" in update)).toBe(true);
});
