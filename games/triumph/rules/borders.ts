/** §11.52, §11.221 How many Ground units may cross one border, Engaging, Disengaging or Invading. */
import type { Refusal } from "@tripartite/kernel";
import { BORDER_LIMIT, COAST, LSTS, STRAIT } from "../data/kinds.ts";
import { KIND_OF_BORDER } from "../data/map.ts";
import { NO } from "../refusals.ts";
import type { State } from "../state.ts";

function usedBy(units: readonly number[], border: number): number {
  let count = 0;
  for (let i = 0; i < units.length; i++) if (units[i] === border) count++;
  return count;
}

/** §11.221, R51 Invaders across one Coast or Straits border in one Player Turn. */
export function invasionLimit(s: State, f: number): number {
  return ((s.techs[f] >> LSTS) & 1) !== 0 ? 2 : 1;
}

/** §11.52 Ground units that may Engage or Disengage across a border in one phase. */
export function crossingLimit(border: number): number {
  return BORDER_LIMIT[KIND_OF_BORDER[border]];
}

/** §11.52, R49 One more Ground unit Engages or Disengages; on Coast and Straits borders Invaders count too (R113). */
export function crossingRefusal(s: State, f: number, border: number): Refusal | undefined {
  const kind = KIND_OF_BORDER[border];
  const crossings = usedBy(s.crossings, border) + 1;
  if (crossings > crossingLimit(border)) return NO.BORDER_LIMIT;
  if (kind !== COAST && kind !== STRAIT) return undefined;
  return crossings + usedBy(s.invasions, border) > invasionLimit(s, f) ? NO.BORDER_LIMIT : undefined;
}

/** §11.221, R113 One more Ground unit Invades; the other crossings count if it meets Enemy units. */
export function invasionRefusal(s: State, f: number, border: number, meetsEnemy: boolean): Refusal | undefined {
  const limit = invasionLimit(s, f);
  const invaders = usedBy(s.invasions, border) + 1;
  if (invaders > limit) return NO.INVASION_LIMIT;
  return meetsEnemy && invaders + usedBy(s.crossings, border) > limit ? NO.BORDER_LIMIT : undefined;
}
