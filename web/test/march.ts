/** A position: the Axis can march on Lorraine with a Tank, which misses; then the French fire and hit. */

import type { Json } from "@tripartite/kernel";
import type { Page } from "playwright-core";
import { settled } from "./play.ts";

const UNITS: readonly Json[] = [
  { area: "munich", unitType: "tank", cv: 1 },
  { area: "rome", nationality: "italy", unitType: "infantry", cv: 2 },
  { area: "lorraine", nationality: "france", unitType: "infantry", cv: 2 },
  { area: "london", unitType: "fleet", cv: 3 },
  { area: "moscow", unitType: "infantry", cv: 2 },
];

/** Other units and hands may be there too; the Tank is unit 0, the Infantry in Rome unit 1. */
export function marchOnLorraine(units: readonly Json[] = [], factions: { readonly [side: string]: Json } = {}): Json {
  return {
    game: "triumph",
    phase: "movement",
    season: "summer",
    seat: "axis",
    commandOrder: ["axis"],
    wars: [["axis", "west"]],
    factions: { axis: { committed: ["A05"] }, ...factions },
    units: [...UNITS, ...units],
    dice: [6, 1, 6, 6, 6],
  };
}

/** The block is picked up and goes there, by the first of several ways. */
export async function moveBlock(page: Page, unit: number, to: string): Promise<void> {
  await page.locator(`[data-unit="${unit}"]`).first().click();
  await settled(page);
  await page.locator(`#area-${to}`).focus();
  await page.keyboard.press("Enter");
  await settled(page);
  const way = page.locator(".dock button.choice").first();
  if (await page.locator(`[data-unit="${unit}"][aria-pressed="true"]`).count()) await way.click();
  await settled(page);
}
