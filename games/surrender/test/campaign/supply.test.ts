/** §47, §48, §57–§59 Worked examples V113–V117, V139–V143, V147: economy, strategic warfare, supply and the home front. */
import { describe, expect, test } from "vitest";
import type { Event } from "../../model/events.ts";
import { boardOf } from "../../model/state.ts";
import type { ActionJson, Side, Table } from "../table.ts";
import { at, campaignTable, turnIn } from "../vignettes-campaign.ts";

const EMPTY = "everybody: out\n";
const ALL_AT_WAR = "wars: axis-western, axis-soviet\nnaziSovietPact: ended\nfired: CE-EAST, CE-MED, CE-WEST, CE-USA\n";

function play(table: Table, side: Side, ...actions: readonly ActionJson[]): void {
  for (const action of actions) table.do(side, action);
}

function country(table: Table, id: string) {
  return table.view("axis").countries[id];
}

function unit(table: Table, id: string) {
  return table.view("axis").units[id];
}

function index(table: Table, id: string): number {
  return boardOf(table.state).countryIds.indexOf(id);
}

const CONQUERED = ["poland", "belgium", "netherlands", "norway", "yugoslavia", "greece", "france"]
  .map((id) => `${id}: conquered axis, allegiance western`)
  .join("\n");

describe("V113 points in June 1942", () => {
  /** Germany's extra factories from March 1942 on. */
  const EXTRA = 7;
  /** R-ECO-9 Factories of the USSR that do not work for the war yet, and one more every fourth turn. */
  const IDLE = 4;
  const june = (more: string) =>
    campaignTable(
      `${EMPTY}${ALL_AT_WAR}${CONQUERED}
       frenchAfrica: neutral
       frenchLevant: neutral
       germany: facLost 4
       ussr: facLost 2
       Kiev: axis
       Kharkov: axis
       Dnepropetrovsk: axis
       Stalino: axis
       ${more}`,
      {
        month: "1942-06",
        turnPhase: "weather",
        phase: "weather",
        details: { fired: { "CE-EAST": turnIn("europe-1939", "1941-06") } },
      },
    );

  const passTo = (table: Table) => {
    while (table.decision()[0].endsWith("D-DOW"))
      play(table, table.decision()[0].split(" ")[0] as Side, { type: "done" });
  };

  test("V113 Germany counts captured and extra factories, the USSR those it moved (aid SP-4)", () => {
    const table = june("");
    passTo(table);
    expect(country(table, "germany").income).toBe(3 * (13 + EXTRA + 4 - 3));
    expect(country(table, "ussr").income).toBe(3 * (11 - IDLE + 3 + 2 - 1));
  });

  test("V113 an uncontrolled city is no captured factory", () => {
    const table = june("Toulouse: none");
    passTo(table);
    expect(country(table, "germany").income).toBe(3 * (13 + EXTRA + 3 - 3));
  });
});

test("V114 transfers", () => {
  const table = campaignTable(
    `italy: active axis, income 21
     hungary: active axis, income 3
     germany: income 48`,
    { month: "1942-06", turnPhase: "economy", phase: "economy" },
  );
  const transfer = (from: string, to: string, amount: number) => ({ type: "transfer", from, to, amount });
  play(table, "axis", transfer("germany", "italy", 20));
  expect(table.refused("axis", transfer("germany", "italy", 2))).toBe("TRANSFER_LIMIT");
  play(table, "axis", transfer("germany", "hungary", 3));
  expect(table.refused("axis", transfer("germany", "hungary", 1))).toBe("TRANSFER_LIMIT");
  expect(table.refused("axis", transfer("italy", "hungary", 1))).toBe("TRANSFER_LIMIT");
  expect(table.refused("axis", transfer("italy", "germany", 11))).toBe("TRANSFER_LIMIT");
  play(table, "axis", transfer("italy", "germany", 10));
  expect(["germany", "italy", "hungary"].map((id) => country(table, id).left)).toEqual([35, 31, 6]);
});

test("V115 Commonwealth Trade", () => {
  const table = campaignTable("uk: facLost 5", { month: "1940-08", turnPhase: "weather", phase: "weather" });
  table.until(() => table.decision()[0] === "western D-TRF");
  expect(country(table, "uk").income).toBe(27);
  play(table, "western", { type: "play", marker: "ukCommonwealthTrade" });
  expect([country(table, "uk").income, country(table, "uk").facLost]).toEqual([33, 5]);
  expect(table.view("western").markers.ukCommonwealthTrade).toBe(`turn ${turnIn("europe-1939", "1940-11")}`);
});

describe("V116, V117 strategic warfare", () => {
  /** The strategic combats among events: modifiers, final values, and the boxes of both Fac Lost markers. */
  const combats = (events: readonly Event[]) =>
    events.flatMap((event) => {
      if (event.type !== "strategicCombat") return [];
      const { attack, defence, result, germany, allied } = event;
      return [`${attack.drm}:${defence.drm} ${attack.value}:${defence.value} ${result} ${germany} ${allied}`];
    });

  test("V116 two combats, one German marker (aid S-A1, S-A2, S-W1, S-W3, S-S2, S-X, S-H, SR-1, SR-4, SP-5)", () => {
    const table = campaignTable(
      `${EMPTY}${ALL_AT_WAR}${CONQUERED}
       denmark: conquered axis, allegiance western
       usa: active western
       germany: facLost 4
       uk: facLost 5
       ussr: facLost 3
       GL5 Kirkenes
       germanyUboat: available
       westernUltra: available`,
      {
        month: "1942-07",
        turnPhase: "strategicWarfare",
        phase: "strategicWarfare",
        dice: [5, 3, 4, 2],
        details: { bombed: [at("Essen")] },
      },
    );
    play(table, "axis", { type: "will" });
    const fought = combats(table.do("western", { type: "will" }));
    expect(fought).toEqual(["5:3 5:6 NE 3 4", "1:3 5:5 NE 2 2"]);
    const facLost = () => ["germany", "uk", "ussr"].map((id) => table.state.facLost[index(table, id)]);
    expect(facLost()).toEqual([2, 4, 2]);
    expect(table.state.bombed).toEqual([]);
    const { germanyUboat, westernUltra } = table.view("axis").markers;
    const september = `turn ${turnIn("europe-1939", "1942-09")}`;
    expect([germanyUboat, westernUltra]).toEqual([september, september]);
  });

  test("V117 the first month: both markers stay in box 1 (aid SR-4)", () => {
    const table = campaignTable("", { turnPhase: "strategicWarfare", phase: "strategicWarfare", dice: [2, 5] });
    expect(combats(table.do("axis", { type: "will" }))).toEqual(["2:0 4:5 NE 1 1"]);
    expect(table.view("axis").markers.germanyUboat).toBe(`turn ${turnIn("europe-1939", "1939-11")}`);
    expect([table.state.facLost[index(table, "germany")], table.state.facLost[index(table, "uk")]]).toEqual([1, 1]);
  });
});

/** The Supply Check of a faction. */
function supplyCheck(phasing: Side) {
  return { turnPhase: "operations", phase: "supplyCheck", phasing } as const;
}

/** Both totals and the result of an interception. */
function totals(events: readonly Event[]): unknown[] {
  const combat = events.find((event) => event.type === "interceptionCombat");
  return combat?.type === "interceptionCombat" ? [combat.attack.value, combat.defence.value, combat.result] : [];
}

describe("V139–V141 supply by sea, Limited sources and No Supply", () => {
  const libya = `${EMPTY}italy: active axis
     fired: CE-MED, CE-WEST
     GAK Tripoli+W
     IT5 Tripoli
     IV1 Napoli
     IN2 Napoli
     UFH Malta
     UMG Malta`;

  test("V139 a convoy is stopped: the units drop a level (aid IN-6, SP-8, R-16, SU1)", () => {
    const table = campaignTable(libya, { month: "1941-04", ...supplyCheck("axis"), dice: [6, 3, 4, 4] });
    const serve = table.legal("axis").find(({ type, sea }) => type === "serve" && sea === 25)!;
    expect(serve).toMatchObject({ unit: "IV1", route: [25, 22, 21] });
    play(table, "axis", serve);
    play(table, "western", { type: "intercept", unit: "UFH", sea: 22, target: "IV1" });
    expect(totals(table.do("axis", { type: "escort", unit: "IN2" }))).toEqual([8, 3, "DD"]);
    expect([unit(table, "UFH").sorties, unit(table, "IN2").sorties]).toEqual([1, 3]);
    expect(totals(table.do("western", { type: "again" }))).toEqual([5, 2, "DR"]);
    expect([unit(table, "GAK").supply, unit(table, "IT5").supply]).toEqual(["low", "low"]);
    expect([unit(table, "IV1").sorties, unit(table, "UFH").sorties]).toEqual([2, 2]);
  });

  test("V139 served: Full; without a convoy the Overseas factory gives Low to its own (aid SL1, SL0)", () => {
    const served = campaignTable(libya, { month: "1941-04", ...supplyCheck("axis") });
    play(served, "axis", served.legal("axis")[0]);
    while (served.decision()[0] === "western D-INT") play(served, "western", { type: "none" });
    expect([unit(served, "GAK").supply, unit(served, "IT5").supply]).toEqual(["full", "full"]);
    const alone = campaignTable(
      libya.replace("GAK Tripoli+W", "GAK Tripoli+W, low").replace("IT5 Tripoli", "IT5 Tripoli, low"),
      {
        month: "1941-05",
        ...supplyCheck("axis"),
      },
    );
    play(alone, "axis", { type: "none" });
    while (alone.decision()[0] === "axis D-CNV") play(alone, "axis", { type: "none" });
    expect([unit(alone, "GAK").supply, unit(alone, "IT5").supply]).toEqual(["no", "low"]);
  });

  const egypt = `${EMPTY}UWDF Cairo+SW, low
     UEG Cairo, low
     UANZ Alexandria, low
     UAASF Alexandria, low
     UGG Gibraltar, low`;

  test("V140 two and no more; a garrison on a rock never starves (aid SL0, SL1)", () => {
    const table = campaignTable(egypt, { month: "1941-04", ...supplyCheck("western") });
    while (table.decision()[0] === "western D-CNV") play(table, "western", { type: "none" });
    expect(table.decision()).toEqual(["western D-LIM"]);
    expect(table.refused("western", { type: "limit", hex: at("Cairo"), units: ["UWDF", "UEG", "UANZ"] })).toBe(
      "LIMITED_FULL",
    );
    let asked = 0;
    table.until(() => asked++ > 0);
    expect(["UANZ", "UEG", "UWDF", "UAASF", "UGG"].map((id) => unit(table, id).supply)).toEqual([
      "low",
      "low",
      "no",
      "no",
      "low",
    ]);
  });

  test("V141 a unit with No Supply may be given up; otherwise it is reduced, an air unit gains Sorties (aid SP-10)", () => {
    const lines = `${EMPTY}UWDF Cairo+SW, no\nUEG Cairo, low\nUAASF Alexandria, no`;
    const given = campaignTable(lines, {
      month: "1941-04",
      turnPhase: "noSupply",
      phase: "noSupply",
      phasing: "western",
    });
    expect(given.refused("western", { type: "eliminate", unit: "UEG" })).toBe("NOT_UNSUPPLIED");
    const before = country(given, "uk").will;
    play(given, "western", { type: "eliminate", unit: "UWDF" });
    expect([unit(given, "UWDF").place, country(given, "uk").will]).toEqual(["eliminated", before]);
    const { turn } = given.state;
    given.until(() => given.state.turn > turn);
    expect(unit(given, "UWDF").place).toBe("box");
    const table = campaignTable(lines, {
      month: "1941-04",
      turnPhase: "noSupply",
      phase: "noSupply",
      phasing: "western",
    });
    play(table, "western", { type: "done" });
    expect([unit(table, "UWDF").strength, unit(table, "UAASF").sorties]).toEqual(["reduced", 2]);
    const next = campaignTable(lines.replace("UWDF Cairo+SW, no", "UWDF Cairo+SW, no, reduced"), {
      month: "1941-05",
      turnPhase: "noSupply",
      phase: "noSupply",
      phasing: "western",
    });
    play(next, "western", { type: "done" });
    expect([unit(next, "UWDF").place, country(next, "uk").will]).toEqual(["eliminated", before]);
  });
});

test("V142 Motorized Guards (aid SP-12)", () => {
  const table = campaignTable(
    `${EMPTY}${ALL_AT_WAR}R50 Voronezh
     R40 Kursk, reduced
     RS1 Saratov
     R38 Moskva, low
     RM1 upgrade`,
    { month: "1943-01", turnPhase: "upgrade", phase: "upgrade", phasing: "soviet" },
  );
  expect(table.refused("soviet", { type: "upgrade", unit: "R50", into: "RM1", also: "R50" })).toBe("UPGRADE");
  expect(table.refused("soviet", { type: "upgrade", unit: "R50", into: "RM1", also: "RS1" })).toBe("UPGRADE");
  expect(table.refused("soviet", { type: "upgrade", unit: "R38", into: "RM1", also: "R40" })).toBe("UPGRADE");
  expect(table.refused("soviet", { type: "upgrade", unit: "R50", into: "RM1" })).toBe("UPGRADE");
  play(table, "soviet", { type: "upgrade", unit: "R50", into: "RM1", also: "R40" });
  expect([unit(table, "RM1").place, unit(table, "RM1").strength]).toEqual([at("Voronezh"), "full"]);
  expect(unit(table, "R40").place).toBe("eliminated");
  expect(unit(table, "R50").place).toBe("out");
});

test("V143 the USA builds up in its box (aid CE-USA, PM3, PM4, P-0, SP-13)", () => {
  const table = campaignTable(
    `${EMPTY}${ALL_AT_WAR}usa: active western, income 30
     AV3 box
     AM7 box
     AF12 box
     AB9 box`,
    { month: "1942-06", turnPhase: "mobilization", phase: "mobilization", phasing: "western" },
  );
  expect(table.refused("western", { type: "mobilize", unit: "AM7", hex: at("London") })).toBe("MOBILIZATION_CITY");
  play(table, "western", { type: "mobilize", unit: "AM7", box: "ENA" }, { type: "mobilize", unit: "AF12", box: "ENA" });
  expect([unit(table, "AM7").place, unit(table, "AM7").strength, unit(table, "AF12").sorties]).toEqual([
    "ENA",
    "reduced",
    4,
  ]);
  expect(country(table, "usa").left).toBe(30 - 2 - 3);
  expect(table.refused("western", { type: "mobilize", unit: "AB9", box: "ENA" })).toBe("BOX_FULL");
});

test("V147 Home Defense: Italy brings a unit back", () => {
  const table = campaignTable(
    `${EMPTY}italy: active axis
     fired: CE-MED, CE-WEST
     IT1 Roma
     IT9 Tirana
     IT5 Tripoli`,
    { month: "1941-03", turnPhase: "operations", phase: "operationsEnd" },
  );
  expect(table.decision()).toEqual(["axis D-HOME"]);
  play(table, "axis", { type: "home", unit: "IT9", hex: at("Bari") });
  expect([table.place("IT9"), unit(table, "IT9").strength]).toEqual([at("Bari"), "reduced"]);
  expect(table.decision()[0]).not.toBe("axis D-HOME");
});
