/**
 * `npm run bench -- server [seconds]`: durable actions per second over real sockets, on SQLite and on PostgreSQL, with
 * the server of boardgame.io beside them; then a thousand idle tables.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { testPostgres } from "../server/test/postgres.ts";
import { type Comeback, runIdle } from "./server/idle.ts";
import { type LoadReport, runLoad } from "./server/load.ts";
import { runPeer } from "./server/peer.ts";
import { shown } from "./server/statistics.ts";

const TABLES = 50;
const IDLE_TABLES = 1000;
/** The tests' small game goes on without end, so that the server is measured and not the rules. */
const SMALL = { game: "toy", options: { rounds: 1_000_000_000 }, views: "each" as const };
const TRIUMPH = { game: "triumph", options: {}, views: "changes" as const };

export async function serverBench([seconds = "20"]: string[]): Promise<void> {
  const load = { tables: TABLES, seconds: Number(seconds) };
  console.log(`${TABLES} tables of 3 seats each, ${seconds} s, players in a second process\n`);
  await onDisk(async (env) => print("SQLite, small game, whole views", await runLoad({ ...load, ...SMALL, env })));
  const postgres = await testPostgres();
  const env = { DATABASE_URL: await postgres.database("bench") };
  print("PostgreSQL, small game, whole views", await runLoad({ ...load, ...SMALL, env }));
  await postgres.close();
  const peer = await runPeer(TABLES, Number(seconds));
  if (peer === undefined) console.log("boardgame.io cannot be installed here\n");
  else print("boardgame.io, in memory, its own small game", peer);
  await onDisk(async (env) => print("SQLite, triumph, patched views", await runLoad({ ...load, ...TRIUMPH, env })));
  await onDisk(async (env) => {
    const { bytesPerTable, rss, reconnected, restarted } = await runIdle(IDLE_TABLES, "triumph", env);
    console.log(`${IDLE_TABLES} idle tables of triumph, 3 sockets each`);
    console.log(`  ${kilobytes(bytesPerTable)} per table, ${megabytes(rss)} resident`);
    console.log(`  all sockets at once: ${comeback(reconnected)}`);
    console.log(`  after a kill:        ${comeback(restarted)}`);
  });
}

/** Not in the temporary folder: it may be in memory, where nothing has to wait for a disk. */
async function onDisk(work: (env: { DATA_DIR: string }) => Promise<void>): Promise<void> {
  const DATA_DIR = mkdtempSync(join(process.cwd(), "data-"));
  try {
    await work({ DATA_DIR });
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

function print(name: string, report: LoadReport): void {
  const { actionsPerSecond, cpuPerAction, playersCpuPerAction, actionsPerTable, bytesPerTable, rss } = report;
  console.log(`${name}: ${Math.round(actionsPerSecond).toLocaleString("en")} actions/s, ${shown(report)}`);
  console.log(`  CPU per action: server ${Math.round(cpuPerAction)} µs, players ${Math.round(playersCpuPerAction)} µs`);
  console.log(`  ${kilobytes(bytesPerTable)} per table after ${actionsPerTable} actions, ${megabytes(rss)} resident\n`);
}

function comeback({ each, seconds }: Comeback): string {
  return `${shown(each)}, everybody after ${seconds.toFixed(1)} s`;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString("en")} kB`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
