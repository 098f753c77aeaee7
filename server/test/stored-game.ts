/** Puts a recorded game into the database of a server, as a table that is over. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fold, type GameLog, type LogEntry } from "@tripartite/kernel";
import { GAMES } from "../../games/registry.ts";
import { importTable } from "../archive/transfer.ts";
import { readConfig } from "../config.ts";
import { Store } from "../storage/store.ts";

export function recordedGame(name: string): GameLog {
  return JSON.parse(readFileSync(new URL(`../../games/triumph/test/fixtures/${name}.json`, import.meta.url), "utf8"));
}

/** The server may run already: it looks for the table when somebody asks. */
export async function storeEndedGame(dataDir: string, log: GameLog, id = "ended"): Promise<string> {
  const { options, seed } = log as GameLog & { options: unknown; seed: unknown };
  const context = { tableId: id, rulesVersion: log.rulesVersion, time: 0 };
  const seats = GAMES[log.game].seats;
  const content = {
    table: {
      ...{ id, version: 1, game: log.game, rulesVersion: log.rulesVersion, pace: "none", title: "A game that is over" },
      ...{ listed: 0, status: "ended", creator: "p0", joinToken: id, proposal: null, rematch: null, created: 0 },
      ...{ options: JSON.stringify(options), seed: JSON.stringify(seed), time: null, paused: null },
      ending: JSON.stringify(GAMES[log.game].outcome(fold(GAMES[log.game], log))),
    },
    people: seats.map((_, seat) => ({ id: `p${seat}`, name: ["Ann", "Ben", "Cid"][seat] })),
    parts: {
      seats: seats.map((_, seat) => ({
        ...{ tableId: id, seat, kind: "person", person: `p${seat}`, name: ["Ann", "Ben", "Cid"][seat] },
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
