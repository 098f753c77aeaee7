/** `npm run crash -- [kills] [tables]`: kills servers at random moments, first on SQLite, then two on one PostgreSQL. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CrashReport, crashTest } from "../server/test/crash.ts";
import { testPostgres } from "../server/test/postgres.ts";

const [kills = 100, tables = 21] = process.argv.slice(2).map(Number);

const DATA_DIR = mkdtempSync(join(tmpdir(), "tripartite-"));
print("SQLite, one server", await crashTest({ kills, tables, env: { DATA_DIR } }));
rmSync(DATA_DIR, { recursive: true, force: true });

const postgres = await testPostgres();
const DATABASE_URL = await postgres.database("crash");
const disaster = async () => {
  await postgres.kill();
  await postgres.start();
};
print(
  "PostgreSQL, two servers, the database killed once",
  await crashTest({ kills, tables, servers: 2, env: { DATABASE_URL }, disaster }),
);
await postgres.close();

function print(name: string, { kills, acknowledged, faults }: CrashReport): void {
  console.log(`${name}: ${kills} kills, ${acknowledged} acknowledged actions, ${faults.length} faults`);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
