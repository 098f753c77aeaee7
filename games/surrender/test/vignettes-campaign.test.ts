/** The set-ups of worked examples say what they mean. */
import { expect, test } from "vitest";
import { boardOf } from "../model/state.ts";
import { at, campaignTable, turnIn } from "./vignettes-campaign.ts";

test("units, countries, cities, markers, weather, wars and policies from text", () => {
  const table = campaignTable(
    `G5 Köln
     GL2 Essen, 1
     GP1 out
     belgium: active western, will 2
     BEG Liège
     BE1 Bruxelles, reduced
     germanyAirdrop: available
     greece: neutral, pro axis
     Antwerpen: none
     weather: mild poor
     naziSovietPact: ended
     fired: CE-WEST`,
    { month: "1940-05", dice: [5, 3] },
  );
  const s = table.state;
  const board = boardOf(s);
  const unit = (id: string) => board.unitIds.indexOf(id);
  const site = (name: string) => board.sites.findIndex((known) => known.name === name);
  expect(s.turn).toBe(turnIn("europe-1939", "1940-05"));
  expect([table.place("G5"), table.place("BEG")]).toEqual([at("Köln"), at("Liège")]);
  expect([s.unitSorties[unit("GL2")], s.unitReduced[unit("BE1")], s.unitFaction[unit("BEG")]]).toEqual([1, 1, 1]);
  expect([s.control[site("Bruxelles")], s.control[site("Antwerpen")]]).toEqual([1, -1]);
  expect(s.will[board.countryIds.indexOf("belgium")]).toBe(2);
  expect(s.pro[board.countryIds.indexOf("greece")]).toBe(0);
  expect([s.weather[1], s.policies, s.fired[5], s.dice]).toEqual([1, [0, 0], 0, [5, 3]]);
});

test("a position that cannot be is refused", () => {
  expect(() => campaignTable("G5 Paris\nUBEF Paris")).toThrow("another ground unit");
  expect(() => campaignTable("NOBODY Paris")).toThrow("no unit NOBODY");
});
