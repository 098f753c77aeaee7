/** Plays by clicking on the first offer. */
import type { Page } from "playwright-core";

export interface Table {
  readonly page: Page;
  /** What the calendar shows as now. */
  now(): Promise<string>;
  isYourMove(): Promise<boolean>;
}

export function tableOn(page: Page): Table {
  return {
    page,
    now: async () => (await page.locator('.ph[aria-current="step"] .ph-name').textContent()) ?? "",
    isYourMove: async () => (await page.locator(".who:not(.quiet)").count()) > 0,
  };
}

const main = (page: Page) => page.locator("button.main");

/** Waits until the server has answered the last click, or a curtain has fallen over the table. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const undo = document.querySelector("button.undo");
    if (undo === null) return document.querySelector(".curtain") !== null;
    return undo.getAttribute("aria-busy") === "false";
  });
}

/** Places every free Cadre, each time in the first area that is left. */
export async function placeCadres(page: Page): Promise<void> {
  const chips = page.locator(".dock .chip-button");
  const finish = page.getByRole("button", { name: "Place and finish" });
  const isSetup = async () => (await page.locator(".year").textContent()) === "Set-up";
  for (let left = 60; left > 0 && (await isSetup()) && (await chips.count()) > 0; left--) {
    await chips.first().click();
    await page.locator(".type-picker button").last().click();
    await settled(page);
    if (await finish.count()) await finish.click();
    await settled(page);
  }
}

/** One decision after set-up, the quickest that moves the game on. */
export async function decide(page: Page): Promise<void> {
  await settled(page);
  if (await main(page).count()) await main(page).click();
  else
    await page
      .locator(".bt button.choice, .dock button.choice, .dock .type-picker button, .dock .chip-button")
      .filter({ hasNotText: /^Keep / }) // would undo a discard
      .first()
      .click();
  await settled(page);
}
