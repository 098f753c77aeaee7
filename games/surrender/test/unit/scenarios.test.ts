/** Every scenario is whole: map, lines, cities, units, supply at the start, victory. */
import { describe, expect, test } from "vitest";
import { type Board, boardAt, boardNamed, hexOf, PROHIBITED } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import { SCENARIO_IDS } from "../../data/scenarios/index.ts";
import { COUNTRY_STATUSES } from "../../data/scenarios/scenario.ts";
import { FACTIONS, HEX_TERRAINS } from "../../data/vocabulary.ts";
import { PHASES } from "../../model/state.ts";
import { DEFAULT_OPTIONS } from "../../options.ts";
import { isBase } from "../../rules/air/displacement.ts";
import { atWar, countryOf, countryOfSite, isCapital } from "../../rules/sides.ts";
import { hasSupplyLine } from "../../rules/supply/lines.ts";
import { rivalIn } from "../../rules/units.ts";
import { initialState } from "../../setup.ts";

const WATER = HEX_TERRAINS.indexOf("water");

function neighbours(board: Board, hex: number): number[] {
  return Array.from(
    { length: DIRECTION_COUNT },
    (_, direction) => board.neighbour[hex * DIRECTION_COUNT + direction],
  ).filter((next) => next >= 0);
}

describe.each(SCENARIO_IDS.map((id, scenario) => [id, scenario] as const))("%s", (_, scenario) => {
  const board = boardAt(scenario);
  const data = board.scenario;
  const { map } = data;
  const inPlay = (id: string) => board.hexIndex.has(id);
  const states = data.starts.map((_, opening) => initialState({ ...DEFAULT_OPTIONS, scenario, opening }, 1));
  const countries = new Map(data.countries.map((country) => [country.id, country]));

  test("every hex has an Area or a Sea Zone, land comes first, neighbours are mutual", () => {
    expect(new Set(board.hexIds).size).toBe(board.size);
    const isWhole = (hex: number) => {
      const sea = board.terrain[hex] === WATER;
      const offLand = sea || HEX_TERRAINS[board.terrain[hex]] === "fadedDot";
      return (
        board.area[hex] < 0 === sea &&
        board.sea[hex] >= 0 === sea &&
        hex >= board.land === offLand &&
        neighbours(board, hex).every((next) => neighbours(board, next).includes(hex))
      );
    };
    expect(board.hexIds.filter((_, hex) => !isWhole(hex))).toEqual([]);
  });

  test("hexsides join land hexes, the lower id first, and are named once", () => {
    const pairs = map.hexsides.flatMap(({ sides }) => sides.split(" "));
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const pair of pairs) {
      const [a, b] = pair.split("-");
      expect(a < b).toBe(true);
      if (!inPlay(a) || !inPlay(b)) continue;
      expect(neighbours(board, hexOf(board, a)), pair).toContain(hexOf(board, b));
      for (const each of [a, b]) expect(board.terrain[hexOf(board, each)], pair).not.toBe(WATER);
    }
  });

  test("Transport Lines run over land that can be crossed", () => {
    for (const { name, path } of map.transportLines) {
      const line = path.split(" ");
      expect(line.length, name).toBeGreaterThan(1);
      line.forEach((id, i) => {
        if (!inPlay(id)) return;
        expect(hexOf(board, id), name).toBeLessThan(board.land);
        if (i === 0 || !inPlay(line[i - 1])) return;
        const from = hexOf(board, line[i - 1]);
        const direction = Array.from({ length: DIRECTION_COUNT }, (_, n) => n).find(
          (n) => board.neighbour[from * DIRECTION_COUNT + n] === hexOf(board, id),
        )!;
        expect(board.stepCost[from * DIRECTION_COUNT + direction], name).toBe(1);
      });
    }
  });

  test("cities, capitals, ports and forts", () => {
    expect(new Set(board.sites.map(({ hex }) => hex)).size).toBe(board.sites.length);
    expect(new Set(map.cities.map(({ name }) => name)).size).toBe(map.cities.length);
    board.sites.forEach(({ name, hex, area, port, city }, site) => {
      expect(hex, name).toBeLessThan(board.land);
      expect(board.areas[area].countryIndex, name).toBeGreaterThanOrEqual(0);
      if (city !== undefined) expect(board.areas[area].id, name).toBe(city.country);
      if (port >= 0 && city?.estuary === undefined) expect(board.seaZones[port].coast, name).toContain(hex);
      for (const s of states) if (isCapital(s, site)) expect(board.capitals[countryOfSite(s, site)]).toBe(site);
    });
    for (const country of data.countries) {
      expect(COUNTRY_STATUSES).toContain(country.status);
      const off =
        country.capital === undefined || !map.cities.some(({ name, hex }) => name === country.capital && inPlay(hex));
      expect(board.capitals[board.countryIds.indexOf(country.id)] < 0, country.id).toBe(off);
    }
  });

  test("units stand where they may, with room, bases and ports", () => {
    expect(new Set(board.unitIds).size).toBe(board.units.length);
    for (const s of states) {
      board.units.forEach((unit, u) => {
        if (unit.garrison) expect(s.unitReduced[u], unit.id).toBe(1);
        const hex = s.unitPlace[u];
        if (hex < 0) return;
        expect(rivalIn(s, u, hex), unit.id).toBe(u);
        if (s.unitFaction[u] < 0) {
          expect(data.countries[unit.countryIndex].status, unit.id).toBe("inactive");
          return;
        }
        const holder = s.countryFaction[countryOf(s, hex)];
        expect(holder === s.unitFaction[u] || atWar(s, holder, s.unitFaction[u]), unit.id).toBe(true);
        if (unit.class === "air") expect(isBase(s, hex, s.unitFaction[u]), unit.id).toBe(true);
        if (unit.class === "naval") expect(board.sites[board.siteAt[hex]].port, unit.id).toBeGreaterThanOrEqual(0);
      });
    }
  });

  test("special rules and victory name what exists", () => {
    const names = new Set(map.cities.map(({ name }) => name));
    for (const line of data.victory) {
      const { test: wanted, text } = line;
      expect(wanted.byTurn ?? wanted.atEndOf ?? 0, text).toBeLessThanOrEqual(data.turns.length);
      for (const id of [...(wanted.conquered ?? []), ...(wanted.notConquered ?? []), ...(wanted.notConqueredAny ?? [])])
        expect(countries.has(id), text).toBe(true);
      const cities = [wanted.controls ?? [], ...Object.values(wanted.holds ?? {}), wanted.count?.of ?? []].flat();
      for (const city of cities) expect(names.has(city), text).toBe(true);
    }
    expect(data.victory.at(-1)!.test.atEndOf).toBe(data.turns.length);
    for (const phase of data.phases) if (phase !== "operations") expect(PHASES).toContain(phase);
  });
});

test.each(["poland-1939", "france-1940", "balkans-1941"] as const)(
  "%s: every enemy city can be reached by land",
  (id) => {
    const board = boardNamed(id);
    const s = initialState({ ...DEFAULT_OPTIONS, scenario: SCENARIO_IDS.indexOf(id) }, 1);
    const first = board.fieldUnits.find((unit) => FACTIONS[s.unitFaction[unit]] === "axis" && s.unitPlace[unit] >= 0)!;
    const seen = new Set([s.unitPlace[first]]);
    const takesPart = (hex: number) => board.scenario.countries[countryOf(s, hex)].faction !== undefined;
    for (const hex of seen) {
      for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
        const to = board.neighbour[hex * DIRECTION_COUNT + direction];
        if (to >= 0 && board.stepCost[hex * DIRECTION_COUNT + direction] !== PROHIBITED && takesPart(to)) seen.add(to);
      }
    }
    board.sites.forEach(({ hex, name }, site) => {
      const { faction, id: country } = board.scenario.countries[countryOfSite(s, site)];
      if (faction === "western" && country !== "uk") expect(seen.has(hex), name).toBe(true);
    });
  },
);

test("in Poland every unit has a supply line at the start, and its country can be conquered", () => {
  const board = boardNamed("poland-1939");
  const state = initialState(DEFAULT_OPTIONS, 1);
  board.units.forEach(({ id }, unit) => {
    if (state.unitPlace[unit] >= 0) expect(hasSupplyLine(state, unit), id).toBe(true);
  });
  const poland = board.countryIds.indexOf("poland");
  const loss = board.sites.reduce((sum, _, site) => {
    if (countryOfSite(state, site) !== poland) return sum;
    return sum + (isCapital(state, site) ? 4 : 2);
  }, 0);
  expect(loss).toBeGreaterThanOrEqual(state.will[poland]);
});
