/** §37–§44 Worked examples V101–V112, V119, V120: politics and conditional events, through the contract. */
import { describe, expect, test } from "vitest";
import { CUP_MARKERS } from "../../data/campaign/cup.ts";
import { EVENT_IDS } from "../../data/campaign/eventEffects.ts";
import { boardOf } from "../../state.ts";
import type { ActionJson, Side, Table } from "../table.ts";
import { at, campaignTable, turnIn } from "../vignettes-campaign.ts";

const EMPTY = "everybody: out\n";

function declareWar(phasing: Side = "axis") {
  return { turnPhase: "declareWar", phase: "declareWar", phasing } as const;
}

function diplomacy(phasing: Side = "axis") {
  return { turnPhase: "diplomacy", phase: "diplomacy", phasing } as const;
}

function play(table: Table, side: Side, ...actions: readonly ActionJson[]): void {
  for (const action of actions) table.do(side, action);
}

function country(table: Table, id: string) {
  return table.view("axis").countries[id];
}

function give(table: Table, id: string, points: number): void {
  table.state.income[boardOf(table.state).countryIds.indexOf(id)] = points;
}

function hasFired(table: Table, event: (typeof EVENT_IDS)[number]): boolean {
  return table.state.fired[EVENT_IDS.indexOf(event)] >= 0;
}

/** The cup holds these markers, the Holding Box all others. */
function fillCup(table: Table, cup: Partial<Record<(typeof CUP_MARKERS)[number], number>>): void {
  const { state } = table;
  CUP_MARKERS.forEach((id, marker) => {
    state.cupHolding[marker] += state.cup[marker] - (cup[id] ?? 0);
    state.cup[marker] = cup[id] ?? 0;
  });
}

test("V101 a chain of declarations (aid SP-3, CE-ACT)", () => {
  const table = campaignTable("BE1 aside\nBEG aside\nNL1 aside\nNLG aside\nDKG aside", {
    month: "1940-05",
    ...declareWar(),
  });
  expect(table.refused("axis", { type: "declareWar", country: "switzerland" })).toBe("WAR_TARGET");
  expect(table.refused("axis", { type: "declareWar", country: "lithuania" })).toBe("WAR_POLICY");
  expect(table.refused("axis", { type: "declareWar", faction: "soviet" })).toBe("WAR_POLICY");
  play(table, "axis", { type: "declareWar", country: "belgium" });
  expect(country(table, "belgium")).toMatchObject({ status: "active", faction: "western", will: 2 });
  play(table, "western", { type: "historical" });
  expect([table.place("BE1"), table.place("BEG")]).toEqual([at("Bruxelles"), at("Liège")]);
  expect(table.legal("western")).toEqual([{ type: "pro", country: "netherlands" }, { type: "none" }]);
  play(table, "western", { type: "pro", country: "netherlands" });
  expect(country(table, "netherlands").pro).toBe("western");
  play(table, "axis", { type: "declareWar", country: "netherlands" });
  play(table, "western", { type: "historical" });
  expect([table.place("NL1"), table.place("NLG")]).toEqual([at("Amsterdam"), at("Groningen")]);
  expect(country(table, "netherlands").pro).toBeUndefined();
  play(table, "axis", { type: "declareWar", country: "denmark" });
  play(table, "western", { type: "historical" });
  expect(table.place("DKG")).toBe(at("København"));
  expect(table.decision()).toEqual(["axis D-DOW"]);
  play(table, "axis", { type: "done" });
  while (table.decision()[0].endsWith("D-DOW"))
    play(table, table.decision()[0].split(" ")[0] as Side, { type: "done" });
  expect([country(table, "belgium").income, country(table, "netherlands").income]).toEqual([3, 3]);
  expect(country(table, "denmark").income).toBe(0);
});

test("V102 the West attacks a courted neutral (aid CE-MED)", () => {
  const table = campaignTable("", { month: "1939-10", ...declareWar("western") });
  expect(table.refused("western", { type: "declareWar", country: "norway" })).toBe("WAR_TARGET");
  play(table, "western", { type: "declareWar", country: "italy" });
  expect(country(table, "italy")).toMatchObject({ status: "active", faction: "axis", will: 22 });
  play(table, "axis", { type: "historical" });
  expect([table.place("IT5"), table.place("IT10"), table.place("IN1")]).toEqual([
    at("Tripoli"),
    at("Tobruk"),
    at("Taranto"),
  ]);
  expect(hasFired(table, "CE-MED")).toBe(true);
  expect(table.refused("axis", { type: "pro", country: "switzerland" })).toBe("PRO_TARGET");
  expect(country(table, "greece").pro).toBe("western");
  play(table, "axis", { type: "pro", country: "greece" });
  expect(country(table, "greece").pro).toBeUndefined();
  const placed: Record<string, string> = { UEG: "Cairo", UMG: "Malta", UFH: "Malta", FAF: "Alger", FLV: "Beirut" };
  while (table.decision()[0] === "western D-CEM") {
    const unit = table.legal("western")[0].unit as string;
    if (unit === "UFH")
      expect(table.refused("western", { type: "place", unit, hex: at("Alexandria") })).toBe("SETUP_PLACE");
    play(table, "western", { type: "place", unit, hex: at(placed[unit]) });
  }
  expect([table.place("UEG"), table.place("UMG"), table.place("UFH")]).toEqual([at("Cairo"), at("Malta"), at("Malta")]);
  expect(table.decision()).toEqual(["western D-SHIP"]);
  play(table, "western", { type: "ship", unit: "FV1", hex: at("Alger") });
  play(table, "western", { type: "ship", unit: "UV1", hex: at("Malta") });
  expect(table.place("FV1")).toBe(at("Alger"));
  expect(table.decision()).toEqual(["western D-DOW"]);
});

describe("V103 Soviet declarations", () => {
  test("V103 a faction at war with nobody declares no war", () => {
    const table = campaignTable("", { month: "1939-10", ...declareWar() });
    play(table, "axis", { type: "done" });
    play(table, "western", { type: "done" });
    expect(table.decision().join()).not.toContain("soviet D-DOW");
    const soviets = campaignTable("", { month: "1939-10", ...declareWar("soviet") });
    expect(soviets.decision().join()).not.toContain("soviet D-DOW");
  });

  test("V103 Persia, not Spain; the Axis may not come before the Soviets do (aid CE-ACT)", () => {
    const table = campaignTable("", { scenario: "europe-1941", month: "1941-08", ...declareWar("soviet") });
    expect(table.refused("soviet", { type: "declareWar", country: "spain" })).toBe("WAR_TARGET");
    play(table, "soviet", { type: "declareWar", country: "persia" });
    play(table, "axis", { type: "historical" });
    expect([table.place("IR1"), table.place("IRG")]).toEqual([at("Teheran"), at("Abadan")]);
    expect(country(table, "persia")).toMatchObject({ status: "active", faction: "axis" });
    play(table, "axis", { type: "pro", country: "turkey" });
    expect(country(table, "turkey").pro).toBe("axis");
    const persia = boardOf(table.state).countryIds.indexOf("persia");
    expect(table.state.shelteredFrom[persia]).toBe(2);
  });
});

describe("V104, V105 the policies are re-evaluated", () => {
  const pact = (month: "1940-10" | "1940-11" | "1941-05" | "1941-06", rolls: number, die: number) =>
    campaignTable("", {
      month,
      ...declareWar(),
      dice: [die],
      details: {
        policyTurn: { naziSovietPact: turnIn("europe-1939", month) },
        policyRolls: { naziSovietPact: rolls },
      },
    });

  test("V104 October holds, November ends: USA Entry, Lend-Lease, and war in the same phase (aid CE-USA)", () => {
    const october = pact("1940-10", 0, 2);
    expect(october.state.policies[1]).toBe(1);
    expect(october.state.policyTurn[1]).toBe(turnIn("europe-1939", "1940-11"));
    const table = pact("1940-11", 1, 1);
    expect(table.state.policies[1]).toBe(0);
    expect(hasFired(table, "CE-USA")).toBe(true);
    expect(table.state.usaMarker).toBe(turnIn("europe-1939", "1941-05"));
    play(table, "axis", { type: "declareWar", faction: "soviet" });
    expect(table.view("axis").wars).toContain("axis-soviet");
  });

  test("V105 the eighth roll ends on 1 or 2, the ninth on 3 too", () => {
    expect(pact("1941-05", 7, 3).state.policies[1]).toBe(1);
    expect(pact("1941-06", 8, 3).state.policies[1]).toBe(0);
  });
});

test("V106 Failure and Success in one phase: Italy joins the Soviets (aid PD1, SP-14)", () => {
  const table = campaignTable("italy: neutral", { options: { opening: "eastFirst" }, ...diplomacy() });
  give(table, "germany", 10);
  give(table, "ussr", 10);
  fillCup(table, { politicalFailure: 1 });
  play(table, "axis", { type: "draw", country: "germany" });
  expect(country(table, "germany").left).toBe(5);
  play(table, "soviet", { type: "pro", country: "italy" });
  expect(country(table, "italy").pro).toBe("soviet");
  if (table.decision()[0] === "western D-CUP") play(table, "western", { type: "pass" });
  fillCup(table, { politicalSuccess: 1 });
  play(table, "soviet", { type: "draw", country: "ussr" }, { type: "pro", country: "italy" }, { type: "historical" });
  expect(country(table, "italy")).toMatchObject({ status: "active", faction: "soviet", income: 0 });
  expect(hasFired(table, "CE-MED")).toBe(false);
});

test("V107 put back, and who pays (aid PD2, PD0)", () => {
  const table = campaignTable("", diplomacy());
  give(table, "germany", 10);
  give(table, "uk", 4);
  give(table, "france", 4);
  give(table, "ussr", 10);
  fillCup(table, { politicalSuccess: 5, politicalFailure: 4, areaSeized: 2, noEvent: 6 });
  expect(table.state.cupHolding).toEqual([2, 0, 0, 3]);
  play(table, "axis", { type: "put", cupMarker: "politicalSuccess", country: "germany" });
  expect(table.state.cup).toEqual([6, 4, 2, 7]);
  expect(table.state.cupHolding).toEqual([1, 0, 0, 2]);
  expect(table.decision()).toEqual(["soviet D-CUP"]);
  expect(table.refused("axis", { type: "draw", country: "germany" })).toBe("CUP_DONE");
  const west = campaignTable("", diplomacy("western"));
  give(west, "uk", 9);
  give(west, "france", 4);
  expect(west.refused("western", { type: "draw", country: "france" })).toBe("PAYER");
});

describe("V108, V109 Disputed Areas", () => {
  const claim = (lines: string, die: number, more: Record<string, unknown> = {}) => {
    const table = campaignTable(lines, { month: "1940-01", ...diplomacy(), dice: [die], ...(more as object) });
    give(table, "germany", 10);
    fillCup(table, { areaSeized: 1 });
    play(table, "axis", { type: "draw", country: "germany" });
    return table;
  };

  test("V108 Bessarabia is refused: a success of the Axis in Romania", () => {
    const table = claim("romania: neutral", 5);
    expect(table.refused("soviet", { type: "claim", disputed: "easternPoland" })).toBe("AREA");
    play(table, "soviet", { type: "claim", disputed: "bessarabia" });
    expect(country(table, "romania").pro).toBe("axis");
  });

  test("V108 Bessarabia is ceded: Kishinev is Soviet, the USSR gains Will (aid NW7)", () => {
    const table = claim("romania: neutral, pro axis", 2);
    play(table, "soviet", { type: "claim", disputed: "bessarabia" });
    expect(table.view("soviet").control[at("Kishinev")]).toBe("soviet");
    expect(country(table, "ussr").will).toBe(82);
    expect(country(table, "romania").pro).toBe("axis");
  });

  test("V108 Lithuania refuses: the Pact bars the Axis there", () => {
    const table = claim("", 6);
    play(table, "soviet", { type: "claim", disputed: "lithuaniaState" });
    expect(country(table, "lithuania").pro).toBeUndefined();
  });

  test("V109 the Axis refuses: the Pact is looked at next turn, the marker returns to the cup", () => {
    const table = campaignTable("romania: active axis", { month: "1940-07", ...diplomacy() });
    give(table, "germany", 10);
    fillCup(table, { areaSeized: 1 });
    play(table, "axis", { type: "draw", country: "germany" });
    play(table, "soviet", { type: "claim", disputed: "bessarabia" });
    play(table, "axis", { type: "refuse" });
    expect(table.state.policyTurn[1]).toBe(turnIn("europe-1939", "1940-08"));
    expect(table.state.cup[CUP_MARKERS.indexOf("areaSeized")]).toBe(1);
  });
});

test("V110 activation by the cup, set up by hand (aid CE-ACT)", () => {
  const table = campaignTable("romania: neutral, pro axis", { month: "1940-01", ...diplomacy() });
  give(table, "germany", 10);
  fillCup(table, { politicalSuccess: 1 });
  play(table, "axis", { type: "draw", country: "germany" }, { type: "pro", country: "romania" });
  expect(country(table, "romania")).toMatchObject({ status: "active", faction: "axis", will: 10, income: 0 });
  expect(table.refused("axis", { type: "place", unit: "RON", hex: at("București") })).toBe("SETUP_PLACE");
  expect(table.refused("axis", { type: "done" })).toBe("SETUP_PLACE");
  const places: Record<string, string> = {
    RO3: "Iași",
    RO4: "Kishinev",
    RO1: "București",
    ROF: "București",
    RON: "Constanța",
  };
  for (const [unit, city] of Object.entries(places)) play(table, "axis", { type: "place", unit, hex: at(city) });
  expect(table.place("RON")).toBe(at("Constanța"));
  expect(table.state.cup[CUP_MARKERS.indexOf("politicalSuccess")]).toBe(0);
});

describe("V111 too early for Spain", () => {
  const success = (month: "1940-03" | "1940-07") => {
    const table = campaignTable("spain: neutral, pro axis", { month, ...diplomacy() });
    give(table, "germany", 10);
    fillCup(table, { politicalSuccess: 1 });
    play(table, "axis", { type: "draw", country: "germany" });
    return table;
  };

  test("V111 not before June 1940, and Ireland never by the cup", () => {
    const table = success("1940-03");
    expect(table.refused("axis", { type: "pro", country: "spain" })).toBe("PRO_TARGET");
    expect(table.refused("axis", { type: "pro", country: "ireland" })).toBe("PRO_TARGET");
  });

  test("V111 in July it joins, and its set-up is the Mediterranean Crisis (aid CE-MED)", () => {
    const table = success("1940-07");
    play(table, "axis", { type: "pro", country: "spain" }, { type: "historical" });
    expect([table.place("ES4"), table.place("ESN")]).toEqual([at("Tetuán"), at("Cádiz")]);
    expect(hasFired(table, "CE-MED")).toBe(true);
  });
});

test("V112 an attack on Belgium under Appeasement is West Invaded at once (aid CE-WEST, CE-USA)", () => {
  const table = campaignTable(
    `belgium: active soviet
     BEG Liège
     BE1 Bruxelles
     G5 Köln`,
    { month: "1940-08", options: { opening: "eastFirst" } },
  );
  expect(table.view("axis").wars).toEqual(["axis-soviet"]);
  give(table, "germany", 10);
  play(table, "axis", { type: "assault", unit: "G5", hex: at("Liège") });
  if (table.legal("axis").some(({ type }) => type === "launch")) play(table, "axis", { type: "launch" });
  expect(table.view("axis").wars).toContain("axis-western");
  expect(table.state.policies[0]).toBe(0);
  expect(table.state.usaMarker).toBe(turnIn("europe-1939", "1941-02"));
  expect(table.state.queue.length).toBeGreaterThan(0);
});

describe("V119 rows 16 and 36", () => {
  const war = "wars: axis-western, axis-soviet\nnaziSovietPact: ended\nfired: CE-EAST, CE-MED, CE-WEST, CE-USA\n";

  test("V119 Leningrad is attacked: Northern Border fires at the declaration (aid CE-NOR)", () => {
    const table = campaignTable(`${EMPTY}${war}finland: active axis, income 10\nFI1 Viipuri\nR14 aside\nR8 Leningrad`, {
      month: "1941-08",
    });
    expect(hasFired(table, "CE-NOR")).toBe(false);
    play(table, "axis", { type: "assault", unit: "FI1", hex: at("Leningrad") });
    if (table.legal("axis").some(({ type }) => type === "launch")) play(table, "axis", { type: "launch" });
    expect(hasFired(table, "CE-NOR")).toBe(true);
  });

  test("V119 a march into row 37 is the Southern Border, into row 36 it is not (aid CE-SOU)", () => {
    const table = campaignTable(`${EMPTY}${war}germany: income 10\nGP1 3661`, { month: "1942-08" });
    play(table, "axis", { type: "activate", unit: "GP1" });
    play(table, "axis", { type: "march", hex: "3662" });
    expect(hasFired(table, "CE-SOU")).toBe(false);
    play(table, "axis", { type: "march", hex: "3762" });
    expect(hasFired(table, "CE-SOU")).toBe(true);
  });
});

test("V120 East Invaded waits for the end of the Operations Phase (aid CE-EAST)", () => {
  const table = campaignTable("", { scenario: "europe-1941" });
  give(table, "germany", 40);
  play(table, "axis", { type: "activate", unit: "GU1" });
  const board = boardOf(table.state);
  const soviet = table
    .hexes("axis", "march")
    .find((hex) => board.areas[board.area[board.hexIndex.get(hex)!]].country === "ussr" || isSovietHex(table, hex))!;
  play(table, "axis", { type: "march", hex: soviet });
  expect(hasFired(table, "CE-EAST")).toBe(true);
  expect(table.place("R16")).toBeUndefined();
  for (let step = 0; step < 60 && !table.decision()[0].startsWith("soviet D-CEM"); step++) {
    const side = table.decision()[0].split(" ")[0] as Side;
    const legal = table.legal(side);
    const calm = ["end", "pass", "none", "willNot", "stay", "done"];
    play(table, side, legal.find(({ type }) => calm.includes(type)) ?? legal[0]);
  }
  expect(table.decision()).toEqual(["soviet D-CEM"]);
  expect(table.legal("soviet")).toContainEqual({ type: "place", unit: "R16", box: "CRB" });
});

function isSovietHex(table: Table, hex: string): boolean {
  const board = boardOf(table.state);
  const country = table.state.areaCountry[board.area[board.hexIndex.get(hex)!]];
  return board.countryIds[country] === "ussr";
}
