/**
 * `npm run crash -- [kills] [tables]`: kills servers at random moments, first on SQLite, then two on one PostgreSQL, which
 * is killed too, cut off, slowed down, left without room on its disk, and at last replaced by its standby.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type CrashReport, crashTest } from "../server/test/crash.ts";
import { type TestPostgres, testPostgres } from "../server/test/postgres.ts";
import { RoughNetwork } from "../server/test/rough-network.ts";

const [kills = 100, tables = 21] = process.argv.slice(2).map(Number);
const TROUBLE_MS = 3000;
const SLOW_MS = 150;
const SMALL_DISK_MB = 400;

const DATA_DIR = mkdtempSync(join(tmpdir(), "tripartite-"));
print("SQLite, one server", await crashTest({ kills, tables, env: { DATA_DIR } }));
rmSync(DATA_DIR, { recursive: true, force: true });

const folder = mkdtempSync(join(tmpdir(), "tripartite-"));
const isSmall = mountSmallDisk(folder);
chmodSync(folder, 0o755);
const place = join(folder, "postgres");
mkdirSync(place);
const postgres = await testPostgres(place);
const standby = await postgres.standby();
const network = await RoughNetwork.to(postgres.port);
const DATABASE_URL = (await postgres.database("crash")).replace(`:${postgres.port}/`, `:${network.port}/`);
const report = await crashTest({
  kills,
  tables,
  servers: 2,
  env: { DATABASE_URL },
  disasters: [killDatabase, slowDown, cutOff, ...(isSmall ? [() => fillDisk(postgres)] : []), failOver],
});
const disk = isSmall ? "its disk filled" : "its disk not filled (that needs the right to mount)";
print(`PostgreSQL, two servers, killed, slowed down, cut off, ${disk}, replaced by its standby`, report);
await network.close();
await standby.close();
await postgres.close();
if (isSmall) execFileSync("umount", ["-l", folder]);
rmSync(folder, { recursive: true, force: true });

async function killDatabase(): Promise<void> {
  await postgres.kill();
  await postgres.start();
}

async function slowDown(): Promise<void> {
  network.delayMs = SLOW_MS;
  await sleep(TROUBLE_MS);
  network.delayMs = 0;
}

async function cutOff(): Promise<void> {
  for (const end = Date.now() + TROUBLE_MS; Date.now() < end; await sleep(200)) network.cut();
}

async function failOver(): Promise<void> {
  await postgres.kill();
  await standby.promote();
  network.target = standby.port;
  network.cut();
}

async function fillDisk({ data }: TestPostgres): Promise<void> {
  const filler = join(data, "..", "filler");
  const { bavail, bsize } = statfsSync(data);
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
  await sleep(TROUBLE_MS);
  rmSync(filler);
  // A database that has found no room for its journal stops.
  await postgres.kill();
  await postgres.start();
}

/** A small disk in memory; only root may mount one, and not everywhere. */
function mountSmallDisk(where: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SMALL_DISK_MB}m`, "tmpfs", where], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function print(name: string, { kills, acknowledged, faults }: CrashReport): void {
  console.log(`${name}: ${kills} kills, ${acknowledged} acknowledged actions, ${faults.length} faults`);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
