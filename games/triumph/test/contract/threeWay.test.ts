/** Sidebar p. 15: three Factions in one land Battle. */
import { describe, expect, it } from "vitest";
import type { Table } from "../table.ts";
import { A_U, ALL_WARS, attack, CONFIRM, cited, fire, forces, orderOfAction, satellites, W_A } from "./combat.ts";

const UNITS = ["warsaw infantry 3 ussr", "warsaw infantry 3 britain", "berlin tank 4"];
const more = (dice: number[] = []) => ({ nations: satellites("ussr poland"), dice });
const flag = (table: Table, seat: "axis" | "west" | "ussr", ...parties: string[]) => {
  for (const party of parties) table.do(seat, { type: "target", party });
  if (parties.length < 2) table.do(seat, CONFIRM);
};
const begin = (dice: number[] = []) => attack("axis", ALL_WARS, UNITS, ["berlin tank > warsaw"], more(dice));

describe("targets in a Battle of three (D25)", () => {
  it("the Active Player flags first and at least one Enemy; then the others in Turn Order, for all to see", () => {
    const table = begin();
    expect(table.pending).toEqual({ axis: "D25" });
    expect(cited(table, "axis", CONFIRM)).toBe("TARGET_FLAG §12.0");
    expect(table.refused("axis", { type: "target", party: "axis" })).toBe("TARGET_FLAG");
    expect(table.refused("axis", { type: "target", party: "native" })).toBe("TARGET_FLAG");
    flag(table, "axis", "west");
    expect(table.happened("targetsFlagged", "spectator")).toMatchObject([{ faction: "axis", parties: ["west"] }]);
    expect(table.pending).toEqual({ west: "D25" });
    table.do("west", CONFIRM);
    expect(table.pending).toEqual({ ussr: "D25" });
  });

  it("a Party that no participant targets neither acts nor is hit, whatever it flagged itself", () => {
    const table = begin([6, 6, 6, 1, 1, 1, 1]);
    flag(table, "axis", "west");
    flag(table, "west", "axis");
    flag(table, "ussr", "axis");
    expect(table.view().battle?.sides.toSorted()).toEqual(["axis", "west"]);
    table.do("axis", fire("warsaw tank", "ground"));
    expect(table.pending).toEqual({ west: "D26" });
    table.do("west", fire("warsaw infantry britain", "ground"));
    expect(table.happened("battleEnded")).toHaveLength(1);
    expect(forces(table, "warsaw")).toContain("ussr infantry 3");
  });

  it("whom a target flags in turn takes part as well; a unit Fires only at those its Faction flagged", () => {
    const table = begin();
    flag(table, "axis", "west");
    flag(table, "west", "ussr");
    flag(table, "ussr", "west");
    expect(table.view().battle?.sides.toSorted()).toEqual(["axis", "ussr", "west"]);
    expect(table.refused("axis", fire("warsaw tank", "ground", "ussr"))).toBe("TARGET_ABSENT");
    table.do("axis", { type: "hold", unit: "warsaw tank" });
    table.do("axis", { type: "first", faction: "west" });
    expect(table.legal("west").filter(({ type }) => type === "fire")).toHaveLength(1);
    table.do("west", fire("warsaw infantry britain", "ground"));
    expect(table.happened("fired")[0]).toMatchObject({ target: "ussr" });
  });

  it("a timeout targets everybody", () => {
    const table = begin();
    expect(table.fallback("axis")).toEqual({ type: "target", party: "west" });
    table.do("axis", table.fallback("axis"));
    expect(table.fallback("axis")).toEqual({ type: "target", party: "ussr" });
  });

  it("two Factions at peace with each other stand beside each other: only the common Enemy is asked", () => {
    const table = attack("axis", [...W_A, ...A_U], UNITS, ["berlin tank > warsaw"], more());
    expect(table.pending).toEqual({ axis: "D25" });
    flag(table, "axis", "west", "ussr");
    expect(table.view().battle?.targets).toMatchObject({ west: ["axis"], ussr: ["axis"] });
    expect(orderOfAction(table)[0]).toBe("germany tank");
  });
});
