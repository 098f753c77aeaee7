/** The maps of all scenarios: every land has its tint, no name covers another, what takes no part is told apart. */
import { readFileSync } from "node:fs";
import { SCENARIO_IDS } from "@tripartite/surrender/data/scenarios/index";
import { expect, test } from "vitest";
import { europePathsOf } from "../src/surrender/board/europeSheet.ts";
import { isLand } from "../src/surrender/board/hexMap.ts";
import { labelsOf } from "../src/surrender/board/labels.ts";
import { sceneOf } from "../src/surrender/table/model/scene.ts";

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
