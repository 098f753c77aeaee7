/** Worked examples that need the map, by id; the others are in vignettes-charts.test.ts. */
import { expect, test } from "vitest";
import { boardNamed, distance } from "../../board/board.ts";
import { RANGES } from "../../data/ranges.ts";
import { isIsolated, retreatHexes } from "../../rules/land/retreat.ts";
import { isEzoc } from "../../rules/land/zones.ts";
import { hasSupplyLine } from "../../rules/supply/lines.ts";
import { hex as hexOf, Table, unit } from "../table.ts";
import { VIGNETTES, type Vignette } from "./vignettes.ts";

function vignette(id: string): Vignette {
  return VIGNETTES.find((each) => each.id === id)!;
}

const POLAND = boardNamed("poland-1939");

const sorted = (hexes: readonly number[]) => hexes.map((hex) => POLAND.hexIds[hex]).sort();

test("V36 10. Armee moves and attacks Katowice", () => {
  const { given, expect: expected } = vignette("V36");
  const [, step, target] = given.path;
  const table = new Table({});
  table.do("axis", { type: "activate", unit: "G10" });
  const [marched] = table.do("axis", { type: "march", hex: step });
  expect(marched).toMatchObject({ type: "marched", cost: expected.steps[0] });
  expect(isEzoc(table.state, hexOf(expected.firstEzoc), 0)).toBe(true);
  expect(table.hexes("axis", "march")).toEqual([]);
  expect(table.hexes("axis", "attack")).toContain(target);
  const [attack] = table.do("axis", { type: "attack", hex: target });
  expect(attack).toMatchObject({ type: "attackDeclared", cost: expected.steps[1] });
  expect(table.state.points).toBe(10 - expected.total);
});

test("V38 Where Armia Łódź may retreat", () => {
  const { given, expect: expected } = vignette("V38");
  const table = new Table({ units: { G10: { place: given.moved.G10 } } });
  const hexes = retreatHexes(table.state, unit("PLO"), given.attackers.map(hexOf));
  expect(sorted(hexes)).toEqual(expected.legal);
});

/** The position of V40 and V41 with real units. */
function surrounded(): Table {
  const { units } = vignette("V40").given;
  const hex = (id: string) => units.find((each: { id: string }) => each.id === id).hex;
  return new Table({
    units: {
      "*": { place: "out" },
      PPZ: { place: hex("P") },
      G3: { place: hex("a") },
      G4: { place: hex("b") },
      G8: { place: hex("c") },
    },
  });
}

test("V40 Isolated in a city", () => {
  const { given, expect: expected } = vignette("V40");
  const { state } = surrounded();
  const attackers = given.attackers.map(hexOf);
  expect(sorted(retreatHexes(state, unit("PPZ"), attackers))).toEqual(expected.legal);
  expect(isIsolated(state, unit("PPZ"), attackers)).toBe(expected.isolated);
});

test("V41 Cut off by EZOC", () => {
  const { given, expect: expected } = vignette("V41");
  const { state } = surrounded();
  const sources = given.sources.map(hexOf);
  expect(hasSupplyLine(state, unit("PPZ"), (hex) => sources.includes(hex))).toBe(expected.inSupply);
  expect(hasSupplyLine(state, unit("PPZ")), "a unit in an own city is its own source").toBe(true);
});

test("V47 Air range over Poland", () => {
  const { given, expect: expected } = vignette("V47");
  const far = distance(POLAND, hexOf(given.from), hexOf(given.to));
  expect(far).toBe(expected.distance);
  expect(far <= RANGES.airSupport.hexes).toBe(expected.airSupport);
  expect(far <= RANGES.airStrike.hexes).toBe(expected.airStrike);
  const table = new Table({});
  table.do("axis", { type: "activate", unit: "G10" });
  table.do("axis", { type: "march", hex: "1007" });
  table.do("axis", { type: "attack", hex: given.to });
  table.do("axis", { type: "will" });
  table.do("western", { type: "willNot" });
  expect(table.legal("axis")).toContainEqual({ type: "support", unit: "GL4" });
});
