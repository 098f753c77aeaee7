/** Every scenario file is whole: map, lines, cities, units, supply at the start, victory. */
import { describe, expect, test } from "vitest";
import { allHexes, BOARDS, type Board, PROHIBITED } from "../board.ts";
import { hexOf, SIX } from "../data/grid.ts";
import { COUNTRY_STATUSES, MARKER_KINDS, TERRAIN_LETTERS, ZONE_LETTERS } from "../data/scenarios/scenario.ts";
import { HEX_TERRAINS } from "../data/vocabulary.ts";
import { isBase } from "../rules/displacement.ts";
import { hasSupplyLine } from "../rules/supplyLines.ts";
import { initialState } from "../setup.ts";
import { PHASES } from "../state.ts";

const WATER = HEX_TERRAINS.indexOf("water");

function neighbours(board: Board, hex: number): number[] {
  return Array.from({ length: SIX }, (_, way) => board.neighbour[hex * SIX + way]).filter((next) => next >= 0);
}

/** Sea Zones whose water the hex touches. */
function coastOf(board: Board, hex: number): string[] {
  const { territory, seaZones } = board.scenario;
  const water = neighbours(board, hex).filter((next) => board.terrain[next] === WATER);
  return water.map((next) => seaZones[Number(territory[Math.floor(next / 20)][next % 20])].id);
}

describe.each(BOARDS.map((board) => [board.scenario.id, board] as const))("%s", (id, board) => {
  const { scenario } = board;
  const state = initialState({ scenario: BOARDS.indexOf(board), sovietEntry: false }, 1);
  const countries = new Map(scenario.countries.map((country) => [country.id, country]));
  const hexes = allHexes(board.rows, board.columns);

  test("the map has one terrain, one country or Sea Zone and one weather zone per hex", () => {
    for (const lines of [scenario.terrain, scenario.territory]) {
      expect(lines.length).toBe(board.rows);
      expect(lines.every((line) => line.length === board.columns)).toBe(true);
    }
    expect([...scenario.terrain.join("")].every((letter) => letter in TERRAIN_LETTERS)).toBe(true);
    if (typeof scenario.weatherZones !== "string")
      expect([...scenario.weatherZones.join("")].every((letter) => letter in ZONE_LETTERS)).toBe(true);
    for (const hex of hexes) {
      const sea = board.terrain[hex] === WATER;
      expect(board.country[hex] < 0, `${hex}`).toBe(sea);
      if (sea) expect(scenario.territory[Math.floor(hex / 20)][hex % 20]).toMatch(/[0-9]/);
      for (const next of neighbours(board, hex)) expect(neighbours(board, next)).toContain(hex);
    }
  });

  test("hexsides join land hexes, the lower id first, and are named once", () => {
    const pairs = scenario.hexsides.flatMap(({ sides }) => sides.split(" "));
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const pair of pairs) {
      const [a, b] = pair.split("-");
      expect(a < b).toBe(true);
      expect(neighbours(board, hexOf(a)), pair).toContain(hexOf(b));
      for (const each of [a, b]) expect(board.terrain[hexOf(each)], pair).not.toBe(WATER);
    }
  });

  test("Transport Lines run over land that can be crossed", () => {
    for (const { name, path } of scenario.transportLines) {
      const line = path.split(" ").map(hexOf);
      expect(line.length, name).toBeGreaterThan(1);
      line.forEach((hex, i) => {
        expect(board.ground[hex], name).toBe(1);
        if (i === 0) return;
        const way = neighboursWay(line[i - 1], hex);
        expect(board.stepCost[line[i - 1] * SIX + way], name).toBe(1);
      });
    }
    function neighboursWay(from: number, to: number): number {
      return Array.from({ length: SIX }, (_, way) => way).find((way) => board.neighbour[from * SIX + way] === to)!;
    }
  });

  test("cities, capitals, ports and forts", () => {
    expect(new Set(board.spots.map(({ hex }) => hex)).size).toBe(board.spots.length);
    expect(new Set(scenario.cities.map(({ name }) => name)).size).toBe(scenario.cities.length);
    for (const city of scenario.cities) {
      const hex = hexOf(city.hex);
      expect(board.ground[hex], city.name).toBe(1);
      expect(board.countryIds[board.country[hex]], city.name).toBe(city.country);
      if (city.portOf !== undefined && city.estuary === undefined)
        expect(coastOf(board, hex), city.name).toContain(city.portOf);
    }
    for (const country of scenario.countries) {
      const capitals = scenario.cities.filter((city) => city.country === country.id && city.capital);
      if (country.capital !== undefined && !country.capital.includes("off map"))
        expect(capitals.map(({ name }) => name)).toEqual([country.capital]);
      else expect(capitals).toEqual([]);
      expect(COUNTRY_STATUSES).toContain(country.status);
      expect(country.status === "neutral").toBe(country.faction === undefined);
      expect(country.status === "inactive").toBe(country.activation !== undefined);
    }
    for (const fort of scenario.forts) expect(board.countryIds[board.country[hexOf(fort.hex)]]).toBe(fort.country);
  });

  test("units stand where they may, with room, bases and ports", () => {
    expect(new Set(scenario.units.map((unit) => unit.id)).size).toBe(scenario.units.length);
    board.units.forEach((unit, u) => {
      expect(unit.hex ?? unit.box ?? unit.enters, unit.id).toBeDefined();
      if (unit.garrison) expect(unit.reduced, unit.id).toBe(true);
      if (unit.hex === undefined) return;
      const hex = hexOf(unit.hex);
      const country = countries.get(board.countryIds[board.country[hex]])!;
      expect(country.faction, unit.id).toBe(countries.get(unit.country)!.faction);
      if (unit.class === "air") expect(isBase(state, hex, unit.faction), unit.id).toBe(true);
      if (unit.class === "naval") expect(scenario.cities.find((city) => city.hex === unit.hex)?.portOf).toBeDefined();
      else expect((unit.class === "ground" ? state.groundAt : state.airAt)[hex], unit.id).toBe(u);
    });
  });

  test("markers, special rules and victory name what exists", () => {
    const names = new Set(scenario.cities.map(({ name }) => name));
    for (const marker of scenario.eventMarkers) {
      expect(MARKER_KINDS).toContain(marker.kind);
      expect(marker.uses ?? marker.usesPerTurn).toBeGreaterThan(0);
    }
    for (const rule of scenario.specialRules) {
      for (const named of [rule.country, rule.inCountry, ...(rule.countries ?? [])])
        if (named !== undefined) expect(countries.has(named), rule.id).toBe(true);
      for (const named of [rule.unit, rule.convoy])
        if (named !== undefined) expect(scenario.units.some((unit) => unit.id === named)).toBe(true);
    }
    for (const { test: line, text } of scenario.victory) {
      expect(line.byTurn ?? line.atEndOf, text).toBeLessThanOrEqual(scenario.turns.length);
      for (const named of [...(line.conquered ?? []), ...(line.notConquered ?? []), ...(line.notConqueredAny ?? [])])
        expect(countries.has(named), text).toBe(true);
      for (const city of line.controls ?? []) expect(names.has(city), text).toBe(true);
    }
    const last = scenario.victory.at(-1)!;
    expect(last.test.atEndOf, id).toBe(scenario.turns.length);
  });

  test("every enemy city of the Axis can be reached by land", () => {
    const first = board.units.findIndex((unit) => unit.faction === 0 && unit.field && unit.hex !== undefined);
    const seen = new Set([state.unitHex[first]]);
    for (const hex of seen) {
      for (let way = 0; way < SIX; way++) {
        const to = board.neighbour[hex * SIX + way];
        if (to < 0 || board.stepCost[hex * SIX + way] === PROHIBITED) continue;
        if (countries.get(board.countryIds[board.country[to]])!.faction !== undefined) seen.add(to);
      }
    }
    const targets = board.spots.filter(({ country }) => {
      const { faction, id: name } = scenario.countries[country];
      return faction === "western" && name !== "uk";
    });
    for (const { hex, name } of targets) expect(seen.has(hex), name).toBe(true);
  });
});

test("Poland uses no phase that the game does not play", () => {
  for (const phase of BOARDS[0].scenario.phasesUsed) expect(PHASES).toContain(phase);
});

test("in Poland every unit has a supply line at the start, and its country can be conquered", () => {
  const [board] = BOARDS;
  const state = initialState({ scenario: 0, sovietEntry: false }, 1);
  board.units.forEach(({ id }, unit) => {
    if (state.unitHex[unit] >= 0) expect(hasSupplyLine(state, unit), id).toBe(true);
  });
  const poland = board.countryIds.indexOf("poland");
  const cities = board.spots.filter(({ country }) => country === poland);
  const loss = cities.reduce((sum, { capital }) => sum + (capital ? 4 : 2), 0);
  expect(loss).toBeGreaterThanOrEqual(state.will[poland]);
});
