/** The aid's list and results of air combat, played as Air Strikes and Air Support on the map of Europe. */
import { describe, expect, test } from "vitest";
import { hexesBetween } from "../../data/europe/atlas.ts";
import { europe } from "../../data/europe/map.ts";
import type { Weather } from "../../data/vocabulary.ts";
import type { Event } from "../../model/events.ts";
import type { Table } from "../table.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";
import { fight } from "./duel.ts";

/** A strike from Köln on an air unit in Metz. */
function strike(striker: string, target: string, weather: Weather = "fair", dice: readonly number[] = [3, 3]): Event[] {
  const unit = (text: string, place: string) => text.replace(/^\w+/, (id) => `${id} ${place}`);
  const table = campaignTable(["everybody: out", unit(striker, "Köln"), unit(target, "Metz"), "G5 Berlin"].join("\n"), {
    dice: [...dice],
    weather: { cold: weather, mild: weather, warm: weather },
  });
  const [id] = striker.split(",");
  table.do("axis", { type: "activate", unit: id });
  return table.do("axis", { type: "strike", unit: target.split(",")[0] });
}

function combatOf(events: readonly Event[]) {
  const combat = events.find((event) => event.type === "airCombat");
  if (combat?.type !== "airCombat") throw new Error("no air combat was fought");
  const lines = (side: typeof combat.attack) => [
    ...side.lines.map(({ id, value }) => `${id} ${value < 0 ? "" : "+"}${value}`),
    ...side.halvings.map(({ id }) => id),
  ];
  return { attack: lines(combat.attack), defence: lines(combat.defence), result: combat.result };
}

function germanCity(isWanted: (hex: string) => boolean): string {
  return europe().cities.find(({ area, hex }) => area === "germany" && isWanted(hex))!.name;
}

function sortiesOf(events: readonly Event[]): number[] {
  return events.flatMap((event) => (event.type === "sorties" ? [event.sorties] : []));
}

describe("modifiers", () => {
  test("German against British fighters (aid N1, N4)", () => {
    expect(combatOf(strike("GL2", "UF11"))).toMatchObject({ attack: ["N1 +2"], defence: ["N4 +1"] });
  });

  test("a bomber, Low Supply and Sorties (aid N10, N12, N15)", () => {
    expect(combatOf(strike("GL2, 2, low", "UBC1"))).toMatchObject({
      attack: ["N1 +2", "N12 -2", "N15 -2"],
      defence: ["N4 +1", "N10 -2"],
    });
  });

  test("Poor weather hinders both, Severe halves both, and so does No Supply (aid N14, NH1, NH2)", () => {
    expect(combatOf(strike("GL2", "UF11", "poor"))).toMatchObject({
      attack: ["N1 +2", "N14 -2"],
      defence: ["N4 +1", "N14 -2"],
    });
    expect(combatOf(strike("GL2, no", "UF11", "severe"))).toMatchObject({
      attack: ["N1 +2", "NH1", "NH2"],
      defence: ["N4 +1", "NH2"],
    });
  });
});

describe("results", () => {
  test("Sorties after ♦, after a D result and after an A result; then the strike is over (aid AN-1, AN-2, AN-3, AN-4, CRT-3)", () => {
    const after = (dice: readonly number[]) => {
      const events = strike("GL2", "UF11", "fair", dice);
      return [combatOf(events).result, ...sortiesOf(events)];
    };
    expect(after([3, 3])).toEqual(["NE", 1, 1]);
    expect(after([5, 2])).toEqual(["DR", 1, 2]);
    expect(after([1, 6])).toEqual(["AS", 2, 1]);
  });

  test("two committed air units fight for Air Support first (aid CS-3, AN-5, AS-1, AS-2)", () => {
    const supported = (dice: readonly number[]) => {
      const { table } = fight({
        attackers: ["G5"],
        defender: "PLO",
        dice,
        others: ([from], hex) => `GL4 ${from}\nUF11 ${hex}`,
      });
      const events = [...table.do("axis", { type: "will" }), ...table.do("western", { type: "will" })];
      const { result } = combatOf(events);
      const support = events.find((event) => event.type === "airSupport");
      return [result, ...(support?.type === "airSupport" ? support.factions : [])];
    };
    expect(supported([3, 3, 3, 3])).toEqual(["NE", 0, 1]);
    expect(supported([6, 1, 3, 3])).toEqual(["DD", 0]);
  });

  test("Air Strikes reach seven hexes, Air Support five (aid R-5, R-6)", () => {
    const targets = (table: Table, type: string) => table.legal("axis").filter((action) => action.type === type);
    for (const [place, isNear] of [
      ["Paris", true],
      ["Plymouth", false],
    ] as const) {
      expect(hexesBetween(at("Köln"), at(place)) <= 7).toBe(isNear);
      const table = campaignTable(`everybody: out\nGL2 Köln\nUF11 ${place}`);
      table.do("axis", { type: "activate", unit: "GL2" });
      expect(targets(table, "strike")).toHaveLength(Number(isNear));
    }
    for (const isNear of [true, false]) {
      const { table } = fight({
        attackers: ["G5"],
        defender: "PLO",
        others: (_, hex) => `GL4 ${germanCity((city) => hexesBetween(city, hex) <= 5 === isNear)}`,
      });
      expect(table.decision().includes("axis D-COM")).toBe(isNear);
    }
  });
});
