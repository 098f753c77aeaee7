import { describe, expect, test } from "vitest";
import { Table } from "../table.ts";

/** Nobody on the map but the units named. */
function only(units: Record<string, object>, more: object = {}): Table {
  return new Table({ units: { "*": { place: "out" }, ...units }, ...more });
}

describe("§5.3 zones of control", () => {
  test("a unit stops on entering an EZOC, and starts out of one straight into another", () => {
    const table = only({ G8: { place: "0806" }, PLO: { place: "0808" }, PPR: { place: "0705" } });
    table.do("axis", { type: "activate", unit: "G8" });
    expect(table.hexes("axis", "march")).toContain("0807");
    table.do("axis", { type: "march", hex: "0807" });
    expect(table.hexes("axis", "march")).toEqual([]);
    expect(table.refused("axis", { type: "march", hex: "0806" })).toBe("EZOC_STOP");
  });

  test("a garrison exerts none", () => {
    const table = only({ G8: { place: "0709" }, PWA: { place: "0711" } });
    table.do("axis", { type: "activate", unit: "G8" });
    table.do("axis", { type: "march", hex: "0710" });
    expect(table.hexes("axis", "march")).toContain("0810");
  });

  test("R-ZOC-3 a No EZOC marker lets the phasing faction march through", () => {
    const units = { G8: { place: "0806" }, PLO: { place: "0808" } };
    const stopped = only(units);
    stopped.do("axis", { type: "activate", unit: "G8" });
    stopped.do("axis", { type: "march", hex: "0807" });
    expect(stopped.hexes("axis", "march")).toEqual([]);
    const free = only(units, { noEzoc: ["0807"], activation: { unit: "G8", points: 8 }, phase: "march" });
    free.do("axis", { type: "march", hex: "0807" });
    expect(free.hexes("axis", "march").length).toBeGreaterThan(0);
  });
});

describe("§10.3 marching", () => {
  test("R-MOV-1 friendly units are passed, not joined, and not entered in an EZOC", () => {
    const table = only({ G8: { place: "0906" }, G10: { place: "1006" }, PLO: { place: "1211" } });
    table.do("axis", { type: "activate", unit: "G8" });
    expect(table.refused("axis", { type: "march", hex: "1006" })).toBe("OCCUPIED");
    const [marched] = table.do("axis", { type: "march", hex: "1007" });
    expect(marched).toMatchObject({ cost: 2 });
  });

  test("the cheapest way is taken, along Transport Lines, and enemy cities on it change hands", () => {
    const table = only({ G4: { place: "1107" } });
    table.do("axis", { type: "activate", unit: "G4" });
    const events = table.do("axis", { type: "march", hex: "1109" });
    expect(events[0]).toMatchObject({ type: "marched", cost: 3, left: 5 });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "willChanged", effect: "NW3", change: -2, will: 14 }),
    );
    expect(table.view("axis").control["1108"]).toBe("axis");
  });

  test("neutral countries are closed, and Slovak units stay in Slovakia and Poland", () => {
    const table = only({ SBE: { place: "1407" }, G3: { place: "0112" } });
    table.do("axis", { type: "activate", unit: "SBE" });
    expect(table.refused("axis", { type: "march", hex: "1307" })).toBe("BARRED");
    expect(table.hexes("axis", "march")).toContain("1308");
    table.do("axis", { type: "end" });
    table.do("axis", { type: "activate", unit: "G3" });
    expect(table.refused("axis", { type: "march", hex: "0113" })).toBe("BARRED");
  });

  test("§10.1 one activation a turn, paid by the unit's own country; garrisons never", () => {
    const table = new Table({ countries: { germany: { income: 3 }, slovakia: { income: 0 } } });
    expect(table.refused("axis", { type: "activate", unit: "GEB" })).toBe("GARRISON");
    expect(table.refused("axis", { type: "activate", unit: "SBE" })).toBe("NO_POINTS");
    expect(table.refused("axis", { type: "activate", unit: "PLO" })).toBe("UNIT_NOT_YOURS");
    table.do("axis", { type: "activate", unit: "G10" });
    table.do("axis", { type: "end" });
    expect(table.refused("axis", { type: "activate", unit: "G10" })).toBe("ACTIVATED");
    expect(table.refused("axis", { type: "activate", unit: "GXIX" })).toBe("NO_POINTS");
  });
});

describe("§9 Strategic Movement", () => {
  const start = (more: object = {}) => new Table({ phase: "strategicMovement", ...more });

  test("along open lines to a free line hex; the unit is not activated afterwards", () => {
    const table = start();
    table.do("axis", { type: "choose", unit: "G8" });
    expect(table.hexes("axis", "relocate")).toContain("0402");
    expect(table.refused("axis", { type: "relocate", hex: "0605" })).toBe("STRATEGIC_TARGET");
    table.do("axis", { type: "relocate", hex: "1404" });
    expect(table.refused("axis", { type: "choose", unit: "G8" })).toBe("MOVED_STRATEGICALLY");
    table.do("axis", { type: "pass" });
    table.do("western", { type: "pass" });
    expect(table.refused("axis", { type: "activate", unit: "G8" })).toBe("MOVED_STRATEGICALLY");
  });

  test("not out of an EZOC, not off the lines, no garrisons, and only a limited number a turn", () => {
    const table = start({ units: { G8: { place: "0907" }, G14: { place: "1205" } } });
    expect(table.refused("axis", { type: "choose", unit: "G8" })).toBe("STRATEGIC_UNIT");
    expect(table.refused("axis", { type: "choose", unit: "G14" })).toBe("STRATEGIC_UNIT");
    expect(table.refused("axis", { type: "choose", unit: "GEB" })).toBe("GARRISON");
    table.do("axis", { type: "choose", unit: "GL1" });
    table.do("axis", { type: "relocate", hex: "0601" });
    table.do("axis", { type: "choose", unit: "GL4" });
    expect(table.refused("axis", { type: "relocate", hex: "1005" })).toBe("STRATEGIC_BASE");
    table.do("axis", { type: "relocate", hex: "0402" });
    expect(table.decision()).toEqual(["western D-STM"]);
  });
});
