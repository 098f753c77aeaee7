/** The aid's National Will effects that cities and field units have, played on the map of Europe. */
import { expect, test } from "vitest";
import type { Event } from "../../model/events.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";
import { fight } from "./duel.ts";

function effects(events: readonly Event[]): string[] {
  return events.flatMap((event) => (event.type === "willChanged" ? [`${event.effect} ${event.change}`] : []));
}

test("a field unit eliminated while defending costs its country 1 (aid NW1)", () => {
  const { table, events } = fight({ attackers: ["GP1"], defender: "PLO", dice: [6, 1] });
  expect(effects(events)).toEqual(["NW1 -1"]);
  expect(table.view("axis").countries.poland.will).toBe(11);
});

/** A unit takes a city back from the Axis. */
function regain(unit: string, city: string, country: string): [string[], number] {
  const lines = [
    "everybody: out",
    `${unit} ${city}+E`,
    `${country}: active western, will 5, income 9`,
    `${city}: axis`,
  ];
  const table = campaignTable(lines.join("\n"), { phasing: "western" });
  table.do("western", { type: "activate", unit });
  const events = table.do("western", { type: "march", hex: at(city) });
  return [effects(events), table.view("western").countries[country].will!];
}

test("a Mainland city regained gives 2, the capital 4, an Overseas city 1 (aid NW5, NW6, NW9)", () => {
  expect(regain("PLO", "Poznań", "poland")).toEqual([["NW6 2"], 7]);
  expect(regain("PLO", "Warszawa", "poland")).toEqual([["NW9 4"], 9]);
  expect(regain("UWDF", "Cairo", "uk")).toEqual([["NW5 1"], 6]);
});
