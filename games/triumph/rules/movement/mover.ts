/** §11.0 One unit and the way it moves: mode, speed and what this Player Turn forbids it. */
import type { Id } from "@tripartite/kernel";
import type { Area, Border, Faction, Unit, UnitType } from "../../data/ids.ts";
import {
  AIR_FORCE,
  AMERICAN,
  HEAVY_BOMBERS,
  INFANTRY,
  MOTORIZED_INFANTRY,
  SUB,
  WEST,
  WINTER,
} from "../../data/kinds.ts";
import {
  AREA_IDS,
  HAS_SHARED_COAST,
  IS_LAND,
  IS_LAND_BORDER,
  IS_SEA_BORDER,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
  PARTY_OF_NATIONALITY,
} from "../../data/map.ts";
import { CONVOY_SPEED, IS_GROUND, SPEED } from "../../data/units.ts";
import { ESCAPED, type State, TURN_DEFENSIVE, TURN_EMERGENCY, TURN_WINTER } from "../../model/state.ts";
import { ENEMY_UNITS, type Facts } from "../nations/territory.ts";
import { atWar } from "../war/relations.ts";

/** How a unit moves. */
export type Mode = Id<"mode">;
export const BY_LAND: Mode = 0;
export const BY_SEA: Mode = 1;
export const BY_AIR: Mode = 2;
/** §11.1 A ship's single step to the next port on the same coast. */
export const ALONG_COAST: Mode = 3;

/** The modes of each unit type, the better one first where both could take the same route. */
export const MODES_OF_TYPE: readonly (readonly Mode[])[] = [
  [],
  [BY_AIR],
  [BY_SEA, ALONG_COAST],
  [BY_SEA, ALONG_COAST],
  [BY_SEA, ALONG_COAST],
  [BY_LAND, BY_SEA],
  [BY_LAND, BY_SEA],
];

/** Can a border be crossed in this mode? */
export function isCrossable(mode: Mode, border: Border): boolean {
  if (mode === BY_LAND) return IS_LAND_BORDER[border];
  if (mode === BY_SEA) return IS_SEA_BORDER[border];
  return mode === BY_AIR || HAS_SHARED_COAST[border];
}

/** Can a unit of this type cross the border in some mode? */
export function canCross(type: UnitType, border: Border): boolean {
  return MODES_OF_TYPE[type].some((mode) => isCrossable(mode, border));
}

/** By mode and area: the areas one step away. */
export const STEPS: readonly (readonly (readonly Area[])[])[] = [BY_LAND, BY_SEA, BY_AIR, ALONG_COAST].map((mode) =>
  AREA_IDS.map((_, area) => NEIGHBOURS[area].filter((_, i) => isCrossable(mode, NEIGHBOUR_BORDERS[area][i]))),
);

/** What an offer knows of its move: the mode in which the search found its route. */
export interface MovePlan {
  readonly mode: Mode;
}

/** By mode. */
export const MOVE_PLANS: readonly MovePlan[] = [BY_LAND, BY_SEA, BY_AIR, ALONG_COAST].map((mode) => ({ mode }));

export interface Mover {
  readonly s: State;
  readonly unit: Unit;
  readonly faction: Faction;
  readonly type: UnitType;
  readonly mode: Mode;
  readonly strategic: boolean;
  readonly speed: number;
  readonly start: Area;
  readonly isGround: boolean;
  /** passesEnemies of its type. */
  readonly passesEnemies: boolean;
  /** §11.51 The move begins in a Battle. */
  readonly disengages: boolean;
  /** §8.43 */
  readonly staysInUsa: boolean;
  readonly inWinter: boolean;
  readonly inEmergency: boolean;
  readonly inDefensive: boolean;
  /** No rule but that of its mode bars this unit from a Friendly area without strangers. */
  readonly isFree: boolean;
}

/** §3.13 Movement Speed of a unit type in a mode. */
export function movementSpeed(s: State, faction: Faction, type: UnitType, mode: Mode): number {
  if (mode === ALONG_COAST) return 1;
  if (mode === BY_SEA && IS_GROUND[type]) return CONVOY_SPEED;
  if (type === AIR_FORCE) return SPEED[type] + ((s.techs[faction] >> HEAVY_BOMBERS) & 1);
  return type === INFANTRY ? SPEED[type] + ((s.techs[faction] >> MOTORIZED_INFANTRY) & 1) : SPEED[type];
}

/** §11.0 Air Forces and Subs pass Enemy units. */
export function passesEnemies(type: UnitType): boolean {
  return type === AIR_FORCE || type === SUB;
}

/** `startFacts` is the territory of the unit's area. */
export function moverOf(s: State, unit: Unit, mode: Mode, strategic: boolean, startFacts: Facts): Mover {
  const type = s.unitType[unit];
  const nationality = s.unitNationality[unit];
  const faction = PARTY_OF_NATIONALITY[nationality];
  const speed = movementSpeed(s, faction, type, mode);
  const disengages = (startFacts & ENEMY_UNITS) !== 0 && (s.unitFlags[unit] & ESCAPED) === 0;
  const staysInUsa = nationality === AMERICAN && !atWar(s, WEST);
  const inWinter = s.turnKind === TURN_WINTER || s.season === WINTER;
  return {
    s,
    unit,
    faction,
    type,
    mode,
    strategic,
    speed: strategic && mode !== ALONG_COAST ? speed * 2 : speed,
    start: s.unitArea[unit],
    isGround: IS_GROUND[type],
    passesEnemies: passesEnemies(type),
    disengages,
    staysInUsa,
    inWinter,
    inEmergency: s.turnKind === TURN_EMERGENCY,
    inDefensive: s.turnKind === TURN_DEFENSIVE,
    isFree: !disengages && !staysInUsa && !inWinter && !(strategic && mode === BY_AIR),
  };
}

/** §3.244 A Tank or Infantry that moves by sea, whether it starts there or not. */
export function movesAsConvoy(m: Mover): boolean {
  return m.isGround && m.mode === BY_SEA;
}

export function startsAtSea(m: Mover): boolean {
  return !IS_LAND[m.start];
}
