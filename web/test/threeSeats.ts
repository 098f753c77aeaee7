/** A table at which three browsers sit. */
import type { Browser, Page } from "playwright-core";
import type { TestServer } from "../../server/test/harness.ts";

export interface Seats {
  readonly axis: Page;
  readonly west: Page;
  readonly ussr: Page;
  readonly path: string;
}

const NAMES = ["Anna", "Ben", "Clara"];

/** Each page is another person; faults of the pages are collected in `errors`. */
export async function threeSeats(
  server: TestServer,
  browser: Browser,
  viewport: { width: number; height: number },
  errors: string[],
  beforeOpening?: (pages: Omit<Seats, "path">) => Promise<void>,
): Promise<Seats> {
  const pages: Page[] = [];
  for (const name of NAMES) {
    const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
    await context.request.post(`${server.url}/api/guests`, { data: { name } });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    pages.push(page);
  }
  const [axis, west, ussr] = pages;
  const made = await axis.request.post(`${server.url}/api/tables`, {
    data: { game: "triumph", seats: ["me", "open", "open"] },
  });
  const table = (await made.json()) as { id: string; joinToken: string };
  for (const [index, page] of [west, ussr].entries())
    await page.request.post(`${server.url}/api/tables/${table.id}/join`, {
      data: { seat: index + 1, token: table.joinToken },
    });
  const path = `/tables/${table.id}`;
  await beforeOpening?.({ axis, west, ussr });
  await Promise.all(pages.map((page) => page.goto(server.url + path)));
  return { axis, west, ussr, path };
}
