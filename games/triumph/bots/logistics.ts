/** Supply of the own army: where it has a line, which units keep the line open, and what would mend it. */
import { FORTRESS } from "../data/kinds.ts";
import { AREA_COUNT, FACTION_OF_NATION, GREAT_CAPITALS, IS_LAND, NATION_OF_AREA, NEIGHBOURS, PARTY_OF_NATIONALITY } from "../data/map.ts";
import { IS_GROUND } from "../data/units.ts";
import { atWar } from "../rules/relations.ts";
import { suppliedAreas, supplyLines } from "../rules/supply.ts";
import type { State } from "../state.ts";
import { defenceOf } from "./strength.ts";

export interface Logistics {
  /** Is a unit supplied that stands here? */
  isSupplied(area: number): boolean;
  /** Strength that has to stay, so that others are supplied. */
  readonly posts: ReadonlyMap<number, number>;
  /** CV that would be supplied again by whoever takes this area, in part. */
  readonly links: Float64Array;
}

const NO_LINKS = new Float64Array(AREA_COUNT);
const NO_NEED: Logistics = { isSupplied: () => true, posts: new Map(), links: NO_LINKS };
const REACH = 3;

/** CV of troops by area, and the weakest unit there. */
function troopsOf(s: State, f: number): Map<number, { cv: number; weakest: number }> {
  const troops = new Map<number, { cv: number; weakest: number }>();
  for (let unit = 0; unit < s.unitArea.length; unit++) {
    const area = s.unitArea[unit];
    const type = s.unitType[unit];
    if (area < 0 || !IS_GROUND[type] || type === FORTRESS || PARTY_OF_NATIONALITY[s.unitNationality[unit]] !== f) continue;
    const strength = defenceOf(type, s.unitCv[unit]);
    const here = troops.get(area);
    if (here === undefined) troops.set(area, { cv: s.unitCv[unit], weakest: strength });
    else {
      here.cv += s.unitCv[unit];
      here.weakest = Math.min(here.weakest, strength);
    }
  }
  return troops;
}

/** R12 Home areas of a Rival's Great Power fall back to it as soon as they are empty. */
function isForeignHome(f: number, area: number): boolean {
  const owner = FACTION_OF_NATION[NATION_OF_AREA[area]];
  return owner >= 0 && owner !== f;
}

export function logisticsOf(s: State, f: number, minded: boolean): Logistics {
  if (!minded || !atWar(s, f)) return NO_NEED;
  const troops = troopsOf(s, f);
  const supplied = suppliedAreas(s, f);
  const posts = new Map<number, number>();
  for (const line of supplyLines(s, f, [...troops.keys()])) {
    for (const area of line?.slice(1) ?? []) {
      const post = troops.get(area);
      if (post !== undefined && isForeignHome(f, area)) posts.set(area, post.weakest);
    }
  }
  for (const capital of GREAT_CAPITALS) {
    const post = troops.get(capital);
    if (post !== undefined && isForeignHome(f, capital)) posts.set(capital, Math.max(2, post.weakest));
  }
  const links = new Float64Array(AREA_COUNT);
  for (const [area, { cv }] of troops) if (supplied[area] === 0) markLinks(s, f, area, cv, supplied, links);
  return { isSupplied: (area) => supplied[area] === 1, posts, links };
}

/** Areas on the shortest ways back to where there is Supply. */
function markLinks(s: State, f: number, start: number, cv: number, supplied: readonly number[], links: Float64Array): void {
  let ways: number[][] = [[start]];
  for (let step = 0; step < REACH; step++) {
    const done = ways.filter((way) => way.length > 1 && supplied[way[way.length - 1]] === 1);
    if (done.length > 0) {
      for (const way of done) for (const area of way.slice(1)) if (IS_LAND[area] && s.control[area] !== f) links[area] += cv / done.length;
      return;
    }
    ways = ways.flatMap((way) => NEIGHBOURS[way[way.length - 1]].filter((next) => IS_LAND[next] && !way.includes(next)).map((next) => [...way, next]));
  }
}
