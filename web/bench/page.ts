/** How large the page is, and how quickly it answers, in a real Chromium. */
import type { Page } from "playwright-core";
import { readConfig } from "../../server/config.ts";
import { Store } from "../../server/storage/store.ts";
import type { TestServer } from "../../server/test/harness.ts";
import { storeGame } from "../../server/test/stored-game.ts";
import { openBrowser, pageServer } from "../test/browser.ts";
import { campaignBench } from "./campaign.ts";
import { type CrowdedGame, crowdedGame } from "./crowded.ts";
import { medianOf, panning, pointedAt, timedClick, wherever } from "./timing.ts";

const BLOCKS = 150;
const CLICKS = 60;
const LIMIT_SCRIPTS_KB = 350;
const LIMIT_WITH_MAP_KB = 700;
const LIMIT_CLICK_MS = 100;

export async function pageBench(): Promise<void> {
  const game = crowdedGame(BLOCKS);
  const server = await pageServer();
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const address = await seatAt(server, page, game);
    await reportSizes(page, address);
    await reportClicks(page, game.blocks);
    await reportPanning(page);
    await campaignBench(browser);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The address of a table where the visitor sits on the seat to move. */
async function seatAt({ url, dataDir }: TestServer, page: Page, { log, seat }: CrowdedGame): Promise<string> {
  await page.goto(url);
  await page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    await fetch("/api/guests", { method: "POST", headers, body: JSON.stringify({ name: "Bench" }) });
  });
  const store = await Store.open({ ...readConfig({}), dataDir, onError: () => {} });
  const { id } = await store.db.selectFrom("people").select("id").where("name", "=", "Bench").executeTakeFirstOrThrow();
  await store.close();
  const people = ["p0", "p1", "p2"].with(seat, id);
  return `${url}/tables/${await storeGame(dataDir, log, "crowded", people)}`;
}

/** Compressed bytes as they come over the wire into an empty cache, by what they are. */
async function reportSizes(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(address);
  await page.locator(".board .unit").first().waitFor();
  await page.waitForLoadState("networkidle");
  const kB = (...names: string[]) => names.reduce((sum, name) => sum + (bytes.get(name) ?? 0), 0) / 1000;
  const scripts = kB("Script", "Stylesheet");
  console.log(
    `first load of the table, compressed: script and style with the map ${scripts.toFixed(0)} kB ` +
      `(limits ${LIMIT_SCRIPTS_KB} without, ${LIMIT_WITH_MAP_KB} with map data), fonts ${kB("Font").toFixed(0)} kB, ` +
      `everything ${kB(...bytes.keys()).toFixed(0)} kB`,
  );
}

async function reportClicks(page: Page, blocks: number): Promise<void> {
  const areas: number[] = [];
  const units: number[] = [];
  const reaches: number[] = [];
  for (let click = 0; click < CLICKS; click++) {
    const area = await wherever(page, "path.area", click);
    const [opened] = await timedClick(page, area, ".area-card, .bub");
    areas.push(opened);
    await page.keyboard.press("Escape");
    const unit = await pointedAt(page, ".unit-lit", click);
    const [inHand, shown] = await timedClick(page, unit, ".unit-selected", ".dock .picked");
    units.push(inHand);
    reaches.push(shown);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector(".unit-selected, .picked, .area-card, .bub") === null);
  }
  const tell = (what: string, times: number[]) =>
    console.log(
      `${what}, ${blocks} blocks: ${medianOf(times).toFixed(0)} ms from click to paint, ` +
        `at most ${Math.max(...times).toFixed(0)} ms (limit ${LIMIT_CLICK_MS} ms, ${times.length} clicks)`,
    );
  tell("an area is opened", areas);
  tell("a unit is picked up", units);
  tell("the same, stored by the server and shown with its reach", reaches);
}

async function reportPanning(page: Page): Promise<void> {
  const { perSecond, longest } = await panning(page);
  console.log(`panning: ${perSecond.toFixed(0)} frames per second, longest frame ${longest.toFixed(0)} ms`);
}
