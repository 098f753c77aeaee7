/** Chromium and a server with the page, for tests. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type AnyGame, isRefusal, type Json } from "@tripartite/kernel";
import { type Browser, chromium } from "playwright-core";
import { GAMES } from "../../games/registry.ts";
import { findChromium } from "../../scripts/browser.mjs";
import { testBots } from "../../server/test/bots.ts";
import { type TestServer, testServer } from "../../server/test/harness.ts";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** `npm test` installs Chromium before the tests where it is missing (scripts/browser.mjs). */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("Chromium is not installed: run npm test, or set CHROMIUM.");
  const browser = await chromium.launch({ executablePath, headless: true, args: FLAGS });
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

let isBuilt = false;

/** Builds the page unless it is as its sources are now; once is enough for all files of a process. */
function buildPage(): void {
  if (isBuilt) return;
  const build = "import { ensurePage } from './scripts/page.mjs'; process.exit(await ensurePage());";
  execFileSync(process.execPath, ["--input-type=module", "-e", build], { cwd: root, stdio: "inherit" });
  isBuilt = true;
}

/** A server with the real games and the page as its sources are now; its tables may begin with a position. */
export async function pageServer(position?: Json): Promise<TestServer> {
  buildPage();
  const { game = "triumph" } = (position ?? {}) as { game?: string };
  const games = position === undefined ? GAMES : { ...GAMES, [game]: startingFrom(GAMES[game], position) };
  return testServer({ games, bots: testBots() });
}
