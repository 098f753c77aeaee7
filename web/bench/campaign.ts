/** The campaign of Unconditional Surrender! at its set-up of 281 units, in a real Chromium. */
import type { Browser, Page } from "playwright-core";
import type { TestServer } from "../../server/test/harness.ts";
import { pageServer } from "../test/browser.ts";
import { medianOf, panning } from "./timing.ts";

const SCENARIO = "europe-1941";
const READY_LIMIT_MS = 2000;
const LOAD_LIMIT_KB = 900;
const SELECT_LIMIT_MS = 100;
const SELECTIONS = 20;
const HOVERS = 20;

/** With a server of its own, the tables of which begin in the Operations Phase. */
export async function campaignBench(browser: Browser): Promise<void> {
  const server = await pageServer({ game: "surrender", scenario: SCENARIO });
  try {
    await measure(server, browser);
  } finally {
    await server.close();
  }
}

async function measure(server: TestServer, browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.request.post(`${server.url}/api/guests`, { data: { name: "Bench" } });
  const made = await context.request.post(`${server.url}/api/tables`, {
    data: { game: "surrender", options: { scenario: SCENARIO }, seats: ["me", "me", "me"] },
  });
  const { id } = (await made.json()) as { id: string };
  const address = `${server.url}/tables/${id}`;
  const page = await context.newPage();
  await reportLoad(page, address);
  await reportReady(page, address);
  await reachOperations(page);
  await reportSelection(page);
  await reportHover(page);
  const { perSecond, longest } = await panning(page);
  console.log(
    `campaign, panning: ${perSecond.toFixed(0)} frames per second (at least 55), longest ${longest.toFixed(0)} ms`,
  );
  await context.close();
}

/** Compressed bytes into an empty cache. */
async function reportLoad(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address);
  await page.locator(".natural-coast").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  console.log(`campaign, first load with the map: ${(bytes / 1000).toFixed(0)} kB compressed (limit ${LOAD_LIMIT_KB})`);
  await session.detach();
}

async function reportReady(page: Page, address: string): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    await page.goto(address);
    await page.locator(".natural-coast").waitFor({ state: "attached" });
    await page.locator(".piece").first().waitFor({ state: "attached" });
    times.push(
      await page.evaluate(() => new Promise<number>((ready) => requestAnimationFrame(() => ready(performance.now())))),
    );
  }
  console.log(`campaign, table ready from the cache: ${medianOf(times).toFixed(0)} ms (limit ${READY_LIMIT_MS})`);
}

/** The table begins with the Axis Operations Phase; a Surprise Attack marker may be asked about first. */
async function reachOperations(page: Page): Promise<void> {
  const units = page.locator(".dock .unit-choice").first();
  await units.or(page.locator("button.main")).first().waitFor();
  if ((await units.count()) === 0) await page.locator("button.main").click();
  await units.waitFor();
}

/** N selects the next unit: until its reach is painted. */
async function reportSelection(page: Page): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < SELECTIONS; round++)
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((painted) => {
            const began = performance.now();
            dispatchEvent(new KeyboardEvent("keydown", { key: "n" }));
            requestAnimationFrame(() => setTimeout(() => painted(performance.now() - began)));
          }),
      ),
    );
  console.log(
    `campaign, a unit is selected and its reach shown: ${medianOf(times).toFixed(0)} ms, ` +
      `at most ${Math.max(...times).toFixed(0)} ms (limit ${SELECT_LIMIT_MS} median, ${SELECTIONS} times)`,
  );
}

/** The pointer goes to another hex: frames until the card names it. */
async function reportHover(page: Page): Promise<void> {
  const box = (await page.locator(".board-viewport").boundingBox())!;
  const frames: number[] = [];
  for (let round = 0; round < HOVERS; round++) {
    const x = box.x + 300 + ((round * 97) % (box.width - 500));
    const y = box.y + 200 + ((round * 61) % (box.height - 400));
    await page.evaluate(() => {
      const seen = { frames: 0, isOver: false };
      const before = document.querySelector(".hex-card h2")?.textContent;
      const count = () => {
        seen.frames++;
        seen.isOver ||= document.querySelector(".hex-card h2")?.textContent !== before;
        if (!seen.isOver && seen.frames < 60) requestAnimationFrame(count);
      };
      addEventListener("pointermove", () => requestAnimationFrame(count), { once: true });
      Object.assign(window, { hovered: seen });
    });
    await page.mouse.move(x, y);
    await page.waitForTimeout(120);
    const seen = await page.evaluate(
      () => (window as unknown as { hovered: { frames: number; isOver: boolean } }).hovered,
    );
    if (seen.isOver) frames.push(seen.frames);
  }
  console.log(`campaign, hover: ${medianOf(frames)} frames until the card follows (limit 2, ${frames.length} times)`);
}
