/** §37–§44 Worked examples V101–V111: politics, through the contract. */
import { describe, expect, test } from "vitest";
import { CUP_MARKERS } from "../../data/campaign/cup.ts";
import { EVENT_IDS } from "../../data/campaign/eventEffects.ts";
import { boardOf } from "../../model/state.ts";
import { countryOf } from "../../rules/sides.ts";
import type { ActionJson, Side, Table } from "../table.ts";
import { at, campaignTable, turnIn } from "../vignettes-campaign.ts";

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
  expect(country(table, "netherlands")).toMatchObject({ status: "active", faction: "western" });
  expect(country(table, "netherlands").pro).toBeUndefined();
  play(table, "axis", { type: "declareWar", country: "denmark" });
  play(table, "western", { type: "historical" });
  expect([table.place("DKG"), country(table, "denmark").faction]).toEqual([at("København"), "western"]);
  expect(table.decision()).toEqual(["axis D-DOW"]);
  play(table, "axis", { type: "done" });
  while (table.decision()[0].endsWith("D-DOW"))
    play(table, table.decision()[0].split(" ")[0] as Side, { type: "done" });
  expect([country(table, "belgium").income, country(table, "netherlands").income]).toEqual([3, 3]);
  expect(country(table, "denmark").income).toBe(0);
  expect(country(table, "germany").left).toBe(country(table, "germany").income);
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
  const italy = boardOf(table.state).countryIds.indexOf("italy");
  const { units } = boardOf(table.state);
  expect(units.filter(({ countryIndex }, u) => countryIndex === italy && table.state.unitPlace[u] >= 0)).toHaveLength(
    15,
  );
  expect(country(table, "italy").pro).toBeUndefined();
  expect(hasFired(table, "CE-MED")).toBe(true);
  expect(table.refused("axis", { type: "pro", country: "switzerland" })).toBe("PRO_TARGET");
  expect(table.legal("axis")).toEqual([
    { type: "pro", country: "yugoslavia" },
    { type: "pro", country: "greece" },
    { type: "none" },
  ]);
  expect(country(table, "greece").pro).toBe("western");
  play(table, "axis", { type: "pro", country: "greece" });
  expect(country(table, "greece").pro).toBeUndefined();
  const placed: Record<string, string> = { UEG: "Cairo", UMG: "Malta", UFH: "Malta", FAF: "Alger", FLV: "Beirut" };
  while (table.decision()[0] === "western D-CEM") {
    const unit = table.legal("western")[0].unit as string;
    if (unit === "UFH")
      expect(table.refused("western", { type: "place", unit, hex: at("Alexandria") })).toBe("SETUP_PLACE");
    if (unit === "FAF") expect(table.hexes("western", "place")).toEqual([at("Alger"), at("Oran")].sort());
    if (unit === "FLV") expect(table.hexes("western", "place")).toEqual([at("Beirut"), at("Damas")].sort());
    play(table, "western", { type: "place", unit, hex: at(placed[unit]) });
  }
  for (const [unit, city] of Object.entries(placed)) expect([unit, table.place(unit)]).toEqual([unit, at(city)]);
  expect(table.decision()).toEqual(["western D-SHIP"]);
  play(table, "western", { type: "ship", unit: "UV1", hex: at("Malta") });
  expect(table.refused("western", { type: "ship", unit: "UV2", hex: at("Haifa") })).toBe("SHIPPING");
  play(table, "western", { type: "ship", unit: "FV1", hex: at("Alger") });
  expect([table.place("FV1"), table.place("UV1")]).toEqual([at("Alger"), at("Malta")]);
  expect(table.decision()).toEqual(["western D-DOW"]);
});

describe("V103 Soviet declarations", () => {
  test("V103 a faction at war with nobody declares no war", () => {
    const table = campaignTable("", { month: "1939-10", ...declareWar() });
    expect(table.refused("soviet", { type: "declareWar", country: "finland" })).toBe("WAR_ALONE");
    play(table, "axis", { type: "done" });
    play(table, "western", { type: "done" });
    expect(table.decision().join()).not.toContain("soviet D-DOW");
    const soviets = campaignTable("", { month: "1939-10", ...declareWar("soviet") });
    expect(soviets.decision().join()).not.toContain("soviet D-DOW");
  });

  test("V103 Persia, not Spain; the Axis may not come before the Soviets do (aid CE-ACT)", () => {
    const table = campaignTable("iraq: active western\nUWDF Baghdad\nuk: income 20", {
      scenario: "europe-1941",
      month: "1941-08",
      ...declareWar("soviet"),
    });
    expect(table.refused("soviet", { type: "declareWar", country: "spain" })).toBe("WAR_TARGET");
    play(table, "soviet", { type: "declareWar", country: "persia" });
    play(table, "axis", { type: "historical" });
    expect([table.place("IR1"), table.place("IRG")]).toEqual([at("Teheran"), at("Abadan")]);
    expect(country(table, "persia")).toMatchObject({ status: "active", faction: "axis" });
    play(table, "axis", { type: "pro", country: "turkey" });
    expect(country(table, "turkey").pro).toBe("axis");
    table.until(() => table.decision()[0] === "axis D-ACT");
    play(table, "axis", { type: "activate", unit: "GL4" });
    expect(table.refused("axis", { type: "fly", hex: at("Tabriz") })).toBe("SHELTERED");
    table.until(() => table.decision()[0] === "western D-ACT");
    play(table, "western", { type: "activate", unit: "UWDF" });
    const { area, areas, hexIndex } = boardOf(table.state);
    const entered = table.hexes("western", "march").map((hex) => areas[area[hexIndex.get(hex)!]].id);
    expect(entered).toContain("persia");
    const persia = boardOf(table.state).countryIds.indexOf("persia");
    table.until(() => table.state.phasing === 2);
    expect(table.state.shelteredFrom[persia]).toBe(-1);
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
    table.until(() => !table.decision()[0].endsWith("D-DOW"));
    expect(country(table, "uk").income).toBe(45);
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
  expect(table.state.cupHolding[CUP_MARKERS.indexOf("politicalFailure")]).toBe(4);
  if (table.decision()[0] === "western D-CUP") play(table, "western", { type: "pass" });
  fillCup(table, { politicalSuccess: 1 });
  play(table, "soviet", { type: "draw", country: "ussr" }, { type: "pro", country: "italy" }, { type: "historical" });
  expect([table.place("IN1"), table.view("axis").wars]).toEqual([at("Taranto"), ["axis-soviet"]]);
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
  expect(country(table, "germany").left).toBe(5);
  expect(table.decision()).toEqual(["soviet D-CUP"]);
  for (const payer of ["uk", "france"])
    expect(table.refused("western", { type: "draw", country: payer })).toBe("PAYER");
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
    const table = campaignTable("romania: neutral", { month: "1939-12", ...diplomacy("western"), dice: [5] });
    give(table, "uk", 10);
    fillCup(table, { areaSeized: 2 });
    play(table, "western", { type: "draw", country: "uk" });
    expect(table.refused("soviet", { type: "claim", disputed: "easternPoland" })).toBe("AREA");
    play(table, "soviet", { type: "claim", disputed: "bessarabia" });
    expect(country(table, "romania").pro).toBe("axis");
    expect(table.view("soviet").control[at("Kishinev")]).toBeUndefined();
    expect(table.state.cup[CUP_MARKERS.indexOf("areaSeized")]).toBe(1);
  });

  test("V108 Bessarabia is ceded: Kishinev is Soviet, the USSR gains Will (aid NW7)", () => {
    const table = claim("romania: neutral, pro axis", 2);
    const before = country(table, "romania").will;
    const ofUssr = country(table, "ussr").will!;
    play(table, "soviet", { type: "claim", disputed: "bessarabia" });
    expect(table.view("soviet").control[at("Kishinev")]).toBe("soviet");
    expect(country(table, "ussr").will).toBe(ofUssr + 2);
    expect(country(table, "romania")).toMatchObject({ pro: "axis", will: before });
    const { hexIndex, countryIds } = boardOf(table.state);
    expect(countryIds[countryOf(table.state, hexIndex.get(at("Kishinev"))!)]).toBe("ussr");
  });

  test("V108 Lithuania refuses: the Pact bars the Axis there", () => {
    const table = claim("", 6);
    play(table, "soviet", { type: "claim", disputed: "lithuaniaState" });
    expect(country(table, "lithuania")).toMatchObject({ status: "neutral" });
    expect(country(table, "lithuania").pro).toBeUndefined();
  });

  test("V109 the Axis refuses: the Pact is looked at next turn, the marker returns to the cup", () => {
    const table = campaignTable("romania: active axis", { month: "1940-07", ...diplomacy() });
    give(table, "germany", 10);
    fillCup(table, { areaSeized: 1 });
    play(table, "axis", { type: "draw", country: "germany" });
    expect(table.state.policyTurn[1]).toBe(turnIn("europe-1939", "1940-10"));
    const will = [...table.state.will];
    play(table, "soviet", { type: "claim", disputed: "bessarabia" });
    play(table, "axis", { type: "refuse" });
    expect(table.state.will).toEqual(will);
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
  const places: Record<string, string> = {
    RO3: "Iași",
    RO4: "Kishinev",
    RO1: "București",
    ROF: "București",
    RON: "Constanța",
  };
  for (const [unit, city] of Object.entries(places)) {
    if (unit === "RON") {
      expect(table.refused("axis", { type: "place", unit, hex: at("București") })).toBe("SETUP_PLACE");
      expect(table.refused("axis", { type: "done" })).toBe("SETUP_PLACE");
    }
    play(table, "axis", { type: "place", unit, hex: at(city) });
  }
  for (const [unit, city] of Object.entries(places)) expect([unit, table.place(unit)]).toEqual([unit, at(city)]);
  expect(table.state.cup[CUP_MARKERS.indexOf("politicalSuccess")]).toBe(0);
  const january = table.state.turn;
  table.until(() => table.state.turn > january && country(table, "romania").income > 0);
  expect(country(table, "romania").income).toBe(6);
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

  test("V111 an Unrestricted result may name Ireland", () => {
    const table = campaignTable("everybody: out\nfrance: active western, will 4\ngermany: income 10\nGP1 Paris+NE", {
      month: "1940-07",
    });
    play(table, "axis", { type: "activate", unit: "GP1" }, { type: "march", hex: at("Paris") }, { type: "end" });
    play(table, "axis", { type: "pro", country: "ireland" });
    expect(country(table, "ireland").pro).toBe("axis");
  });
});
