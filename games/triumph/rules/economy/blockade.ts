/** §14.22–14.24 Blockade: marks in Summer, confirmed at the Faction's next Production. */
import type { Area, Faction } from "../../data/ids.ts";
import { NATIVE, NEUTRAL, WEST } from "../../data/kinds.ts";
import {
  BLACK_RES_OF_AREA,
  LAND_AREAS,
  NATION_OF_AREA,
  POP_OF_AREA,
  RED_RES_OF_AREA,
  RES_OF_AREA,
  USA,
} from "../../data/map.ts";
import type { Out } from "../../model/events.ts";
import { MARKS } from "../../model/rows.ts";
import type { State } from "../../model/state.ts";
import { atWar } from "../war/relations.ts";
import { ROUTE, ROUTE_NOT_AROUND_AFRICA, type TradeRoutes, tradeRoutes } from "./trade.ts";

/** Items of an area, as bits. */
export const POP_ITEM = 1;
export const RED_ITEM = 2;
export const BLACK_ITEM = 4;

/** The areas that have POP or RES at all. */
export const SOURCES: readonly Area[] = LAND_AREAS.filter((area) => POP_OF_AREA[area] + RES_OF_AREA[area] > 0);

const ITEMS_OF_AREA: readonly number[] = POP_OF_AREA.map(
  (pop, area) =>
    (pop > 0 ? POP_ITEM : 0) |
    (RED_RES_OF_AREA[area] > 0 ? RED_ITEM : 0) |
    (BLACK_RES_OF_AREA[area] > 0 ? BLACK_ITEM : 0),
);

/** §7.4, §8.41 The Faction that POP and RES of a land area count for, by control or by Influence; -1 if none. */
export function userOfArea(s: State, area: Area): Faction {
  const party = s.control[area];
  if (party !== NATIVE) return party;
  const nation = NATION_OF_AREA[area];
  if (s.status[nation] !== NEUTRAL || s.influence[nation] === 0) return -1;
  const holder = s.influenceBy[nation];
  return nation === USA && holder !== WEST ? -1 : holder;
}

/** §14.24 The items of this area that fail the test with these routes: black RES may not go around Africa. */
function failingItems(routes: TradeRoutes, area: Area): number {
  const passing =
    ((routes[area] & ROUTE) !== 0 ? POP_ITEM | RED_ITEM : 0) |
    ((routes[area] & ROUTE_NOT_AROUND_AFRICA) !== 0 ? BLACK_ITEM : 0);
  return ITEMS_OF_AREA[area] & ~passing;
}

/** §14.22, R76 The test of the Summer Supply Phase: marks every item without a Trade Route, for Factions At War. */
export function markBlockades(s: State, out: Out): void {
  s.marks.length = 0;
  for (let faction: Faction = 0; faction < NATIVE; faction++) {
    if (!atWar(s, faction)) continue;
    const routes = tradeRoutes(s, faction);
    for (const area of SOURCES) {
      const items = userOfArea(s, area) === faction ? failingItems(routes, area) : 0;
      if (items === 0) continue;
      MARKS.add(s.marks, { area, faction, items });
      out.push({ type: "blockadeMarked", faction, area, items });
    }
  }
}

/** §14.22 The sources that the Faction uses, with the items that would fail the test now. */
export function testedSources(s: State, faction: Faction, routes: TradeRoutes): { area: Area; failing: number }[] {
  return SOURCES.filter((area) => userOfArea(s, area) === faction).map((area) => ({
    area,
    failing: failingItems(routes, area),
  }));
}

/** §14.23, R78 Marked items that fail again now; the only ones that Production does without. Per area, as bits. */
export function blockadedItems(s: State, faction: Faction): ReadonlyMap<Area, number> {
  const blockaded = new Map<Area, number>();
  let routes: TradeRoutes | undefined;
  for (const { area, faction: user, items: marked } of MARKS.all(s.marks)) {
    if (user !== faction || userOfArea(s, area) !== faction) continue;
    routes ??= tradeRoutes(s, faction);
    const items = marked & failingItems(routes, area);
    if (items !== 0) blockaded.set(area, items);
  }
  return blockaded;
}
