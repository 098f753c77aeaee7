/** D6, D8: a second server on the same folder, and a database with something missing. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { toy } from "../../../games/kernel/test/toy.ts";
import { GAMES } from "../../../games/registry.ts";
import { verifyAll } from "../../archive/verify.ts";
import { SQLITE_FILE } from "../../storage/folder.ts";
import { Store } from "../../storage/store.ts";
import { Host } from "../crash.ts";
import { type Attack, Tally } from "./attack.ts";

export async function doubling(dataDir: string): Promise<Attack> {
  const tally = new Tally();
  const intrude = async () => {
    const second = await Host.start({ DATA_DIR: dataDir }).catch(() => undefined);
    tally.count(second === undefined);
    await second?.stop();
  };
  await Promise.all([intrude(), intrude()]);
  return tally.row("D6 a second server on the folder");
}

/** Each is done to a copy of the database, of which verify must say something. */
const HARMS = [
  `delete from "actions" where "seq" > (select max("seq") - 2 from "actions" as "all" where "all"."tableId" = "actions"."tableId")`,
  `delete from "actions" where "seq" = 2`,
  `delete from "actions"`,
  `update "actions" set "action" = '{' where "seq" = 1`,
  `update "actions" set "action" = replace("action", '1', '2'), "time" = "time" + 1 where "seq" = 1`,
  `update "turns" set "waiting" = "waiting" + 1`,
  `update "positions" set "position" = replace("position", '0', '1')`,
  `delete from "tables"`,
  `delete from "seats"`,
];

export async function harming(dataDir: string): Promise<Attack> {
  const tally = new Tally();
  for (const harm of HARMS) {
    const copy = mkdtempSync(join(tmpdir(), "tripartite-"));
    cpSync(dataDir, copy, { recursive: true });
    const db = new DatabaseSync(join(copy, SQLITE_FILE));
    const { changes } = db.prepare(harm).run();
    db.close();
    if (changes === 0) throw new Error(`nothing to harm: ${harm}`);
    const store = await Store.open({ dataDir: copy, databaseConnections: 2, readOnly: true, onError: () => {} });
    const { faults } = await verifyAll(store, { games: { ...GAMES, toy } });
    await store.close();
    tally.count(faults.length > 0);
    rmSync(copy, { recursive: true });
  }
  return tally.row("D8 harm that verify must notice");
}
