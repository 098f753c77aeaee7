/** §52–§55 Worked examples V121, V122, V126–V130: ships, interceptions, transport and landings, through the contract. */
import { describe, expect, test } from "vitest";
import { EVENT_IDS } from "../../data/campaign/eventEffects.ts";
import { boardOf } from "../../model/state.ts";
import type { ActionJson, Side, Table } from "../table.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";

/** Nobody is on the map but those who are named. */
const EMPTY = "everybody: out\n";

function sorties(table: Table, unit: string): number {
  return table.state.unitSorties[boardOf(table.state).unitIds.indexOf(unit)];
}

function isReduced(table: Table, unit: string): boolean {
  return table.state.unitReduced[boardOf(table.state).unitIds.indexOf(unit)] === 1;
}

function will(table: Table, country: string): number {
  return table.state.will[boardOf(table.state).countryIds.indexOf(country)];
}

function controller(table: Table, city: string): number {
  return table.state.control[boardOf(table.state).sites.findIndex(({ name }) => name === city)];
}

/** Both totals and the result of the combat that an action leads to. */
function fought(table: Table, side: Side, action: ActionJson): unknown[] {
  const combat = table.do(side, action).find(({ type }) => type === "interceptionCombat" || type === "groundCombat");
  if (combat?.type !== "interceptionCombat" && combat?.type !== "groundCombat") return [];
  return [combat.attack.value, combat.defence.value, combat.result];
}

function fired(table: Table, event: (typeof EVENT_IDS)[number]): boolean {
  return table.state.fired[EVENT_IDS.indexOf(event)] >= 0;
}

function left(table: Table, country: string): number | undefined {
  return table.view("axis").countries[country].left;
}

function play(table: Table, side: Side, ...actions: readonly ActionJson[]): void {
  for (const action of actions) table.do(side, action);
}

/** The other side lets the operation pass. */
function letPass(table: Table, side: Side): void {
  while (table.decision()[0] === `${side} D-INT`) play(table, side, { type: "none" });
}

function sail(table: Table, side: Side, unit: string, place: string, ...before: readonly ActionJson[]): void {
  play(table, side, { type: "activate", unit }, ...before, { type: "sail", place });
}

const AXIS_ITALY = "italy: active axis\nfired: CE-MED, CE-WEST\n";
const WESTERN_OPERATIONS = { phasing: "western", turnPhase: "operations", phase: "operations" } as const;

describe("V121 costs of voyages", () => {
  const plymouth = (more: string) =>
    campaignTable(`${EMPTY}UWA Plymouth${more}`, { month: "1940-03", ...WESTERN_OPERATIONS });

  test("V121 Plymouth to Malta through the Strait of Gibraltar takes nine of ten points (aid MN1, MN2, MN5, MP-1)", () => {
    const table = plymouth("");
    play(table, "western", { type: "activate", unit: "UWA" });
    for (const sea of [12, 7, 17, 18, 19, 22, 23]) play(table, "western", { type: "course", sea });
    expect(table.state.points).toBe(1);
    play(table, "western", { type: "sail", place: at("Malta") });
    letPass(table, "axis");
    expect(table.place("UWA")).toBe(at("Malta"));
  });

  test("V121 in Low Supply it is too far (aid MP-2)", () => {
    const table = plymouth(", low");
    play(table, "western", { type: "activate", unit: "UWA" });
    expect(table.refused("western", { type: "sail", place: at("Malta") })).toBe("SEA_POINTS");
  });

  test("V121 an enemy Gibraltar closes the Strait (aid MN0)", () => {
    const table = plymouth("\nGibraltar: axis\nUGG out");
    play(table, "western", { type: "activate", unit: "UWA" });
    for (const sea of [12, 7, 17, 18]) play(table, "western", { type: "course", sea });
    expect(table.refused("western", { type: "course", sea: 19 })).toBe("PATH");
  });

  test("V121 Kiel to Hamburg through the Canal costs four, Alexandria to the Indian Ocean seven (aid MN3, MN4)", () => {
    const axis = campaignTable(`${EMPTY}GFL Kiel`);
    play(axis, "axis", { type: "activate", unit: "GFL" });
    for (const sea of [15, 11]) play(axis, "axis", { type: "course", sea });
    expect(axis.state.points).toBe(10 - 4);
    const west = campaignTable(`${EMPTY}UMF Alexandria\nUV1 Liverpool`, WESTERN_OPERATIONS);
    play(west, "western", { type: "activate", unit: "UMF" });
    for (const sea of [27, 31, "WIO"]) play(west, "western", { type: "course", sea });
    expect(west.state.points).toBe(10 - 7);
    play(west, "western", { type: "sail", place: "WIO" }, { type: "activate", unit: "UV1" });
    for (const sea of [8, 2, "ENA"]) play(west, "western", { type: "course", sea });
    expect(west.state.points).toBe(10 - 5);
  });
});

test("V122 two interceptions of a transport (aid AN-6, AN-7, ES-1, ES-2, IN-2, IN-5, TL-1, MG12, N3, N11, R-12)", () => {
  const table = campaignTable(
    `${EMPTY}${AXIS_ITALY}IV1 Taranto
     IN1 Taranto
     IT1 Taranto
     UFH Malta
     UMF Alexandria
     UMG Malta`,
    { month: "1940-03", dice: [3, 4, 5, 2, 4, 5] },
  );
  give(table, "italy", 5);
  sail(table, "axis", "IV1", at("Tobruk"), { type: "take", unit: "IN1" }, { type: "load", unit: "IT1" });
  expect(table.view("axis").countries.italy.left).toBe(4);
  play(table, "western", { type: "intercept", unit: "UFH", sea: 23, target: "IV1" });
  play(table, "axis", { type: "escort", unit: "IN1" });
  expect([sorties(table, "UFH"), sorties(table, "IN1")]).toEqual([1, 1]);
  play(table, "western", { type: "intercept", unit: "UMF", sea: 27, target: "IV1" });
  play(table, "axis", { type: "escort", unit: "IN1" });
  expect([sorties(table, "UMF"), sorties(table, "IN1")]).toEqual([1, 4]);
  play(table, "western", { type: "again" });
  expect([sorties(table, "UMF"), sorties(table, "IV1")]).toEqual([2, 2]);
  expect(isReduced(table, "IT1")).toBe(true);
  expect([table.place("IV1"), table.place("IN1"), table.place("IT1")]).toEqual([
    at("Tobruk"),
    at("Tobruk"),
    at("Tobruk"),
  ]);
});

/** Points of the turn. */
function give(table: Table, country: string, points: number): void {
  table.state.income[boardOf(table.state).countryIds.indexOf(country)] = points;
}

test("V122 without room for the cargo the order is refused", () => {
  const table = campaignTable(`${EMPTY}${AXIS_ITALY}IV1 Taranto\nIT1 Taranto\nIT10 Tobruk`, { month: "1940-03" });
  give(table, "italy", 5);
  play(table, "axis", { type: "activate", unit: "IV1" }, { type: "load", unit: "IT1" });
  expect(table.refused("axis", { type: "sail", place: at("Tobruk") })).toBe("NO_PORT");
});

test("V126 landing in England (aid ES-1, R-2, R-7, AN-1, AN-3)", () => {
  const table = campaignTable(
    `${EMPTY}france: conquered axis, allegiance western
     G7 Le Havre
     GV1 Le Havre
     G4 Cherbourg
     GV2 Cherbourg
     GL3 Cherbourg
     UWA Bristol
     UF11 London
     UHF Scapa Flow`,
    { month: "1940-09", dice: [2, 4, 3, 3] },
  );
  give(table, "germany", 5);
  play(
    table,
    "axis",
    { type: "invade", sea: 12 },
    { type: "pair", unit: "G7", with: "GV1" },
    { type: "land", unit: "G7", hex: at("Plymouth") },
    { type: "pair", unit: "G4", with: "GV2" },
    { type: "land", unit: "G4", hex: at("Plymouth+E") },
    { type: "launch" },
  );
  const [points, uk] = [left(table, "germany"), will(table, "uk")];
  expect([points, fired(table, "CE-WEST")]).toEqual([5 - 2, false]);
  expect(table.refused("western", { type: "intercept", unit: "UHF", sea: 12, target: "GV1" })).toBe("INTERCEPT");
  play(table, "western", { type: "intercept", unit: "UWA", sea: 12, target: "GV1" });
  expect(fought(table, "axis", { type: "escort", unit: "GL3" })).toEqual([4, 7, "AS"]);
  expect([sorties(table, "UWA"), sorties(table, "GL3")]).toEqual([2, 1]);
  play(table, "western", { type: "intercept", unit: "UF11", sea: 12, target: "GV2" });
  expect(fought(table, "axis", { type: "escort", unit: "GL3" })).toEqual([4, 4, "NE"]);
  expect([sorties(table, "UF11"), sorties(table, "GL3")]).toEqual([1, 2]);
  letPass(table, "western");
  expect([sorties(table, "GV1"), sorties(table, "GV2")]).toEqual([1, 1]);
  expect([controller(table, "Plymouth"), will(table, "uk"), fired(table, "CE-WEST")]).toEqual([0, uk - 2, true]);
  expect(table.state.beachheads[0]).toBe(boardOf(table.state).hexIndex.get(at("Plymouth")));
  expect(table.decision()).toEqual(["axis D-STEP"]);
  expect(table.state.points).toBe(3);
  play(table, "axis", { type: "end" });
  expect(table.place("G4")).toBe(at("Plymouth+E"));
  play(table, "axis", { type: "end" }, { type: "rebase", unit: "GV1", hex: at("Plymouth") }, { type: "done" });
  expect([table.place("GV1"), table.place("GV2")]).toEqual([at("Plymouth"), at("Cherbourg")]);
  expect(table.refused("axis", { type: "invade", sea: 12 })).toBe("INVASION_LIMIT");
});

const FRENCH_AFRICA = `frenchAfrica: active axis, will 4
     france: conquered axis, allegiance western
     usa: active western
     fired: CE-MED, CE-WEST, CE-EAST, CE-USA
     naziSovietPact: ended
     wars: axis-western, axis-soviet`;

test("V127 Casablanca (aid GM1, GM3, G2, G10, GA2, R-9, R-10, PA2)", () => {
  const table = campaignTable(
    `${EMPTY}${FRENCH_AFRICA}
     AF1 Casablanca, reduced
     AM1 ENA
     AV1 ENA
     AM7 ENA
     AV2 ENA
     ANF ENA
     weather: warm poor`,
    { month: "1942-11", ...WESTERN_OPERATIONS, dice: [4, 3] },
  );
  give(table, "usa", 10);
  play(
    table,
    "western",
    { type: "invade", sea: 18 },
    { type: "pair", unit: "AM1", with: "AV1" },
    { type: "land", unit: "AM1", hex: at("Casablanca") },
    { type: "pair", unit: "AM7", with: "AV2" },
    { type: "land", unit: "AM7", hex: at("Casablanca") },
    { type: "take", unit: "ANF" },
    { type: "launch" },
  );
  expect(left(table, "usa")).toBe(10 - 4);
  expect([sorties(table, "AV1"), sorties(table, "AV2")]).toEqual([1, 1]);
  expect(fought(table, "western", { type: "storm", unit: "AM1", with: "ANF" })).toEqual([3, 1, "DR"]);
  expect(sorties(table, "ANF")).toBe(1);
  expect(table.decision()).toEqual(["axis D-RET"]);
  const [inland] = table.hexes("axis", "retreat");
  play(table, "axis", { type: "retreat", hex: inland });
  expect(table.place("AF1")).toBe(inland);
  expect(table.refused("western", { type: "stay" })).toBe("ADVANCE");
  play(table, "western", { type: "advance", unit: "AM1" });
  expect([table.place("AM1"), controller(table, "Casablanca"), will(table, "frenchAfrica")]).toEqual([
    at("Casablanca"),
    1,
    2,
  ]);
  expect(table.view("western").units.AM7.place).toBe("ENA");
  play(
    table,
    "western",
    { type: "rebase", unit: "AV1", hex: at("Casablanca") },
    { type: "rebase", unit: "ANF", hex: at("Casablanca") },
  );
  if (table.decision()[0] === "western D-REB") play(table, "western", { type: "done" });
  expect([table.place("AV1"), table.place("ANF")]).toEqual([at("Casablanca"), at("Casablanca")]);
  expect(table.view("western").units.AV2.place).toBe("ENA");
});

const SICILY = `italy: active axis
     usa: active western
     fired: CE-MED, CE-WEST, CE-EAST, CE-USA
     naziSovietPact: ended
     wars: axis-western, axis-soviet`;

/** The escort of a landing at Roma is beaten; the fleet in Napoli could intercept too. */
function beatenEscort(): Table {
  const table = campaignTable(
    `${EMPTY}${SICILY}
     Cagliari: western
     AM7 Cagliari
     AV2 Cagliari
     AN8 Cagliari
     GL2 Napoli
     IN2 Napoli
     weather: warm poor`,
    { month: "1943-07", ...WESTERN_OPERATIONS, dice: [6, 2] },
  );
  give(table, "usa", 10);
  play(
    table,
    "western",
    { type: "invade", sea: 21 },
    { type: "pair", unit: "AM7", with: "AV2" },
    { type: "land", unit: "AM7", hex: at("Roma") },
    { type: "take", unit: "AN8" },
    { type: "launch" },
  );
  expect(table.legal("axis").map(({ unit }) => unit)).toContain("IN2");
  play(table, "axis", { type: "intercept", unit: "GL2", sea: 21, target: "AV2" });
  expect(fought(table, "western", { type: "escort", unit: "AN8" })).toEqual([7, 2, "DD"]);
  expect([sorties(table, "GL2"), sorties(table, "AN8")]).toEqual([1, 3]);
  expect(table.decision()).toEqual(["western D-ABT"]);
  return table;
}

test("V128 called off (aid ES-3)", () => {
  const table = beatenEscort();
  play(table, "western", { type: "cancel" });
  expect(["AM7", "AV2", "AN8"].map((unit) => table.place(unit))).toEqual(Array(3).fill(at("Cagliari")));
  expect([isReduced(table, "AM7"), sorties(table, "AV2"), sorties(table, "GL2")]).toEqual([false, 0, 1]);
  expect(table.decision()).not.toContain("axis D-INT");
  expect(table.state.invasions[1]).toBe(1);
});

test("V128 if the invasion continues the interceptor may try again", () => {
  const table = beatenEscort();
  play(table, "western", { type: "goOn" });
  expect(table.decision()).toEqual(["axis D-AGN"]);
  play(table, "axis", { type: "again" });
  expect(sorties(table, "AV2")).toBeGreaterThan(0);
});

test("V129 stopped (aid IN-3, TL-1)", () => {
  const table = campaignTable(
    `${EMPTY}${SICILY}
     IN1 Taranto
     GL2 Taranto
     U10A Malta
     UV4 Malta
     AM7 Bari
     AV2 Bari
     Bari: western`,
    { month: "1943-07", ...WESTERN_OPERATIONS, dice: [6, 2] },
  );
  give(table, "usa", 10);
  give(table, "uk", 10);
  play(
    table,
    "western",
    { type: "invade", sea: 23 },
    { type: "pair", unit: "U10A", with: "UV4" },
    { type: "land", unit: "U10A", hex: at("Siracusa") },
    { type: "pair", unit: "AM7", with: "AV2" },
  );
  play(table, "western", { type: "land", unit: "AM7", hex: table.hexes("western", "land")[0] }, { type: "launch" });
  expect(table.legal("axis").map(({ unit }) => unit)).toContain("GL2");
  expect(fought(table, "axis", { type: "intercept", unit: "IN1", sea: 23, target: "UV4" })).toEqual([6, 2, "DR"]);
  expect([sorties(table, "UV4"), sorties(table, "IN1")]).toEqual([2, 1]);
  expect([isReduced(table, "U10A"), isReduced(table, "AM7")]).toEqual([true, false]);
  const ports = [at("Malta"), at("Malta"), at("Bari"), at("Bari")];
  expect(["U10A", "UV4", "AM7", "AV2"].map((unit) => table.place(unit))).toEqual(ports);
  expect([controller(table, "Siracusa"), table.state.beachheads]).toEqual([0, []]);
  expect(table.decision()).not.toContain("axis D-INT");
});

test("V130 Malta: an island fort gives no Isolated bonus (aid GM2, G9, GH3, NW2)", () => {
  const table = campaignTable(
    `${EMPTY}${AXIS_ITALY}IT1 Siracusa
     IV1 Siracusa
     IT2 Taranto
     IV2 Taranto
     IN1 Taranto
     UMG Malta`,
    { month: "1941-06", dice: [6, 2] },
  );
  give(table, "italy", 5);
  const before = will(table, "uk");
  play(
    table,
    "axis",
    { type: "invade", sea: 23 },
    { type: "pair", unit: "IT1", with: "IV1" },
    { type: "land", unit: "IT1", hex: at("Malta") },
    { type: "pair", unit: "IT2", with: "IV2" },
    { type: "land", unit: "IT2", hex: at("Malta") },
    { type: "take", unit: "IN1" },
    { type: "launch" },
  );
  expect(fought(table, "axis", { type: "storm", unit: "IT1", with: "IN1" })).toEqual([4, 1, "DR"]);
  if (table.decision()[0] === "western D-RET") play(table, "western", { type: "hold" });
  expect([table.view("axis").units.UMG.place, will(table, "uk")]).toEqual(["eliminated", before]);
  expect(table.refused("axis", { type: "stay" })).toBe("ADVANCE");
  play(table, "axis", { type: "advance", unit: "IT1" });
  expect([table.place("IT1"), controller(table, "Malta"), will(table, "uk")]).toEqual([at("Malta"), 0, before - 1]);
  expect(table.place("IT2")).toBe(at("Taranto"));
  expect([sorties(table, "IN1"), sorties(table, "IV1"), sorties(table, "IV2")]).toEqual([1, 1, 1]);
});
