import { join } from "node:path";
import type { Page } from "playwright-core";

/** `PICTURES=1` renews the pictures of the documentation. */
const FOLDER = process.env.PICTURES ? join(import.meta.dirname, "../../docs/img") : undefined;

export async function picture(page: Page, name: string): Promise<void> {
  if (FOLDER !== undefined) await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}
