// Builds the page when its sources have changed since the last time.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root, runPinned } from "./pinned.mjs";

/** What the page is made of: its own files, and what it shares with the games. */
const SOURCES = [
  "web/src",
  "web/index.html",
  "web/vite.config.ts",
  "web/package.json",
  "games/kernel",
  "games/triumph",
  "package-lock.json",
];
const BUILT = "web/dist/index.html";

function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path).filter((name) => name !== "test" && name !== "node_modules");
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}

export async function ensurePage() {
  const built = join(root, BUILT);
  const changed = Math.max(...SOURCES.map((source) => newest(join(root, source))));
  if (existsSync(built) && statSync(built).mtimeMs >= changed) return 0;
  console.error("Building the page …");
  // Under another name the slow development form of the libraries would be built in.
  process.env.NODE_ENV = "production";
  return runPinned("node_modules/vite/bin/vite.js", ["build", "web", "--logLevel", "warn"]);
}
