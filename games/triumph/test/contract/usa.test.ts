/** §8.4 The USA. */
import { describe, expect, it } from "vitest";
import { card, type Position, play, units } from "../table.ts";

const PASS = { type: "pass" };
const arrive = (area: string) => ({ type: "arrive", area });
const step = (unit: string) => ({ type: "step", unit });
const markers = (faction: string, count: number) => ({ influence: { faction, count } });
const WEST_AXIS = [["axis", "west"]];
const JOINED = { usa: { status: "power" } };

/** The table after the Year Start that follows `year`; the West acts first. */
function newYear(year: number, position: Position = {}) {
  return play({ phase: "yearStart", year, dice: [3], ...position });
}

/** The West's Production in a year. */
function production(year: number, position: Position = {}) {
  return play({ phase: "productionStart", year, turnOrder: ["west", "axis", "ussr"], ...position });
}

describe("V39, step by step", () => {
  it("V39: 1941 Public Opinion removes the only Axis marker", () => {
    const table = newYear(1940, { nations: { usa: markers("axis", 1) } });
    expect(table.view().nations.usa).toEqual({ status: "neutral" });
    expect(table.view().factions.west).toMatchObject({ pop: 12, res: 11 });
  });

  it("V39: 1942 the West gains one: 3 POP and 4 RES", () => {
    const table = newYear(1941);
    expect(table.view().nations.usa).toEqual({ status: "neutral", influence: { faction: "west", count: 1 } });
    expect(table.view().factions.west).toMatchObject({ pop: 15, res: 15 });
    expect(table.pending).toEqual({ west: "D05" });
  });

  const CARDS = ["spring C", "spring M"].map(card);

  it("V39: two USA cards in Government 1942 make it a Satellite at G3; the forces of 1942 are lost", () => {
    const ussr = ["A01", "A02", "A03", "A04", "A05", "A07", "A08"];
    const table = newYear(1941, { factions: { west: { hand: CARDS }, ussr: { hand: ussr } } });
    table.drift(({ pending }) => pending.west === "D07");
    table.do("west", { type: "diplomacy", card: CARDS[0], nation: "usa" });
    table.drift(({ pending }) => pending.west === "D07");
    table.do("west", { type: "diplomacy", card: CARDS[1], nation: "usa" });
    expect(table.view().nations.usa.status).toBe("neutral");
    expect(table.view().factions.west.factoryCost).toBe(6);
    table.drift((now) => now.view().phase !== "government");
    expect(table.view().nations.usa).toEqual({ status: "power" });
    expect(table.view().factions.west.factoryCost).toBe(5);
    const { washington, "new-york": newYork } = table.view("west").areas;
    expect(washington).toMatchObject({ control: "west", units: [{ unitType: "fortress", nationality: "usa", cv: 4 }] });
    expect(newYork).toMatchObject({ control: "west", units: [{ unitType: "fortress", nationality: "usa", cv: 2 }] });
    expect(table.view().year).toBe(1942);
  });

  it("V39: in the West's Production of 1943 four units of 2 CV arrive, each may take one step", () => {
    const table = newYear(1942, { nations: JOINED, units: units("washington fortress 4", "new-york fortress 2") });
    expect(table.pending).toEqual({ west: "D06" });
    expect(table.view("west").own!.arrivals).toEqual([
      { unitType: "airForce", cv: 2 },
      { unitType: "fleet", cv: 2 },
      { unitType: "infantry", cv: 2 },
      { unitType: "tank", cv: 2 },
    ]);
    expect(table.refused("west", arrive("london"))).toBe("ARRIVAL_AREA");
    expect(table.refused("west", PASS)).toBe("WRONG_ACTION");
    expect(table.fallback("west")).toEqual(arrive("washington"));
    table.do("west", arrive("washington"));
    expect(table.events("axis")).toEqual([]);
    for (const area of ["new-york", "new-york", "washington"]) table.do("west", arrive(area));
    const seen = table.events("axis").map((event) => `${event.type} ${event.area} ${event.nationality}`);
    expect(seen.sort()).toEqual([
      "blockArrived new-york usa",
      "blockArrived new-york usa",
      "blockArrived washington usa",
      "blockArrived washington usa",
    ]);
    expect(table.pending).toEqual({ west: "D05" });
    const arrived = ["washington airForce", "new-york fleet", "new-york infantry", "washington tank"];
    for (const unit of arrived) table.do("west", step(unit));
    expect(table.refused("west", step("washington airForce"))).toBe("BUILD_TWICE");
    table.do("west", { type: "confirm" });
    const areas = table.view("west").areas;
    const built = [...areas.washington.units!, ...areas["new-york"].units!].filter(
      (unit) => unit.unitType !== "fortress",
    );
    expect(built.map((unit) => [unit.unitType, unit.cv]).sort()).toEqual([
      ["airForce", 3],
      ["fleet", 3],
      ["infantry", 3],
      ["tank", 3],
    ]);
  });
});

describe("Public Opinion (§8.44)", () => {
  it("is asked in 1941 to 1944 only", () => {
    const count = (year: number) => newYear(year - 1).view().nations.usa.influence?.count ?? 0;
    expect([1938, 1940, 1941, 1942, 1943, 1944, 1945].map(count)).toEqual([0, 0, 1, 1, 1, 1, 0]);
  });

  it("R23: the third West marker makes a Satellite at once, before the forces of that year arrive", () => {
    const table = newYear(1941, { nations: { usa: markers("west", 2) } });
    expect(table.view().nations.usa).toEqual({ status: "power" });
    expect(table.view().factions.west).toMatchObject({ pop: 15, res: 15, factoryCost: 5 });
    expect(table.pending).toEqual({ west: "D06" });
    expect(table.view("west").own!.arrivals[0].cv).toBe(1);
  });

  it("does nothing once the USA is a Satellite or Defeated", () => {
    expect(newYear(1941, { nations: { usa: { status: "defeated", marker: "axis" } } }).view().nations.usa).toEqual({
      status: "defeated",
      marker: "axis",
    });
    expect(newYear(1940, { nations: JOINED }).view().factions.west.factoryCost).toBe(6);
  });
});

describe("Forces (§8.45)", () => {
  it.each([
    [1941, 0],
    [1942, 1],
    [1943, 2],
    [1944, 3],
    [1945, 0],
  ])("in %i they have %i CV", (year, cv) => {
    const table = production(year, { nations: JOINED });
    const { arrivals } = table.view("west").own!;
    expect(arrivals.map((unit) => unit.cv)).toEqual(cv === 0 ? [] : [cv, cv, cv, cv]);
  });

  it("do not come while the USA is no Satellite, or after its Defeat", () => {
    expect(production(1942, { nations: { usa: markers("west", 2) } }).pending).toEqual({ west: "D05" });
    expect(production(1943, { nations: { usa: { status: "defeated", marker: "axis" } } }).pending).toEqual({
      west: "D05",
    });
  });

  it("come only in the West's Production", () => {
    const table = play({ phase: "productionStart", year: 1942, turnOrder: ["axis", "west", "ussr"], nations: JOINED });
    expect(table.pending).toEqual({ axis: "D05" });
    table.do("axis", { type: "confirm" });
    expect(table.pending).toEqual({ west: "D06" });
  });

  it("R44: arrive in USA areas that no Enemy controls, also Disputed ones, where they cannot grow", () => {
    const table = production(1942, {
      nations: JOINED,
      wars: WEST_AXIS,
      units: units("washington infantry 1", "washington infantry 1 germany", "new-york infantry 1 germany"),
    });
    expect(table.refused("west", arrive("new-york"))).toBe("ARRIVAL_AREA");
    for (let i = 0; i < 4; i++) table.do("west", arrive("washington"));
    expect(table.refused("west", step("washington airForce"))).toBe("BUILD_BATTLE");
  });

  it("R44: without such an area they are lost", () => {
    const table = production(1942, {
      nations: JOINED,
      wars: WEST_AXIS,
      units: units("washington infantry 1 germany", "new-york infantry 1 germany"),
    });
    expect(table.pending).toEqual({ west: "D05" });
    expect(table.view("west").own!.arrivals).toEqual([]);
  });

  it("after §8.46 the forces of 1943 and 1944 come in the next two Productions, whatever the year", () => {
    const arriving = (year: number, usaForces: number) => {
      const table = production(year, { nations: JOINED, usaForces });
      return { cv: table.view("west").own!.arrivals[0]?.cv, next: table.save().usaForces };
    };
    expect(arriving(1940, 2)).toEqual({ cv: 2, next: 3 });
    expect(arriving(1941, 3)).toEqual({ cv: 3, next: 4 });
    expect(arriving(1942, 4).cv).toBeUndefined();
    expect(arriving(1943, 4).cv).toBeUndefined();
  });
});

describe("the USA as a Power of the West (§8.43)", () => {
  it("lowers the Factory Cost by one level of the printed row (R4), to 3 at most", () => {
    const cost = (factoryLevel: number) =>
      newYear(1941, { nations: { usa: markers("west", 2) }, factions: { west: { factoryLevel } } }).view().factions.west
        .factoryCost;
    expect([0, 1, 2, 3].map(cost)).toEqual([5, 4, 3, 3]);
  });

  it("R75: Washington is a Supply Source, as long as the West controls it", () => {
    const newYork = (...more: string[]) =>
      production(1941, {
        nations: JOINED,
        wars: WEST_AXIS,
        units: units("new-york infantry 1", "north-atlantic-ocean fleet 1 germany", ...more),
      });
    newYork().do("west", step("new-york infantry"));
    expect(newYork("washington infantry 1 germany").refused("west", step("new-york infantry"))).toBe("BUILD_SUPPLY");
  });
});
