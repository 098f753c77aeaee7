/** What spoiled a game at the table, and must not come back. */
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";
import { decide, goOnToActions, isAsked, openTable, sitWhereAsked, told } from "./surrenderPlay.ts";

const poland = servedPage({ game: "surrender", phase: "economy", weather: { mild: "fair" }, seed: 12 });
/** The Norwegians hold Oslo against the first landing. */
const norway = servedPage({ game: "surrender", scenario: "scandinavia-1940", dice: [1, 6, 6, 1] });

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test("Poland: a refusal leaves the unit in hand free, and the result of a combat gives way to the next unit", async () => {
  const { page, errors } = await openTable(poland, "poland-1939", 2, { width: 1280, height: 720 });
  await goOnToActions(page);
  const [dock, combat] = [page.locator(".dock"), page.locator(".combat")];
  await dock.locator(".unit-choice", { hasText: "XIX" }).click();
  const assault = dock.locator(".choice", { hasText: "Assault on Armia Pomorze" });
  await assault.waitFor();
  await page.locator('path[data-hex="0507"]').click();
  const refusal = page.locator(".bub", { hasText: "Not Bydgoszcz" });
  await refusal.waitFor();
  expect(await overlap(refusal, page.locator(".piece-selected"))).toBe(false);
  expect(await assault.count()).toBe(1);

  await page.locator('.piece[data-hex="0307"]').click();
  await dock.locator(".choice", { hasText: "Mobile attack" }).click();
  await settled(page);
  const odds = combat.locator(".odds-table tr").last();
  const [row, frame] = [(await odds.boundingBox())!, (await combat.boundingBox())!];
  expect(row.y + row.height).toBeLessThanOrEqual(frame.y + frame.height);
  const unwilling = combat.locator(".choice", { hasText: "Will not commit" });
  for (let left = 8; left > 0 && (await dock.locator(".unit-choice").count()) === 0; left--) {
    await sitWhereAsked(page);
    if ((await unwilling.count()) === 0) await decide(page);
    else await unwilling.click();
    await settled(page);
  }
  await combat.locator(".tray-result").waitFor();
  expect((await combat.boundingBox())!.height).toBeLessThan(80);
  await combat.getByRole("button", { name: "Sums and effects" }).click();
  await combat.getByText("Tank unit, Fair").waitFor();
  await dock.locator(".unit-choice", { hasText: "8. Armee" }).click();
  await combat.waitFor({ state: "detached" });
  expect(errors).toEqual([]);
}, 90_000);

test("Poland: once it is over, nobody is waited for", async () => {
  const { page, errors } = await openTable(poland, "poland-1939", 2);
  await sitWhereAsked(page);
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, concede" }).click();
  await page.locator(".who", { hasText: "The game is over" }).waitFor();
  expect(await isAsked(page)).toBe(false);
  expect(await page.locator(".dock").textContent()).toBe("There is nothing left to decide.");
  expect(await page.locator(".cal .sub").count()).toBe(0);
  expect(errors).toEqual([]);
}, 60_000);

test("Scandinavia: a Sea Zone names its coast; a landing that fails says that nobody lands; seats lie under no window", async () => {
  const { page, errors } = await openTable(norway, "scandinavia-1940", 2);
  await goOnToActions(page);
  const dock = page.locator(".dock");
  const choose = async (text: string) => {
    await dock.locator(".choice, .chip-button", { hasText: text }).first().click();
    await settled(page);
  };
  await dock.getByText("Amphibious Invasion").click();
  const zone = dock.locator(".choice", { hasText: "Skagerrak" });
  expect(await zone.textContent()).toMatch(/Oslo, Aarhus, København and \d+ other coast hexes/);
  for (const step of ["Skagerrak", "Gruppe XXI", "Oslo"]) await choose(step);
  await page.getByRole("button", { name: "Launch the invasion" }).click();
  await settled(page);
  const combat = page.locator(".combat");
  const result = combat.locator(".tray-result");
  for (let left = 12; left > 0 && (await result.count()) === 0; left--) {
    await sitWhereAsked(page);
    const quiet = page.locator(".choice", { hasText: /Will not commit|without Naval Support/ });
    if ((await quiet.count()) === 0) await decide(page);
    else {
      expect(await overlap(page.locator(".seat-switch"), page.locator(".map-place"))).toBe(false);
      await quiet.first().click();
      await settled(page);
    }
  }
  expect(await combat.textContent()).toMatch(/Oslo.*nobody lands/);
  expect(await told(page)).toMatch(/: (♦, no effect|AS, attacker stopped|AA, attacker attrition)\./);
  expect(errors).toEqual([]);
}, 90_000);
