/** A table of an earlier build continues, although the state in its snapshot has another form. */
import { fold, type GameLog, hashState } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { GAMES } from "../../games/registry.ts";
import { surrender } from "../../games/surrender/index.ts";
import { readConfig } from "../config.ts";
import { Store } from "../storage/store.ts";
import { loadInfo } from "../tables/info.ts";
import { loadPlay } from "../tables/loading.ts";
import { temporaryFolder } from "./harness.ts";
import { recordedGame, storeGame } from "./stored-game.ts";

test("a snapshot of the first build of Unconditional Surrender! is passed over, and the log taken", async () => {
  const game = recordedGame("games/western-decisive.random4711", "surrender");
  const log: GameLog = { ...game, entries: game.entries.slice(0, 60) };
  const snapshot = JSON.stringify(recordedGame("first-snapshot", "surrender"));
  const dataDir = temporaryFolder();
  const id = await storeGame(dataDir, log, "old", ["p0", "p1"]);
  const store = await Store.open({ ...readConfig({}), dataDir, onError: () => {} });
  try {
    await store.db.insertInto("snapshots").values({ tableId: id, seq: 40, rulesVersion: "1", snapshot }).execute();
    const play = await loadPlay(store.db, GAMES, (await loadInfo(store.db, id))!);
    expect(play.hash).toBe(hashState(fold(surrender, log)));
  } finally {
    await store.close();
  }
});
