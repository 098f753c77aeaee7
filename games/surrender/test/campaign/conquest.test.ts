/** §60, §61 Worked examples V144–V150 but V147: conquest, liberation, armistice and victory, through the contract. */
import { describe, expect, test } from "vitest";
import { surrender } from "../../game.ts";
import { comeBack } from "../../rules/armistice.ts";
import { changeWill } from "../../rules/collapse.ts";
import { leadingAlly } from "../../rules/leadingAlly.ts";
import { claimAtEndOfTurn } from "../../rules/victory.ts";
import { AVAILABLE, boardOf, FREE_FORCES, unitPlaceName } from "../../state.ts";
import type { Table } from "../table.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";

const EMPTY = "everybody: out\n";

function country(table: Table, id: string) {
  return table.view("axis").countries[id];
}

function controls(table: Table, city: string): string {
  const { spots } = boardOf(table.state);
  const holder = table.state.control[spots.findIndex(({ name }) => name === city)];
  return ["uncontrolled", "axis", "western", "soviet"][holder + 1];
}

function placeOf(table: Table, id: string): string {
  const board = boardOf(table.state);
  return unitPlaceName(board, table.state.unitPlace[board.unitIds.indexOf(id)]);
}

function index(table: Table, id: string): number {
  return boardOf(table.state).countryIds.indexOf(id);
}

describe("V144 Poland falls under the Pact", () => {
  const table = campaignTable(
    `${EMPTY}
    germany: active axis, income 10
    poland: active western, will 4
    Poznań: axis
    Łódź: axis
    Kraków: axis
    Lwów: axis
    G10 Warszawa+W
    GP4 Lwów
    PPZ Gdynia
    PFF aside`,
    { markers: { westernPartisans: "aside" } },
  );
  test("V144 all steps of a conquest in the middle of an activation (aid CE-CON, NW4, NW7, NW8)", () => {
    table.do("axis", { type: "activate", unit: "G10" });
    table.do("axis", { type: "march", hex: at("Warszawa") });
    expect(country(table, "poland")).toMatchObject({ status: "conquered", faction: "axis", will: 0 });
    expect(placeOf(table, "PPZ")).toBe("aside");
    expect(controls(table, "Gdynia")).toBe("uncontrolled");
    expect(country(table, "germany").will).toBe(42);
    expect([
      placeOf(table, "PFF"),
      table.state.unitFlags[boardOf(table.state).unitIds.indexOf("PFF")] & FREE_FORCES,
    ]).toEqual(["box", FREE_FORCES]);
    const partisans = boardOf(table.state).markerIds.indexOf("westernPartisans");
    expect(table.state.markerPlace[partisans]).toBe(AVAILABLE);
    expect(["Wilno", "Brześć", "Lwów"].map((city) => controls(table, city))).toEqual(["soviet", "soviet", "soviet"]);
    expect(country(table, "ussr").will).toBe(82);
  });
  test("V144 GP4 goes home, G10 goes on, then the Axis has a Restricted success", () => {
    while (table.decision()[0] === "axis D-REPAT") table.do("axis", table.legal("axis")[0] as never);
    expect(placeOf(table, "GP4")).not.toBe(at("Lwów"));
    expect(table.decision()).toEqual(["axis D-STEP"]);
    table.do("axis", { type: "end" });
    expect(table.decision()).toEqual(["axis D-PRO"]);
    expect(table.refused("axis", { type: "pro", country: "lithuania" })).toBe("POLICY_BAR");
    expect(table.legal("axis").map((action) => action.country)).toEqual(expect.arrayContaining(["hungary", "romania"]));
    table.do("axis", { type: "pro", country: "hungary" });
    expect(country(table, "hungary").pro).toBe("axis");
  });
});

test("V145 France falls (aid CE-CON, NW10)", () => {
  const table = campaignTable(
    `${EMPTY}
    germany: active axis, income 10
    france: active western, will 4
    spain: neutral, pro axis
    Lille: axis
    GP1 Paris+NE
    UBEF Bordeaux
    UWDF Tunis+SW
    UMG Malta
    FAF Alger
    FF1 aside
    FF2 aside`,
    { month: "1940-07" },
  );
  const germany = country(table, "germany").will ?? 0;
  table.do("axis", { type: "activate", unit: "GP1" });
  table.do("axis", { type: "march", hex: at("Paris") });
  expect(country(table, "france")).toMatchObject({ status: "conquered", faction: "axis" });
  expect(country(table, "germany").will).toBe(germany + 8);
  expect(
    ["Paris", "Lille", "Lyon", "Vichy", "Marseille", "Toulouse", "Bordeaux"].map((city) => controls(table, city)),
  ).toEqual([...["axis", "axis", "uncontrolled", "uncontrolled", "uncontrolled", "uncontrolled", "western"]]);
  expect([country(table, "frenchAfrica").status, country(table, "frenchLevant").status]).toEqual([
    "neutral",
    "neutral",
  ]);
  while (table.decision()[0] === "western D-REPAT") table.do("western", table.legal("western")[0] as never);
  expect(placeOf(table, "FAF")).toBe("aside");
  expect(placeOf(table, "UWDF")).not.toBe(at("Tunis+SW"));
  expect([placeOf(table, "FF1"), placeOf(table, "FF2")]).toEqual(["box", "box"]);
  table.do("axis", { type: "end" });
  expect(table.decision()).toEqual(["axis D-PRO"]);
  table.do("axis", { type: "pro", country: "spain" });
  expect(country(table, "spain")).toMatchObject({ status: "active", faction: "axis" });
});

const FRANCE_1944 = `${EMPTY}
  uk: active western, income 10
  france: conquered axis, allegiance western
  Cherbourg: western
  Le Havre: western
  Nantes: western
  Dijon: western
  Lyon: western
  Marseille: western
  Bastia: western
  Vichy: none
  Toulouse: none
  U2A Paris+W
  FF1 Le Havre, freeForces, western`;

describe("V146 liberation", () => {
  test("V146 the capital and half of the cities (aid CE-ACT)", () => {
    const table = campaignTable(FRANCE_1944, { scenario: "europe-1944", month: "1944-09", phasing: "western" });
    table.do("western", { type: "activate", unit: "U2A" });
    table.do("western", { type: "march", hex: at("Paris") });
    expect(country(table, "france")).toMatchObject({ status: "active", faction: "western", will: 6 });
    expect(["Vichy", "Toulouse", "Lille", "Brest"].map((city) => controls(table, city))).toEqual([
      ...["western", "western", "axis", "axis"],
    ]);
    const ff1 = boardOf(table.state).unitIds.indexOf("FF1");
    expect(table.state.unitFlags[ff1] & FREE_FORCES).toBe(0);
    expect(table.state.liberated[index(table, "france")]).toBe(1);
  });
  test("V146 with one city less nothing happens", () => {
    const table = campaignTable(FRANCE_1944.replace("Bastia: western", "Bastia: axis"), {
      scenario: "europe-1944",
      month: "1944-09",
      phasing: "western",
    });
    table.do("western", { type: "activate", unit: "U2A" });
    table.do("western", { type: "march", hex: at("Paris") });
    expect(country(table, "france").status).toBe("conquered");
    expect(controls(table, "Vichy")).toBe("uncontrolled");
  });
});

test("V148 the end of Germany, and the Leading Ally (aid CE-CON, NW3)", () => {
  const lines = `${EMPTY}
    ussr: active soviet, income 10
    germany: active axis, will 2
    italy: conquered western, allegiance axis
    hungary: active axis, will 4
    romania: active axis, will 4
    france: active western, will 6
    frenchAfrica: active western, will 4
    poland: active soviet, will 2
    iraq: neutral
    persia: neutral
    frenchLevant: neutral
    ${["Köln", "Essen", "Frankfurt", "Stuttgart", "München"].map((city) => `${city}: western`).join("\n")}
    ${["Berlin", "Breslau", "Stettin", "Königsberg", "Budapest", "București", "Ploiești", "Iași"].map((city) => `${city}: soviet`).join("\n")}
    R5 Dresden+E`;
  const table = campaignTable(lines, { scenario: "europe-1944", month: "1945-04", phasing: "soviet" });
  for (const [spot, { name, area }] of boardOf(table.state).spots.entries())
    if (boardOf(table.state).areas[area].countryIndex === index(table, "italy"))
      table.state.control[spot] = ["Roma", "Napoli", "Bari", "Palermo"].includes(name) ? 1 : 0;
  table.do("soviet", { type: "activate", unit: "R5" });
  table.do("soviet", { type: "march", hex: at("Dresden") });
  expect(surrender.outcome(table.state)).toEqual({ kind: "allied-operational", winners: [1, 2] });
  const { western, soviet, leader } = leadingAlly(table.state);
  expect({ western, soviet, leader }).toEqual({ western: 24, soviet: 26, leader: "soviet" });
});

describe("V149 armistice, V150 sudden victory", () => {
  const table = campaignTable(
    `${EMPTY}
    germany: active axis, income 10
    uk: active western, will 1
    france: conquered axis, allegiance western
    Cairo: axis
    AM1 London
    UBC1 Birmingham
    UWDF Alexandria
    usa: active western`,
    { scenario: "europe-1941", month: "1942-03" },
  );
  test("V149 the UK is out for six turns (aid CE-COL, NW11)", () => {
    const germany = country(table, "germany").will ?? 0;
    const out: never[] = [];
    changeWill(table.state, index(table, "uk"), "NW1", 0, out);
    expect(country(table, "uk")).toMatchObject({ status: "out", will: 0 });
    expect(country(table, "germany").will).toBe(germany + 16);
    expect([placeOf(table, "UBC1"), placeOf(table, "UWDF")]).toEqual(["box", "box"]);
    expect([controls(table, "London"), controls(table, "Cairo")]).toEqual(["uncontrolled", "axis"]);
    expect(table.state.repatriated).toEqual([boardOf(table.state).unitIds.indexOf("AM1")]);
    table.state.repatriated = [];
    expect(table.state.queue.length).toBeGreaterThan(0);
  });
  test("V150 the UK out and the USSR in exile decide the game", () => {
    const fallen = surrender.copy(table.state);
    const ussr = index(table, "ussr");
    fallen.turn += 4;
    fallen.control[boardOf(fallen).capitals[ussr]] = 0;
    fallen.will[ussr] = 1;
    changeWill(fallen, ussr, "NW1", 0, []);
    expect([fallen.exile[ussr], fallen.victory]).toEqual([1, -1]);
    claimAtEndOfTurn(fallen, []);
    expect(surrender.outcome(fallen)?.kind).toBe("axis-decisive");
  });
  test("V149 it comes back with half its Will, and a second collapse pays nothing", () => {
    const { state } = table;
    state.turn += 6;
    comeBack(state, []);
    expect(country(table, "uk").status).toBe("out");
    state.turn += 1;
    comeBack(state, []);
    expect(country(table, "uk")).toMatchObject({ status: "active", faction: "western", will: 20 });
    expect([controls(table, "London"), controls(table, "Cairo")]).toEqual(["western", "axis"]);
    const germany = country(table, "germany").will;
    state.will[index(table, "uk")] = 1;
    changeWill(state, index(table, "uk"), "NW1", 0, []);
    expect([country(table, "uk").status, country(table, "germany").will]).toEqual(["out", germany]);
  });
  test("V150 had the UK come back, the game would go on", () => {
    const ussr = index(table, "ussr");
    const { state } = table;
    state.turn += 7;
    comeBack(state, []);
    state.control[boardOf(state).capitals[ussr]] = 0;
    state.will[ussr] = 1;
    changeWill(state, ussr, "NW1", 0, []);
    claimAtEndOfTurn(state, []);
    expect(surrender.outcome(state)).toBeUndefined();
  });
});

test("R-CON-8 Germany goes on with Will 1, and its units drop one supply level", () => {
  const table = campaignTable(`${EMPTY}germany: active axis, will 1\nG10 Berlin\nGP4 München, no`);
  changeWill(table.state, index(table, "germany"), "NW1", 1, []);
  expect(country(table, "germany")).toMatchObject({ status: "active", will: 1 });
  const supply = (id: string) => table.state.unitSupply[boardOf(table.state).unitIds.indexOf(id)];
  expect([supply("G10"), supply("GP4")]).toEqual([1, 2]);
});
