import type { Json } from "@tripartite/kernel";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { TestServer } from "../../server/test/harness.ts";
import { openBrowser, pageServer } from "./browser.ts";

/** What the tests of a file have while they run: a server with the page, and Chromium. */
export function servedPage(position?: Json): { readonly server: TestServer; readonly browser: Browser } {
  const site = {} as { server: TestServer; browser: Browser };
  beforeAll(async () => {
    site.server = await pageServer(position);
    site.browser = await openBrowser();
  });
  afterAll(async () => {
    await site.browser?.close();
    await site.server?.close();
  });
  return site;
}
