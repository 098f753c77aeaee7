/** §35.5, §60 Every country can fall and rise again; what random play seldom or never reaches is shown here by name. */
import { describe, expect, test } from "vitest";
import { boardNamed, NO_SITE } from "../../board/board.ts";
import { COUNTRIES } from "../../data/campaign/countries.ts";
import { WILL_OF_LIBERATED_MINOR_IN_YEARS } from "../../data/campaign/numbers.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import { SCENARIO_IDS } from "../../data/scenarios/index.ts";
import { surrender } from "../../game.ts";
import { boardOf } from "../../model/state.ts";
import { DEFAULT_OPTIONS } from "../../options.ts";
import { type Side, Table } from "../table.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";

const EUROPE = boardNamed("europe-1944");
const WAR = `everybody: out
  naziSovietPact: ended
  appeasement: ended
  wars: axis-western, axis-soviet
  fired: CE-EAST, CE-MED, CE-WEST, CE-NOR, CE-SOU, CE-USA
  germany: active axis, income 10
  uk: active western, income 10
  `;

/** Countries that own land and have a capital; Germany's fall ends the game (§61.1), Switzerland takes no part. */
const LANDS = COUNTRIES.filter(({ id, capital }) => capital !== undefined && id !== "germany" && id !== "switzerland");

test("these are the countries that can fall in a campaign", () => {
  const { milestones } = surrender.possibilities!({
    ...DEFAULT_OPTIONS,
    scenario: SCENARIO_IDS.indexOf("europe-1939"),
  });
  const names = milestones.filter((name) => name.startsWith("conquered ") && name !== "conquered germany");
  expect(LANDS.map(({ id }) => `conquered ${id}`).sort()).toEqual(names.sort());
});

function homeOf(id: string): "western" | "soviet" {
  return id === "ussr" ? "soviet" : "western";
}

/** A land hex of the same country beside its capital, without a city if there is one. */
function beside(capital: string): string {
  const { area, hexIds, hexIndex, land, neighbour, siteAt } = EUROPE;
  const hex = hexIndex.get(at(capital))!;
  const around = Array.from(
    { length: DIRECTION_COUNT },
    (_, direction) => neighbour[hex * DIRECTION_COUNT + direction],
  );
  const own = around.filter((next) => next >= 0 && next < land && area[next] === area[hex]);
  return hexIds[own.find((next) => siteAt[next] === NO_SITE) ?? own[0]];
}

/** The Baltic states are gone in the later starts. */
function scenarioOf(id: string): "europe-1939" | "europe-1944" {
  return ["estonia", "latvia", "lithuania"].includes(id) ? "europe-1939" : "europe-1944";
}

/** The unit marches into the capital next to it. */
function enter(table: Table, side: Side, unit: string, capital: string): void {
  table.do(side, { type: "activate", unit });
  table.do(side, { type: "march", hex: at(capital) });
}

function standing(table: Table, id: string) {
  return table.view("axis").countries[id];
}

describe("§60.3 conquest", () => {
  test.each(LANDS.map(({ id, capital }) => [id, capital!] as const))("conquered %s", (id, capital) => {
    const table = campaignTable(`${WAR}${id}: active ${homeOf(id)}, will 4`, {
      scenario: scenarioOf(id),
      units: { "*": { place: "out" }, G10: { place: beside(capital) } },
    });
    const germany = standing(table, "germany").will!;
    enter(table, "axis", "G10", capital);
    expect(standing(table, id)).toMatchObject({
      ...{ status: "conquered", faction: "axis", allegiance: homeOf(id), will: 0 },
      ...((id === "uk" || id === "ussr") && { exile: true }),
    });
    expect(table.view("axis").control[at(capital)]).toBe("axis");
    const gain = id === "uk" || id === "ussr" ? 2 + 16 : id === "france" || id === "italy" ? 8 : 2;
    expect(standing(table, "germany").will! - germany).toBe(gain);
  });
});

describe("§60.8 liberation", () => {
  test.each(LANDS.map(({ id, capital }) => [id, capital!] as const))("liberated %s", (id, capital) => {
    const table = campaignTable(`${WAR}usa: active western, income 10\n${id}: conquered axis, allegiance western`, {
      scenario: scenarioOf(id),
      ...{ phasing: "western", turnPhase: "operations", phase: "operations" },
      units: { "*": { place: "out" }, AM1: { place: beside(capital) } },
    });
    const board = boardOf(table.state);
    board.sites.forEach(({ area, name }, site) => {
      if (board.countryIds[table.state.areaCountry[area]] === id && name !== capital) table.state.control[site] = 1;
    });
    enter(table, "western", "AM1", capital);
    const { willLiberated } = LANDS.find((country) => country.id === id)!;
    expect(standing(table, id)).toMatchObject({
      status: "active",
      faction: "western",
      will: willLiberated ?? WILL_OF_LIBERATED_MINOR_IN_YEARS,
    });
  });
});

test("collapsed slovakia: without a city on the map it is neutral, not conquered (R-CON-2)", () => {
  const table = new Table({
    countries: { slovakia: { will: 1 }, poland: { income: 20 } },
    ...{ phasing: "western", turnPhase: "operations", phase: "operations", dice: [6, 1] },
    units: {
      "*": { place: "out" },
      SBE: { place: "1410" },
      PKR: { place: "1310" },
      PLO: { place: "1409" },
      PPZ: { place: "1411" },
    },
  });
  table.do("western", { type: "activate", unit: "PKR" });
  table.do("western", { type: "attack", hex: "1410" });
  const events = table.until((so) => so.some(({ type }) => type === "groundCombat"));
  expect(events).toContainEqual(expect.objectContaining({ type: "collapsed" }));
  expect(standing(table, "slovakia")).toMatchObject({ status: "neutral", will: 0 });
});

test("D-REPAT §13.3 a unit that goes home drives out an enemy air unit without a base", () => {
  const table = campaignTable(
    `everybody: out
    germany: active axis, income 10
    poland: active western, will 4
    Poznań: axis
    Łódź: axis
    Kraków: axis
    Brześć: axis
    G10 Warszawa+W
    GP2 Brześć
    UBC1 Brześć+W`,
  );
  enter(table, "axis", "G10", "Warszawa");
  expect(table.decision()).toEqual(["axis D-REPAT"]);
  table.do("axis", { type: "repatriate", hex: at("Brześć+W") });
  table.until(() => table.decision()[0] === "axis D-STEP");
  expect(table.place("GP2")).toBe(at("Brześć+W"));
  expect(table.place("UBC1")).not.toBe(at("Brześć+W"));
});
