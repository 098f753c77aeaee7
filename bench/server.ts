/** `npm run bench -- server [seconds]`: durable actions per second over real sockets, on SQLite and on PostgreSQL. */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { testPostgres } from "../server/test/postgres.ts";
import { type LoadReport, runLoad } from "./server/load.ts";

const TABLES = 50;
/** The tests' small game goes on without end, so that the server is measured and not the rules. */
const GAME = { game: "toy", options: { rounds: 1_000_000_000 } };

export async function serverBench([seconds = "20"]: string[]): Promise<void> {
  const load = { tables: TABLES, seconds: Number(seconds), views: "each" as const, ...GAME };
  console.log(`${TABLES} tables of 3 seats each, ${seconds} s, every update with the whole view\n`);
  // Not the temporary folder: it may be in memory, where nothing has to wait for a disk.
  const DATA_DIR = mkdtempSync(join(process.cwd(), "data-"));
  print("SQLite", await runLoad({ ...load, env: { DATA_DIR } }));
  rmSync(DATA_DIR, { recursive: true, force: true });
  const postgres = await testPostgres();
  print("PostgreSQL", await runLoad({ ...load, env: { DATABASE_URL: await postgres.database("bench") } }));
  await postgres.close();
}

function print(storage: string, { actionsPerSecond, p50, p95, p99, cpuPerAction, rssMegabytes }: LoadReport): void {
  const times = [p50, p95, p99].map((ms) => ms.toFixed(1)).join(" / ");
  console.log(`${storage}: ${Math.round(actionsPerSecond).toLocaleString("en")} durable actions/s`);
  console.log(`  p50 / p95 / p99 ${times} ms, ${Math.round(cpuPerAction)} µs of the server's CPU per action`);
  console.log(`  ${Math.round(rssMegabytes)} MB resident\n`);
}
