/** What wins or loses the scenario: the worth of cities, of points of Will, of countries and of units. */
import type { Board } from "../board/board.ts";
import { boardOf, type State } from "../model/state.ts";
import { isInactive, joins } from "../rules/nations/inactive.ts";
import { atWar, countryOfSite, isCapital, isConquered, isMainland, STATUS } from "../rules/sides.ts";
import { unitData } from "../rules/units.ts";
import { goalsOf, turnsLeft } from "./goals.ts";
import type { Weights } from "./weights.ts";

/** What a country's factories and units add to its worth. */
const PER_FACTORY = 2;
const PER_UNIT = 1.2;
const PER_FREED_UNIT = 1.8;
/** A side that is rid of an enemy army has a front less. */
const A_FRONT = 14;
const LEAST_WILL_WORTH = 0.15;
const INACTIVE_WILL_WORTH = 0.4;
/** In a war of years a great country regains some of the Will it loses: so much at most, and only above this Will. */
const MOST_REGAINED = 10;
const HARDLY_REGAINED = 10;
/** §17.1 Will that changes with a capital, another Mainland city, an Overseas city. */
const CAPITAL_WILL = 4;
const CITY_WILL = 2;
const OVERSEAS_WILL = 1;
/** A Production Point that is not spent on this can be spent on something else. */
export const POINT_WORTH = 0.3;
export const SORTIE_WORTH = 0.4;
const ANY_FORT = 0.4;
/** Turns for which a factory is counted in a war of years. */
const FACTORY_TURNS = 4;
const PORT = 0.3;
/** The country whose fall ends a campaign. */
const LAST_TO_FALL = "germany";

/** A war of years, not of a season. */
export function isLongWar({ scenario }: Board): boolean {
  return scenario.factions.length > 2;
}

const known = new WeakMap<Board, readonly number[]>();

/** By country: its cities' factories. */
function factoriesOf(board: Board): readonly number[] {
  let factories = known.get(board);
  if (factories !== undefined) return factories;
  factories = board.countryIds.map((_, country) =>
    board.sites.reduce((sum, site) => sum + (board.areas[site.area].countryIndex === country ? site.factories : 0), 0),
  );
  known.set(board, factories);
  return factories;
}

const freed = new WeakMap<Board, readonly number[]>();

/** By country: what each of its cities counts for when it is conquered and could be freed: a part of the army that returns. */
function freedBy(board: Board): readonly number[] {
  let worths = freed.get(board);
  if (worths !== undefined) return worths;
  worths = board.countryIds.map((_, country) => {
    const cities = board.sites.filter(
      ({ city, area }) => city !== undefined && board.areas[area].countryIndex === country,
    ).length;
    const army = board.fieldUnits.filter((unit) => board.units[unit].countryIndex === country).length;
    return cities === 0 ? 0 : (army * PER_FREED_UNIT) / cities;
  });
  freed.set(board, worths);
  return worths;
}

/** What everything is worth as things stand, for what can still be decided in a turn. */
export interface Worths {
  /** By country: what its conquest would change, 0 to 1. */
  readonly decides: Float64Array;
  /** By country: what it is worth to drive it out of the war, as far as that can be done in time. */
  readonly knockouts: readonly number[];
  /** By country: a point of its Will, the more the less it has left. */
  readonly wills: readonly number[];
  /** By city or fort: to the side that takes or keeps it. */
  readonly sites: Float64Array;
  /** … the part of it that counts at the end of the game only. */
  readonly atEnd: Float64Array;
  /** By city or fort: 1 where the victory table asks for it or for its country; in a campaign everywhere. */
  readonly decisive: Uint8Array;
}

export function worthsOf(s: State, isShortWar: boolean, weights: Weights, turn = s.turn): Worths {
  const board = boardOf(s);
  const { decides, named, atEnd } = goalsOf(s, isShortWar, turn, weights);
  const factories = factoriesOf(board);
  const armies = new Int16Array(board.countryIds.length);
  for (const unit of board.fieldUnits) if (s.unitPlace[unit] >= 0) armies[board.units[unit].countryIndex]++;
  const most = weights.willAtOnce + weights.willATurn * (1 + turnsLeft(s));
  const knockouts = s.will.map((will, country) => {
    const front = armies[country] > 0 ? A_FRONT : 0;
    const later = isShortWar ? Math.min(1, turnsLeft(s) / weights.fade) : 1;
    const rest = factories[country] * PER_FACTORY + armies[country] * PER_UNIT + front;
    return (decides[country] * weights.decides + rest * later) * Math.max(0, Math.min(1, (2 * (most - will)) / most));
  });
  const isCampaign = isLongWar(board);
  const wills = s.will.map((will, country) => {
    if (will < 0 || s.countryStatus[country] !== STATUS.active) return isInactive(s, country) ? INACTIVE_WILL_WORTH : 0;
    const regained = isCampaign ? Math.max(0, Math.min(MOST_REGAINED, (will - HARDLY_REGAINED) / 2)) : 0;
    return Math.max(LEAST_WILL_WORTH, Math.min(weights.mostWill, knockouts[country] / (will + regained + 2)));
  });
  const decisive = Uint8Array.from(board.sites, (_, site) =>
    Number(isCampaign || named[site] > 0 || decides[countryOfSite(s, site)] > 0),
  );
  const worths = { decides, knockouts, wills, sites: named, atEnd, decisive };
  for (let site = 0; site < board.sites.length; site++) named[site] += siteWorth(s, site, worths, isShortWar, weights);
  return worths;
}

/** §17.1 The Will that changes with a city. */
export function willOfSite(s: State, site: number): number {
  if (isCapital(s, site)) return CAPITAL_WILL;
  return isMainland(s, boardOf(s).sites[site].area) ? CITY_WILL : OVERSEAS_WILL;
}

/** §17.1 What a city is worth beyond what the victory table says of it. */
function siteWorth(
  s: State,
  site: number,
  { knockouts, wills }: Worths,
  isShortWar: boolean,
  weights: Weights,
): number {
  const board = boardOf(s);
  const { city, factories, port } = board.sites[site];
  if (city === undefined) return ANY_FORT;
  const country = countryOfSite(s, site);
  const will = willOfSite(s, site);
  const turns = isLongWar(board) ? Math.min(FACTORY_TURNS, 1 + turnsLeft(s)) : 1;
  const points = board.scenario.rules.ppPerFactory * factories * POINT_WORTH * turns;
  const mayFall = !isShortWar || s.control[site] === s.countryFaction[country];
  const last = mayFall && wills[country] > 0 && will >= s.will[country] ? weights.lastStraw * knockouts[country] : 0;
  const freedom = isLongWar(board) && isConquered(s, country) ? freedBy(board)[country] : 0;
  const held = isCapital(s, site) ? 2 * freedom : freedom;
  return weights.anyCity + will * wills[country] + last + points + held + (port >= 0 ? PORT : 0);
}

/**
 * R-CON-5 The last city of a country that would fight on without it. Where no army can be raised, none can be beaten, and
 * only that takes the Will that is left; so in a war of years it is besieged and not entered.
 */
export function isLastRefuge(s: State, site: number): boolean {
  const board = boardOf(s);
  const country = countryOfSite(s, site);
  const holder = s.countryFaction[country];
  if (!isLongWar(board) || board.countryIds[country] !== LAST_TO_FALL) return false;
  if (s.control[site] !== holder || board.sites[site].city === undefined) return false;
  if (s.will[country] <= willOfSite(s, site)) return false;
  return !board.sites.some(
    ({ city }, other) =>
      other !== site && city !== undefined && s.control[other] === holder && countryOfSite(s, other) === country,
  );
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
export function isWanted(s: State, faction: number, site: number): boolean {
  const holder = s.control[site];
  if (holder >= 0) return atWar(s, faction, holder);
  const country = countryOfSite(s, site);
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
