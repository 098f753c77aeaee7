/** §11.52, §11.221 How many Ground units may cross one border, Engaging, Disengaging or Invading. */

import type { Refusal } from "@tripartite/kernel";
import type { Border, Faction } from "../../data/ids.ts";
import { BORDER_LIMIT, COAST, LSTS, STRAIT } from "../../data/kinds.ts";
import { KIND_OF_BORDER } from "../../data/map.ts";
import { NO } from "../../model/refusals.ts";
import type { State } from "../../model/state.ts";

/** How many units crossed this border, by a list with one entry a unit. */
export function usedBy(crossed: readonly Border[], border: Border): number {
  let count = 0;
  for (let i = 0; i < crossed.length; i++) if (crossed[i] === border) count++;
  return count;
}

/** §11.221, R51 Invaders across one Coast or Straits border in one Player Turn. */
export function invasionLimit(s: State, faction: Faction): number {
  return ((s.techs[faction] >> LSTS) & 1) !== 0 ? 2 : 1;
}

/** §11.52 Ground units that may Engage or Disengage across a border in one phase. */
export function crossingLimit(border: Border): number {
  return BORDER_LIMIT[KIND_OF_BORDER[border]];
}

/** §11.52, R49 How many more may Engage or Disengage; on Coast and Straits borders Invaders count too (R113). */
export function crossingRoom(s: State, faction: Faction, border: Border): number {
  const kind = KIND_OF_BORDER[border];
  const crossings = usedBy(s.crossings, border);
  const room = crossingLimit(border) - crossings;
  if (kind !== COAST && kind !== STRAIT) return room;
  return Math.min(room, invasionLimit(s, faction) - crossings - usedBy(s.invasions, border));
}

/** §11.221, R113 How many more may Invade; the other crossings count for one that meets Enemy units. */
export function invasionRoom(s: State, faction: Faction, border: Border, meetsEnemy: boolean): number {
  const room = invasionLimit(s, faction) - usedBy(s.invasions, border);
  return meetsEnemy ? room - usedBy(s.crossings, border) : room;
}

/** One more Ground unit Engages or Disengages. */
export function crossingRefusal(s: State, faction: Faction, border: Border): Refusal | undefined {
  return crossingRoom(s, faction, border) > 0 ? undefined : NO.BORDER_LIMIT;
}

/** One more Ground unit Invades. */
export function invasionRefusal(s: State, faction: Faction, border: Border, meetsEnemy: boolean): Refusal | undefined {
  if (invasionRoom(s, faction, border, false) <= 0) return NO.INVASION_LIMIT;
  return invasionRoom(s, faction, border, meetsEnemy) > 0 ? undefined : NO.BORDER_LIMIT;
}

/** §12.5 One more Ground unit Retreats: Border Limits count over all Battles of the phase. */
export function retreatRefusal(s: State, border: Border): Refusal | undefined {
  return usedBy(s.crossings, border) < crossingLimit(border) ? undefined : NO.BORDER_LIMIT;
}
