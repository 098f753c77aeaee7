/** The aid's movement chart, played on the map of Europe: what a march costs is what the unit has left. */
import { describe, expect, test } from "vitest";
import { alongLines, cityIn, hasFort, hexesAround, hexNamed, isOpenHex, sideBetween } from "../../data/europe/atlas.ts";
import { europe } from "../../data/europe/map.ts";
import { type Hexside, isRough } from "../../data/vocabulary.ts";
import type { Table } from "../table.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";

interface Step {
  readonly area: string;
  readonly side?: Hexside;
  readonly line?: boolean;
  readonly rough?: boolean;
  readonly city?: boolean;
}

/** Two neighbours in an area with the hexside, terrain and line that the step asks for. */
function stepFor({ area, side = "clear", line = false, rough = false, city = false }: Step): [string, string] {
  for (const { id: to, area: owner, terrain } of europe().hexes) {
    if (owner !== area || !isOpenHex(to) || isRough(terrain) !== rough) continue;
    if ((cityIn(to) !== undefined) !== city || hasFort(to)) continue;
    for (const from of hexesAround(to)) {
      if (hexNamed(from).area !== area || !isOpenHex(from) || cityIn(from) !== undefined || hasFort(from)) continue;
      if (sideBetween(from, to) === side && alongLines(from).has(to) === line) return [from, to];
    }
  }
  throw new Error(`no such step: ${JSON.stringify({ area, side, line, rough, city })}`);
}

/** A unit on its first step; "what" is the unit with its state. */
function onTheMarch(what: string, from: string): Table {
  const [id, ...state] = what.split(", ");
  const table = campaignTable(["everybody: out", [`${id} ${from}`, ...state].join(", ")].join("\n"));
  table.do("axis", { type: "activate", unit: id });
  return table;
}

/** Points paid for one step by a unit that goes there straight. */
function costOf(step: Step, what = "G5"): number {
  const [from, to] = stepFor(step);
  const table = onTheMarch(what, from);
  return table.view("axis").activation!.reach![to];
}

describe("Movement Points", () => {
  test("leg 8 and mobile 10 in Full Supply; 4 and 5 in Low or No Supply (aid MP-1, MP-2)", () => {
    const points = (what: string) => onTheMarch(what, at("Berlin")).view("axis").activation!.points;
    expect(["G5", "GP1", "G5, low", "GP1, low", "G5, no", "GP1, no"].map(points)).toEqual([8, 10, 4, 5, 4, 5]);
  });

  test("a leg unit costs its country 1 point, a mobile one 2 (aid PA1, PA2)", () => {
    for (const [unit, cost] of [
      ["G5", 1],
      ["GP1", 2],
    ] as const) {
      const table = campaignTable(`everybody: out\n${unit} Berlin`);
      const before = table.view("axis").countries.germany.left;
      table.do("axis", { type: "activate", unit });
      expect(table.view("axis").countries.germany.left).toBe(before - cost);
    }
  });
});

describe("costs on the ground", () => {
  test("a clear hex over a clear hexside costs 1 (aid MG1, MG7)", () => {
    expect(costOf({ area: "germany" })).toBe(1);
  });

  test("a Rough hex costs 2, along a Transport Line 1 (aid MG2, MG5)", () => {
    expect(costOf({ area: "germany", rough: true })).toBe(2);
    expect(costOf({ area: "germany", rough: true, line: true })).toBe(1);
  });

  test("a friendly city costs 1, an enemy city 2 (aid MG3, MG4)", () => {
    expect(costOf({ area: "germany", city: true })).toBe(1);
    expect(costOf({ area: "poland", city: true })).toBe(2);
  });

  test("a Mountain, River or Canal hexside costs 1 more; only costs with a + are added (aid MG8, M-1)", () => {
    expect(costOf({ area: "germany", side: "river" })).toBe(2);
    expect(costOf({ area: "germany", side: "mountain", rough: true })).toBe(3);
  });

  test("a Strait costs 2 more (aid MG9)", () => {
    const [from, to] = ["4531", "4530"];
    expect(sideBetween(from, to)).toBe("strait");
    const table = campaignTable(`everybody: out\nitaly: active axis, income 9\nIT1 ${from}`);
    table.do("axis", { type: "activate", unit: "IT1" });
    const plain = cityIn(to) !== undefined || !isRough(hexNamed(to).terrain) ? 1 : 2;
    expect(table.view("axis").activation!.reach![to]).toBe(plain + 2);
  });

  test("across a river into an enemy city costs 3 (aid M-2)", () => {
    expect(costOf({ area: "poland", side: "river", city: true })).toBe(3);
  });

  test("an attack costs 1 more in Fair weather, 2 in Poor or Severe (aid MG10, MG11)", () => {
    const [from, to] = stepFor({ area: "poland" });
    for (const [weather, cost] of [
      ["fair", 2],
      ["poor", 3],
      ["severe", 3],
    ] as const) {
      const table = campaignTable(`everybody: out\nG5 ${from}\nPLO ${to}`, {
        weather: { cold: weather, mild: weather },
      });
      table.do("axis", { type: "activate", unit: "G5" });
      expect(table.view("axis").activation!.attacks![to]).toBe(cost);
    }
  });

  test("nobody enters water, a Faded Dot, a neutral country or what a policy bars (aid MG0)", () => {
    const closed = (unit: string, from: string, isShut: (id: string) => boolean) => {
      const { reach } = onTheMarch(unit, from).view("axis").activation!;
      const shut = europe().hexes.filter(({ id }) => isShut(id));
      expect(shut.length).toBeGreaterThan(0);
      expect(shut.filter(({ id }) => reach![id] !== undefined)).toEqual([]);
    };
    closed("GP1", at("Königsberg"), (id) => ["lithuania", undefined].includes(hexNamed(id).area));
    closed("GP1", at("München"), (id) => hexNamed(id).area === "switzerland" || hexNamed(id).terrain === "fadedDot");
  });
});

test("air units keep off neutral countries and what a policy bars (aid MA0)", () => {
  const flights = (from: string) => {
    const table = campaignTable(`everybody: out\nGL1 ${from}\nG5 Berlin`);
    table.do("axis", { type: "activate", unit: "GL1" });
    expect(table.refused("axis", { type: "fly", hex: at("Kaunas") })).toBe("POLICY_BAR");
    return table.hexes("axis", "fly").map((hex) => hexNamed(hex).area);
  };
  expect(new Set(flights("Königsberg"))).toEqual(new Set(["germany"]));
  expect(flights("München")).not.toContain("switzerland");
});
