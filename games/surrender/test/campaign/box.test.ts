/** §36.4, §49 The Central Russia Box: march, flight and Strategic Movement, through the contract. */
import { expect, test } from "vitest";
import type { ActionJson, Side, Table } from "../table.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";

const SOVIET_OPERATIONS = {
  scenario: "europe-1941",
  phasing: "soviet",
  turnPhase: "operations",
  phase: "operations",
} as const;
const EMPTY = "everybody: out\nussr: active soviet, income 30\n";

function play(table: Table, side: Side, ...actions: readonly ActionJson[]): void {
  for (const action of actions) table.do(side, action);
}

function placeOf(table: Table, unit: string): string {
  return table.view("soviet").units[unit].place;
}

test("§36.4 into the Central Russia Box for 3 points, out at the hex's own cost (aid MG6)", () => {
  const table = campaignTable(`${EMPTY}R5 1758\nR8 CRB\nR9 CRB`, SOVIET_OPERATIONS);
  play(table, "soviet", { type: "activate", unit: "R5" });
  expect(table.view("soviet").activation?.boxes).toEqual({ CRB: 3 });
  play(table, "soviet", { type: "enterBox", box: "CRB" });
  expect(placeOf(table, "R5")).toBe("CRB");
  expect(table.state.points).toBe(8 - 3);
  play(table, "soviet", { type: "end" }, { type: "activate", unit: "R8" }, { type: "march", hex: "1858" });
  expect(table.state.points).toBe(8 - 1);
  play(table, "soviet", { type: "end" }, { type: "activate", unit: "R9" });
  expect(table.refused("soviet", { type: "enterBox", box: "CRB" })).toBe("BARRED");
  play(table, "soviet", { type: "march", hex: "1557" });
  expect(table.state.points).toBe(8 - 2);
});

test("§36.4 the way to the box counts, and no line helps into it", () => {
  const table = campaignTable(`${EMPTY}R5 Gorki\nR8 Moskva, low`, SOVIET_OPERATIONS);
  play(table, "soviet", { type: "activate", unit: "R5" });
  expect(table.view("soviet").activation?.boxes).toEqual({ CRB: 5 + 3 });
  const events = table.do("soviet", { type: "enterBox", box: "CRB" });
  expect(events.map(({ type }) => type).slice(0, 2)).toEqual(["marched", "enteredBox"]);
  expect(placeOf(table, "R5")).toBe("CRB");
  play(table, "soviet", { type: "activate", unit: "R8" });
  expect(table.refused("soviet", { type: "enterBox", box: "CRB" })).toBe("OUT_OF_REACH");
});

test("§36.4 the box is closed to the Axis and to the West", () => {
  const table = campaignTable(`${EMPTY}G5 1758\n`, { scenario: "europe-1941" });
  play(table, "axis", { type: "activate", unit: "G5" });
  expect(table.refused("axis", { type: "enterBox", box: "CRB" })).toBe("BARRED");
});

test("§36.4 air units fly into the box for 3 points, and out at 1 a hex (aid MA1, MA2)", () => {
  const table = campaignTable(`${EMPTY}RF1 Gorki\nRF2 CRB\nRF3 Moskva\nRF4 Stalingrad, low`, SOVIET_OPERATIONS);
  play(table, "soviet", { type: "activate", unit: "RF1" });
  const listed = table.legal("soviet").map(({ type }) => type);
  expect(listed).toContain("enterBox");
  play(table, "soviet", { type: "enterBox", box: "CRB" });
  expect(placeOf(table, "RF1")).toBe("CRB");
  play(table, "soviet", { type: "activate", unit: "RF2" });
  expect(table.refused("soviet", { type: "fly", hex: at("Smolensk") })).toBe("NO_BASE");
  play(table, "soviet", { type: "fly", hex: at("Saratov") });
  expect(table.place("RF2")).toBe(at("Saratov"));
  play(table, "soviet", { type: "activate", unit: "RF3" });
  expect(table.refused("soviet", { type: "enterBox", box: "CRB" })).toBe("NO_BASE");
  play(table, "soviet", { type: "end" }, { type: "activate", unit: "RF4" });
  expect(table.refused("soviet", { type: "enterBox", box: "CRB" })).toBe("NO_BASE");
});

test("§49.2, §49.3 Strategic Movement to and from the box", () => {
  const setting = { ...SOVIET_OPERATIONS, turnPhase: "strategicMovement", phase: "strategicMovement" } as const;
  const into = campaignTable(`${EMPTY}R5 Moskva\nRF1 Saratov\nRF3 Kiev`, setting);
  play(into, "soviet", { type: "choose", unit: "R5" }, { type: "enterBox", box: "CRB" });
  expect(placeOf(into, "R5")).toBe("CRB");
  const air = campaignTable(`${EMPTY}RF1 Saratov\nRF3 Kiev`, setting);
  play(air, "soviet", { type: "choose", unit: "RF3" });
  expect(air.refused("soviet", { type: "enterBox", box: "CRB" })).toBe("STRATEGIC_BASE");
  play(air, "soviet", { type: "stay" }, { type: "choose", unit: "RF1" }, { type: "enterBox", box: "CRB" });
  expect(placeOf(air, "RF1")).toBe("CRB");
  const out = campaignTable(`${EMPTY}R5 CRB\nRF1 CRB`, setting);
  play(out, "soviet", { type: "choose", unit: "R5" }, { type: "relocate", hex: at("Moskva") });
  expect(out.place("R5")).toBe(at("Moskva"));
});
