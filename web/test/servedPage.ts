import type { Json } from "@tripartite/kernel";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { TestServer } from "../../server/test/harness.ts";
import { openBrowser, pageServer } from "./browser.ts";

/** Files that run in the same process use the same browser, one after the other; it ends with the process. */
let opened: Promise<Browser> | undefined;

/** What the tests of a file have while they run: a server with the page, and Chromium. */
export function servedPage(position?: Json): { readonly server: TestServer; readonly browser: Browser } {
  const site = {} as { server: TestServer; browser: Browser };
  beforeAll(async () => {
    site.server = await pageServer(position);
    opened ??= openBrowser();
    site.browser = await opened;
  });
  afterAll(async () => {
    await Promise.all(site.browser?.contexts().map((context) => context.close()) ?? []);
    await site.server?.close();
  });
  return site;
}
