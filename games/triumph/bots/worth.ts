/** What land, people and cards are worth to a Faction, in Victory Points. */
import type { Area, Faction, Nation } from "../data/ids.ts";
import { ALL_FACTIONS, NEUTRAL, SCENARIO_TWO_PLAYER, WEST } from "../data/kinds.ts";
import {
  AREAS_OF_NATION,
  CAPITAL_OF_NATION,
  GREAT_CAPITALS,
  IS_GREAT_CAPITAL,
  IS_MINOR,
  MAIN_CAPITAL,
  NATION_COUNT,
  NATION_OF_AREA,
  POP_OF_AREA,
  RES_OF_AREA,
  USA,
} from "../data/map.ts";
import type { State } from "../model/state.ts";
import { population, productionLevel, resources } from "../rules/economy/economy.ts";
import { factionOfCapital, rivalCapitals, victoryPoints } from "../rules/victory.ts";
import { areFellowAllies, atWar } from "../rules/war/relations.ts";
import type { Style } from "./brain.ts";

export const POP_OF_NATION: readonly number[] = sumOver(POP_OF_AREA);
export const RES_OF_NATION: readonly number[] = sumOver(RES_OF_AREA);

function sumOver(values: readonly number[]): number[] {
  return Array.from({ length: NATION_COUNT }, (_, nation) =>
    AREAS_OF_NATION[nation].reduce((sum, area) => sum + values[area], 0),
  );
}

/** Rates at which a Faction turns POP and RES into Victory Points. */
export interface Rates {
  readonly pop: number;
  readonly res: number;
}

const POINTS_TO_WIN = 25;
const MOST_RES = 18;

/** How people in general think of it. */
export type Attitude = Pick<Style, "foresight" | "resources" | "patience" | "protectorate" | "satellite">;
export const USUAL: Attitude = { foresight: 0.5, resources: 1, patience: 1, protectorate: 0.35, satellite: 0.75 };

/** POP pays when it limits Production now or will soon; RES only in war, but a war may come. */
export function ratesOf(s: State, f: Faction, { foresight, resources: minded }: Attitude): Rates {
  const [ind, pop, res] = [s.ind[f], population(s, f), resources(s, f)];
  const war = atWar(s, f);
  const popPays =
    pop >= POINTS_TO_WIN ? 0.2 : pop <= ind + 1 ? 1 : pop <= ind + 4 ? Math.max(0.75, foresight) : foresight;
  if (!war) return { pop: popPays, res: minded * (res >= MOST_RES ? 0.1 : res < Math.min(ind, pop) ? 0.35 : 0.2) };
  const least = Math.min(ind, pop, res);
  return {
    pop: res <= least && res < pop - 1 ? 0.5 : popPays,
    res: res <= least + 1 ? 0.95 : res <= least + 4 ? 0.5 : 0.15,
  };
}

/** What the use of a whole nation is worth to f. */
export function worthOfNation(nation: Nation, f: Faction, { pop, res }: Rates): number {
  if (nation === USA && f !== WEST) return 0;
  return pop * POP_OF_NATION[nation] + res * RES_OF_NATION[nation];
}

/** Points of each Faction as far as this table knows. */
export function pointsOf(s: State): number[] {
  return ALL_FACTIONS.map((f) => victoryPoints(s, f, "confirmed"));
}

/** Production that a Faction would lose by going to war. */
export function costOfWar(s: State, f: Faction): number {
  if (atWar(s, f)) return 0;
  const peace = Math.min(s.ind[f], population(s, f));
  return Math.max(0, peace - resources(s, f));
}

/** The Rivals of f: in the two-player game an Ally has only one. */
export function rivalsOf(s: State, f: Faction): Faction[] {
  return ALL_FACTIONS.filter((g) => g !== f && !areFellowAllies(s, f, g));
}

export function areAllied(s: State): boolean {
  return s.scenario === SCENARIO_TWO_PLAYER;
}

const HELD_FOR_VICTORY = 60;

/** What control of one land area is worth to f, beyond what it has now. */
export function worthOfArea(s: State, f: Faction, area: Area, rates: Rates, capital: number): number {
  const nation = NATION_OF_AREA[area];
  let worth = rates.pop * POP_OF_AREA[area] + rates.res * RES_OF_AREA[area];
  const isNationWon = area === CAPITAL_OF_NATION[nation] && (IS_MINOR[nation] || s.status[nation] !== NEUTRAL);
  if (isNationWon && !IS_GREAT_CAPITAL[area]) worth += 0.6 * (worthOfNation(nation, f, rates) - worth);
  if (!IS_GREAT_CAPITAL[area]) return worth;
  const owner = factionOfCapital(s, area);
  if (owner === f) return worth + capital + (area === MAIN_CAPITAL[f] ? HELD_FOR_VICTORY / 3 : 0);
  if (owner < 0) return worth;
  const counts = !areFellowAllies(s, f, owner);
  if (counts && rivalCapitals(s, f) >= 1) return HELD_FOR_VICTORY;
  return worth + capital + (area === MAIN_CAPITAL[owner] ? productionLevel(s, owner, "none").level * 0.5 : 0);
}

/** Capitals that f must not lose: its own that it holds. */
export function ownCapitals(s: State, f: Faction): Area[] {
  return GREAT_CAPITALS.filter((capital) => s.control[capital] === f && factionOfCapital(s, capital) === f);
}

const MOST_LEAD = 5;

/** By how many points a Faction leads, or lags behind the one that does. */
export function leadOf(f: Faction, points: readonly number[]): number {
  const others = points.filter((_, g) => g !== f);
  return Math.max(-MOST_LEAD, Math.min(MOST_LEAD, points[f] - Math.max(...others)));
}

/** How urgently a Rival has to be stopped: 0 not at all, 1 it is about to win. */
export function dangerOf(s: State, f: Faction, rival: Faction, points: readonly number[]): number {
  const lead = points[rival] - points[f];
  const nearVictory = (points[rival] - 19) / 5;
  const endNears = s.year >= 1943 && lead > 0 ? (s.year - 1942) * 0.2 + lead * 0.05 : 0;
  const capitals = rivalCapitals(s, rival) >= 1 ? 0.5 : 0;
  return Math.max(0, Math.min(1, Math.max(nearVictory, endNears, capitals)));
}
