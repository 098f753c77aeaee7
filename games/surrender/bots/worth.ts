/** What wins or loses the scenario: the worth of cities, of points of Will, of countries and of units. */
import type { Board } from "../board/board.ts";
import { isInactive, joins } from "../rules/inactive.ts";
import { atWar, countryOfSpot, isCapital, isMainland, STATUS } from "../rules/sides.ts";
import { unitData } from "../rules/units.ts";
import { boardOf, type State } from "../state.ts";

/** A country whose conquest ends the game, and what its factories and units add. */
const DECIDES = 40;
const PER_FACTORY = 2;
const PER_UNIT = 1.2;
/** Whoever is rid of an enemy army has a front less. */
const A_FRONT = 14;
/** Nobody counts on more than this for a point of Will. */
const MOST_WILL_WORTH = 4;
const LEAST_WILL_WORTH = 0.4;
/** The part of a country's worth that its last city adds: with it the country falls. */
const LAST_STRAW = 0.5;
/** §17.1 Will that changes with a capital, another Mainland city, an Overseas city. */
const CAPITAL_WILL = 4;
const CITY_WILL = 2;
const OVERSEAS_WILL = 1;
/** A Production Point that is not spent on this can be spent on something else. */
export const POINT_WORTH = 0.3;
export const SORTIE_WORTH = 0.4;
const ANY_PLACE = 0.4;
const PORT = 0.3;
/** A city that a line of the victory table names. */
const NAMED = 5;
const COUNTED = 2.5;
const MOST_NAMED = 10;

interface Stakes {
  /** By country: 1 if a line of the victory table asks for its conquest. */
  readonly decides: readonly boolean[];
  /** By city or fort: what the lines of the victory table add. */
  readonly named: Float64Array;
  /** By country: its cities' factories. */
  readonly factories: readonly number[];
}

const known = new WeakMap<Board, Stakes>();

/** What the victory table of the scenario asks for. */
function stakesOf(board: Board): Stakes {
  let stakes = known.get(board);
  if (stakes !== undefined) return stakes;
  const { victory } = board.scenario;
  const named = new Float64Array(board.spots.length);
  const spotNamed = new Map(board.spots.map(({ name }, spot) => [name, spot]));
  const add = (city: string, worth: number) => {
    const spot = spotNamed.get(city);
    if (spot !== undefined) named[spot] = Math.min(MOST_NAMED, named[spot] + worth);
  };
  for (const { test } of victory) {
    for (const city of test.controls ?? []) add(city, NAMED);
    for (const cities of Object.values(test.holds ?? {})) for (const city of cities) add(city, NAMED);
    for (const city of test.count?.of ?? []) add(city, COUNTED);
  }
  const decides = board.countryIds.map((id) =>
    victory.some(({ test }) => test.conquered?.includes(id) || test.fallen?.includes(id)),
  );
  const factories = board.countryIds.map((_, country) =>
    board.spots.reduce((sum, spot) => sum + (board.areas[spot.area].countryIndex === country ? spot.factories : 0), 0),
  );
  stakes = { decides, named, factories };
  known.set(board, stakes);
  return stakes;
}

/** What it is worth to drive a country out of the war. */
function knockout(s: State, country: number): number {
  const { decides, factories } = stakesOf(boardOf(s));
  const units = boardOf(s).units.reduce(
    (sum, { countryIndex, field }, unit) => sum + Number(countryIndex === country && field && s.unitPlace[unit] >= 0),
    0,
  );
  const front = units > 0 ? A_FRONT : 0;
  return (decides[country] ? DECIDES : 0) + factories[country] * PER_FACTORY + units * PER_UNIT + front;
}

/** By country: the worth of a point of its Will, the more the less it has left. */
export function willWorths(s: State): number[] {
  return s.will.map((will, country) => {
    if (will < 0 || s.countryStatus[country] !== STATUS.active) return isInactive(s, country) ? LEAST_WILL_WORTH : 0;
    return Math.max(LEAST_WILL_WORTH, Math.min(MOST_WILL_WORTH, knockout(s, country) / (will + 2)));
  });
}

/** §17.1 What a city is worth to whoever takes or keeps it, with the worth of the Will of its country. */
export function spotWorth(s: State, spot: number, wills: readonly number[]): number {
  const board = boardOf(s);
  const { city, factories, area, port } = board.spots[spot];
  const { named } = stakesOf(board);
  if (city === undefined) return ANY_PLACE + named[spot];
  const country = countryOfSpot(s, spot);
  const will = isCapital(s, spot) ? CAPITAL_WILL : isMainland(s, area) ? CITY_WILL : OVERSEAS_WILL;
  const points = board.scenario.rules.ppPerFactory * factories * POINT_WORTH;
  const last = will >= s.will[country] ? LAST_STRAW * wills[country] * (s.will[country] + 2) : 0;
  return ANY_PLACE + will * wills[country] + last + points + named[spot] + (port >= 0 ? PORT : 0);
}

/** A step of a ground unit: the first of a full one, or the last. */
export function stepWorth(s: State, unit: number): number {
  const { type, field } = unitData(s, unit);
  if (!field) return 1;
  return (type === "tank" ? 2 : 1) * (s.unitReduced[unit] === 1 ? 2 : 1.5);
}

export function unitWorth(s: State, unit: number): number {
  const { type, field } = unitData(s, unit);
  if (!field) return 1;
  return (type === "tank" ? 2 : 1) * (s.unitReduced[unit] === 1 ? 2 : 3.5);
}

/** Whether a city or fort is one that the faction wants: an enemy's, nobody's, or of a country that an attack brings in. */
export function isWanted(s: State, faction: number, spot: number): boolean {
  const holder = s.control[spot];
  if (holder >= 0) return atWar(s, faction, holder);
  const country = countryOfSpot(s, spot);
  if (isInactive(s, country)) return atWar(s, faction, joins(s, country));
  return s.countryFaction[country] >= 0;
}

/** How strong a ground unit is, about: 1 for a full infantry. */
export function strengthOf(s: State, unit: number): number {
  const { type, country, field, elite } = unitData(s, unit);
  if (!field) return 0.4;
  const quality = (country === "germany" ? 0.35 : 0) + (type === "tank" ? 0.4 : 0) + (elite === true ? 0.15 : 0);
  return (1 + quality) * (s.unitReduced[unit] === 1 ? 0.55 : 1) * (s.unitSupply[unit] === 0 ? 1 : 0.6);
}
