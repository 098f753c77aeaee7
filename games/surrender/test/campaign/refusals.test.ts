/** Refusals of the campaign that no worked example shows, through the contract. */
import { expect, test } from "vitest";
import type { Side } from "../table.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";

const EMPTY = "everybody: out\n";

function inPhase(turnPhase: string, phasing: Side, phase = turnPhase) {
  return { turnPhase, phase, phasing };
}

test("WAR_AT_WAR: a pair at war already, or West and Soviets", () => {
  const table = campaignTable("", inPhase("declareWar", "western"));
  expect(table.refused("western", { type: "declareWar", faction: "axis" })).toBe("WAR_AT_WAR");
  expect(table.refused("western", { type: "declareWar", faction: "soviet" })).toBe("WAR_AT_WAR");
});

test("CUP_EMPTY, HOLDING_EMPTY: nothing to draw, nothing to put", () => {
  const start = campaignTable("germany: active axis, income 30", inPhase("diplomacy", "axis"));
  expect(start.refused("axis", { type: "put", cupMarker: "areaSeized", country: "germany" })).toBe("HOLDING_EMPTY");
  const empty = campaignTable("germany: active axis, income 30", {
    ...inPhase("diplomacy", "axis"),
    details: {
      cup: { politicalSuccess: 0, politicalFailure: 0, areaSeized: 0, noEvent: 0 },
      cupHolding: { politicalSuccess: 7, politicalFailure: 4, areaSeized: 2, noEvent: 9 },
    },
  });
  expect(empty.refused("axis", { type: "draw", country: "germany" })).toBe("CUP_EMPTY");
});

test("SAIL_WITH: cargo and companions are in the convoy's port", () => {
  const table = campaignTable(`${EMPTY}UV2 Southampton\nUBEF London`, {
    month: "1940-05",
    ...inPhase("operations", "western"),
  });
  table.do("western", { type: "activate", unit: "UV2" });
  expect(table.refused("western", { type: "load", unit: "UBEF" })).toBe("SAIL_WITH");
});

test("INVASION_TARGET: a coastal hex of the zone, no own unit there", () => {
  const table = campaignTable(
    `${EMPTY}france: conquered axis, allegiance western\nuk: active western, income 20\nU2A Southampton\nUV2 Southampton\nUBEF London`,
    { scenario: "europe-1944", month: "1944-06", ...inPhase("operations", "western") },
  );
  table.do("western", { type: "invade", sea: 12 });
  table.do("western", { type: "pair", unit: "U2A", with: "UV2" });
  for (const place of ["Paris", "Marseille", "London"])
    expect(table.refused("western", { type: "land", unit: "U2A", hex: at(place) })).toBe("INVASION_TARGET");
});

test("SERVE: the convoy lies on the path", () => {
  const table = campaignTable(
    `${EMPTY}italy: active axis\nfired: CE-MED, CE-WEST\nIT5 Tripoli\nIV1 Napoli\nIV2 Bari, 6`,
    { month: "1941-04", ...inPhase("operations", "axis", "supplyCheck") },
  );
  expect(table.decision()).toEqual(["axis D-CNV"]);
  expect(table.refused("axis", { type: "serve", sea: 25, unit: "IV2", route: [25, 22, 21] })).toBe("SERVE");
  expect(table.refused("axis", { type: "serve", sea: 25, unit: "IV1", route: [25] })).toBe("SERVE");
});

test("SURPRISE_MARKER: one in a turn", () => {
  const table = campaignTable("germany: active axis, income 60\nGP1 box", {
    month: "1940-05",
    ...inPhase("mobilization", "axis"),
  });
  table.do("axis", { type: "buySurprise", country: "germany" });
  expect(table.refused("axis", { type: "buySurprise", country: "germany" })).toBe("SURPRISE_MARKER");
});

test("HOME: a unit from abroad, a free city of the Mainland", () => {
  const table = campaignTable(`${EMPTY}italy: active axis\nfired: CE-MED, CE-WEST\nIT1 Roma\nIT9 Tirana`, {
    month: "1941-03",
    ...inPhase("operations", "axis", "operationsEnd"),
  });
  expect(table.refused("axis", { type: "home", unit: "IT1", hex: at("Bari") })).toBe("HOME");
  expect(table.refused("axis", { type: "home", unit: "IT9", hex: at("Roma") })).toBe("HOME");
  expect(table.refused("axis", { type: "home", unit: "IT9", hex: at("Tripoli") })).toBe("HOME");
});
