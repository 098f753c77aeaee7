/** Chromium for tests: the one of the system, installed where that is possible. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { GAMES } from "../../games/registry.ts";
import { testBots } from "../../server/test/bots.ts";
import { type TestServer, testServer } from "../../server/test/harness.ts";

const CANDIDATES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? "", ...CANDIDATES].find((path) => path !== "" && existsSync(path));
}

function installChromium(): void {
  try {
    execFileSync("apt-get", ["update"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "chromium"], { stdio: "ignore" });
  } catch {
    throw new Error("The tests of the page need Chromium: install it, or name it in CHROMIUM.");
  }
}

export async function openBrowser(): Promise<Browser> {
  if (findChromium() === undefined) installChromium();
  return chromium.launch({ executablePath: findChromium()!, headless: true, args: FLAGS });
}

const root = join(import.meta.dirname, "../..");

/** A server with the real games and the page as its sources are now. */
export async function pageServer(): Promise<TestServer> {
  const build = "import { ensurePage } from './scripts/page.mjs'; process.exit(await ensurePage());";
  execFileSync(process.execPath, ["--input-type=module", "-e", build], { cwd: root, stdio: "inherit" });
  return testServer({ games: GAMES, bots: testBots() });
}
