/** Puts a recorded game into the database of a server, as a finished or running table. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fold, type GameLog, type LogEntry } from "@tripartite/kernel";
import { GAMES } from "../../games/registry.ts";
import { importTable } from "../archive/transfer.ts";
import { readConfig } from "../config.ts";
import { Store } from "../storage/store.ts";

export function recordedGame(name: string, game = "triumph"): GameLog {
  return JSON.parse(readFileSync(new URL(`../../games/${game}/test/fixtures/${name}.json`, import.meta.url), "utf8"));
}

/** A table that is over. The server may run already: it looks for the table on request. */
export function storeEndedGame(dataDir: string, log: GameLog, id = "ended"): Promise<string> {
  return storeGame(dataDir, log, id, ["p0", "p1", "p2"]);
}

/** `people` are the ids of those who sit at the table; unknown ones become guests. */
export async function storeGame(dataDir: string, log: GameLog, id: string, people: readonly string[]): Promise<string> {
  const { options, seed } = log as GameLog & { options: unknown; seed: unknown };
  const outcome = GAMES[log.game].outcome(fold(GAMES[log.game], log));
  const context = { tableId: id, rulesVersion: log.rulesVersion, time: 0 };
  const content = {
    table: {
      ...{ id, version: 1, game: log.game, rulesVersion: log.rulesVersion, pace: "none", title: "A recorded game" },
      ...{ listed: 0, status: outcome === undefined ? "playing" : "ended", creator: people[0], joinToken: id },
      ...{ proposal: null, rematch: null, created: 0, time: null, paused: null },
      ...{ options: JSON.stringify(options), seed: JSON.stringify(seed) },
      ending: outcome === undefined ? null : JSON.stringify(outcome),
    },
    people: people.map((person, seat) => ({ id: person, name: NAMES[seat] })),
    parts: {
      seats: people.map((person, seat) => ({
        ...{ tableId: id, seat, kind: "person", person, name: NAMES[seat] },
        ...{ bot: null, former: null, hotSeat: 0, vacant: 0 },
      })),
      actions: (log.entries as LogEntry[]).map(({ seat, action }, index) => ({
        ...{ ...context, seq: index + 1, kind: "act", seat, action: JSON.stringify(action) },
      })),
      turns: [],
      chat: [],
      clocks: [],
    },
  };
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  const store = await Store.open({ ...readConfig({}), dataDir, onError: () => {} });
  try {
    return await importTable(store, GAMES, { format: "tripartite-table", version: 1, hash, content }, 0);
  } finally {
    await store.close();
  }
}

const NAMES = ["Ann", "Ben", "Cid"];
