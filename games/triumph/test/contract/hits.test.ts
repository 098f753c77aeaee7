/** §12.44 Hits, and disbanding between them. */
import { describe, expect, it } from "vitest";
import { A_U, attack, fire, forces, move, moving, satellites, W_A } from "./combat.ts";

const KIEV = ["lvov tank 3 germany", "lvov tank 3 germany", "lvov infantry 2 germany"];
const TO_KIEV = ["lvov tank > kiev", "lvov tank > kiev", "lvov infantry > kiev"];
const POLAND = { nations: satellites("axis poland") };

describe("§12.44 Hits go to the strongest unit of the class", () => {
  it("one by one, each to the unit that is strongest then; what is left over is lost", () => {
    const units = ["paris infantry 3", "paris infantry 1", "paris airForce 1", "amsterdam tank 4 germany"];
    const more = { nations: satellites("axis low-countries"), dice: [6, 1, 1, 1, 1] };
    const table = attack("axis", W_A, [...units], ["amsterdam tank > paris"], more);
    table.do("west", fire("paris airForce", "ground"));
    table.do("axis", fire("paris tank", "ground"));
    expect(table.happened("unitHit").map(({ cv }) => cv)).toEqual([2, 1]);
    expect(forces(table, "paris").filter((unit) => unit.startsWith("france"))).toEqual(["france airForce 1"]);
  });
  it("Carriers and Convoys lose 2 CV for a Hit", () => {
    const units = ["london carrier 4", "london fleet 2", "north-sea fleet 1 germany", "north-sea infantry 3 germany"];
    const moves = ["london carrier > north-sea", "london fleet > north-sea"];
    const table = attack("west", W_A, units, moves, { dice: [1, 6, 6, 6, 1] });
    table.do("west", fire("north-sea carrier", "naval"));
    expect(forces(table, "north-sea")).toContain("germany infantry 1");
    expect(table.pending).toEqual({ axis: "D26" });
    table.do("axis", fire("north-sea fleet germany", "naval"));
    expect(forces(table, "north-sea")).toContain("britain carrier 2");
  });
});

describe("R71 equal units", () => {
  it("R71 a unit that has acted and one that has not are not interchangeable: the owner chooses (D27)", () => {
    const table = attack("axis", A_U, [...KIEV, "kiev infantry 2", "kiev tank 2"], TO_KIEV, {
      ...POLAND,
      dice: [6, 6, 1, 6, 6],
    });
    table.do("ussr", fire("kiev tank ussr", "ground"));
    const first = table.number("kiev tank germany");
    table.do("axis", fire(first, "ground"));
    expect(table.pending).toEqual({ ussr: "D27" });
    expect(table.fallback("ussr")).toEqual({ type: "hit", unit: table.number("kiev infantry ussr") });
    expect(table.refused("ussr", { type: "hit", unit: first })).toBe("HIT_UNIT");
    expect(table.refused("ussr", { type: "hold", unit: "kiev tank ussr" })).toBe("WRONG_ACTION");
    table.do("ussr", { type: "hit", unit: "kiev tank ussr" });
    expect(forces(table, "kiev")).toEqual(expect.arrayContaining(["ussr tank 1", "ussr infantry 2"]));
  });
  it("R71 interchangeable units are hit without a question", () => {
    const table = attack("axis", A_U, [...KIEV, "kiev infantry 2", "kiev infantry 2"], TO_KIEV, {
      ...POLAND,
      dice: [1, 6, 6],
    });
    table.do("axis", fire("kiev tank germany", "ground"));
    expect(table.pending).toEqual({ axis: "D26" });
    expect(forces(table, "kiev")).toEqual(expect.arrayContaining(["ussr infantry 1", "ussr infantry 2"]));
  });
  it("R71 attackers from different areas are kept apart", () => {
    const units = ["lorraine infantry 1", "munich infantry 2", "amsterdam infantry 2 germany"];
    const moves = ["munich infantry > lorraine", "amsterdam infantry > lorraine"];
    const more = { nations: satellites("axis low-countries"), dice: [1] };
    const table = attack("axis", W_A, units, moves, more);
    table.do("west", fire("lorraine infantry france", "ground"));
    expect(table.pending).toEqual({ axis: "D27" });
  });
});

describe("R91 disbanding in a Battle", () => {
  const UNITS = [...KIEV, "kiev infantry 2", "kiev tank 2"];

  it("R91 is not possible between the dice and the last Hit, for anybody", () => {
    const table = attack("axis", A_U, UNITS, TO_KIEV, { ...POLAND, dice: [6, 6, 1, 6, 6] });
    table.do("ussr", { type: "disband", unit: "kiev infantry ussr" });
    expect(forces(table, "kiev")).not.toContain("ussr infantry 2");
    const again = attack("axis", A_U, UNITS, TO_KIEV, { ...POLAND, dice: [6, 6, 1, 6, 6] });
    again.do("ussr", fire("kiev tank ussr", "ground"));
    again.do("axis", fire("kiev tank germany", "ground"));
    expect(again.pending).toEqual({ ussr: "D27" });
    expect(again.refused("ussr", { type: "disband", unit: "kiev tank ussr" })).toBe("NOT_SAFE_POINT");
    expect(again.refused("axis", { type: "disband", unit: "kiev infantry germany" })).toBe("NOT_SAFE_POINT");
    expect(again.interrupts("ussr")).toEqual([]);
    again.do("ussr", { type: "hit", unit: "kiev tank ussr" });
    again.do("ussr", { type: "disband", unit: "kiev tank ussr" });
  });

  it("R91 disbanding the last defender ends the Battle; actions still to come are forgone", () => {
    const table = attack("axis", A_U, [...KIEV, "kiev infantry 2"], TO_KIEV, POLAND);
    expect(table.pending).toEqual({ axis: "D26" });
    table.do("ussr", { type: "disband", unit: "kiev infantry ussr" });
    expect(table.happened("blockRemoved")).toMatchObject([{ unitType: "infantry", cv: 2, reason: "disbanded" }]);
    expect(table.happened("battleEnded")).toEqual([{ type: "battleEnded", area: "kiev" }]);
    expect(table.view().areas.kiev.control).toBe("axis");
    expect(table.pending).toEqual({ west: "D15" });
  });

  it("R91 a unit that is under way cannot be disbanded", () => {
    const table = moving("axis", A_U, KIEV, POLAND);
    const unit = table.number("lvov tank");
    table.do("axis", { type: "pick", unit });
    expect(table.refused("axis", { type: "disband", unit })).toBe("NOT_SAFE_POINT");
    table.do("axis", { type: "unpick" });
    table.do("axis", { type: "disband", unit });
    move(table, "axis", "lvov infantry > kiev");
  });

  it("R91 only own units, and nobody else's", () => {
    const table = attack("axis", A_U, UNITS, TO_KIEV, POLAND);
    expect(table.refused("axis", { type: "disband", unit: "kiev infantry ussr" })).toBe("DISBAND");
    expect(table.refused("west", { type: "disband", unit: 0 })).toBe("DISBAND");
  });
});
