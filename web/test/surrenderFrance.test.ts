/** France 1940: a fort falls to an Airdrop, the British leave by sea; Operations by keyboard alone. */
import { expect, test } from "vitest";
import { faultsOf } from "./axe.ts";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";
import { counter, decide, openTable, sitWhereAsked, told } from "./surrenderPlay.ts";

const LIEGE = "0711";
/** Hoth before Liège with Luftflotte 2, the British in Le Havre. */
const site = servedPage({
  game: "surrender",
  scenario: "france-1940",
  countries: { belgium: { status: "active", faction: "western" } },
  units: {
    "*": { place: "out" },
    GHO: { place: "0712" },
    GL2: { place: "0712" },
    BEL: { place: LIEGE, faction: "western" },
    BEF: { place: "0904" },
  },
  control: { [LIEGE]: "western" },
  dice: [6, 1],
});

test("a fort asks for an Assault or an Airdrop, with odds; the British evacuate", async () => {
  const { page, errors } = await openTable(site, "france-1940", 2);
  const dock = page.locator(".dock");
  await sitWhereAsked(page);
  const surprise = dock.locator(".choice", { hasText: "Surprise Attack" });
  await dock.locator(".unit-choice").or(surprise).first().waitFor();
  if ((await surprise.count()) > 0) await page.locator("button.main").click();
  await counter(page, "GHO").first().click();
  await dock.getByText("Luftflotte 2 has no other base here").waitFor();
  await dock.getByRole("button", { name: "Activate" }).click();
  await settled(page);
  await page.locator(`path[data-hex="${LIEGE}"]`).focus();
  const drop = dock.locator(".choice", { hasText: "with an Airdrop" });
  expect(await drop.textContent()).toMatch(/Liège.*flown by Luftflotte 2, which gains a Sortie/);
  expect(await dock.locator(".odds li").count()).toBeGreaterThanOrEqual(6);
  await drop.click();
  await settled(page);
  await page.locator(".combat").getByText("6").first().waitFor();
  const refusal = page.locator(".combat .choice", { hasText: "Do not advance" });
  const advance = page.locator("button.main", { hasText: "advances" });
  const evacuation = dock.locator(".choice", { hasText: "London" });
  for (let left = 20; left > 0; left--) {
    await sitWhereAsked(page);
    if ((await evacuation.count()) > 0) break;
    expect(await refusal.count()).toBe(await advance.count());
    await decide(page);
  }
  await evacuation.first().click();
  await settled(page);
  expect(await told(page)).toMatch(/Airdrop/);
  expect(await told(page)).toMatch(/British Expeditionary Force.*London/s);
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
}, 120_000);

test("by keyboard alone: the next unit, its activation, a march on the map", async () => {
  const { page, errors } = await openTable(site, "france-1940", 2);
  await sitWhereAsked(page);
  const surprise = page.locator(".dock .choice", { hasText: "Surprise Attack" });
  await page.locator(".dock .unit-choice").or(surprise).first().waitFor();
  if ((await surprise.count()) > 0) await page.keyboard.press("e");
  await page.locator(".dock .unit-choice").first().waitFor();
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press("Tab");
      if (name.test(await page.evaluate(() => document.activeElement?.textContent ?? ""))) return;
    }
    throw new Error(`no ${name} in reach of Tab`);
  };
  await page.keyboard.press("n");
  await page.locator(".piece-selected").waitFor();
  await tabTo(/^Activate/);
  await page.keyboard.press("Enter");
  await settled(page);
  await page.locator(".area-lit").first().waitFor({ state: "attached" });
  await page.keyboard.press("m");
  await page.locator("[data-hex]:focus").waitFor({ state: "attached" });
  await page.keyboard.press("PageDown");
  await page.locator(".area-lit:focus").waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await expect.poll(() => told(page)).toMatch(/marches from/);
  expect(errors).toEqual([]);
}, 60_000);

test("ten quick clicks on Undo take back ten actions, and the button stays where it is", async () => {
  const { page, errors } = await openTable(site, "france-1940", 2);
  const dock = page.locator(".dock");
  await sitWhereAsked(page);
  await dock.locator(".unit-choice").first().waitFor();
  await counter(page, "GHO").first().click();
  await dock.getByRole("button", { name: "Activate" }).click();
  await settled(page);
  const marches = page.locator(".lines li", { hasText: "marches from" });
  for (let steps = 1; steps <= 9; steps++) {
    await dock
      .locator(".choice", { hasText: /\b1 MP/ })
      .first()
      .click();
    await expect.poll(() => marches.count()).toBe(steps);
    await settled(page);
  }
  const undo = page.locator("button.undo");
  const { x, y, width, height } = (await undo.boundingBox())!;
  for (let clicks = 1; clicks <= 10; clicks++) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForTimeout(110);
    await settled(page);
    await expect.poll(() => marches.count()).toBe(Math.max(0, 9 - clicks));
  }
  await dock.locator(".unit-choice").first().waitFor();
  expect(await undo.boundingBox()).toEqual({ x, y, width, height });
  expect(errors).toEqual([]);
}, 60_000);
