/** Chromium for tests: the one of the system, installed where that is possible. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type AnyGame, isRefusal, type Json } from "@tripartite/kernel";
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

const ATTEMPTS = 12;

function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? "", ...CANDIDATES].find((path) => path !== "" && existsSync(path));
}

/** Another test file may be installing it at the same time: then this one waits for it. */
async function installChromium(): Promise<void> {
  for (let attempt = 1; findChromium() === undefined; attempt++) {
    try {
      execFileSync("apt-get", ["update"], { stdio: "ignore" });
      execFileSync("apt-get", ["install", "-y", "chromium"], { stdio: "ignore" });
    } catch {
      if (attempt === ATTEMPTS)
        throw new Error("The tests of the page need Chromium: install it, or name it in CHROMIUM.");
      await setTimeout(5_000);
    }
  }
}

export async function openBrowser(): Promise<Browser> {
  await installChromium();
  const browser = await chromium.launch({ executablePath: findChromium()!, headless: true, args: FLAGS });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(showAtOnce);
    return context;
  };
  return browser;
}

/** Tests do not wait for what is shown, unless they are about that. */
function showAtOnce(): void {
  if (location.protocol === "about:") return;
  const key = "tripartite.settings";
  localStorage.setItem(
    key,
    JSON.stringify({ pace: "once", botWait: 0, ...JSON.parse(localStorage.getItem(key) ?? "{}") }),
  );
}

const root = join(import.meta.dirname, "../..");

/** The game that begins with a position instead of its set-up. */
function startingFrom(game: AnyGame, position: Json): AnyGame {
  const setup = () => {
    const state = game.load(position);
    if (isRefusal(state)) throw new Error(state.text);
    return state;
  };
  return { ...game, setup };
}

/** A server with the real games and the page as its sources are now; its tables may begin with a position. */
export async function pageServer(position?: Json): Promise<TestServer> {
  const build = "import { ensurePage } from './scripts/page.mjs'; process.exit(await ensurePage());";
  execFileSync(process.execPath, ["--input-type=module", "-e", build], { cwd: root, stdio: "inherit" });
  const { game = "triumph" } = (position ?? {}) as { game?: string };
  const games = position === undefined ? GAMES : { ...GAMES, [game]: startingFrom(GAMES[game], position) };
  return testServer({ games, bots: testBots() });
}
