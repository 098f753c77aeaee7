/** §60, §61 Worked examples V144–V150 but V147: conquest, liberation, armistice and victory, through the contract. */
import type { Json } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { distance } from "../../board/board.ts";
import { EVENT_IDS } from "../../data/campaign/eventEffects.ts";
import { WILL_OF_LIBERATED_MINOR_IN_YEARS } from "../../data/campaign/numbers.ts";
import { POLICY_IDS } from "../../data/campaign/policies.ts";
import { WAR_PAIRS } from "../../data/campaign/wars.ts";
import { europe } from "../../data/europe/map.ts";
import { surrender } from "../../game.ts";
import type { Event } from "../../model/events.ts";
import { AVAILABLE, boardOf, FREE_FORCES, unitPlaceName, WAITS } from "../../model/state.ts";
import { incomeOf } from "../../rules/economy/economy.ts";
import { mayEnter } from "../../rules/land/passage.ts";
import { leadingAlly } from "../../rules/nations/leadingAlly.ts";
import type { Side, Table } from "../table.ts";
import { at, campaignTable, turnIn } from "../vignettes-campaign.ts";

const EMPTY = "everybody: out\n";

function country(table: Table, id: string) {
  return table.view("axis").countries[id];
}

function controls(table: Table, city: string): string {
  const { sites } = boardOf(table.state);
  const holder = table.state.control[sites.findIndex(({ name }) => name === city)];
  return ["uncontrolled", "axis", "western", "soviet"][holder + 1];
}

function placeOf(table: Table, id: string): string {
  const board = boardOf(table.state);
  return unitPlaceName(board, table.state.unitPlace[board.unitIds.indexOf(id)]);
}

function index(table: Table, id: string): number {
  return boardOf(table.state).countryIds.indexOf(id);
}

function areaOf(table: Table, hex: string): string | undefined {
  const board = boardOf(table.state);
  return board.areas[board.area[board.hexIndex.get(hex)!]]?.id;
}

function stepsBetween(table: Table, one: string, other: string): number {
  const board = boardOf(table.state);
  return distance(board, board.hexIndex.get(one)!, board.hexIndex.get(other)!);
}

/** How far away the nearest hex of an Area is. */
function stepsToArea(table: Table, from: string, area: string): number {
  const { hexIds } = boardOf(table.state);
  const hexes = hexIds.filter((hex) => areaOf(table, hex) === area);
  return Math.min(...hexes.map((hex) => stepsBetween(table, from, hex)));
}

describe("V144 Poland falls under the Pact", () => {
  const table = campaignTable(
    `${EMPTY}
    germany: active axis, income 10, will 40
    ussr: active soviet, will 80
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
      table.state.unitFlags[boardOf(table.state).unitIds.indexOf("PFF")] & (FREE_FORCES | WAITS),
    ]).toEqual(["box", FREE_FORCES | WAITS]);
    const partisans = boardOf(table.state).markerIds.indexOf("westernPartisans");
    expect(table.state.markerPlace[partisans]).toBe(AVAILABLE);
    expect(["Wilno", "Brześć", "Lwów"].map((city) => controls(table, city))).toEqual(["soviet", "soviet", "soviet"]);
    expect(country(table, "ussr").will).toBe(82);
  });
  test("V144 GP4 goes home, G10 continues, then the Axis has a Restricted success", () => {
    while (table.decision()[0] === "axis D-REPAT") table.do("axis", table.legal("axis")[0] as never);
    const [home, lwow] = [table.place("GP4")!, at("Lwów")];
    expect(home).not.toBe(lwow);
    expect(areaOf(table, home)).toBe("poland");
    expect(stepsBetween(table, home, lwow)).toBe(stepsToArea(table, lwow, "poland"));
    expect(table.decision()).toEqual(["axis D-STEP"]);
    table.do("axis", { type: "end" });
    expect(table.decision()).toEqual(["axis D-PRO"]);
    for (const barred of ["lithuania", "latvia"])
      expect(table.refused("axis", { type: "pro", country: barred })).toBe("POLICY_BAR");
    expect(table.legal("axis").map((action) => action.country)).toEqual(expect.arrayContaining(["hungary", "romania"]));
    table.do("axis", { type: "pro", country: "hungary" });
    expect(country(table, "hungary").pro).toBe("axis");
  });
});

test("§42.5, §43.1 the step into Brześć that ends Poland's war was made on Polish ground: the Pact stands", () => {
  const table = campaignTable(
    `${EMPTY}
    germany: active axis, income 10
    poland: active western, will 2
    Warszawa: axis
    G10 Brześć+W`,
  );
  table.do("axis", { type: "activate", unit: "G10" });
  table.do("axis", { type: "march", hex: at("Brześć") });
  expect(country(table, "poland").status).toBe("conquered");
  expect(controls(table, "Brześć")).toBe("soviet");
  expect(table.state.fired[EVENT_IDS.indexOf("CE-EAST")]).toBe(-1);
  expect(table.state.policies[POLICY_IDS.indexOf("naziSovietPact")]).toBe(1);
  expect(table.state.wars[WAR_PAIRS.indexOf("axis-soviet")]).toBe(0);
});

test("V145 France falls (aid CE-CON, NW10)", () => {
  const table = campaignTable(
    `${EMPTY}
    germany: active axis, income 10
    france: active western, will 4
    poland: conquered axis, allegiance western
    spain: neutral, pro axis
    Lille: axis
    GP1 Paris+NE
    UBEF Bordeaux
    UWDF Tunis+SW
    UMG Malta
    UGG Gibraltar
    FAF Alger
    FF1 aside
    FF2 aside`,
    { month: "1940-07" },
  );
  const germany = country(table, "germany").will ?? 0;
  const uk = country(table, "uk").will;
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
  expect(areaOf(table, table.place("UWDF")!)).toBe("egypt");
  expect(table.view("western").units.UWDF).toMatchObject({ strength: "full", supply: "full" });
  expect(country(table, "uk").will).toBe(uk);
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
  UCAN Brest+E
  ussr: active soviet, income 10
  R5 Strasbourg+E
  F1 aside
  FF1 Le Havre, freeForces, western`;

describe("V146 liberation", () => {
  test("V146 the capital and half of the cities (aid CE-ACT)", () => {
    const table = campaignTable(FRANCE_1944, { scenario: "europe-1944", month: "1944-09", phasing: "western" });
    table.do("western", { type: "activate", unit: "U2A" });
    table.do("western", { type: "march", hex: at("Paris") });
    expect(country(table, "france")).toMatchObject({ status: "active", faction: "western", will: 12 });
    expect(["Vichy", "Toulouse"].map((city) => controls(table, city))).toEqual(["western", "western"]);
    const lost = ["Lille", "Sedan", "Metz", "Strasbourg", "Bordeaux", "Brest"];
    expect(lost.map((city) => controls(table, city))).toEqual(lost.map(() => "axis"));
    const ff1 = boardOf(table.state).unitIds.indexOf("FF1");
    expect(table.state.unitFlags[ff1] & FREE_FORCES).toBe(0);
    expect(table.state.liberated[index(table, "france")]).toBe(1);
    const september = table.state.turn;
    const flags = () => table.state.unitFlags[boardOf(table.state).unitIds.indexOf("F1")];
    expect([placeOf(table, "F1"), flags() & WAITS]).toEqual(["box", WAITS]);
    table.until(() => table.decision()[0] === "western D-ACT");
    table.do("western", { type: "activate", unit: "UCAN" });
    table.do("western", { type: "march", hex: at("Brest") });
    expect(country(table, "france").will).toBe(14);
    table.until(() => table.decision()[0] === "soviet D-ACT");
    table.do("soviet", { type: "activate", unit: "R5" });
    table.do("soviet", { type: "march", hex: at("Strasbourg") });
    expect([table.place("R5"), controls(table, "Strasbourg")]).toEqual([at("Strasbourg"), "soviet"]);
    table.until(() => table.state.turn > september && table.view("axis").turnPhase === "operations");
    expect([flags() & WAITS, country(table, "france").income]).toEqual([0, 12]);
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
  for (const [site, { name, area }] of boardOf(table.state).sites.entries())
    if (boardOf(table.state).areas[area].countryIndex === index(table, "italy"))
      table.state.control[site] = ["Roma", "Napoli", "Bari", "Palermo"].includes(name) ? 1 : 0;
  table.do("soviet", { type: "activate", unit: "R5" });
  table.do("soviet", { type: "march", hex: at("Dresden") });
  expect(surrender.outcome(table.state)).toEqual({ kind: "allied-operational", winners: [1, 2] });
  const { western, soviet, leader } = leadingAlly(table.state);
  expect({ western, soviet, leader }).toEqual({ western: 24, soviet: 26, leader: "soviet" });
});

describe("V149 armistice", () => {
  /** Egypt in March 1942: the last Will of the UK hangs on UWDF. */
  const egypt = (details: Json = {}) =>
    campaignTable(
      `${EMPTY}
      germany: active axis, income 10
      uk: active western, will 1
      france: conquered axis, allegiance western
      frenchLevant: neutral
      iraq: neutral
      usa: active western
      Cairo: axis
      AM1 London
      UBC1 Birmingham
      UWDF Alexandria, reduced
      UV3 WIO
      GP1 Cairo+NW`,
      { scenario: "europe-1941", month: "1942-03", dice: [6, 1], details },
    );
  const lastBattle = (table: Table): Event[] => {
    const events = table.do("axis", { type: "activate", unit: "GP1" });
    events.push(...table.do("axis", { type: "attack", hex: at("Alexandria") }));
    while (table.decision().some((each) => each.endsWith("D-COM")))
      events.push(...table.do(table.decision()[0].split(" ")[0] as Side, { type: "willNot" }));
    return events;
  };

  test("V149 the UK is out for six turns, then comes back with half its Will (aid CE-COL, NW11)", () => {
    const table = egypt();
    const germany = country(table, "germany").will ?? 0;
    const events = lastBattle(table);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(["eliminated", "collapsed", "armistice"]));
    expect(country(table, "uk")).toMatchObject({ status: "out", will: 0 });
    expect(country(table, "germany").will).toBe(germany + 16);
    expect(["UBC1", "UWDF", "UV3", "AM1"].map((id) => placeOf(table, id))).toEqual(["box", "box", "box", "ENA"]);
    const closed = ["London", "Malta", "Gibraltar", "Haifa", "Nicosia"];
    expect(closed.map((city) => controls(table, city))).toEqual(closed.map(() => "uncontrolled"));
    expect([controls(table, "Cairo"), controls(table, "Alexandria")]).toEqual(["axis", "uncontrolled"]);
    expect(table.state.facLost[index(table, "uk")]).toBe(1);
    const board = boardOf(table.state);
    const mayEnterAt = (city: string) =>
      mayEnter(table.state, board.unitIds.indexOf("GP1"), board.hexIndex.get(at(city))!);
    expect(closed.map(mayEnterAt)).toEqual(closed.map(() => false));
    expect(mayEnterAt("Alexandria")).toBe(true);
    while (table.decision()[0] !== "axis D-PRO") table.do("axis", table.legal("axis").at(-1)!);
    expect(table.legal("axis").map(({ country: id }) => id)).toEqual(expect.arrayContaining(["spain", "ireland"]));
    const september = turnIn("europe-1941", "1942-09");
    const meanwhile = table.until(() => table.state.turn > september);
    expect(meanwhile.filter((event) => event.type === "strategicCombat" && event.faction === 1)).toEqual([]);
    expect(country(table, "uk")).toMatchObject({ status: "active", faction: "western", will: 20 });
    expect([controls(table, "London"), controls(table, "Cairo")]).toEqual(["western", "axis"]);
  });

  test("V149 a second collapse brings no second +16", () => {
    const table = egypt({ willPaid: { uk: 1 } });
    const germany = country(table, "germany").will ?? 0;
    lastBattle(table);
    expect([country(table, "uk").status, country(table, "germany").will]).toEqual(["out", germany]);
  });
});

describe("V150 sudden victory, and exile (R-CON-7)", () => {
  /** July 1942: G5 stands before Moskva, the USSR has a Will of 4. */
  const moskva = (uk: string) =>
    campaignTable(
      `${EMPTY}
      germany: active axis, income 10
      ussr: active soviet, will 4
      ${uk}
      G5 Moskva+W
      R20 Gorki
      R16 CRB`,
      { scenario: "europe-1941", month: "1942-07", details: { outUntil: { uk: 16 } } },
    );
  const july = turnIn("europe-1941", "1942-07");
  const march = (table: Table) => {
    table.do("axis", { type: "activate", unit: "G5" });
    table.do("axis", { type: "march", hex: at("Moskva") });
  };

  test("V150 the UK out and the USSR in exile decide the game in the Victory Check", () => {
    const table = moskva("uk: out");
    march(table);
    expect(country(table, "ussr")).toMatchObject({ status: "conquered", exile: true, will: 0 });
    expect([placeOf(table, "R20"), placeOf(table, "R16")]).toEqual(["aside", "CRB"]);
    expect(surrender.outcome(table.state)).toBeUndefined();
    table.until(() => surrender.outcome(table.state) !== undefined || table.state.turn > july);
    expect(surrender.outcome(table.state)).toEqual({ kind: "axis-decisive", winners: [0] });
  });

  test("V150 had the UK come back, the game would continue", () => {
    const table = moskva("uk: active western, will 20");
    march(table);
    expect(country(table, "ussr")).toMatchObject({ status: "conquered", exile: true });
    table.until(() => surrender.outcome(table.state) !== undefined || table.state.turn > july);
    expect(surrender.outcome(table.state)).toBeUndefined();
  });

  test("§60.7 the UK fights on from its Overseas Areas and boxes", () => {
    const table = campaignTable(
      `${EMPTY}
      germany: active axis, income 10
      uk: active western, will 4
      G5 London+NW
      UBC1 Birmingham
      UWDF Cairo
      UV3 WIO`,
      { scenario: "europe-1941", month: "1942-07" },
    );
    table.do("axis", { type: "activate", unit: "G5" });
    table.do("axis", { type: "march", hex: at("London") });
    expect(country(table, "uk")).toMatchObject({ status: "conquered", faction: "axis", exile: true, will: 0 });
    expect([placeOf(table, "UBC1"), table.place("UWDF"), placeOf(table, "UV3")]).toEqual(["aside", at("Cairo"), "WIO"]);
    expect([controls(table, "Birmingham"), controls(table, "Cairo")]).toEqual(["uncontrolled", "western"]);
  });

  test.each([
    ["uk", "London", "uk", "western", "U2A", 20],
    ["ussr", "Moskva", "ussr", "soviet", "R5", 40],
  ] as const)(
    "§60.8 %s is liberated when %s falls and most of its cities are held",
    (id, capital, area, side, unit, will) => {
      const cities = europe().cities.filter((city) => city.area === area && city.name !== capital);
      const held = cities.map(({ name }) => `${name}: ${side}`);
      const table = campaignTable(
        `${EMPTY}
      ${id}: conquered axis, allegiance ${side}, exile, income 10
      ${held.join("\n")}
      ${capital}: axis
      ${unit} ${capital}+NW, ${side}`,
        { scenario: "europe-1944", phasing: side },
      );
      table.do(side, { type: "activate", unit });
      table.do(side, { type: "march", hex: at(capital) });
      expect(country(table, id)).toMatchObject({ status: "active", faction: side, will });
    },
  );
});

test("§60.8 Free Forces leave the West for the box of a country that the Soviets liberate", () => {
  const cities = europe().cities.filter(({ area, name }) => area === "poland" && name !== "Warszawa");
  const table = campaignTable(
    `${EMPTY}
    ussr: active soviet, income 10
    poland: conquered axis, allegiance western
    ${cities.map(({ name }) => `${name}: soviet`).join("\n")}
    R5 Warszawa+E
    PFF London, freeForces, western
    UF11 London`,
    { scenario: "europe-1944", phasing: "soviet" },
  );
  table.do("soviet", { type: "activate", unit: "R5" });
  table.do("soviet", { type: "march", hex: at("Warszawa") });
  expect(country(table, "poland")).toMatchObject({
    ...{ status: "active", faction: "soviet" },
    will: WILL_OF_LIBERATED_MINOR_IN_YEARS,
  });
  expect([placeOf(table, "PFF"), table.place("UF11"), controls(table, "London")]).toEqual([
    "box",
    at("London"),
    "western",
  ]);
});

describe("§61.1 Germany's conquest by date", () => {
  test.each([
    ["1944-06", "allied-decisive"],
    ["1944-07", "allied-operational"],
    ["1945-05", "allied-operational"],
    ["1945-06", "draw"],
    ["1945-12", "draw"],
  ] as const)("in %s it is %s", (month, kind) => {
    const lines = `${EMPTY}
      ussr: active soviet, income 10
      germany: active axis, will 2
      Berlin: soviet
      R5 Dresden+E`;
    const table = campaignTable(lines, { scenario: "europe-1941", month, phasing: "soviet" });
    table.do("soviet", { type: "activate", unit: "R5" });
    table.do("soviet", { type: "march", hex: at("Dresden") });
    expect(surrender.outcome(table.state)?.kind).toBe(kind);
  });
});

test("R-CON-8 Germany continues with Will 1, and its units drop one supply level", () => {
  const table = campaignTable(
    `${EMPTY}
    germany: active axis, will 1
    france: active western, income 10
    G10 Strasbourg+E, reduced
    GP4 München, no
    F1 Strasbourg`,
    { phasing: "western", dice: [6, 1] },
  );
  table.do("western", { type: "activate", unit: "F1" });
  table.do("western", { type: "attack", hex: at("Strasbourg+E") });
  while (table.decision().some((each) => each.endsWith("D-COM")))
    table.do(table.decision()[0].split(" ")[0] as Side, { type: "willNot" });
  expect(placeOf(table, "G10")).toBe("eliminated");
  expect(country(table, "germany")).toMatchObject({ status: "active", will: 1 });
  expect(table.view("axis").units.GP4.supply).toBe("no");
});

test("§60.7 the UK in exile has the points of its extra and Overseas factories only (R-CON-7)", () => {
  const table = campaignTable("everybody: out", {
    month: "1941-06",
    countries: { uk: { status: "conquered", faction: "axis", allegiance: "western", exile: true, will: 0 } },
    control: { [at("London")]: "western", [at("Birmingham")]: "axis" },
  });
  const uk = boardOf(table.state).countryIds.indexOf("uk");
  expect(incomeOf(table.state, uk)).toBe(3 * (5 + 1));
});

test("R-CON-4 an ally's air unit leaves a city that changes hands with the conquest (17.3, 13.3)", () => {
  const table = campaignTable(
    `${EMPTY}
    germany: active axis, income 10
    yugoslavia: active western, will 1
    uk: active western, income 10
    greece: active western, will 10
    G14 Beograd+E
    UF11 Split
    GR1 Athinai`,
    { phasing: "axis" },
  );
  table.do("axis", { type: "activate", unit: "G14" });
  table.do("axis", { type: "march", hex: at("Beograd") });
  expect(country(table, "yugoslavia").status).toBe("conquered");
  table.until(() => table.decision().every((each) => !each.endsWith("D-DIS")));
  expect(placeOf(table, "UF11")).not.toBe(at("Split"));
  expect(surrender.faults(table.state)).toEqual([]);
});
