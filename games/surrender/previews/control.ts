/** §34.3 Who controls the map: a city or fort is its controller's, any other hex the holder's of its Area. */
import { SPOT_NONE } from "../board/board.ts";
import { boardOf, type State } from "../model/state.ts";
import { holderOf } from "../rules/sides.ts";

/** By land hex: the faction that it is friendly to; -1 nobody. */
export function controllers(s: State): number[] {
  const { areas, area, land, spotAt } = boardOf(s);
  const holders = areas.map((_, each) => holderOf(s, each));
  return Array.from({ length: land }, (_, hex) =>
    spotAt[hex] === SPOT_NONE ? holders[area[hex]] : s.control[spotAt[hex]],
  );
}
