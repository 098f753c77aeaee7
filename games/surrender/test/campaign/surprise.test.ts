/** §56.1, §56.5 Surprise Attack in a second attack and in a landing, and ULTRA against it, through the contract. */
import { expect, test } from "vitest";
import { SCENARIO_IDS, scenarioAt } from "../../data/scenarios/index.ts";
import type { Event } from "../../model/events.ts";
import type { Side, Table } from "../table.ts";
import { at, campaignTable, type Setting, turnIn } from "../vignettes-campaign.ts";

const ALL_MARKERS = scenarioAt(SCENARIO_IDS.indexOf("europe-1939")).markers.map(({ id }) => id);

/** The Axis begins its Operations with its Surprise Attack; other markers are out of reach unless they are named. */
function surpriseAttack(lines: string, markers: readonly string[], setting: Setting): Table {
  const available = ["axisSurpriseAttack", ...markers];
  const table = campaignTable(`everybody: out\n${lines}`, {
    phase: "surprise",
    markers: Object.fromEntries(ALL_MARKERS.map((id) => [id, available.includes(id) ? "available" : "aside"])),
    ...setting,
  });
  table.do("axis", { type: "surprise" });
  return table;
}

/** Both sides commit all they can; the lines of the attack. */
function attackLines(table: Table, events: Event[]): string[] {
  const asked = () => table.decision().filter((entry) => entry.endsWith("D-COM"));
  while (asked().length > 0) events.push(...table.do(asked()[0].split(" ")[0] as Side, { type: "will" }));
  const combat = events.findLast((event) => event.type === "groundCombat");
  if (combat?.type !== "groundCombat") throw new Error("no ground combat was fought");
  return combat.attack.lines.map(({ id, value }) => `${id} ${value < 0 ? "" : "+"}${value}`);
}

test("§56.1 the bonus is for the first attack of a unit, not for its second", () => {
  const table = surpriseAttack("germany: active axis, income 9\nG10 Łódź+W\nPLO Łódź", [], { dice: [2, 4, 2, 4] });
  table.do("axis", { type: "activate", unit: "G10" });
  const attack = () => attackLines(table, table.do("axis", { type: "attack", hex: at("Łódź") }));
  expect(attack()).toContain("axisSurpriseAttack +2");
  expect(table.decision()).toEqual(["axis D-STEP"]);
  expect(attack()).not.toContain("axisSurpriseAttack +2");
});

test("R-EVT-9 ULTRA cancels the bonus and goes two turns ahead", () => {
  const table = surpriseAttack(
    "germany: active axis, income 9\nG5 Lille\nLille: axis\nUBEF Lille+W",
    ["westernUltra"],
    {
      month: "1940-06",
      dice: [3, 3],
    },
  );
  table.do("axis", { type: "activate", unit: "G5" });
  const events = table.do("axis", { type: "attack", hex: at("Lille+W") });
  expect(table.decision()).toEqual(["western D-COM"]);
  expect(attackLines(table, events)).not.toContain("axisSurpriseAttack +2");
  expect(table.view("axis").markers.westernUltra).toBe(`turn ${turnIn("europe-1939", "1940-08")}`);
});

test("§55.6, §56.1 a landing Assault has the bonus for its Primary Attacker", () => {
  const lines = `italy: active axis, income 9
    fired: CE-MED, CE-WEST
    IT1 Siracusa
    IV1 Siracusa
    UMG Malta`;
  const table = surpriseAttack(lines, [], { month: "1941-06", dice: [3, 3] });
  const events = [
    { type: "invade", sea: 23 },
    { type: "pair", unit: "IT1", with: "IV1" },
    { type: "land", unit: "IT1", hex: at("Malta") },
    { type: "launch" },
  ].flatMap((action) => table.do("axis", action));
  while (table.decision()[0] === "western D-INT") events.push(...table.do("western", { type: "none" }));
  if (table.decision()[0] === "axis D-LAND") events.push(...table.do("axis", table.legal("axis")[0]));
  expect(attackLines(table, events)).toEqual(["G11 -1", "GM1 -1", "axisSurpriseAttack +2"]);
});
