/** How enemies come: over which ground, past which units, and which forts bar their way. */
import { type Board, distance, NO_SITE, STRAIT, WATER_SIDE } from "../board/board.ts";
import { DIRECTION_COUNT } from "../data/grid.ts";
import { boardOf, type State } from "../model/state.ts";
import { enemiesOf } from "../rules/sides.ts";
import { FAR, fieldOf, type Obstacles, type Origin } from "./fields.ts";
import type { Weights } from "./weights.ts";
import { isLongWar } from "./worth.ts";

/** Hexes between a fort and the cities that it covers. */
const BEHIND = 2;

const behindForts = new WeakMap<Board, Map<number, readonly number[]>>();

/** Cities that a fort covers. */
export function citiesBehind(board: Board, fort: number): readonly number[] {
  const known = behindForts.get(board) ?? new Map<number, readonly number[]>();
  behindForts.set(board, known);
  let cities = known.get(fort);
  if (cities === undefined) {
    const from = board.sites[fort].hex;
    cities = board.sites.flatMap(({ city, hex }, site) =>
      city !== undefined && distance(board, from, hex) <= BEHIND ? [site] : [],
    );
    known.set(fort, cities);
  }
  return cities;
}

/** How far the enemies are: each moves over what is open to it, past the units in its way if they are weighed. */
export function enemyField(s: State, faction: number, origins: readonly Origin[], weights?: Weights): Int16Array {
  const enemies = enemiesOf(s, faction);
  const obstacles = weights && obstaclesOf(s, faction, weights);
  let nearest = new Int16Array(boardOf(s).land).fill(FAR);
  for (let enemy = 0; enemies >> enemy !== 0; enemy++) {
    if ((enemies & (1 << enemy)) === 0) continue;
    const own = origins.filter(({ hex }) => s.unitFaction[s.groundAt[hex]] === enemy);
    const field = fieldOf(s, enemy, own, obstacles);
    nearest = nearest.map((level, hex) => Math.max(level, field[hex]));
  }
  return nearest;
}

/**
 * What the faction's units in the field add to an enemy's way. Those in cities are counted as their guards; in a war of
 * years they bar the way to what lies behind them too.
 */
function obstaclesOf(s: State, faction: number, weights: Weights): Obstacles {
  const board = boardOf(s);
  const entering = new Uint8Array(board.land);
  const leaving = new Uint8Array(board.land);
  const inZone = isLongWar(board) ? entering : leaving;
  const zoneOfGuard = isLongWar(board) ? weights.guardZone : 0;
  for (const unit of board.fieldUnits) {
    const place = s.unitPlace[unit];
    if (place < 0 || s.unitFaction[unit] !== faction) continue;
    const isGuard = board.siteAt[place] !== NO_SITE;
    const zone = isGuard ? zoneOfGuard : weights.zone;
    if (zone === 0) continue;
    if (!isGuard) entering[place] = zone + 3;
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      const next = board.neighbour[place * DIRECTION_COUNT + direction];
      const side = board.hexside[place * DIRECTION_COUNT + direction];
      if (next < 0 || next >= board.land || side === WATER_SIDE || side === STRAIT) continue;
      inZone[next] = Math.max(inZone[next], zone);
    }
  }
  return { entering, leaving };
}
