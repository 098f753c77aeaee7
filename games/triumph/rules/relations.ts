/** §1.2 Who is whose Rival or Enemy. What an area is to a Faction is in territory.ts. */
import { ARMED, AXIS, NATIVE, SCENARIO_TWO_PLAYER } from "../data/kinds.ts";
import { IS_LAND, NATION_OF_AREA } from "../data/map.ts";
import type { State } from "../state.ts";

/** The war bit of two Factions: axis–west 1, axis–ussr 2, west–ussr 4. */
export function warBit(f: number, g: number): number {
  return 1 << (f + g - 1);
}

/** §15.1 */
export function atWarWith(s: State, f: number, g: number): boolean {
  return f !== g && (s.war & warBit(f, g)) !== 0;
}

/** The Factions that f is at war with, as bits, by the state's war bits and f. */
const ENEMIES_OF: readonly number[] = Array.from({ length: 32 }, (_, i) => enemies(i >> 2, i & 3));

function enemies(war: number, f: number): number {
  let mask = 0;
  for (let g = 0; g < NATIVE; g++) if (f < NATIVE && g !== f && (war & warBit(f, g)) !== 0) mask |= 1 << g;
  return mask;
}

/** §15.1 The Factions that f is at war with, as a bit mask. */
export function enemiesOf(s: State, f: number): number {
  return ENEMIES_OF[(s.war << 2) | f];
}

/** §15.1 Enmity with an Armed Minor is no War (R80). */
export function atWar(s: State, f: number): boolean {
  return (s.war & WARS_OF_FACTION[f]) !== 0;
}
const WARS_OF_FACTION = [1 | 2, 1 | 4, 2 | 4];

/** Is the nation of this land area an Armed Minor (or armed Colony) that fights Faction f? */
export function minorIsEnemy(s: State, f: number, nation: number): boolean {
  return s.status[nation] === ARMED && (s.enemies[nation] & (1 << f)) !== 0;
}

/** §1.2 Is Party p, present in or controlling this area, an Enemy of Faction f? */
export function isEnemy(s: State, f: number, p: number, area: number): boolean {
  return p === NATIVE ? IS_LAND[area] && minorIsEnemy(s, f, NATION_OF_AREA[area]) : atWarWith(s, f, p);
}

/** Are two Parties in this area hostile to each other? Grey blocks never fight each other. */
export function areHostile(s: State, p: number, q: number, area: number): boolean {
  if (p === NATIVE) return q !== NATIVE && isEnemy(s, q, NATIVE, area);
  return isEnemy(s, p, q, area);
}

/** §1.3 Occupied now by Party p; Escaped Subs do not count. */
export function occupies(s: State, p: number, area: number): boolean {
  return s.present[area * 4 + p] > 0;
}

export function hasGround(s: State, p: number, area: number): boolean {
  return s.ground[area * 4 + p] > 0;
}

// ---- two players

/** §18 Two players: West and USSR belong to one player and never fight each other. */
export function areFellowAllies(s: State, f: number, g: number): boolean {
  return s.scenario === SCENARIO_TWO_PLAYER && f !== g && f !== AXIS && g !== AXIS && f !== NATIVE && g !== NATIVE;
}

/** §18.1 Two players: the Ally that is not the Active one of the year. */
export function isPassiveAlly(s: State, faction: number): boolean {
  return s.scenario === SCENARIO_TWO_PLAYER && faction !== AXIS && faction !== s.activeAlly;
}
