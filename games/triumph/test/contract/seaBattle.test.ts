/** §12.7 Sea Battles: BattleGroups, rounds, Air Forces, stand-offs. */
import { describe, expect, it } from "vitest";
import { type Position, play, type Table, units } from "../table.ts";
import { A_U, attack, cited, END, fire, forces, move, PASS, seen, W_A, waited } from "./combat.ts";

const sixes = (count: number): number[] => Array(count).fill(6);
const NORTH_SEA = ["north-sea fleet 2 germany", "north-sea sub 2 germany"];
const WEST = ["london fleet 4", "london airForce 2", "glasgow fleet 2"];
const MOVES = ["london fleet > north-sea", "london airForce > north-sea", "glasgow fleet > north-sea"];

describe("V14 BattleGroups", () => {
  /** The number of the British Fleet of a given CV in the North Sea. */
  const fleet = (table: Table, cv: number): number =>
    table.view("west").areas["north-sea"].units!.find((unit) => unit.unitType === "fleet" && unit.cv === cv)!.unit;

  it("V14 one group joins in each round; the other can neither act nor be hit, and stays hidden", () => {
    const table = attack("west", W_A, [...NORTH_SEA, ...WEST], MOVES, { dice: [...sixes(4), 1, 1, ...sixes(9)] });
    expect(table.pending).toEqual({ west: "D28" });
    expect(seen(table, "north-sea")).toMatchObject({
      hidden: ["3 britain"],
      shown: ["germany sub 2", "germany fleet 2"],
    });
    expect(cited(table, "west", { type: "join", unit: "north-sea fleet germany" })).toBe("NO_GROUP §11.53");
    const glasgow = fleet(table, 2);
    table.do("west", { type: "join", unit: fleet(table, 4) });
    expect(seen(table, "north-sea").hidden).toEqual(["1 britain"]);
    expect(table.events("axis")).toMatchObject([
      {
        type: "unitsRevealed",
        units: [
          { unitType: "airForce", cv: 2 },
          { unitType: "fleet", cv: 4 },
        ],
      },
    ]);
    table.do("west", fire("north-sea airForce", "sub"));
    table.do("axis", fire("north-sea sub", "naval"));
    table.do("axis", fire("north-sea fleet germany", "naval"));
    expect(forces(table, "north-sea")).toEqual(expect.arrayContaining(["britain fleet 2", "britain fleet 2"]));
    expect(table.refused("west", fire(glasgow, "naval"))).toBe("CANNOT_ACT");
    table.do("west", fire("north-sea fleet britain", "naval"));
    expect(table.pending).toEqual({ west: "D30" });
    expect(table.refused("west", { type: "rebase", unit: glasgow, to: "glasgow" })).toBe("CANNOT_LEAVE");
    table.do("west", { type: "rebase", unit: "north-sea airForce", to: "london" });
    expect(table.pending).toEqual({ axis: "D31" });
    table.do("axis", PASS);
    expect(table.happened("roundBegan")).toMatchObject([{ count: 2 }]);
    expect(table.happened("unitsRevealed", "axis")).toMatchObject([{ units: [{ unitType: "fleet", cv: 2 }] }]);
    expect(seen(table, "north-sea").hidden).toEqual([]);
  });

  it("V14 the second group must join even if the first is gone", () => {
    const table = attack("west", W_A, [...NORTH_SEA, ...WEST], MOVES, { dice: sixes(20) });
    table.do("west", { type: "join", unit: fleet(table, 4) });
    table.do("west", fire("north-sea airForce", "sub"));
    table.do("axis", fire("north-sea sub", "naval"));
    table.do("axis", fire("north-sea fleet germany", "naval"));
    table.do("west", { type: "retreat", unit: fleet(table, 4), to: "london" });
    table.do("west", { type: "rebase", unit: "north-sea airForce", to: "london" });
    table.do("axis", PASS);
    expect(table.happened("unitsRevealed")).toHaveLength(1);
    expect(table.pending).toEqual({ axis: "D26" });
  });

  it("V14 if no Germans remain after round 1 it stays hidden in the North Sea", () => {
    const one = ["north-sea fleet 1 germany", ...WEST];
    const table = attack("west", W_A, one, MOVES, { dice: [1, 1] });
    table.do("west", { type: "join", unit: fleet(table, 4) });
    table.do("west", fire("north-sea airForce", "naval"));
    table.do("west", { type: "rebase", unit: "north-sea airForce", to: "london" });
    table.do("west", PASS);
    expect(table.pending).toEqual({ axis: "D15" });
    expect(seen(table, "north-sea")).toMatchObject({ hidden: ["2 britain"], shown: [] });
  });

  it("R57 units with the same start and route are one group; another route makes another", () => {
    const list = ["north-sea fleet 1 germany", "irish-sea fleet 1 britain", "irish-sea fleet 2 britain"];
    const together = Array(2).fill("irish-sea fleet > english-channel > north-sea");
    expect(attack("west", W_A, list, together).pending).toEqual({ axis: "D26" });
    const apart = [together[0], "irish-sea fleet > norwegian-sea > north-sea"];
    expect(attack("west", W_A, list, apart).pending).toEqual({ west: "D28" });
  });

  it("R57 units that were in the Sea already fight from round 1, and one group joins them", () => {
    const table = warIn(["north-sea fleet 1 germany", "north-sea fleet 3 britain", "ruhr fleet 2", "berlin sub 1"]);
    move(table, "axis", "ruhr fleet > north-sea");
    table.do("axis", END);
    expect(seen(table, "north-sea").shown).toEqual(["germany fleet 2", "germany fleet 1", "britain fleet 3"]);
  });
});

/** The Axis declares war on the West; then it moves. */
function warIn(list: string[], more: Position = {}): Table {
  const table = play({ phase: "declarations", seat: "axis", units: units(...list), ...more });
  table.do("axis", { type: "declareWar", rival: "west" });
  table.do("axis", { type: "announce" });
  table.do("axis", PASS);
  return table;
}

describe("R59 Convoys in a shared Sea", () => {
  const CONVOYS = ["north-sea infantry 2 germany", "north-sea infantry 2 britain"];
  const HAND = { factions: { west: { hand: ["A01"] } } };

  it("R59 Convoys against Convoys: the Battle ends at once, both remain and close the Sea to each other", () => {
    const table = warIn(CONVOYS, HAND);
    table.do("axis", END);
    expect(table.happened("battleBegan")).toHaveLength(1);
    expect(table.happened("battleEnded")).toHaveLength(1);
    expect(forces(table, "north-sea")).toEqual(["germany infantry 2", "britain infantry 2"]);
    expect(table.view().areas["north-sea"].occupiedBy).toEqual(["axis", "west"]);
  });

  it("R59 a warship makes it a real fight, and Convoys cannot leave", () => {
    const table = warIn([...CONVOYS, "north-sea fleet 2 germany"], { ...HAND, dice: [1, 6] });
    const unit = table.number("north-sea infantry germany");
    expect(table.refused("axis", { type: "pick", unit })).toBe("UNIT_STUCK");
    table.do("axis", END);
    table.do("axis", fire("north-sea fleet", "naval"));
    expect(table.happened("blockRemoved")).toMatchObject([{ nationality: "britain", unitType: "infantry" }]);
    expect(table.view().battle?.round).toBe(1);
  });
});

describe("R61 Air Forces over a Sea", () => {
  it("R61 those that joined ReBase even if the Battle ended within the round; the others stay", () => {
    const list = ["north-sea sub 1 germany", "london airForce 2", "glasgow airForce 1"];
    const table = attack("west", W_A, list, ["london airForce > north-sea", "glasgow airForce > north-sea"], {
      dice: [1, 6],
    });
    expect(table.pending).toEqual({ west: "D28" });
    const strong = table.view("west").areas["north-sea"].units!.find(({ cv }) => cv === 2)!.unit;
    table.do("west", { type: "join", unit: strong });
    table.do("west", fire(strong, "sub"));
    expect(table.happened("blockRemoved")).toMatchObject([{ unitType: "sub" }]);
    expect(table.pending).toEqual({ west: "D30" });
    expect(table.legal("west").every(({ unit }) => unit === strong)).toBe(true);
    table.do("west", { type: "rebase", unit: strong, to: "london" });
    table.do("west", PASS);
    expect(forces(table, "north-sea")).toEqual(["britain airForce 1"]);
  });

  it("R61 R100 without a haven in range they are eliminated", () => {
    const list = ["arabian-sea fleet 1 germany", "arabian-sea airForce 2 britain"];
    const lost = { nations: { india: { marker: "axis" }, "middle-east": { marker: "axis" } } };
    const table = attack("west", W_A, list, [], { dice: sixes(9), ...lost });
    table.do("west", fire("arabian-sea airForce", "naval"));
    table.do("axis", fire("arabian-sea fleet", "air"));
    expect(table.happened("blockRemoved")).toMatchObject([{ unitType: "airForce", reason: "trapped" }]);
  });

  it("R72 the non-active side ReBases its Air Forces first", () => {
    const list = ["north-sea airForce 1 germany", "north-sea fleet 2 germany", "london airForce 1", "london fleet 2"];
    const table = attack("west", W_A, list, ["london airForce > north-sea", "london fleet > north-sea"], {
      dice: sixes(9),
    });
    table.do("axis", fire("north-sea airForce germany", "air"));
    table.do("west", fire("north-sea airForce britain", "air"));
    table.do("axis", fire("north-sea fleet germany", "naval"));
    table.do("west", fire("north-sea fleet britain", "naval"));
    expect(table.pending).toEqual({ axis: "D30" });
    table.do("axis", { type: "rebase", unit: "north-sea airForce germany", to: "ruhr" });
    expect(table.pending).toEqual({ west: "D30" });
  });
});

describe("R93 three Factions at sea", () => {
  it("R93 everybody hostile is fought: no flags are asked, each shot names its target", () => {
    const list = ["north-sea fleet 2 britain", "north-sea fleet 1 ussr", "ruhr fleet 4"];
    const table = attack("axis", [...W_A, ...A_U], list, ["ruhr fleet > north-sea"], { dice: sixes(20) });
    expect(table.pending).toEqual({ axis: "D29" });
    expect(table.view().battle?.sides.toSorted()).toEqual(["axis", "ussr", "west"]);
    table.do("axis", { type: "first", faction: "ussr" });
    table.do("ussr", fire("north-sea fleet ussr", "naval"));
    table.do("west", fire("north-sea fleet britain", "naval"));
    expect(table.refused("axis", fire("north-sea fleet germany", "naval"))).toBe("TARGET_ABSENT");
    table.do("axis", fire("north-sea fleet germany", "naval", "west"));
    expect(table.happened("fired")[0]).toMatchObject({ target: "west" });
  });
});

describe("R94 the last round", () => {
  it("R94 after 50 rounds the Attacker has to leave; Convoys, which cannot, are lost", () => {
    const table = warIn(["north-sea fleet 1 germany", "north-sea infantry 1 germany", "north-sea fleet 1 britain"], {
      dice: sixes(120),
      factions: { west: { hand: ["A01"] } },
    });
    table.do("axis", END);
    for (let shots = 0; table.view().battle !== undefined && waited(table) !== undefined; shots++) {
      const seat = waited(table);
      if (table.pending[seat] !== "D26") break;
      expect(shots).toBeLessThan(100);
      table.do(seat, fire(`north-sea fleet ${seat === "axis" ? "germany" : "britain"}`, "naval"));
    }
    expect(table.view().battle?.round).toBe(50);
    expect(table.happened("blockRemoved")).toMatchObject([{ unitType: "infantry", reason: "trapped" }]);
    expect(table.pending).toEqual({ axis: "D32" });
    table.do("axis", { type: "retreat", unit: "north-sea fleet germany", to: "ruhr" });
    expect(forces(table, "north-sea")).toEqual(["britain fleet 1"]);
  });
});
