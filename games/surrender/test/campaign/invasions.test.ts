/** §43 Worked examples V112, V119, V120: conditional events that an invasion sets off, through the contract. */
import { describe, expect, test } from "vitest";
import { EVENT_IDS } from "../../data/campaign/eventEffects.ts";
import { boardOf } from "../../model/state.ts";
import { isInEnemyZone } from "../../rules/land/zones.ts";
import type { ActionJson, Side, Table } from "../table.ts";
import { at, campaignTable, turnIn } from "../vignettes-campaign.ts";

const EMPTY = "everybody: out\n";

function play(table: Table, side: Side, ...actions: readonly ActionJson[]): void {
  for (const action of actions) table.do(side, action);
}

function give(table: Table, id: string, points: number): void {
  table.state.income[boardOf(table.state).countryIds.indexOf(id)] = points;
}

function hasFired(table: Table, event: (typeof EVENT_IDS)[number]): boolean {
  return table.state.fired[EVENT_IDS.indexOf(event)] >= 0;
}

function assault(table: Table, unit: string, city: string): void {
  play(table, "axis", { type: "assault", unit, hex: at(city) });
  if (table.legal("axis").some(({ type }) => type === "launch")) play(table, "axis", { type: "launch" });
}

/** The Axis does no more; everybody takes the default until its Operations Phase is over. */
function endAxisOperations(table: Table): void {
  table.until(() => table.state.phasing !== 0);
}

/** The country that the hex belongs to now. */
function countryAt(table: Table, hex: string): string {
  const board = boardOf(table.state);
  return board.countryIds[table.state.areaCountry[board.area[board.hexIndex.get(hex)!]]];
}

/** A city in Soviet hands, or the Central Russia Box. */
function isHeldBySoviets(table: Table, place: string): boolean {
  return place === "CRB" || table.view("soviet").control[place] === "soviet";
}

function places(table: Table, ...units: string[]): (string | undefined)[] {
  return units.map((unit) => table.place(unit));
}

describe("V112 an attack on a neutral under Appeasement", () => {
  const EAST_FIRST = { month: "1940-08", options: { opening: "eastFirst" } } as const;

  test("V112 Belgium joins the Soviets, the enemies of the Axis", () => {
    const table = campaignTable("", { ...EAST_FIRST, turnPhase: "declareWar", phase: "declareWar" });
    play(table, "axis", { type: "declareWar", country: "belgium" });
    expect(table.view("axis").countries.belgium).toMatchObject({ status: "active", faction: "soviet" });
    expect(table.decision()).toEqual(["soviet D-SETUP"]);
    play(table, "soviet", { type: "historical" });
    expect(places(table, "BE1", "BEG")).toEqual([at("Bruxelles"), at("Liège")]);
    expect(table.view("axis").wars).toEqual(["axis-soviet"]);
  });

  test("V112 an attack on Belgium under Appeasement is West Invaded at once (aid CE-WEST, CE-USA)", () => {
    const table = campaignTable(
      `belgium: active soviet
       BEG Liège
       BE1 Bruxelles
       G5 Köln`,
      EAST_FIRST,
    );
    const isFrenchZone = () => isInEnemyZone(table.state, boardOf(table.state).hexIndex.get(at("Strasbourg"))!, 0);
    expect([table.view("axis").wars, isFrenchZone()]).toEqual([["axis-soviet"], false]);
    give(table, "germany", 10);
    assault(table, "G5", "Liège");
    expect(table.view("axis").wars).toContain("axis-western");
    expect(table.state.policies[0]).toBe(0);
    expect(table.state.usaMarker).toBe(turnIn("europe-1939", "1941-02"));
    expect(isFrenchZone()).toBe(true);
    expect(places(table, "F10", "FAP", "FA2", "UHD", "UF10").every((place) => place === undefined)).toBe(true);
    endAxisOperations(table);
    expect(places(table, "F10", "FAP", "FA2", "UHD", "UF10").map((hex) => countryAt(table, hex!))).toEqual([
      "france",
      "france",
      "france",
      "uk",
      "uk",
    ]);
    expect(table.view("axis").units.FAP.strength).toBe("reduced");
  });
});

describe("V119 rows 16 and 36", () => {
  const war = "wars: axis-western, axis-soviet\nnaziSovietPact: ended\nfired: CE-EAST, CE-MED, CE-WEST, CE-USA\n";
  const finns = `${EMPTY}${war}finland: active axis, income 10\nFI1 Viipuri\nR14 aside\nR23 aside\nR54 aside\n`;

  test("V119 row 16 is not yet the north, and an air unit alone sets nothing off", () => {
    const table = campaignTable(
      `${EMPTY}${war}germany: income 20
       estonia: conquered axis
       GU1 Tallinn
       GL1 Tallinn
       G8 1445`,
      { month: "1941-08" },
    );
    play(table, "axis", { type: "activate", unit: "GU1" }, { type: "march", hex: "1643" });
    expect([countryAt(table, "1643"), hasFired(table, "CE-NOR")]).toEqual(["ussr", false]);
    play(table, "axis", { type: "end" }, { type: "activate", unit: "GL1" }, { type: "fly", hex: "1445" });
    expect([countryAt(table, "1445"), table.place("GL1"), hasFired(table, "CE-NOR")]).toEqual(["ussr", "1445", false]);
  });

  test("V119 Leningrad is attacked: Northern Border fires at the declaration (aid CE-NOR)", () => {
    const table = campaignTable(`${finns}R8 Leningrad`, { month: "1941-08" });
    expect(hasFired(table, "CE-NOR")).toBe(false);
    assault(table, "FI1", "Leningrad");
    expect(hasFired(table, "CE-NOR")).toBe(true);
    expect(places(table, "R14", "R23", "R54")).toEqual([undefined, undefined, undefined]);
    endAxisOperations(table);
    const [first, ...others] = places(table, "R14", "R23", "R54");
    expect(others).toEqual([at("Petrozavodsk"), at("Vologda")]);
    expect(Number(first!.slice(0, 2))).toBeLessThan(16);
    expect(first).not.toBe(at("Leningrad"));
  });

  test("V119 R14 enters a free Leningrad", () => {
    const table = campaignTable(finns, { month: "1941-08" });
    play(table, "axis", { type: "activate", unit: "FI1" });
    play(table, "axis", { type: "march", hex: "1345" });
    expect(hasFired(table, "CE-NOR")).toBe(true);
    endAxisOperations(table);
    expect(places(table, "R14", "R23", "R54")).toEqual([at("Leningrad"), at("Petrozavodsk"), at("Vologda")]);
  });

  test("V119 a march into row 37 is the Southern Border, into row 36 it is not (aid CE-SOU)", () => {
    const table = campaignTable(
      `${EMPTY}${war}germany: income 10\nGP1 3661\nR45 aside\nR46 aside\nR47 aside\nRF9 aside`,
      { month: "1942-08" },
    );
    play(table, "axis", { type: "activate", unit: "GP1" });
    play(table, "axis", { type: "march", hex: "3662" });
    expect(hasFired(table, "CE-SOU")).toBe(false);
    play(table, "axis", { type: "march", hex: "3762" });
    expect(hasFired(table, "CE-SOU")).toBe(true);
    expect(table.do("axis", { type: "march", hex: "3763" }).map(({ type }) => type)).not.toContain("eventFired");
    endAxisOperations(table);
    expect(places(table, "R45", "R46", "R47", "RF9")).toEqual(["Yerevan", "Batumi", "Baku", "Baku"].map(at));
  });

  test("V119 Turkey's activation is the Southern Border, whatever its faction", () => {
    const table = campaignTable(war, { month: "1941-08", turnPhase: "declareWar", phase: "declareWar" });
    play(table, "axis", { type: "declareWar", country: "turkey" });
    expect(table.view("axis").countries.turkey.faction).toBe("western");
    expect(hasFired(table, "CE-SOU")).toBe(true);
  });
});

describe("V120 East Invaded waits", () => {
  const UNITS = ["R16", "R19", "R20", "R21", "R29", "R31"];

  test("V120 East Invaded waits for the end of the Operations Phase (aid CE-EAST)", () => {
    const table = campaignTable("R13 out\nSmolensk: axis", { scenario: "europe-1941" });
    give(table, "germany", 40);
    play(table, "axis", { type: "activate", unit: "GU1" });
    const soviet = table.hexes("axis", "march").find((hex) => countryAt(table, hex) === "ussr")!;
    play(table, "axis", { type: "march", hex: soviet });
    expect(hasFired(table, "CE-EAST")).toBe(true);
    expect(places(table, ...UNITS, "RF8").every((place) => place === undefined)).toBe(true);
    table.until(() => table.decision()[0] === "soviet D-CEM");
    expect(table.refused("soviet", { type: "place", unit: "R16", hex: at("Smolensk") })).toBe("SETUP_PLACE");
    expect(table.legal("soviet")).toContainEqual({ type: "place", unit: "R16", box: "CRB" });
    const hexes = table.hexes("soviet", "place").filter((hex) => hex !== undefined);
    table.until((events) => events.length > 0);
    expect(table.place("R16")).toBe(hexes[0]);
    endAxisOperations(table);
    for (const unit of UNITS) expect([unit, isHeldBySoviets(table, table.place(unit)!)]).toEqual([unit, true]);
    expect(isHeldBySoviets(table, table.place("RF8")!)).toBe(true);
    table.until(() => table.decision()[0] === "soviet D-ACT");
    expect(table.legal("soviet")).toContainEqual({ type: "activate", unit: "R16" });
    expect(table.state.turn).toBe(1);
  });
});
