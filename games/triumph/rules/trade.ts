/** §14.21 Trade Routes: which areas can send their POP and RES to a Faction's MainCapital. */
import { NATIVE } from "../data/kinds.ts";
import {
  AFRICA_LINK,
  AREA_COUNT,
  IS_LAND,
  IS_LAND_BORDER,
  IS_SEA_BORDER,
  IS_STRAIT,
  MAIN_CAPITAL,
  NATION_OF_AREA,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
} from "../data/map.ts";
import { ESCAPED, type State } from "../state.ts";
import { atWarWith, isEnemySea, minorIsEnemy } from "./relations.ts";
import { partyOf } from "./units.ts";

/** Per area, bits: a Trade Route to the MainCapital exists; one exists that does not go around Africa. */
export type TradeRoutes = number[];
export const ROUTE = 1;
export const ROUTE_NOT_AROUND_AFRICA = 2;

/** Neighbours across borders that pass the test. */
function neighboursAcross(usable: (border: number) => boolean): readonly (readonly number[])[] {
  return NEIGHBOURS.map((list, from) => list.filter((_, i) => usable(NEIGHBOUR_BORDERS[from][i])));
}

/** R114 The border decides: Land Segments cross land and Straits borders, Sea Segments Coast, Sea and Straits borders. */
const LAND_STEPS = neighboursAcross((border) => IS_LAND_BORDER[border]);
const SEA_STEPS = neighboursAcross((border) => IS_SEA_BORDER[border]);
const SEA_STEPS_NOT_AROUND_AFRICA = neighboursAcross((border) => IS_SEA_BORDER[border] && border !== AFRICA_LINK);

/** Seas and Oceans with Escaped Subs of an Enemy of f (§12.73). */
function markEscapedEnemySubs(s: State, f: number, found: number[]): void {
  for (let unit = 0; unit < s.unitArea.length; unit++) {
    if ((s.unitFlags[unit] & ESCAPED) !== 0 && s.unitArea[unit] >= 0 && atWarWith(s, f, partyOf(s, unit))) {
      found[s.unitArea[unit]] = 1;
    }
  }
}

/** §14.21 Land through which f trades: Friendly and Neutral land, and the Straits of Rivals. */
function tradesThroughLand(s: State, f: number, area: number): boolean {
  const party = s.control[area];
  if (party === f) return true;
  if (party === NATIVE) return !minorIsEnemy(s, f, NATION_OF_AREA[area]);
  return IS_STRAIT[area] && !atWarWith(s, f, party);
}

function closedAreas(s: State, f: number): number[] {
  const closed = new Array<number>(AREA_COUNT).fill(0);
  markEscapedEnemySubs(s, f, closed);
  for (let area = 0; area < AREA_COUNT; area++) {
    if (IS_LAND[area] ? !tradesThroughLand(s, f, area) : isEnemySea(s, f, area)) closed[area] = 1;
  }
  return closed;
}

/** Lets the areas in `queue`, all of them in `reached`, spread over the given steps; returns the grown queue. */
function spread(queue: number[], reached: number[], closed: number[], steps: typeof LAND_STEPS): number[] {
  for (let head = 0; head < queue.length; head++) {
    for (const next of steps[queue[head]]) {
      if (reached[next] === 0 && closed[next] === 0) {
        reached[next] = 1;
        queue.push(next);
      }
    }
  }
  return queue;
}

/** All areas joined to the capital by a first and then a second Segment, either of them possibly empty. */
function segments(capital: number, closed: number[], first: typeof LAND_STEPS, second: typeof LAND_STEPS): number[] {
  const reached = new Array<number>(AREA_COUNT).fill(0);
  reached[capital] = 1;
  return spread(spread([capital], reached, closed, first), reached, closed, second);
}

function markRoutes(routes: TradeRoutes, bit: number, capital: number, closed: number[], sea: typeof LAND_STEPS): void {
  for (const area of segments(capital, closed, LAND_STEPS, sea)) routes[area] |= bit;
  for (const area of segments(capital, closed, sea, LAND_STEPS)) routes[area] |= bit;
}

/** §14.21, R77 At most one Land and one Sea Segment, in either order, ending in the own MainCapital. */
export function tradeRoutes(s: State, f: number): TradeRoutes {
  const routes = new Array<number>(AREA_COUNT).fill(0);
  const capital = MAIN_CAPITAL[f];
  if (s.control[capital] !== f) return routes;
  const closed = closedAreas(s, f);
  markRoutes(routes, ROUTE, capital, closed, SEA_STEPS);
  markRoutes(routes, ROUTE_NOT_AROUND_AFRICA, capital, closed, SEA_STEPS_NOT_AROUND_AFRICA);
  return routes;
}
