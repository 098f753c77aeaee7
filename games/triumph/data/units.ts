/** §2.2 What each unit type can do, indexed by the integers of kinds.ts. */
import type { UnitType } from "./ids.ts";
import { AIR_FORCE, CARRIER, FLEET, FORTRESS, INFANTRY, SUB, TANK } from "./kinds.ts";

export const UNIT_NAMES: readonly string[] = ["Fortress", "Air Force", "Carrier", "Sub", "Fleet", "Tank", "Infantry"];

/** Normal Movement Speed; Strategic Movement doubles it. */
export const SPEED: readonly number[] = [0, 2, 3, 2, 3, 3, 2];
export const CONVOY_SPEED = 2;

/** Firepower against the classes air, naval, ground, sub. */
export const FIREPOWER: readonly (readonly number[])[] = [
  [2, 3, 4, 3],
  [3, 1, 1, 1],
  [2, 2, 1, 2],
  [0, 1, 0, 1],
  [1, 3, 1, 2],
  [0, 0, 2, 0],
  [1, 1, 3, 0],
];

export const IS_GROUND: readonly boolean[] = [true, false, false, false, false, true, true];
/** §3.24, §3.244 A Tank or Infantry at sea is a Convoy. */
export const IS_CONVOY_AT_SEA: readonly boolean[] = [false, false, false, false, false, true, true];
export const IS_SHIP: readonly boolean[] = [false, false, true, true, true, false, false];
/** Air Force, Carrier, Sub, Fleet (§3.2). */
export const IS_ANS: readonly boolean[] = IS_GROUND.map((ground) => !ground);

/** §12.72 CV that a Hit takes: Carriers and Convoys lose 2, all others 1. */
export function cvPerHit(type: UnitType, isAtSea: boolean): number {
  return type === CARRIER || (isAtSea && IS_CONVOY_AT_SEA[type]) ? 2 : 1;
}

export const ALL_UNIT_TYPES: readonly UnitType[] = [FORTRESS, AIR_FORCE, CARRIER, SUB, FLEET, TANK, INFANTRY];
