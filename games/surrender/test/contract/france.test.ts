/** France 1940 on land: inactive countries, the duty to attack, forts, the air unit that enters. */
import { describe, expect, test } from "vitest";
import { hexOf } from "../../board/board.ts";
import { boardOf } from "../../model/state.ts";
import { isInEnemyZone } from "../../rules/land/zones.ts";
import { Table } from "../table.ts";

const FRANCE = { scenario: "france-1940" };

function statusOf(table: Table, country: string) {
  return table.view("axis").countries[country];
}

describe("R-ACT-2 inactive countries", () => {
  test("belong to nobody and exert no ZOC until they are invaded", () => {
    const table = new Table(FRANCE);
    expect(statusOf(table, "netherlands")).toMatchObject({ status: "inactive" });
    expect(table.view("axis").control["0409"]).toBeUndefined();
    const nextToBelgians = hexOf(boardOf(table.state), "0611");
    expect(isInEnemyZone(table.state, nextToBelgians, 0)).toBe(false);
    table.do("axis", { type: "assault", unit: "GHO", hex: "0711" });
    table.do("axis", { type: "launch" });
    expect(isInEnemyZone(table.state, nextToBelgians, 0)).toBe(true);
  });

  test("join the West when a step leads into them; Western units may follow then", () => {
    const table = new Table(FRANCE);
    table.do("axis", { type: "activate", unit: "GXVI" });
    const events = table.do("axis", { type: "march", hex: "0411" });
    expect(events.map(({ type }) => type)).toContain("countryActivated");
    expect(statusOf(table, "netherlands")).toMatchObject({ status: "active", faction: "western", will: 5 });
    expect(table.view("axis").control["0409"]).toBe("western");
    expect(statusOf(table, "belgium")).toMatchObject({ status: "inactive" });
  });

  test("join before an attack on them is worked out", () => {
    const table = new Table(FRANCE);
    table.do("axis", { type: "assault", unit: "GHO", hex: "0711" });
    expect(statusOf(table, "belgium")).toMatchObject({ status: "inactive" });
    const events = table.do("axis", { type: "launch" });
    const types = events.map(({ type }) => type);
    expect(types.indexOf("countryActivated")).toBeLessThan(types.indexOf("attackDeclared"));
    expect(statusOf(table, "belgium")).toMatchObject({ status: "active", faction: "western" });
  });

  test("are closed to the West until then", () => {
    const table = new Table({ ...FRANCE, turn: 2, phasing: "western" });
    table.do("western", { type: "activate", unit: "F7" });
    expect(table.hexes("western", "march").every((hex) => !hex.startsWith("05"))).toBe(true);
    expect(table.refused("western", { type: "march", hex: "0607" })).toBe("NEUTRAL");
    const open = new Table({
      ...FRANCE,
      turn: 2,
      phasing: "western",
      countries: { belgium: { status: "active", faction: "western" } },
    });
    open.do("western", { type: "activate", unit: "F7" });
    expect(open.hexes("western", "march")).toContain("0607");
  });
});

describe("R-SCN-3 the duty to attack", () => {
  test("withholds the pass in turn 1 until a unit has stepped or attacked into the West", () => {
    const table = new Table(FRANCE);
    expect(table.legal("axis")).not.toContainEqual({ type: "pass" });
    expect(table.refused("axis", { type: "pass" })).toBe("MUST_ATTACK");
    table.do("axis", { type: "activate", unit: "GXVI" });
    table.do("axis", { type: "march", hex: "0411" });
    if (table.decision()[0] === "axis D-STEP") table.do("axis", { type: "end" });
    expect(table.legal("axis")).toContainEqual({ type: "pass" });
  });

  test("is over in turn 2, and when no unit could do it", () => {
    expect(new Table({ ...FRANCE, turn: 2 }).legal("axis")).toContainEqual({ type: "pass" });
    const spent = new Table({ ...FRANCE, units: { "*": { activated: true }, GL2: { activated: false } } });
    expect(spent.legal("axis")).toContainEqual({ type: "pass" });
  });
});

test("emergencyAir: at the end of the Axis Operations Phase of turn 1 the West places Armée de l'Air 2", () => {
  const table = new Table({ ...FRANCE, units: { "*": { activated: true }, GL2: { activated: false } } });
  table.do("axis", { type: "pass" });
  expect(table.decision()).toEqual(["western D-SET"]);
  expect(table.refused("western", { type: "place", unit: "FA2", hex: "1107" })).toBe("SETUP_PLACE");
  table.do("western", { type: "place", unit: "FA2", hex: "1306" });
  expect(table.place("FA2")).toBe("1306");
});
