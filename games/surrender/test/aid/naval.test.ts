/** The aid's lines on ships, on air units against them and on their ranges, played on the map of Europe. */
import { describe, expect, test } from "vitest";
import type { Event } from "../../model/events.ts";
import type { ActionJson, Side, Table } from "../table.ts";
import { at, campaignTable, type Setting } from "../vignettes-campaign.ts";
import { fight } from "./duel.ts";

const EMPTY = "everybody: out\n";
const ITALY = "italy: active axis, income 5\nfired: CE-MED, CE-WEST\n";
const NO_MARKERS = { ukRadar: "aside", westernUltra: "aside", germanyUboat: "aside" };

function play(table: Table, side: Side, ...actions: readonly ActionJson[]): Event[] {
  return actions.flatMap((action) => table.do(side, action));
}

/** The lines of both sides of an Air Strike. */
function linesOf(events: readonly Event[]): { attack: string[]; defence: string[] } {
  const combat = events.find((event) => event.type === "airCombat");
  if (combat?.type !== "airCombat") throw new Error("no air combat was fought");
  const lines = (side: typeof combat.attack) =>
    side.lines.map(({ id, value }) => `${id} ${value < 0 ? "" : "+"}${value}`);
  return { attack: lines(combat.attack), defence: lines(combat.defence) };
}

/** An Air Strike without an escort. */
function strike(side: Side, unit: string, target: string, lines: string, more: Setting = {}) {
  const table = campaignTable(EMPTY + lines, { month: "1940-08", phasing: side, markers: NO_MARKERS, ...more });
  const events = play(table, side, { type: "activate", unit }, { type: "strike", unit: target });
  const [answer] = table.decision();
  if (answer?.endsWith("D-ESC")) events.push(...play(table, answer.split(" ")[0] as Side, { type: "none" }));
  return linesOf(events);
}

describe("modifiers", () => {
  test("a French fleet in port (aid N5)", () => {
    expect(strike("axis", "GL2", "FN2", `${ITALY}GL2 Genova\nFN2 Marseille`)).toEqual({
      attack: ["N1 +2", "N13 +1"],
      defence: ["N5 +1"],
    });
  });

  test("a Western air unit that defends in Britain (aid N6)", () => {
    const lines = "france: conquered axis, allegiance western\nGL2 Le Havre\nUF11 London";
    expect(strike("axis", "GL2", "UF11", lines).defence).toEqual(["N4 +1", "N6 +2"]);
  });

  test("a carrier in Fair, Poor and Severe weather (aid N7, N8, N9)", () => {
    const lines = (weather: string) =>
      strike("western", "UCM", "IN1", `${ITALY}UCM Malta\nIN1 Taranto`, { weather: { warm: weather } }).attack;
    expect(lines("fair")).toEqual(["N3 +2", "N7 +2"]);
    expect(lines("poor")).toEqual(["N3 +2", "N8 +1", "N14 -2"]);
    expect(lines("severe")).toEqual(["N3 +2", "N9 -1"]);
  });

  test("Radar helps a British fighter over Britain (aid NX1)", () => {
    const table = campaignTable(
      `${EMPTY}france: conquered axis, allegiance western
       GL2 Le Havre
       UF11 London`,
      { month: "1940-08", markers: { ...NO_MARKERS, ukRadar: "available" } },
    );
    play(table, "axis", { type: "activate", unit: "GL2" }, { type: "strike", unit: "UF11" });
    expect(table.decision()).toEqual(["western D-COM"]);
    const { defence } = linesOf(play(table, "western", { type: "will" }));
    expect(defence).toEqual(["N4 +1", "N6 +2", "ukRadar +2"]);
  });
});

test("after AA in the air only the defender has Air Support (aid AS-3)", () => {
  const { table } = fight({
    attackers: ["G5"],
    defender: "PLO",
    dice: [1, 6, 3, 3],
    others: ([from], hex) => `GL4 ${from}, 4, low\nUF11 ${hex}`,
  });
  const events = [...play(table, "axis", { type: "will" }), ...play(table, "western", { type: "will" })];
  expect(events.find((event) => event.type === "airCombat")).toMatchObject({ result: "AA" });
  expect(events.find((event) => event.type === "airSupport")).toMatchObject({ factions: [1] });
});

test("a reduced unit on board of an interdicted convoy stays as it is (aid TL-2)", () => {
  const table = campaignTable(`${EMPTY}${ITALY}IV1 Taranto\nIT1 Taranto, reduced\nUFH Malta\nUMG Malta`, {
    month: "1940-03",
    dice: [6, 1],
  });
  const voyage = [
    { type: "activate", unit: "IV1" },
    { type: "load", unit: "IT1" },
    { type: "sail", place: at("Tobruk") },
  ];
  play(table, "axis", ...voyage);
  const events = play(table, "western", { type: "intercept", unit: "UFH", sea: 23, target: "IV1" });
  expect(events.map(({ type }) => type)).toContain("interdicted");
  expect(events.map(({ type }) => type)).not.toContain("reduced");
  expect(table.view("axis").units.IT1.strength).toBe("reduced");
});

describe("ranges", () => {
  test("a Soviet invasion starts from a port of its Sea Zone (aid R-8)", () => {
    const table = campaignTable(`${EMPTY}R9 Odessa\nRV1 Odessa\nussr: active soviet, income 9`, {
      scenario: "europe-1941",
      phasing: "soviet",
    });
    expect(table.legal("soviet").filter(({ type }) => type === "invade")).toEqual([{ type: "invade", sea: 29 }]);
    expect(table.refused("soviet", { type: "invade", sea: 30 })).toBe("INVASION_FORCE");
  });

  test("a warship in a Map Box intercepts in the zones next to it (aid R-13)", () => {
    const table = campaignTable(
      `${EMPTY}france: conquered axis, allegiance western
       spain: active axis
       naziSovietPact: ended
       usa: active western
       GV1 Brest
       ANF ENA`,
      { month: "1943-06" },
    );
    play(table, "axis", { type: "activate", unit: "GV1" }, { type: "course", sea: 9 }, { type: "course", sea: 17 });
    play(table, "axis", { type: "sail", place: at("La Coruña") });
    const zones = table
      .legal("western")
      .flatMap(({ type, unit, sea }) => (type === "intercept" && unit === "ANF" ? [sea] : []));
    expect(zones).toEqual([17]);
  });
});
