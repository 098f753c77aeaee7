import { join } from "node:path";
import type { Page } from "playwright-core";

/** `PICTURES=1` renews the pictures of the documentation. */
export const PICTURES = process.env.PICTURES ? join(import.meta.dirname, "../../docs/img") : undefined;

export async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES !== undefined) await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}
