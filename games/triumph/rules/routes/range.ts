/** §3.13 Distance only: which units could reach an area on an empty board. */
import type { Area, Faction, Nation, Unit } from "../../data/ids.ts";
import { FORTRESS } from "../../data/kinds.ts";
import {
  AREA_COUNT,
  AREA_IDS,
  AREAS_OF_NATION,
  ENTRY_COST,
  IS_LAND,
  IS_STRAIT,
  PARTY_OF_NATIONALITY,
} from "../../data/map.ts";
import { ESCAPED, MOVED, type State } from "../../model/state.ts";
import {
  ALONG_COAST,
  BY_AIR,
  BY_LAND,
  BY_SEA,
  MODES_OF_TYPE,
  type Mode,
  movementSpeed,
  STEPS,
} from "../movement/mover.ts";
import { hasFlag, partyOf } from "../units.ts";

const OUT_OF_RANGE = 255;

/** By mode, end and start: the least cost of a move on an empty board. */
const COST_TO: readonly (readonly Uint8Array[])[] = [BY_LAND, BY_SEA, BY_AIR, ALONG_COAST].map((mode) =>
  AREA_IDS.map((_, end) => costsTo(end, mode)),
);
/** By mode, start and end. */
const COST_FROM: readonly (readonly Uint8Array[])[] = COST_TO.map((costs) =>
  AREA_IDS.map((_, start) => new Uint8Array(AREA_COUNT).map((_, end) => costs[end][start])),
);

/** By nation, mode and start: the least cost of a move into the nation's land on an empty board. */
export const COST_TO_NATION: readonly (readonly Uint8Array[])[] = AREAS_OF_NATION.map((areas) =>
  COST_TO.map((costs) => nearest(areas.map((end) => costs[end]))),
);

/** The least cost of a move from one area to another on an empty board. */
export function leastCost(mode: Mode, start: Area, end: Area): number {
  return COST_FROM[mode][start][end];
}

const MAX_SPEED = 5;

/** A set of nations as bits: the first 32, and the others. */
export interface NationSet {
  readonly low: number;
  readonly high: number;
}
const WORD = 32;

export function hasNation({ low, high }: NationSet, nation: Nation): boolean {
  return (((nation < WORD ? low : high) >>> (nation % WORD)) & 1) !== 0;
}

function nationSet(nations: readonly Nation[]): NationSet {
  const word = (some: readonly Nation[]) => some.reduce((bits, nation) => bits | (1 << (nation % WORD)), 0);
  return {
    low: word(nations.filter((nation) => nation < WORD)),
    high: word(nations.filter((nation) => nation >= WORD)),
  };
}

/** By mode, speed and start: the nations within reach of a move on an empty board. */
const NATIONS_WITHIN: readonly (readonly (readonly NationSet[])[])[] = COST_TO.map((_, mode) =>
  Array.from({ length: MAX_SPEED + 1 }, (_, speed) =>
    AREA_IDS.map((_, start) =>
      nationSet(COST_TO_NATION.flatMap((costs, nation) => (costs[mode][start] <= speed ? [nation] : []))),
    ),
  ),
);

/** No least cost: wherever the unit goes, it may be there already. */
export const COST_TO_ANYWHERE: readonly Uint8Array[] = COST_TO.map(() => new Uint8Array(AREA_COUNT));

function costsTo(end: Area, mode: Mode): Uint8Array {
  const cost = new Uint8Array(AREA_COUNT).fill(OUT_OF_RANGE);
  const queue = [end];
  cost[end] = 0;
  for (let head = 0; head < queue.length; head++) {
    const to = queue[head];
    const isPortOnTheWay = mode === BY_SEA && IS_LAND[to] && !IS_STRAIT[to] && to !== end;
    if (isPortOnTheWay) continue;
    for (const from of STEPS[mode][to]) {
      if (cost[to] + ENTRY_COST[to] >= cost[from]) continue;
      cost[from] = cost[to] + ENTRY_COST[to];
      queue.push(from);
    }
  }
  return cost;
}

function nearest(costs: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(AREA_COUNT).map((_, start) => Math.min(OUT_OF_RANGE, ...costs.map((cost) => cost[start])));
}

/** Has the unit of the Faction not moved yet, and is it of a kind that moves? */
export function couldStillMove(s: State, faction: Faction, unit: Unit): boolean {
  return (
    s.unitArea[unit] >= 0 &&
    PARTY_OF_NATIONALITY[s.unitNationality[unit]] === faction &&
    s.unitType[unit] !== FORTRESS &&
    (s.unitFlags[unit] & MOVED) === 0
  );
}

/** The units of the Faction that could still move, in slot order. */
export function unmovedUnits(s: State, faction: Faction): Unit[] {
  const units: Unit[] = [];
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) if (couldStillMove(s, faction, unit)) units.push(unit);
  return units;
}

/** Units with the same key have the same moves. */
export function kindOfMover(s: State, unit: Unit): number {
  const escaped = hasFlag(s, unit, ESCAPED) ? 1 : 0;
  return ((s.unitArea[unit] * 8 + s.unitType[unit]) * 8 + s.unitNationality[unit]) * 2 + escaped;
}

/** Of these units the first of each kind. */
export function oneOfEachKind(s: State, units: readonly Unit[]): Unit[] {
  const kinds: number[] = [];
  return units.filter((unit) => {
    const kind = kindOfMover(s, unit);
    return !kinds.includes(kind) && kinds.push(kind) > 0;
  });
}

/** Is one of the areas near enough for a normal move of the unit? */
export function isWithinRange(s: State, unit: Unit, ends: readonly Area[]): boolean {
  const type = s.unitType[unit];
  const faction = partyOf(s, unit);
  for (const mode of MODES_OF_TYPE[type]) {
    const costs = COST_FROM[mode][s.unitArea[unit]];
    const speed = movementSpeed(s, faction, type, mode);
    for (let i = 0; i < ends.length; i++) if (costs[ends[i]] <= speed) return true;
  }
  return false;
}

/** The nations near enough for a normal move of the unit into their land. */
export function nationsNear(s: State, unit: Unit): NationSet {
  const type = s.unitType[unit];
  let low = 0;
  let high = 0;
  for (const mode of MODES_OF_TYPE[type]) {
    const within = NATIONS_WITHIN[mode][movementSpeed(s, partyOf(s, unit), type, mode)][s.unitArea[unit]];
    low |= within.low;
    high |= within.high;
  }
  return { low, high };
}

/** Per nation, whether one of these units is near enough for a normal move into its land. */
export function nationsWithinRange(s: State, units: readonly Unit[]): boolean[] {
  const near = units.map((unit) => nationsNear(s, unit));
  return COST_TO_NATION.map((_, nation) => near.some((nations) => hasNation(nations, nation)));
}

export function isWithinRangeOfNation(s: State, unit: Unit, nation: Nation): boolean {
  const type = s.unitType[unit];
  for (const mode of MODES_OF_TYPE[type]) {
    if (COST_TO_NATION[nation][mode][s.unitArea[unit]] <= movementSpeed(s, partyOf(s, unit), type, mode)) return true;
  }
  return false;
}
