/** §14.2 Trade Routes and Blockade: marked in Summer, confirmed at Production. */
import { describe, expect, it } from "vitest";
import { card, type Position, play, type Table, units } from "../table.ts";
import { END, PASS, satellites, W_A } from "./combat.ts";

/** The last Player Turn of Summer ends: Blockades are marked. In Fall the West has a card, so that the table waits. */
function summer(wars: string[][], list: string[], more: Position = {}): Table {
  const table = play({
    phase: "movement",
    season: "summer",
    seat: "axis",
    wars,
    units: units(...list),
    dice: [1],
    factions: { west: { hand: [card("spring A")] }, axis: { ind: 12 } },
    ...more,
  });
  table.do("axis", END);
  return table;
}
/** On to the Production of the next year; the Turn Order die is 1, so that the Axis comes first. */
function production(table: Table): Table {
  table.do("west", PASS);
  return table;
}
const marks = (table: Table, faction = "axis") =>
  Object.fromEntries(
    table
      .view()
      .marks.filter((mark) => mark.faction === faction)
      .map(({ area, items }) => [area, items.join(" ")]),
  );
const level = (table: Table, faction: "axis" | "west" | "ussr") =>
  table.happened("productionLevel").find((event) => event.faction === faction);

describe("V32 Peace, war, Blockade", () => {
  const SWEDEN = { sweden: { influence: { faction: "axis", count: 1 } } };
  const CLOSED = { ...SWEDEN, ...satellites("west denmark", "ussr baltic-states") };

  it("V32 at Peace the Level is 12, At War RES count too: 8", () => {
    const at = (wars: string[][]) =>
      play({ seat: "axis", wars, nations: SWEDEN, factions: { axis: { ind: 12 } } }).view().factions.axis;
    expect(at([])).toMatchObject({ pop: 12, res: 8, level: 12 });
    expect(at(W_A)).toMatchObject({ pop: 12, res: 8, level: 8 });
  });

  it("V32 from the marks of Summer to the Production of the next year: 6", () => {
    const table = summer(W_A, ["baltic-sea fleet 1 britain"], { nations: CLOSED });
    expect(marks(table)).toEqual({ gallivare: "blackRes", stockholm: "pop blackRes" });
    expect(table.happened("blockadeMarked")).toContainEqual(
      expect.objectContaining({ faction: "axis", area: "stockholm" }),
    );
    production(table);
    expect(level(table, "axis")).toMatchObject({ level: 6, ind: 12, pop: 11, res: 6, peace: false });
    expect(table.view().factions.axis.level).toBe(6);
    table.do("axis", { type: "confirm" });
    expect(table.happened("marksRemoved")).toMatchObject([{ faction: "axis" }]);
    expect(marks(table)).toEqual({});
  });

  it("V32 if the Fleet is gone by then the marks are void: 8", () => {
    const table = summer(W_A, ["baltic-sea fleet 1 britain"], { nations: CLOSED });
    table.do("west", { type: "disband", unit: "baltic-sea fleet" });
    production(table);
    expect(level(table, "axis")).toMatchObject({ level: 8, pop: 12, res: 8 });
    table.do("axis", { type: "confirm" });
    expect(marks(table)).toEqual({});
  });

  it("R77 V32 land, sea and land again is no Trade Route: with one Sea Segment and one Land Segment Sweden trades", () => {
    expect(marks(summer(W_A, [], { nations: CLOSED }))).toEqual({});
    const norway = { ...CLOSED, ...satellites("axis norway") };
    expect(marks(summer(W_A, ["baltic-sea fleet 1 britain"], { nations: norway }))).toHaveProperty("stockholm");
  });
});

describe("marks (§14.22, §14.23)", () => {
  const OSLO = { nations: satellites("axis norway", "west denmark sweden", "ussr finland") };

  it("R76 are set by the engine for all Factions At War, and for no others", () => {
    const table = summer(W_A, ["north-sea fleet 1 britain"], OSLO);
    expect(marks(table)).toEqual({ oslo: "blackRes" });
    expect(summer([], ["north-sea fleet 1 britain"], OSLO).view().marks).toEqual([]);
  });

  it("R79 the reason does not matter: Rival land in the way blockades too", () => {
    const hungary = satellites("axis hungary");
    const around = satellites("ussr yugoslavia rumania poland czechoslovakia austria");
    expect(marks(summer(W_A, [], { nations: hungary }))).toEqual({});
    expect(marks(summer(W_A, [], { nations: { ...hungary, ...around } }))).toMatchObject({ budapest: "pop blackRes" });
  });

  it("Escaped Enemy Subs close a Sea to trade", () => {
    const escaped = { ...units("north-sea sub 1 britain")[0], escaped: true };
    expect(marks(summer(W_A, [], { ...OSLO, units: [escaped] }))).toEqual({ oslo: "blackRes" });
  });

  it("a mark vanishes when the area changes hands, or the Influence goes", () => {
    const nations = {
      sweden: { influence: { faction: "axis", count: 1 } },
      ...satellites("west denmark", "ussr baltic-states"),
    };
    const table = summer(W_A, ["baltic-sea fleet 1 britain"], { nations });
    expect(Object.keys(marks(table))).toHaveLength(2);
    table.do("axis", { type: "repudiate", nation: "sweden", count: 1 });
    expect(marks(table)).toEqual({});
  });

  it("without its MainCapital a Faction has no Trade Route at all", () => {
    const table = summer(W_A, ["berlin infantry 2 britain", "ruhr infantry 1"]);
    expect(marks(table)).toHaveProperty("ruhr");
  });
});

describe("R78 the Med Blockade (§14.24)", () => {
  const MED = ["western-mediterranean fleet 1 italy"];
  const EAST = { nations: satellites("axis persia turkey") };
  const INDIA = { delhi: "blackRes", bombay: "blackRes" };

  it("R78 with the Mediterranean closed black RES of India fail, red RES and POP go around Africa", () => {
    const table = summer(W_A, MED, EAST);
    expect(marks(table, "west")).toEqual({ ...INDIA, iraq: "blackRes" });
    production(table);
    table.do("axis", { type: "confirm" });
    expect(table.view().turn).toBe("ussr");
    table.do("ussr", { type: "confirm" });
    expect(level(table, "west")).toMatchObject({ pop: 12, res: 8 });
  });

  it("R78 Med in one test and full in the other blocks only black RES", () => {
    const around = [...MED, "south-atlantic-ocean sub 1 germany"];
    const table = summer(W_A, around, EAST);
    expect(marks(table, "west")).toMatchObject({ delhi: "pop redRes blackRes", iraq: "redRes blackRes" });
    table.do("axis", { type: "disband", unit: "south-atlantic-ocean sub" });
    production(table);
    table.do("axis", { type: "confirm" });
    table.do("ussr", { type: "confirm" });
    expect(level(table, "west")).toMatchObject({ pop: 12, res: 8 });
  });
});

describe("R114 the border decides, not the area", () => {
  it("R114 ports touched between two Coast borders belong to the Sea Segment: Bay of Biscay, Paris, North Sea", () => {
    const closed = ["english-channel", "irish-sea", "norwegian-sea"].map((sea) => `${sea} sub 1 germany`);
    const norway = { nations: satellites("axis norway") };
    expect(marks(summer(W_A, closed, norway), "west")).toEqual({});
    const shut = summer(W_A, [...closed, "paris tank 1 germany"], norway);
    expect(marks(shut, "west")).toMatchObject({ ottawa: "blackRes" });
  });

  it("R114 R77 with the seas around London closed ports trade by Glasgow; inland it would be land, sea and land", () => {
    const closed = ["english-channel", "irish-sea", "north-sea"].map((sea) => `${sea} sub 1 germany`);
    expect(marks(summer(W_A, closed), "west")).toEqual({ lorraine: "blackRes" });
  });
});
