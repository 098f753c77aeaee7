/** Several threads play the same games as one thread. */
import { expect, test } from "vitest";
import { BOTS } from "../../games/bots.ts";
import { CALIBRATIONS } from "../../games/calibrations.ts";
import { GAMES } from "../../games/registry.ts";
import { type MatchOrder, playAll, playOrder } from "../matches.ts";
import { inThreads } from "../matchThreads.ts";

test("two threads play three matches, and answer in order", async () => {
  const players = inThreads(2);
  const orders = [1, 2, 3].map(
    (seed): MatchOrder => ({ game: "surrender", players: ["cadet", "cadet"], options: {}, seed }),
  );
  const hashes: (string | undefined)[] = [];
  await playAll(players, orders, 4, ({ result }) => void hashes.push(result.log.finalHash));
  await players.close();
  const world = { games: GAMES, bots: BOTS, calibrations: CALIBRATIONS, computed: () => 0 };
  expect(hashes).toEqual(orders.map((order) => playOrder(world, order).result.log.finalHash));
});
