/** §44, §58, §59 Worked examples V142, V143 and V147 over several turns: upgrades, the USA and Home Defense. */
import { expect, test } from "vitest";
import type { Event } from "../../model/events.ts";
import type { Side, Table } from "../table.ts";
import { at, campaignTable, turnIn } from "../vignettes-campaign.ts";

const EMPTY = "everybody: out\n";
const ALL_AT_WAR = "wars: axis-western, axis-soviet\nnaziSovietPact: ended\nfired: CE-EAST, CE-MED, CE-WEST, CE-USA\n";

function units(table: Table, ids: readonly string[]) {
  return ids.map((id) => table.view("western").units[id]);
}

function upgradePhase(phasing: Side) {
  return { turnPhase: "upgrade", phase: "upgrade", phasing } as const;
}

test("V142 Motorized Guards come from leg infantry out of the enemy's reach, three upgrades in a turn", () => {
  const lines = `${EMPTY}${ALL_AT_WAR}ussr: active soviet, will 60
    R50 Voronezh
    R40 Kursk, reduced
    RT15 Saratov
    R38 Moskva
    G4 Moskva+W
    RM1 upgrade`;
  const setting = { month: "1943-01", ...upgradePhase("soviet") } as const;
  const table = campaignTable(lines, setting);
  expect(table.refused("soviet", { type: "upgrade", unit: "R38", into: "RM1", also: "R40" })).toBe("UPGRADE");
  expect(table.refused("soviet", { type: "upgrade", unit: "RT15", into: "RM1", also: "R40" })).toBe("UPGRADE");
  table.do("soviet", { type: "upgrade", unit: "R50", into: "RM1", also: "R40" });
  expect(units(table, ["R40", "R50"]).map(({ place }) => place)).toEqual(["eliminated", "out"]);
  expect(table.view("soviet").countries.ussr.will).toBe(60);
  const fourth = campaignTable(lines, { ...setting, details: { upgrades: { soviet: 3 } } });
  expect(fourth.decision()).not.toContain("soviet D-UPG");
});

test("V142 UU1 replaces UWDF only, at its strength, where it stands", () => {
  const table = campaignTable(`${EMPTY}UWDF Cairo, reduced\nUBEF London\nUU1 upgrade`, {
    month: "1940-12",
    ...upgradePhase("western"),
  });
  expect(table.refused("western", { type: "upgrade", unit: "UBEF", into: "UU1" })).toBe("UPGRADE");
  table.do("western", { type: "upgrade", unit: "UWDF", into: "UU1" });
  expect(units(table, ["UU1", "UWDF"])).toMatchObject([{ place: at("Cairo"), strength: "reduced" }, { place: "out" }]);
});

/** The points of the USA in the Operations Phases of a month. */
function pointsIn(table: Table, turn: number): number | undefined {
  table.until(() => table.state.turn === turn && table.view("axis").turnPhase === "operations");
  return table.view("western").countries.usa.income;
}

test("V143 the USA enters in December 1941 and grows every third turn", () => {
  const november = turnIn("europe-1941", "1941-11");
  const table = campaignTable("", {
    scenario: "europe-1941",
    month: "1941-11",
    turnPhase: "operations",
    phase: "operations",
    phasing: "soviet",
    details: { fired: { "CE-EAST": 1 } },
  });
  expect(table.state.usaMarker).toBe(november + 1);
  const entry = table.until(() => table.state.turn > november);
  expect(entry.filter(({ type }) => type === "eventFired")).toEqual([]);
  const first = ["AM1", "AF8", "AB8", "ANF", "AV1", "AV2"];
  expect(units(table, first).map(({ place }) => place)).toEqual(first.map(() => "ENA"));
  expect(table.view("western").countries.usa).toMatchObject({ status: "active", faction: "western", will: 30 });
  const bonus: number[] = [];
  const note = (events: readonly Event[]) => {
    for (const event of events)
      if (event.type === "strategicCombat" && event.faction === 1)
        bonus.push(...event.defence.lines.filter(({ id }) => id === "S-W1").map(({ value }) => value));
  };
  note(table.until(() => table.view("axis").turnPhase === "operations"));
  expect(bonus).toEqual([2]);
  expect(pointsIn(table, november + 1)).toBe(12);
  expect(units(table, ["AV3"])[0].place).toBe(`turn ${november + 4}`);
  expect(pointsIn(table, november + 4)).toBe(18);
  expect(units(table, ["AV3"])[0].place).toBe("box");
  table.until(() => table.decision()[0] === "western D-MOB");
  table.do("western", { type: "mobilize", unit: "AV3", box: "ENA" });
  expect([units(table, ["AV3"])[0].sorties, table.view("western").countries.usa.left]).toEqual([4, 18 - 3]);
  expect(pointsIn(table, november + 7)).toBe(24);
  expect(units(table, ["AM7", "AF12", "AB9"]).map(({ place }) => place)).toEqual(["box", "box", "box"]);
  table.until(() => table.decision()[0] === "western D-MOB");
  table.do("western", { type: "mobilize", unit: "AM7", box: "ENA" });
  const july = pointsIn(table, november + 8)!;
  table.until(() => table.decision()[0] === "western D-REP");
  table.do("western", { type: "rebuild", unit: "AM7" });
  expect([units(table, ["AM7"])[0].strength, table.view("western").countries.usa.left]).toEqual(["full", july - 2]);
});

test.each([
  ["1940-06", false],
  ["1940-07", true],
] as const)("V147 Home Defense of the UK in %s: %s", (month, isAsked) => {
  const table = campaignTable(`${EMPTY}UBEF Lille\nUWDF Cairo\nUGG Gibraltar`, {
    month,
    turnPhase: "operations",
    phase: "operationsEnd",
    phasing: "western",
  });
  expect(table.decision().includes("western D-HOME")).toBe(isAsked);
  if (!isAsked) return;
  const named = table.legal("western").filter(({ type }) => type === "home");
  expect([...new Set(named.map(({ unit }) => unit))].sort()).toEqual(["UBEF", "UGG", "UWDF"]);
  table.do("western", { type: "home", unit: "UWDF", hex: at("London") });
  expect(units(table, ["UWDF"])).toMatchObject([{ place: at("London"), strength: "reduced" }]);
  expect(table.decision()).not.toContain("western D-HOME");
});
