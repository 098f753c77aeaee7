/** §4.31 Who sees what before, in and after a Battle. */
import { describe, expect, it } from "vitest";
import { triumph } from "../../game.ts";
import { type Table, units } from "../table.ts";
import {
  A_U,
  attack,
  CONFIRM,
  END,
  fire,
  forces,
  move,
  moving,
  orderOfAction,
  PASS,
  satellites,
  seen,
  W_A,
} from "./combat.ts";

const POLAND = { nations: satellites("axis poland") };
const KIEV = ["kiev infantry 3", "lvov tank 3 germany", "lvov infantry 2 germany", "bryansk tank 1"];
const everybody = ["axis", "west", "ussr", "spectator"] as const;

describe("a land Battle", () => {
  it("before it blocks are counts; a move shows one block, its nationality and its route", () => {
    const table = moving("axis", A_U, KIEV, POLAND);
    for (const viewer of ["west", "ussr", "spectator"] as const) {
      expect(seen(table, "lvov", viewer)).toEqual({ control: "axis", hidden: ["2 germany"], shown: [] });
    }
    expect(seen(table, "kiev", "axis").hidden).toEqual(["1 ussr"]);
    move(table, "axis", "lvov tank > kiev");
    expect(table.events("ussr")).toEqual([
      { type: "moved", nationality: "germany", from: "lvov", route: ["kiev"], strategic: false },
    ]);
    expect(table.happened("unitMoved", "axis")).toHaveLength(1);
    expect(seen(table, "kiev", "west").hidden).toEqual(["1 germany", "1 ussr"]);
  });

  it("in it all units lie face up, the strengths of others on the board stay hidden", () => {
    const table = attack("axis", A_U, KIEV, ["lvov tank > kiev", "lvov infantry > kiev"], POLAND);
    const shown = table.happened("unitsRevealed", "spectator").flatMap((event) => event.units);
    expect(shown).toHaveLength(3);
    for (const viewer of ["west", "spectator"] as const) {
      expect(seen(table, "kiev", viewer)).toMatchObject({
        hidden: [],
        shown: ["germany tank 3", "germany infantry 2", "ussr infantry 3"],
      });
      expect(seen(table, "bryansk", viewer).hidden).toEqual(["1 ussr"]);
    }
  });

  it("after it the Owner's units are hidden, those of the Aggressor stay face up", () => {
    const table = attack("axis", A_U, KIEV, ["lvov tank > kiev", "lvov infantry > kiev"], POLAND);
    orderOfAction(table);
    expect(table.pending).toEqual({ west: "D15" });
    expect(seen(table, "kiev")).toMatchObject({ hidden: ["1 ussr"], shown: ["germany tank 3", "germany infantry 2"] });
    expect(seen(table, "kiev", "ussr").shown).toEqual(["germany tank 3", "germany infantry 2"]);
    expect(seen(table, "kiev", "axis").hidden).toEqual(["1 ussr"]);
  });

  it("after a victory the winner's units are hidden again", () => {
    const table = attack("axis", A_U, ["kiev infantry 1", "lvov tank 3 germany"], ["lvov tank > kiev"], {
      ...POLAND,
      dice: [1, 6, 6],
    });
    table.do("axis", fire("kiev tank", "ground"));
    expect(seen(table, "kiev")).toEqual({ control: "axis", hidden: ["1 germany"], shown: [] });
  });

  it("a Battle that is not designated shows only the Aggressor", () => {
    const table = attack("ussr", A_U, ["kiev infantry 3", "kiev tank 2 germany"], []);
    expect(table.pending).toEqual({ ussr: "D22" });
    table.do("ussr", CONFIRM);
    expect(seen(table, "kiev")).toMatchObject({ hidden: ["1 ussr"], shown: ["germany tank 2"] });
  });

  it("Aggressors are turned face up at the end of movement, in an Emergency turn too", () => {
    const list = ["kiev infantry 3", "kiev tank 2 germany", "lvov infantry 2 germany"];
    const table = moving("axis", A_U, list, { ...POLAND, turnKind: "emergency", command: 4 });
    move(table, "axis", "lvov infantry > kiev");
    expect(seen(table, "kiev").shown).toEqual([]);
    table.do("axis", END);
    expect(seen(table, "kiev")).toMatchObject({ hidden: ["1 ussr"], shown: ["germany tank 2", "germany infantry 2"] });
  });

  it("an eliminated unit is shown, a Retreat of a face-up unit too", () => {
    const table = attack("axis", A_U, KIEV, ["lvov tank > kiev"], POLAND);
    table.do("axis", { type: "hold", unit: "kiev tank" });
    table.do("ussr", { type: "retreat", unit: "kiev infantry", to: "odessa" });
    expect(table.happened("retreated", "spectator")).toMatchObject([{ unitType: "infantry", cv: 3, to: "odessa" }]);
    expect(seen(table, "odessa", "axis")).toMatchObject({ hidden: ["1 ussr"], shown: [] });
  });
});

describe("a Sea Battle", () => {
  const LIST = ["north-sea fleet 2 germany", "north-sea sub 1 germany", "london fleet 3", "glasgow carrier 2"];
  const MOVES = ["london fleet > north-sea", "glasgow carrier > north-sea"];
  const group = (table: Table, type: string): number =>
    table.view("west").areas["north-sea"].units!.find(({ unitType }) => unitType === type)!.unit;

  it("unjoined BattleGroups are block counts for everybody else; their owner sees them with their routes", () => {
    const table = attack("west", W_A, LIST, MOVES);
    for (const viewer of ["axis", "ussr", "spectator"] as const) {
      expect(seen(table, "north-sea", viewer).hidden).toContain("2 britain");
    }
    table.do("west", { type: "join", unit: group(table, "fleet") });
    expect(seen(table, "north-sea", "axis")).toMatchObject({ hidden: ["1 britain"], shown: ["britain fleet 3"] });
    expect(JSON.stringify(table.events("axis"))).not.toContain("carrier");
    expect(JSON.stringify(table.view("axis").areas["north-sea"])).not.toContain("carrier");
    expect(table.view("west").areas["north-sea"].units).toContainEqual(
      expect.objectContaining({ unitType: "carrier", route: ["glasgow", "north-sea"] }),
    );
  });

  it("after it everybody is hidden again; an Escaped Sub is a face-down block whose type is evident", () => {
    const table = attack("west", W_A, LIST.slice(1, 3), MOVES.slice(0, 1), { dice: Array(9).fill(6) });
    table.do("axis", fire("north-sea sub", "naval"));
    table.do("west", fire("north-sea fleet", "sub"));
    expect(seen(table, "north-sea").shown).toEqual(["germany sub 1", "britain fleet 3"]);
    table.do("axis", { type: "escape", unit: "north-sea sub" });
    table.do("west", PASS);
    for (const viewer of ["ussr", "spectator"] as const) {
      expect(seen(table, "north-sea", viewer)).toMatchObject({ hidden: ["1 germany escaped", "1 britain"], shown: [] });
    }
    expect(seen(table, "north-sea", "west").hidden).toEqual(["1 germany escaped"]);
    expect(table.view("axis").areas["north-sea"].units).toMatchObject([{ unitType: "sub", escaped: true }]);
  });
});

describe("numbers and secrets", () => {
  it("R20 public events and views never carry unit numbers", () => {
    const table = attack("axis", A_U, KIEV, ["lvov tank > kiev", "lvov infantry > kiev"], {
      ...POLAND,
      dice: [1, 6, 6],
    });
    table.do("axis", fire("kiev tank germany", "ground"));
    for (const viewer of everybody) {
      for (const event of table.events(viewer)) expect(event).not.toHaveProperty("unit");
    }
    expect(JSON.stringify(table.view("spectator"))).not.toContain('"unit":');
  });

  it("a saved position in the middle of a Battle is the same position again", () => {
    const table = attack("axis", A_U, KIEV, ["lvov tank > kiev"], { ...POLAND, dice: [1, 6, 6] });
    const saved = table.save();
    const state = triumph.load(saved);
    expect(triumph.save(state as never)).toEqual(saved);
    expect(forces(table, "kiev")).toHaveLength(units("kiev tank", "kiev infantry").length);
  });
});

describe("the order of public events tells nothing of the numbers of units", () => {
  /** What everybody hears when the same blocks were put on the map in this order and in the opposite one. */
  function bothWays(list: string[], heard: (list: string[]) => unknown): unknown[] {
    return [heard(list), heard(list.toReversed())];
  }

  it("of blocks that are turned face up in a Battle", () => {
    const [one, other] = bothWays(["kiev infantry 3", "kiev tank 1", "kiev infantry 1"], (list) => {
      const table = attack("axis", A_U, [...list, "lvov tank 3 germany"], ["lvov tank > kiev"], POLAND);
      return table.happened("unitsRevealed", "spectator");
    });
    expect(one).toHaveLength(2);
    expect(other).toEqual(one);
  });

  it("of losses without Supply", () => {
    const list = ["kharkov tank 1 germany", "kharkov infantry 1 germany", "voronezh infantry 1 germany"];
    const [one, other] = bothWays(list, (units) => {
      const table = moving("axis", A_U, units, { commandOrder: ["axis"] });
      table.do("axis", END);
      return ["supplyLoss", "blockRemoved"].flatMap((type) => table.happened(type, "spectator"));
    });
    expect(one).toHaveLength(5);
    expect(other).toEqual(one);
  });

  it("of the units of a Defeated Power", () => {
    const list = ["algiers fleet 2", "algiers sub 1", "marseille infantry 1", "munich tank 2"];
    const [one, other] = bothWays(list, (units) => {
      const table = moving("axis", W_A, units);
      move(table, "axis", "munich tank > lorraine > paris");
      table.do("axis", END);
      return table.happened("blockRemoved", "spectator");
    });
    expect(one).toHaveLength(3);
    expect(other).toEqual(one);
  });
});
