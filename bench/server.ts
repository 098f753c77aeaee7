/**
 * `npm run bench -- server [seconds] [row …]`: durable actions per second over real sockets, on SQLite and on PostgreSQL,
 * beside the server of an earlier commit under the same load and the server of boardgame.io; what a table takes in memory,
 * and what long games and idle tables cost.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { testPostgres } from "../server/test/postgres.ts";
import { frozenRoot } from "./server/frozen.ts";
import { PRESENT } from "./server/host.ts";
import { type Comeback, runIdle } from "./server/idle.ts";
import { type Game, memoryPerTable, runLoad } from "./server/load.ts";
import { costSinceBarrier } from "./server/long.ts";
import type { LoadReport } from "./server/meter.ts";
import { runPeer } from "./server/peer.ts";
import { count, kilobytes, megabytes, PARTS, shown } from "./server/statistics.ts";

const TABLES = 50;
const IDLE_TABLES = 1000;
/** The tests' small game without an end, so that the bench measures the server and not the rules. */
const SMALL: Game = { game: "toy", options: { rounds: 1_000_000_000 }, views: "each", stretch: [100, 1100] };
/** Random games take 343 actions and more. */
const TRIUMPH: Game = { game: "triumph", options: {}, views: "changes", stretch: [60, 340] };
/** The present server and the earlier one take turns, so often. */
const ROUNDS = 2;
const LENGTHS = [100, 1000, 10_000];
/** The earlier server takes half a minute to come so far. */
const FROZEN_LENGTHS = [100, 1000];
const MIDDLE_OF_GAME = 440;

type Env = Record<string, string>;

/** In the order in which they are printed. */
const ROWS: Record<string, (seconds: number, frozen: URL | undefined) => Promise<void>> = {
  triumph: (seconds, frozen) => compare("SQLite, triumph, patched views", TRIUMPH, seconds, frozen),
  small: (seconds, frozen) => compare("SQLite, small game, whole views", SMALL, seconds, frozen),
  postgres: onPostgres,
  peer: beside,
  memory,
  long: longGames,
  idle: idleTables,
};

export async function serverBench([seconds = "20", ...wanted]: string[]): Promise<void> {
  const frozen = frozenRoot();
  console.log(`${TABLES} tables of 3 seats each, ${seconds} s and more, players in a second process`);
  console.log(frozen ? "" : "no earlier server to compare with: git has not the whole history here\n");
  for (const row of wanted.length > 0 ? wanted : Object.keys(ROWS)) {
    if (ROWS[row] === undefined) throw new Error(`unknown row ${row}; there is: ${Object.keys(ROWS).join(", ")}`);
    await ROWS[row](Number(seconds), frozen);
  }
}

async function compare(name: string, game: Game, seconds: number, frozen: URL | undefined): Promise<void> {
  const load = { ...game, tables: TABLES, seconds: seconds / ROUNDS };
  for (let round = 1; round <= ROUNDS; round++) {
    const earlier = frozen && (await onDisk((env) => runLoad({ ...load, root: frozen, env })));
    const now = await onDisk((env) => runLoad({ ...load, root: PRESENT, env }));
    if (earlier !== undefined) print(`${name}, earlier server, round ${round}`, earlier);
    print(`${name}, round ${round}`, now);
    if (earlier !== undefined) printRatios(now, earlier);
  }
}

async function onPostgres(seconds: number): Promise<void> {
  const postgres = await testPostgres();
  const env = { DATABASE_URL: await postgres.database("bench") };
  const report = await runLoad({ ...SMALL, root: PRESENT, tables: TABLES, seconds, env });
  await postgres.close();
  print("PostgreSQL, small game, whole views", report);
}

async function beside(seconds: number): Promise<void> {
  const peer = await runPeer(TABLES, seconds);
  if (peer === undefined) console.log("boardgame.io cannot be installed here\n");
  else print("boardgame.io, in memory, its own small game", peer);
}

async function memory(_seconds: number, frozen: URL | undefined): Promise<void> {
  const measured = (root: URL) =>
    onDisk((env) => memoryPerTable({ ...TRIUMPH, root, tables: TABLES, seconds: 0, env }, MIDDLE_OF_GAME));
  const now = await measured(PRESENT);
  const earlier = frozen && (await measured(frozen));
  console.log(`a table of triumph in memory after ${MIDDLE_OF_GAME} actions, 3 sockets: ${kilobytes(now)}`);
  console.log(earlier ? `  earlier server: ${kilobytes(earlier)}\n` : "");
}

async function longGames(_seconds: number, frozen: URL | undefined): Promise<void> {
  const now = await onDisk((env) => costSinceBarrier(PRESENT, env, LENGTHS));
  const earlier = frozen && (await onDisk((env) => costSinceBarrier(frozen, env, FROZEN_LENGTHS)));
  console.log("CPU for an action of triumph, patched views, by number of actions since the last disclosure:");
  LENGTHS.forEach((length, i) => {
    const beside = earlier?.[i] === undefined ? "" : ` (earlier server: ${count(earlier[i])} µs)`;
    console.log(`  ${count(length)}: ${count(now[i])} µs${beside}`);
  });
  console.log("");
}

async function idleTables(): Promise<void> {
  await onDisk(async (env) => {
    const { bytesPerTable, rss, reconnected, restarted } = await runIdle(IDLE_TABLES, "triumph", env);
    console.log(`${IDLE_TABLES} idle tables of triumph, 3 sockets each`);
    console.log(`  ${kilobytes(bytesPerTable)} per table, ${megabytes(rss)} resident`);
    console.log(`  all sockets at once: ${comeback(reconnected)}`);
    console.log(`  after a kill:        ${comeback(restarted)}`);
  });
}

/** Not in the temporary folder: it may be in memory, where nothing has to wait for a disk. */
async function onDisk<Result>(work: (env: Env) => Promise<Result>): Promise<Result> {
  const DATA_DIR = mkdtempSync(join(process.cwd(), "data-"));
  try {
    return await work({ DATA_DIR });
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

function print(name: string, report: LoadReport): void {
  const { actionsPerSecond, cpuPerAction, playersCpuPerAction, bytesPerAction, parts } = report;
  console.log(`${name}: ${count(actionsPerSecond)} actions/s, ${shown(report)}`);
  console.log(`  CPU per action: server ${count(cpuPerAction)} µs, players ${count(playersCpuPerAction)} µs`);
  if (bytesPerAction > 0) {
    const split = PARTS.map((part) => `${part} ${count(parts[part])}`).join(", ");
    console.log(`  updates of an action, bytes: ${count(bytesPerAction)} (${split})`);
  }
  console.log("");
}

function printRatios(now: LoadReport, earlier: LoadReport): void {
  const ratio = (one: number, other: number) => `× ${(one / other).toFixed(2)}`;
  console.log(
    `  against the earlier server: actions/s ${ratio(now.actionsPerSecond, earlier.actionsPerSecond)}, ` +
      `CPU ${ratio(now.cpuPerAction, earlier.cpuPerAction)}, p99 ${ratio(now.p99, earlier.p99)}, ` +
      `bytes ${ratio(now.bytesPerAction, earlier.bytesPerAction)}\n`,
  );
}

function comeback({ each, seconds }: Comeback): string {
  return `${shown(each)}, everybody after ${seconds.toFixed(1)} s`;
}
