/** What mostly stands where: as the set-up puts it there, and as we would. */
import type { Area } from "../data/ids.ts";
import { AIR_FORCE, CARRIER, FLEET, FORTRESS, INFANTRY, SUB, TANK } from "../data/kinds.ts";
import { AREA_COUNT } from "../data/map.ts";
import { FIXED_UNITS } from "../data/scenarios.ts";
import { WANTED_IN } from "./setupPlay.ts";

/** Those that leave last come first. */
const STAYS = [FORTRESS, FLEET, SUB, CARRIER, AIR_FORCE, INFANTRY, TANK];
export interface Habit {
  readonly type: number;
  /** Strength that the set-up fixes. */
  readonly cv?: number;
}

const HABITS: readonly (readonly Habit[])[] = Array.from({ length: AREA_COUNT }, (_, area) => {
  const fixed = FIXED_UNITS.filter(([where]) => where === area).map(([, , type, cv]): Habit => ({ type, cv }));
  const wanted = (WANTED_IN.get(area) ?? []).map((type): Habit => ({ type }));
  return [...fixed, ...wanted].sort((a, b) => STAYS.indexOf(a.type) - STAYS.indexOf(b.type));
});

/** What comes next to an area where these stand already. */
export function habitAt(area: Area, have: readonly number[]): Habit | undefined {
  const left = have.slice();
  return HABITS[area].find(({ type }) => {
    const index = left.indexOf(type);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
