// Builds the page when its sources have changed since the last time.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root, runPinned } from "./pinned.mjs";

/** What the page is made of: its own files, and what it shares with the games. */
const SOURCES = [
  "web/src",
  "web/public",
  "web/index.html",
  "web/vite.config.ts",
  "web/package.json",
  "games",
  "docs/rulings.md",
  "docs/surrender-rulings.md",
  "package-lock.json",
];
const BUILT = "web/dist/index.html";

function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path).filter((name) => name !== "test" && name !== "node_modules");
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}

/** Stands for a build under way; an old one was left behind. */
const LOCK = join(root, "node_modules", ".building-page");
const LOCK_LASTS_MS = 120_000;

/** Tests in several processes want the page at the same time: one builds, the others wait. */
async function alone(work) {
  for (;;) {
    try {
      mkdirSync(LOCK);
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > LOCK_LASTS_MS) rmSync(LOCK, { recursive: true, force: true });
      else await sleep(200);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function isBuilt() {
  const built = join(root, BUILT);
  const changed = Math.max(...SOURCES.map((source) => newest(join(root, source))));
  return existsSync(built) && statSync(built).mtimeMs >= changed;
}

/** The exit code of the build; 0 if there was nothing to do. What the build prints is passed to `hear`, or printed. */
export function ensurePage(hear) {
  return alone(async () => {
    if (isBuilt()) return 0;
    if (hear === undefined) console.error("Building the page …");
    // Under another name the slow development form of the libraries would be built in.
    const env = { NODE_ENV: "production" };
    return runPinned("node_modules/vite/bin/vite.js", ["build", "web", "--logLevel", "warn"], { env, hear });
  });
}
