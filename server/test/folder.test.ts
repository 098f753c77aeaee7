/** D6, D15, D18, D22: the data folder of a server. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { makeFolder, SQLITE_FILE } from "../storage/folder.ts";
import { Store, type StoreOptions } from "../storage/store.ts";
import { temporaryFolder, testServer } from "./harness.ts";
import { bid, threeSeats } from "./toy-table.ts";

const open = (place: Partial<StoreOptions>) =>
  Store.open({ dataDir: "", databaseConnections: 2, onError: () => {}, ...place });

test("D6: a second server on the same folder is refused, and says which one has it", async () => {
  const first = await testServer({ keepData: true });
  const { dataDir } = first;
  await expect(testServer({ config: { dataDir } })).rejects.toThrow(
    `DATA_DIR ${dataDir}: another server (process ${process.pid}) uses this folder; stop it first`,
  );
  expect(await first.browser().get("/healthz")).toEqual({ status: "ok" });
  const beside = await open({ dataDir, readOnly: true });
  await beside.close();
  await first.close();
  const second = await testServer({ config: { dataDir } });
  await second.close();
});

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const PINNED = new URL("../../scripts/pinned.mjs", import.meta.url).href;

/** A server as `npm start` starts it, and its process id. */
async function started(command: string[], env: Record<string, string>): Promise<{ child: ChildProcess; pid: number }> {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, PORT: "0", LOG_LEVEL: "info", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let told = "";
  child.stdout!.on("data", (text) => (told += text));
  await expect.poll(() => told).toContain("http://localhost:");
  return { child, pid: Number(readFileSync(join(env.DATA_DIR, "tripartite.pid"), "utf8")) };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("D6: a server that was killed leaves the folder free, and the wrapper of npm start leaves no server behind", async () => {
  const DATA_DIR = temporaryFolder();
  const wrapper = `import("${PINNED}").then(({ runServer }) => runServer([]))`;
  const first = await started(["-e", wrapper], { DATA_DIR });
  expect(first.pid).not.toBe(first.child.pid);
  first.child.kill("SIGKILL");
  await expect.poll(() => isRunning(first.pid)).toBe(false);
  const second = await started([MAIN], { DATA_DIR });
  const ended = once(second.child, "exit");
  second.child.kill("SIGKILL");
  await ended;
  const third = await started([MAIN], { DATA_DIR });
  third.child.kill("SIGTERM");
  expect(await once(third.child, "exit")).toEqual([0, null]);
  expect(existsSync(join(DATA_DIR, "tripartite.pid"))).toBe(false);
  rmSync(DATA_DIR, { recursive: true });
});

test("D18: a database that was there and is gone is not made anew without a word", async () => {
  for (const harm of [(file: string) => rmSync(file), (file: string) => truncateSync(file)]) {
    const dataDir = temporaryFolder();
    await (await open({ dataDir })).close();
    const file = join(dataDir, SQLITE_FILE);
    harm(file);
    await expect(open({ dataDir })).rejects.toThrow(
      `${file} is missing or empty, but there has been a database since 20`,
    );
    rmSync(join(dataDir, "tripartite.created"));
    await (await open({ dataDir })).close();
  }
});

test("D18: nothing is acknowledged on a database file that was deleted, and the server says so", async () => {
  const server = await testServer();
  const { seats } = await threeSeats(server);
  expect(await seats[0].act(bid(1))).toMatchObject({ type: "accepted" });
  for (const end of ["", "-wal", "-shm"]) rmSync(join(server.dataDir, SQLITE_FILE + end), { force: true });
  expect(await seats[1].act(bid(1))).toMatchObject({ type: "error", code: "UNAVAILABLE" });
  expect((await server.browser().request("GET", "/healthz")).status).toBe(503);
  await server.close();
});

test.skipIf(process.platform === "win32")(
  "D22: only the server's user may read the database, in any folder",
  async () => {
    const dataDir = join(temporaryFolder(), "open");
    mkdirSync(dataDir, { mode: 0o755 });
    await (await open({ dataDir })).close();
    const file = join(dataDir, SQLITE_FILE);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    const store = await open({ dataDir });
    for (const end of ["", "-wal", "-shm"]) expect(statSync(file + end).mode & 0o777).toBe(0o600);
    await store.close();
  },
);

test("D15: a folder or database that cannot be used is named in one line", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "file"), "");
  expect(() => makeFolder(join(folder, "file", "below"))).toThrow(/^DATA_DIR .*below: E/);
  if (process.platform === "linux") expect(() => makeFolder("/proc/x")).toThrow(/^DATA_DIR \/proc\/x: ENOENT/);
  await (await open({ dataDir: folder })).close();
  const foreign = new DatabaseSync(join(folder, SQLITE_FILE));
  foreign.exec("begin immediate");
  await expect(open({ dataDir: folder })).rejects.toThrow(`${join(folder, SQLITE_FILE)}: database is locked`);
  foreign.close();
});
