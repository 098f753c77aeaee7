/** §11 What a move means: mode, cost, whom it meets, borders, declarations that it fulfils. */

import type { Area, Border, Faction } from "../data/ids.ts";
import { NATIVE } from "../data/kinds.ts";
import { ENTRY_COST, IS_LAND, NATION_IDS } from "../data/map.ts";
import type { ActionOf } from "../model/actions.ts";
import { PARTIES, type PartyName } from "../model/names.ts";
import { DECLARATIONS } from "../model/rows.ts";
import type { State } from "../model/state.ts";
import { crossingLimit, crossingRoom, invasionLimit, invasionRoom } from "../rules/movement/borders.ts";
import { drawsInUsa, effectsOf, type MoveEffects, NO_BORDER, partitionedBy } from "../rules/movement/moveEffects.ts";
import { moverByPlan, moverOnRoute, passRefusal } from "../rules/movement/movement.ts";
import { ALONG_COAST, type MovePlan, type Mover } from "../rules/movement/mover.ts";
import { ENEMY_LAND, PARTITION_UNITS } from "../rules/nations/territory.ts";
import { isMetIn } from "../rules/war/aggressors.ts";
import { isEnemy, occupies } from "../rules/war/relations.ts";
import type { BorderUse, ModeName, MoveMeaning } from "./meanings.ts";

const MODE_NAMES: readonly ModeName[] = ["land", "sea", "air", "coast"];

export function meaningOfMove(s: State, { unit, route, strategic }: ActionOf<"move">, plan?: MovePlan): MoveMeaning {
  const m = plan ? moverByPlan(s, unit, plan, strategic) : moverOnRoute(s, unit, route, strategic);
  const effects = effectsOf(m, route);
  const { end, facts, exit, engages, invades } = effects;
  const partitions = partitionedBy(m, route);
  const fulfils = fulfilledBy(s, effects);
  return {
    by: MODE_NAMES[m.mode],
    cost: [costOf(m, route), m.speed],
    ...(m.disengages && { leaves: true }),
    ...(exit !== NO_BORDER && { exit: crossingUse(s, m.faction, exit) }),
    ...(engages && { meets: enemiesAt(s, m.faction, end, (facts & PARTITION_UNITS) !== 0) }),
    ...(engages && passRefusal(m, effects.from, end, facts) === undefined && { mayPass: true }),
    ...(invades && { invades: true }),
    ...(m.isGround && !engages && IS_LAND[end] && (facts & ENEMY_LAND) !== 0 && { takes: true }),
    ...(partitions.length > 0 && { partitions: partitions.map((nation) => NATION_IDS[nation]) }),
    ...(effects.entry !== NO_BORDER && { entry: entryUse(s, m, effects) }),
    ...(fulfils.length > 0 && { fulfils }),
    ...(drawsInUsa(m, route) && { usa: true }),
  };
}

/** §11.1 A step along the coast is a whole move. */
function costOf(m: Mover, route: readonly Area[]): number {
  return m.mode === ALONG_COAST ? m.speed : route.reduce((sum, area) => sum + ENTRY_COST[area], 0);
}

/** The Enemies of the Faction in an area; `withMinor` if its Fortresses become Enemies with the move (§15.422). */
export function enemiesAt(s: State, faction: Faction, area: Area, withMinor = false): PartyName[] {
  return PARTIES.filter((_, p) => {
    if (p === faction || !occupies(s, p, area)) return false;
    return isEnemy(s, faction, p, area) || (withMinor && p === NATIVE);
  });
}

function crossingUse(s: State, faction: Faction, border: Border): BorderUse {
  return useOf(crossingLimit(border), crossingRoom(s, faction, border));
}

function entryUse(s: State, m: Mover, { entry, engages, invades }: MoveEffects): BorderUse {
  return invades
    ? useOf(invasionLimit(s, m.faction), invasionRoom(s, m.faction, entry, engages))
    : crossingUse(s, m.faction, entry);
}

function useOf(limit: number, room: number): BorderUse {
  return [limit - room, limit];
}

/** §15.21 */
function fulfilledBy(s: State, { end, aggresses }: MoveEffects): number[] {
  if (!aggresses) return [];
  const duties = DECLARATIONS.all(s.duties);
  return duties.flatMap(({ kind, object }, position) => (isMetIn(s, kind, object, end) ? [position] : []));
}
