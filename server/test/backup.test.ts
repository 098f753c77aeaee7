import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { tripartite as run } from "../../cli/test/harness.ts";
import { toy } from "../../games/kernel/test/toy.ts";
import { GAMES } from "../../games/registry.ts";
import { SQLITE_FILE } from "../storage/folder.ts";
import { Store } from "../storage/store.ts";
import { type CrashTable, crashTables, Host } from "./crash.ts";
import { temporaryFolder } from "./harness.ts";

const tripartite = (line: string) => run(line, { games: { ...GAMES, toy } });

test("a copy made during play restores every action that was acknowledged before it", async () => {
  const [DATA_DIR, restored, copies] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const copy = join(copies, "today", "copy.sqlite");
  const host = await Host.start({ DATA_DIR });
  const tables = await crashTables([host], 4);
  const playing = tables.map((table) => table.play());
  while (tables.some(({ acknowledged }) => acknowledged.size <= 5)) await sleep(20);
  const before = tables.map(({ acknowledged }) => new Map(acknowledged));
  expect(await tripartite(`backup ${copy} --data ${DATA_DIR}`)).toMatchObject({ code: 0, out: `${copy}\n` });
  expect((await tripartite(`backup ${copy} --data ${DATA_DIR}`)).err).toBe(`tripartite: ${copy} exists already\n`);
  await sleep(200);
  await host.kill();
  for (const table of tables) table.stop();
  await Promise.all(playing);

  copyFileSync(copy, join(restored, SQLITE_FILE));
  const verified = await tripartite(`verify --data ${restored}`);
  expect(verified).toMatchObject({ code: 0, out: expect.stringContaining("4 games, ") });
  const stored = await storedActions(restored, tables);
  for (const [i, acknowledged] of before.entries()) {
    expect(acknowledged.size).toBeGreaterThan(5);
    for (const [seq, entry] of acknowledged) expect(stored[i].get(seq)).toEqual(entry);
  }
  const again = await Host.start({ DATA_DIR: restored });
  await again.stop();
  for (const folder of [DATA_DIR, restored, copies]) rmSync(folder, { recursive: true, force: true });
});

async function storedActions(dataDir: string, tables: readonly CrashTable[]) {
  const store = await Store.open({ dataDir, databaseConnections: 2, readOnly: true, onError: () => {} });
  const rows = await store.db.selectFrom("actions").selectAll().execute();
  await store.close();
  return tables.map(({ id }) => {
    const own = rows.filter(({ tableId }) => tableId === id);
    return new Map(own.map(({ seq, seat, action }) => [seq, { seat, action: JSON.parse(action) }]));
  });
}
