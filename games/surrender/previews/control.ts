/** §34.3 Who controls the map: a city or fort is its controller's, any other hex the holder's of its Area. */
import { NO_SITE } from "../board/board.ts";
import { boardOf, type State } from "../model/state.ts";
import { holderOf } from "../rules/sides.ts";

/** By land hex: the faction that it is friendly to; -1 nobody. */
export function controllers(s: State): number[] {
  const { areas, area, land, siteAt } = boardOf(s);
  const holders = areas.map((_, each) => holderOf(s, each));
  return Array.from({ length: land }, (_, hex) =>
    siteAt[hex] === NO_SITE ? holders[area[hex]] : s.control[siteAt[hex]],
  );
}
