/** The maps of all scenarios: every land has its tint, no name covers another, countries that take no part look different. */
import { readFileSync } from "node:fs";
import { SCENARIO_IDS } from "@tripartite/surrender/data/scenarios/index";
import { expect, test } from "vitest";
import { findPlace } from "../src/surrender/board/CitySearch.tsx";
import { europePathsOf } from "../src/surrender/board/europeSheet.ts";
import { frontsOf } from "../src/surrender/board/Fronts.tsx";
import { isLand } from "../src/surrender/board/hexMap.ts";
import { labelsOf } from "../src/surrender/board/labels.ts";
import { sceneOf } from "../src/surrender/table/model/scene.ts";
import { nextUnit } from "../src/surrender/table/useNextUnit.ts";

const colours = readFileSync(new URL("../src/surrender/board/nations.css", import.meta.url), "utf8");

test.each(SCENARIO_IDS)("%s: every country of the map has a colour of its own by day and night", (id) => {
  const { map } = sceneOf(id);
  if (map.isEurope) return expect(untinted(id)).toEqual([]);
  for (const country of new Set(map.hexes.filter(isLand).map((hex) => hex.country)))
    expect(colours.split(`.land-of-${country} {`), `${country}`).toHaveLength(3);
});

/** Land hexes in play that no Area colours. */
function untinted(id: string): string[] {
  const { map } = sceneOf(id);
  const tinted = new Set(europePathsOf(map).areas.map(({ area }) => area));
  return map.hexes.filter((hex) => isLand(hex) && !tinted.has(hex.area!)).map((hex) => hex.id);
}

test("Scandinavia: impassable hexes inside Norway are drawn with Norway, Sweden lies outside", () => {
  const { map } = sceneOf("scandinavia-1940");
  const { grounds, areas } = europePathsOf(map);
  expect(map.scenery.find((hex) => hex.id === "1228")?.terrain).toBe("fadedDot");
  expect(grounds.map(({ terrain }) => terrain)).toContain("fadedDot");
  expect(areas.map(({ area }) => area)).toContain("norway");
  expect(areas.map(({ area }) => area)).not.toContain("sweden");
});

test.each(SCENARIO_IDS)("%s: names stand apart", (id) => {
  const labels = labelsOf(sceneOf(id).map).filter(({ isCrowded }) => !isCrowded);
  for (const [index, a] of labels.entries()) {
    const covered = labels
      .slice(index + 1)
      .filter((b) => Math.abs(a.at[0] - b.at[0]) < (a.width + b.width) / 2 && Math.abs(a.at[1] - b.at[1]) < 16);
    expect(covered.map(({ name }) => `${a.name}, ${name}`)).toEqual([]);
  }
});

test("cities are found by the beginning of their name, without accents", () => {
  const { map } = sceneOf("europe-1939");
  const nameOf = (words: string) => map.byId.get(findPlace(map, words) ?? "")?.city?.name;
  expect(["lodz", "Ber", "kobenh", "istanbul"].map(nameOf)).toEqual(["Łódź", "Bergen", "København", "İstanbul"]);
  expect(findPlace(map, "nowhere")).toBeUndefined();
  expect(findPlace(map, "")).toBeUndefined();
});

test("from afar every unit is counted once, by side and kind", () => {
  const unit = {
    country: "germany",
    isGarrison: false,
    isReduced: false,
    short: "",
    supply: "full",
    isDone: false,
  } as const;
  const units = [
    { ...unit, id: "a", hex: "0801", faction: "axis", type: "infantry" },
    { ...unit, id: "b", hex: "0802", faction: "axis", type: "fighter" },
    { ...unit, id: "c", hex: "0802", faction: "western", type: "convoy" },
  ] as const;
  const counts = frontsOf(units).map(({ faction, armies, wings, ships }) => [faction, armies, wings, ships]);
  expect(counts).toEqual([
    ["axis", 1, 1, 0],
    ["western", 0, 0, 1],
  ]);
});

test("N goes through the units that can act and begins anew after the last", () => {
  const legal = [
    { type: "activate", unit: "a" },
    { type: "assault", unit: "a", hex: "0101" },
    { type: "activate", unit: "b" },
    { type: "pass" },
  ] as const;
  expect([undefined, "a", "b"].map((from) => nextUnit(legal, from))).toEqual(["a", "b", "a"]);
  expect(nextUnit([{ type: "pass" }], undefined)).toBeUndefined();
});
