/** §11 What a legal move does besides taking the unit along: whom it meets, which borders it uses, what it sets off. */
import type { Area, Border, Nation } from "../../data/ids.ts";
import { border, IS_LAND, NATION_OF_AREA, OTTAWA } from "../../data/map.ts";
import { aggresses, ENEMIES_HERE, ENEMY_LAND, type Facts, PARTITION, territory } from "../nations/territory.ts";
import { ottawaMatters } from "../routes/survey.ts";
import { isTransit } from "./entry.ts";
import { type Mover, movesAsConvoy } from "./mover.ts";

export const NO_BORDER: Border = -1;

export interface MoveEffects {
  /** The area from which the last one is entered, and the last one. */
  readonly from: Area;
  readonly end: Area;
  /** What the last area is to the Faction before the move. */
  readonly facts: Facts;
  /** §11.51 The border over which a Ground unit leaves a Battle, or NO_BORDER. */
  readonly exit: Border;
  /** §11.52, §11.221 The border over which a Ground unit Engages or Invades, or NO_BORDER. */
  readonly entry: Border;
  readonly engages: boolean;
  readonly invades: boolean;
  /** §11.54 */
  readonly aggresses: boolean;
}

export function effectsOf(m: Mover, route: readonly Area[]): MoveEffects {
  const end = route[route.length - 1];
  const from = route.length > 1 ? route[route.length - 2] : m.start;
  const facts = territory(m.s, m.faction, end);
  const engages = (facts & ENEMIES_HERE) !== 0;
  const invades = isInvasion(m, end, facts);
  return {
    from,
    end,
    facts,
    exit: m.disengages && m.isGround ? border(m.start, route[0]) : NO_BORDER,
    entry: invades || (engages && m.isGround) ? border(from, end) : NO_BORDER,
    engages,
    invades,
    aggresses: aggresses(end, facts),
  };
}

/** §11.221, R50 A Convoy that lands on Enemy land Invades. */
export function isInvasion(m: Mover, end: Area, facts: Facts): boolean {
  return movesAsConvoy(m) && IS_LAND[end] && (facts & ENEMY_LAND) !== 0;
}

/** §15.422 Does this step of the move make the Minor an Enemy? */
export function isPartition(m: Mover, area: Area, facts: Facts, isEnd: boolean): boolean {
  return (facts & PARTITION) !== 0 && !isTransit(m.mode, area, isEnd);
}

/** R106 The Armed Minors that the move makes Enemies, each once, in the order of the route. */
export function partitionedBy(m: Mover, route: readonly Area[]): Nation[] {
  const nations: Nation[] = [];
  for (let step = 0; step < route.length; step++) {
    const area = route[step];
    if (!IS_LAND[area] || !isPartition(m, area, territory(m.s, m.faction, area), step === route.length - 1)) continue;
    if (!nations.includes(NATION_OF_AREA[area])) nations.push(NATION_OF_AREA[area]);
  }
  return nations;
}

/** R43 Does the move bring the USA into the war? */
export function drawsInUsa(m: Mover, route: readonly Area[]): boolean {
  return route.includes(OTTAWA) && ottawaMatters(m.s, m.faction);
}
