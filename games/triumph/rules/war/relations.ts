/** §1.2 Who is whose Rival or Enemy. What an area is to a Faction is in territory.ts. */
import type { Area, Faction, Nation, Party } from "../../data/ids.ts";
import { ARMED, AXIS, NATIVE, SCENARIO_TWO_PLAYER } from "../../data/kinds.ts";
import { IS_LAND, NATION_OF_AREA } from "../../data/map.ts";
import { countOf, type State } from "../../model/state.ts";

/** The war bit of two Factions: axis–west 1, axis–ussr 2, west–ussr 4. */
export function warBit(faction: Faction, rival: Faction): number {
  return 1 << (faction + rival - 1);
}

/** §15.1 */
export function atWarWith(s: State, faction: Faction, rival: Faction): boolean {
  return faction !== rival && (s.war & warBit(faction, rival)) !== 0;
}

/** The Enemies of each Faction as bits, by the state's war bits and the Faction. */
const ENEMIES_OF: readonly number[] = Array.from({ length: 32 }, (_, i) => enemies(i >> 2, i & 3));

function enemies(war: number, faction: Faction): number {
  let mask = 0;
  for (let rival: Faction = 0; rival < NATIVE; rival++)
    if (faction < NATIVE && rival !== faction && (war & warBit(faction, rival)) !== 0) mask |= 1 << rival;
  return mask;
}

/** §15.1 The Factions that a Faction is at war with, as a bit mask. */
export function enemiesOf(s: State, faction: Faction): number {
  return ENEMIES_OF[(s.war << 2) | faction];
}

/** §15.1 Enmity with an Armed Minor is no War (R80). */
export function atWar(s: State, faction: Faction): boolean {
  return (s.war & WARS_OF_FACTION[faction]) !== 0;
}
const WARS_OF_FACTION = [1 | 2, 1 | 4, 2 | 4];

/** Is the nation of this land area an Armed Minor (or armed Colony) that fights the Faction? */
export function minorIsEnemy(s: State, faction: Faction, nation: Nation): boolean {
  return s.status[nation] === ARMED && (s.enemies[nation] & (1 << faction)) !== 0;
}

/** §1.2 Is the Party, present in or controlling this area, an Enemy of the Faction? */
export function isEnemy(s: State, faction: Faction, party: Party, area: Area): boolean {
  return party === NATIVE
    ? IS_LAND[area] && minorIsEnemy(s, faction, NATION_OF_AREA[area])
    : atWarWith(s, faction, party);
}

/** Are two Parties in this area hostile to each other? Grey blocks never fight each other. */
export function areHostile(s: State, party: Party, other: Party, area: Area): boolean {
  if (party === NATIVE) return other !== NATIVE && isEnemy(s, other, NATIVE, area);
  return isEnemy(s, party, other, area);
}

/** §1.3 Occupied now by the Party; Escaped Subs do not count. */
export function occupies(s: State, party: Party, area: Area): boolean {
  return countOf(s.present, area, party) > 0;
}

export function hasGround(s: State, party: Party, area: Area): boolean {
  return countOf(s.ground, area, party) > 0;
}

// ---- two players

/** §18 Two players: West and USSR are Allies, who belong to one player. */
export function isAlly(s: State, faction: Party): boolean {
  return s.scenario === SCENARIO_TWO_PLAYER && faction !== AXIS && faction !== NATIVE;
}

/** §18 They never fight each other. */
export function areFellowAllies(s: State, faction: Party, rival: Party): boolean {
  return faction !== rival && isAlly(s, faction) && isAlly(s, rival);
}

/** §18.1 Two players: the Ally that is not the Active one of the year. */
export function isPassiveAlly(s: State, faction: Faction): boolean {
  return isAlly(s, faction) && faction !== s.activeAlly;
}
