/** §14.21 Trade Routes: which areas can send their POP and RES to a Faction's MainCapital. */
import type { Area, Border, Faction, Unit } from "../../data/ids.ts";
import {
  AFRICA_LINK,
  AREA_COUNT,
  BORDER_A,
  BORDER_B,
  IS_LAND_BORDER,
  IS_SEA_BORDER,
  MAIN_CAPITAL,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
} from "../../data/map.ts";
import { ESCAPED, type State } from "../../model/state.ts";
import { areaRelation, FRIENDLY, INTERVENTION, isPassableStrait, OF_NEUTRAL, PARTITION } from "../nations/territory.ts";
import { partyOf } from "../units.ts";
import { atWarWith, enemiesOf } from "../war/relations.ts";

/** Per area, bits: a Trade Route to the MainCapital exists; one exists that does not go around Africa. */
export type TradeRoutes = number[];
export const ROUTE = 1;
export const ROUTE_NOT_AROUND_AFRICA = 2;

/** Neighbours across borders that pass the test. */
function neighboursAcross(usable: (border: Border) => boolean): readonly (readonly Area[])[] {
  return NEIGHBOURS.map((list, from) => list.filter((_, i) => usable(NEIGHBOUR_BORDERS[from][i])));
}

/** R114 The border decides: Land Segments cross land and Straits borders, Sea Segments Coast, Sea and Straits borders. */
const LAND_STEPS = neighboursAcross((border) => IS_LAND_BORDER[border]);
const SEA_STEPS = neighboursAcross((border) => IS_SEA_BORDER[border]);
const SEA_STEPS_NOT_AROUND_AFRICA = neighboursAcross((border) => IS_SEA_BORDER[border] && border !== AFRICA_LINK);

/** Seas and Oceans with Escaped Subs of an Enemy (§12.73). */
function markEscapedEnemySubs(s: State, faction: Faction, found: number[]): void {
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if ((s.unitFlags[unit] & ESCAPED) !== 0 && s.unitArea[unit] >= 0 && atWarWith(s, faction, partyOf(s, unit))) {
      found[s.unitArea[unit]] = 1;
    }
  }
}

/** Land of nations that no Faction controls and that do not fight this one. */
const NEUTRAL_LAND = OF_NEUTRAL | PARTITION | INTERVENTION;

/** §14.21 Open Seas, Friendly and Neutral land, and the Straits of Rivals at peace. */
function carriesTrade(s: State, faction: Faction, area: Area, foes: number): boolean {
  const whose = areaRelation(s, faction, area, foes);
  return (whose & (FRIENDLY | NEUTRAL_LAND)) !== 0 || isPassableStrait(area, whose);
}

function closedAreas(s: State, faction: Faction): number[] {
  const closed = new Array<number>(AREA_COUNT).fill(0);
  const foes = enemiesOf(s, faction);
  markEscapedEnemySubs(s, faction, closed);
  for (let area: Area = 0; area < AREA_COUNT; area++) if (!carriesTrade(s, faction, area, foes)) closed[area] = 1;
  return closed;
}

/** Areas joined to the capital, in the order in which they were found, and per area the next one on the way, -1 without. */
interface Web {
  readonly areas: Area[];
  readonly next: Area[];
}

/** Lets a web grow over the given steps. */
function spread({ areas, next }: Web, closed: number[], steps: typeof LAND_STEPS): void {
  for (let head = 0; head < areas.length; head++) {
    for (const area of steps[areas[head]]) {
      if (next[area] < 0 && closed[area] === 0) {
        next[area] = areas[head];
        areas.push(area);
      }
    }
  }
}

/** All areas joined to the capital by a first and then a second Segment, either of them possibly empty. */
function segments(capital: Area, closed: number[], first: typeof LAND_STEPS, second: typeof LAND_STEPS, web: Web): Web {
  web.areas.length = 0;
  web.areas.push(capital);
  web.next.fill(-1);
  web.next[capital] = capital;
  spread(web, closed, first);
  spread(web, closed, second);
  return web;
}

const newWeb = (): Web => ({ areas: [], next: new Array<Area>(AREA_COUNT) });
/** For webs of which only the areas are wanted, and at once. */
const passing = newWeb();

/** The areas that are joined to the capital by these segments get the bit. */
function markWeb(routes: TradeRoutes, bit: number, { areas }: Web): void {
  for (let i = 0; i < areas.length; i++) routes[areas[i]] |= bit;
}

const [AFRICA_WEST, AFRICA_EAST] = [BORDER_A[AFRICA_LINK], BORDER_B[AFRICA_LINK]];

/** Would the link around Africa lead on? Not from nowhere, and not to where the web is already. */
function reachesAfricaLink({ next }: Web, closed: number[]): boolean {
  return next[AFRICA_WEST] < 0 !== next[AFRICA_EAST] < 0 && closed[AFRICA_WEST] + closed[AFRICA_EAST] === 0;
}

/** §14.21, R77 At most one Land and one Sea Segment, in either order, ending in the own MainCapital. */
export function tradeRoutes(s: State, faction: Faction): TradeRoutes {
  const routes = new Array<number>(AREA_COUNT).fill(0);
  const capital = MAIN_CAPITAL[faction];
  if (s.control[capital] !== faction) return routes;
  const closed = closedAreas(s, faction);
  for (const isLandFirst of [true, false]) {
    const web = segmentsInOrder(capital, closed, isLandFirst, SEA_STEPS_NOT_AROUND_AFRICA, passing);
    markWeb(routes, ROUTE | ROUTE_NOT_AROUND_AFRICA, web);
    if (reachesAfricaLink(web, closed))
      markWeb(routes, ROUTE, segmentsInOrder(capital, closed, isLandFirst, SEA_STEPS, passing));
  }
  return routes;
}

function segmentsInOrder(capital: Area, closed: number[], isLandFirst: boolean, sea: typeof SEA_STEPS, web: Web): Web {
  return isLandFirst
    ? segments(capital, closed, LAND_STEPS, sea, web)
    : segments(capital, closed, sea, LAND_STEPS, web);
}

/** The Trade Routes of a Faction, and how they run: one search for both. */
export interface TradeNetwork {
  readonly routes: TradeRoutes;
  /** §14.21 From an area to the MainCapital, both included; around Africa only if it must. */
  pathFrom(area: Area): Area[] | undefined;
}

export function tradeNetwork(s: State, faction: Faction): TradeNetwork {
  const routes = new Array<number>(AREA_COUNT).fill(0);
  const capital = MAIN_CAPITAL[faction];
  if (s.control[capital] !== faction) return { routes, pathFrom: () => undefined };
  const closed = closedAreas(s, faction);
  const webs = [true, false].map((isLandFirst) =>
    segmentsInOrder(capital, closed, isLandFirst, SEA_STEPS_NOT_AROUND_AFRICA, newWeb()),
  );
  const around = webs.map((web, i) =>
    reachesAfricaLink(web, closed) ? segmentsInOrder(capital, closed, i === 0, SEA_STEPS, newWeb()) : web,
  );
  for (const web of webs) markWeb(routes, ROUTE | ROUTE_NOT_AROUND_AFRICA, web);
  for (const web of around) markWeb(routes, ROUTE, web);
  const shortest = ([one, other]: readonly Web[], area: Area) => shorter(pathIn(one, area), pathIn(other, area));
  return { routes, pathFrom: (area) => shortest(webs, area) ?? shortest(around, area) };
}

/** The first of two that are equally long. */
function shorter(one: Area[] | undefined, other: Area[] | undefined): Area[] | undefined {
  return one === undefined || (other !== undefined && other.length < one.length) ? other : one;
}

function pathIn({ next }: Web, start: Area): Area[] | undefined {
  if (next[start] < 0) return undefined;
  const path = [start];
  for (let area = start; next[area] !== area; area = next[area]) path.push(next[area]);
  return path;
}
