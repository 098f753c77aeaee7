/** §5.0, §17, §18 The three set-ups. */
import { describe, expect, it } from "vitest";
import { FACTIONS, type FactionName } from "../../data/kinds.ts";
import { begin, card, play, type Table, units } from "../table.ts";

const place = (area: string, unitType: string) => ({ type: "place", area, unitType });

/** All units of a seat as it sees them. */
function ownUnits(table: Table, seat: FactionName) {
  const areas = Object.entries(table.view(seat).areas);
  return areas.flatMap(([area, { units: own }]) => (own ?? []).map((unit) => ({ ...unit, area })));
}

/** How many own units stand in each area. */
function counts(table: Table, seat: FactionName): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { area } of ownUnits(table, seat)) found[area] = (found[area] ?? 0) + 1;
  return found;
}

const inSetup = (table: Table) => table.view().phase !== "setup";

describe("1936 (§5.0)", () => {
  it("asks all seats at the same time for their free Cadres, with the fixed units on the board", () => {
    const table = begin("1936");
    expect(table.pending).toEqual({ axis: "D01", west: "D01", ussr: "D01" });
    expect(ownUnits(table, "axis")).toEqual([]);
    expect(
      ownUnits(table, "west").map(({ area, nationality, unitType, cv }) => [area, nationality, unitType, cv]),
    ).toEqual([
      ["london", "britain", "fleet", 4],
      ["lorraine", "france", "fortress", 3],
      ["gibraltar", "britain", "fortress", 1],
      ["karachi", "britain", "infantry", 1],
    ]);
    expect(table.view().wars).toEqual([]);
  });

  it("keeps the types secret: the others see a block of a nationality", () => {
    const table = begin("1936");
    table.do("axis", place("rome", "carrier"));
    expect(table.events("axis").map((event) => event.type)).toEqual(["blockArrived", "unitArrived"]);
    for (const viewer of ["west", "ussr", "spectator"] as const) {
      expect(table.events(viewer)).toEqual([{ type: "blockArrived", area: "rome", nationality: "italy" }]);
      expect(table.view(viewer).areas.rome).toEqual({ control: "axis", blocks: [{ nationality: "italy", count: 1 }] });
    }
  });

  it("places exactly the Cadres of each area, of the nationality of its Power, at 1 CV", () => {
    const table = begin("1936");
    table.drift(inSetup);
    expect(counts(table, "axis")).toEqual({
      berlin: 6,
      ruhr: 4,
      munich: 2,
      konigsberg: 2,
      rome: 4,
      milan: 2,
      tripoli: 2,
    });
    expect(counts(table, "west")).toEqual({
      london: 4,
      delhi: 2,
      glasgow: 1,
      bombay: 1,
      suez: 1,
      paris: 2,
      marseille: 1,
      algiers: 1,
      gibraltar: 1,
      karachi: 1,
      lorraine: 1,
    });
    const nationalities = Object.fromEntries(ownUnits(table, "west").map((unit) => [unit.area, unit.nationality]));
    expect(nationalities).toMatchObject({ delhi: "britain", suez: "britain", algiers: "france", marseille: "france" });
    const axis = Object.fromEntries(ownUnits(table, "axis").map((unit) => [unit.area, unit.nationality]));
    expect(axis).toMatchObject({ berlin: "germany", konigsberg: "germany", milan: "italy", tripoli: "italy" });
  });

  it("R1: the USSR has 12 Cadres and no Infantry of 3 CV at Moscow", () => {
    const table = begin("1936");
    table.drift(inSetup);
    expect(counts(table, "ussr")).toEqual({
      moscow: 3,
      leningrad: 2,
      baku: 2,
      kiev: 1,
      odessa: 1,
      kharkov: 1,
      stalingrad: 1,
      urals: 1,
    });
    expect(ownUnits(table, "ussr").every((unit) => unit.cv === 1)).toBe(true);
    expect(ownUnits(table, "west").reduce((sum, unit) => sum + unit.cv, 0)).toBe(21);
  });

  it("refuses Cadres beyond the number, elsewhere, and of other seats", () => {
    const table = begin("1936");
    table.do("west", place("suez", "infantry"));
    expect(table.refused("west", place("suez", "infantry"))).toBe("SETUP_AREA");
    expect(table.refused("west", place("lorraine", "infantry"))).toBe("SETUP_AREA");
    expect(table.refused("west", place("north-sea", "fleet"))).toBe("SETUP_AREA");
    expect(table.refused("axis", place("london", "infantry"))).toBe("SETUP_AREA");
    expect(table.refused("axis", { type: "confirm" })).toBe("WRONG_ACTION");
    expect(table.interrupts("west")).toEqual([]);
    expect(table.refused("west", { type: "disband", unit: "london fleet" })).toBe("NOT_SAFE_POINT");
  });

  it("R8: ships only on the coast; one Fortress per area", () => {
    const table = begin("1936");
    expect(table.refused("axis", place("munich", "sub"))).toBe("BUILD_COAST");
    expect(table.refused("ussr", place("moscow", "fleet"))).toBe("BUILD_COAST");
    expect(table.refused("ussr", place("kiev", "carrier"))).toBe("BUILD_COAST");
    table.do("ussr", place("stalingrad", "airForce"));
    table.do("axis", place("ruhr", "fortress"));
    expect(table.refused("axis", place("ruhr", "fortress"))).toBe("FORT_ONE");
    table.do("axis", place("ruhr", "sub"));
  });

  it("no longer waits for a seat that has placed everything, nor shows its choice before the end", () => {
    const table = begin("1936");
    table.drift(({ pending }) => pending.axis === undefined);
    expect(table.pending).toEqual({ west: "D01", ussr: "D01" });
    expect(table.refused("axis", place("berlin", "infantry"))).toBe("NOT_YOUR_DECISION");
  });

  it("deals 14, 8 and 6 Action cards and runs the New Year of 1936, Peace Dividends included", () => {
    const table = begin("1936");
    table.drift(inSetup);
    const { year, factions, decks, phase, turnOrder } = table.view();
    expect([year, phase]).toEqual([1936, "production"]);
    expect(FACTIONS.map((seat) => factions[seat].handSize)).toEqual([14, 8, 6]);
    expect(FACTIONS.map((seat) => factions[seat].chits)).toEqual([1, 1, 1]);
    expect(decks).toEqual({ action: 55 - 28, investment: 55 });
    expect(table.pending).toEqual({ [turnOrder[0]]: "D05" });
    expect(FACTIONS.map((seat) => [factions[seat].ind, factions[seat].pop, factions[seat].res])).toEqual([
      [12, 11, 6],
      [7, 12, 11],
      [9, 12, 11],
    ]);
    expect(FACTIONS.map((seat) => factions[seat].factoryCost)).toEqual([5, 6, 7]);
    expect(FACTIONS.map((seat) => factions[seat].level)).toEqual([11, 7, 9]);
  });

  it("deals by the seed alone", () => {
    const hands = (seed: number) => {
      const table = begin("1936", seed);
      table.drift(inSetup);
      return FACTIONS.map((seat) => table.view(seat).own!.hand);
    };
    expect(hands(7)).toEqual(hands(7));
    expect(hands(7)).not.toEqual(hands(8));
  });
});

describe("1939 (§17)", () => {
  const cadre = (area: string, nationality: string, unitType: string) => ({
    type: "cadre",
    area,
    nationality,
    unitType,
  });
  const extra = (seat: FactionName, points: number, more = {}) =>
    play({ scenario: "1939", phase: "setupExtra", seat, points, ...more });

  it("rolls for the set-up order; each seat in turn adds its points, draws its cards and sets its IND", () => {
    const table = begin("1939");
    table.drift(inSetup);
    const { turnOrder } = table.view();
    const points = { axis: 20, west: 8, ussr: 14 };
    for (const seat of turnOrder) {
      const before = ownUnits(table, seat).length;
      expect(table.pending).toEqual({ [seat]: "D02" });
      table.drift(({ pending }) => pending[seat] !== "D02");
      expect(ownUnits(table, seat).filter(({ area }) => area !== "vienna").length - before).toBe(points[seat]);
    }
    const { factions } = table.view();
    expect(FACTIONS.map((seat) => factions[seat].ind)).toEqual([15, 10, 12]);
    expect(FACTIONS.map((seat) => factions[seat].handSize)).toEqual([22, 16, 14]);
    for (const seat of FACTIONS) expect(table.view(seat).own!.hand.filter((id) => id.startsWith("I")).length).toBe(4);
  });

  it("makes Austria an Axis Satellite with a German Infantry2 in Vienna and one POP", () => {
    const table = begin("1939");
    table.drift(({ pending }) => pending.axis === "D03");
    expect(table.view().nations.austria).toEqual({ status: "satellite", marker: "axis" });
    expect(table.view("axis").areas.vienna.units).toMatchObject([
      { nationality: "germany", unitType: "infantry", cv: 2 },
    ]);
    expect(table.view("west").areas.vienna.blocks).toEqual([{ nationality: "germany", count: 1 }]);
    expect(table.view().factions.axis.pop).toBe(12);
  });

  it("R87: points are Cadres or steps, several steps on one unit too, all inside Home Territory", () => {
    const table = extra("axis", 10, {
      units: units("berlin infantry", "tripoli infantry", "rome tank 3", "ruhr fortress"),
    });
    for (let i = 0; i < 3; i++) table.do("axis", { type: "step", unit: "berlin infantry" });
    expect(table.view("axis").areas.berlin.units![0].cv).toBe(4);
    expect(table.refused("axis", { type: "step", unit: "berlin infantry" })).toBe("BUILD_MAX");
    expect(table.refused("axis", { type: "step", unit: "rome tank" })).toBe("BUILD_MAX");
    expect(table.refused("axis", { type: "step", unit: "tripoli infantry" })).toBe("SETUP_HOME");
    expect(table.refused("axis", { type: "step", unit: 99 })).toBe("BUILD_UNIT");
    expect(table.refused("axis", cadre("tripoli", "italy", "infantry"))).toBe("BUILD_HOME");
    expect(table.refused("axis", cadre("tripoli", "italy", "fortress"))).toBe("SETUP_HOME");
    expect(table.refused("axis", cadre("berlin", "italy", "infantry"))).toBe("BUILD_HOME");
    expect(table.refused("axis", cadre("ruhr", "germany", "fortress"))).toBe("FORT_ONE");
    expect(table.refused("axis", cadre("munich", "germany", "fleet"))).toBe("BUILD_COAST");
    table.do("axis", cadre("taranto", "italy", "fleet"));
    table.do("axis", { type: "step", unit: "taranto fleet" });
    expect(table.refused("axis", { type: "pass" })).toBe("WRONG_ACTION");
    expect(table.view().phase).toBe("setupExtra");
  });

  it("grows units for their owner alone", () => {
    const table = extra("west", 8, { units: units("london fleet 1") });
    table.do("west", { type: "step", unit: "london fleet" });
    expect(table.events("axis")).toEqual([]);
    expect(table.events("west")).toMatchObject([{ type: "unitGrew", unit: table.number("london fleet"), cv: 2 }]);
  });

  /** The Axis before its seven plays, with these cards. */
  const plays = (hand: string[], more = {}) =>
    play({ scenario: "1939", year: 1938, phase: "setupDiplomacy", points: 7, factions: { axis: { hand } }, ...more });
  const diplomacy = (id: string, nation: string) => ({ type: "diplomacy", card: id, nation });

  it("R87: the Axis plays seven cards, WildCards too; statuses are read after the seventh, then units muster", () => {
    const hungary = ["summer C", "spring G", "summer P", "spring N"].map(card);
    const others = ["spring D", "summer K"].map(card);
    const table = plays([...hungary, ...others, card("ties-that-bind"), card("fall G")]);
    expect(table.pending).toEqual({ axis: "D03" });
    for (const id of hungary) table.do("axis", diplomacy(id, "hungary"));
    expect(table.view().nations.hungary).toEqual({ status: "neutral", influence: { faction: "axis", count: 4 } });
    table.do("axis", { type: "wildcard", card: card("ties-that-bind"), nation: "bulgaria" });
    expect(table.refused("axis", { type: "pass" })).toBe("WRONG_ACTION");
    table.do("axis", diplomacy(others[0], "greece"));
    table.do("axis", diplomacy(others[1], "greece"));
    expect(table.view().nations.hungary).toEqual({ status: "satellite", marker: "axis" });
    expect(table.view().nations.greece.influence).toEqual({ faction: "axis", count: 2 });
    expect(table.view().nations.bulgaria.influence).toEqual({ faction: "axis", count: 1 });
    expect(table.pending).toEqual({ axis: "D10" });
    expect(table.view("axis").own!.musters).toEqual([{ area: "budapest", cv: 2, nationality: "germany" }]);
    expect(table.view("axis").own!.hand).toEqual([card("fall G")]);
    table.do("axis", { type: "muster", area: "budapest", unitType: "tank" });
    expect(table.view().year).toBe(1939);
  });

  it("R87: with fewer than seven legal plays the Axis plays what it can", () => {
    const table = plays([card("spring D"), card("sabotage"), card("isolationism")]);
    expect(table.legal("axis")).toEqual([
      diplomacy(card("spring D"), "greece"),
      diplomacy(card("spring D"), "portugal"),
    ]);
    expect(table.refused("axis", diplomacy(card("spring D"), "spain"))).toBe("DIPLO_TARGET");
    expect(table.refused("axis", diplomacy(card("sabotage"), "spain"))).toBe("CARD_KIND");
    table.do("axis", diplomacy(card("spring D"), "portugal"));
    expect(table.view().phase).toBe("production");
    expect(table.view("axis").own!.hand).toEqual([card("isolationism"), card("sabotage")]);
  });

  it("gives three chits each, and a fourth with the New Year of 1939", () => {
    const table = plays([card("spring D")]);
    table.do("axis", diplomacy(card("spring D"), "portugal"));
    expect(FACTIONS.map((seat) => table.view().factions[seat].chits)).toEqual([4, 4, 4]);
    expect(table.happened("chitDrawn").length).toBe(12);
    expect(table.happened("chitValue", "west").length).toBe(4);
    expect(table.happened("chitValue", "spectator").length).toBe(0);
    expect(table.view().year).toBe(1939);
  });
});

describe("two players (§18)", () => {
  it("R88: one Cadre in each of Baku, Delhi and Bombay must be a Fortress, the second one is free", () => {
    const table = begin("two-player");
    expect(table.refused("west", place("bombay", "infantry"))).toBe("SETUP_FORTRESS");
    table.do("west", place("bombay", "fortress"));
    table.do("west", place("delhi", "infantry"));
    expect(table.refused("west", place("delhi", "tank"))).toBe("SETUP_FORTRESS");
    table.do("west", place("delhi", "fortress"));
    table.do("ussr", place("baku", "fortress"));
    expect(table.refused("ussr", place("baku", "fortress"))).toBe("FORT_ONE");
    table.do("ussr", place("baku", "fleet"));
    const karachi = table.view("west").areas.karachi.units!;
    expect(karachi).toMatchObject([{ unitType: "infantry", cv: 1 }]);
  });

  it("R88: a timeout still puts the Fortresses there", () => {
    const table = begin("two-player");
    table.drift(inSetup);
    for (const [seat, area] of [
      ["west", "bombay"],
      ["west", "delhi"],
      ["ussr", "baku"],
    ] as const) {
      expect(table.view(seat).areas[area].units!.filter((unit) => unit.unitType === "fortress").length).toBe(1);
    }
  });

  it("R111: set-up hands stay face down until the first Active Ally is named; the Passive one takes a random half", () => {
    for (const [active, passive, sizes] of [
      ["west", "ussr", [8, 0, 3, 3]],
      ["ussr", "west", [6, 0, 4, 4]],
    ] as const) {
      const table = begin("two-player", 3);
      table.drift(inSetup);
      expect(table.pending).toEqual({ west: "D04" });
      expect(table.view("west").own!.hand).toEqual([]);
      expect(table.view("ussr").own!.hand).toEqual([]);
      const { west, ussr, axis } = table.view().factions;
      expect([west.passiveStack, ussr.passiveStack, axis.passiveStack, axis.handSize]).toEqual([8, 6, 0, 14]);
      expect(table.refused("ussr", { type: "activate", faction: "ussr" })).toBe("NOT_YOUR_DECISION");
      expect(table.refused("west", { type: "activate", faction: "axis" })).toBe("ALLY_ACTIVE");
      table.do("west", { type: "activate", faction: active });
      const { factions, activeAlly } = table.view();
      expect(activeAlly).toBe(active);
      const hands = [active, passive].flatMap((seat) => [factions[seat].handSize, factions[seat].passiveStack]);
      expect(hands).toEqual(sizes);
      expect(table.happened("cardsSeen", passive)).toHaveLength(1);
      expect(table.happened("cardsSeen", "axis")).toHaveLength(0);
    }
  });

  it("R111: the half is taken of each deck and rounded down", () => {
    const passive = ["A01", "A02", "A03", "A04", "A05", "I01", "I02", "I03"];
    const table = play({ scenario: "two-player", phase: "activeAlly", factions: { ussr: { passive } } });
    table.do("west", { type: "activate", faction: "west" });
    const hand = table.view("ussr").own!.hand;
    expect([hand.filter((id) => id.startsWith("A")).length, hand.filter((id) => id.startsWith("I")).length]).toEqual([
      2, 1,
    ]);
    expect(table.view().factions.ussr).toMatchObject({ handSize: 3, passiveStack: 5 });
  });

  it("R111: which half is random", () => {
    const half = (seed: number) => {
      const table = begin("two-player", seed);
      table.drift(inSetup);
      const before = table.save().factions.ussr.passive;
      table.do("west", { type: "activate", faction: "west" });
      return table
        .view("ussr")
        .own!.hand.map((id) => before.indexOf(id))
        .join();
    };
    expect(new Set([1, 2, 3, 4, 5, 6].map(half)).size).toBeGreaterThan(1);
  });
});
