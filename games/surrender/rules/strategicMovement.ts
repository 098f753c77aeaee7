/** §9 Strategic Movement by Transport Line and between air bases. */
import { distance, SPOT_NONE } from "../board/board.ts";
import { SIX } from "../data/grid.ts";
import { boardOf, STRATEGIC, type State } from "../state.ts";
import { isFreeBase } from "./displacement.ts";
import { mayEnter } from "./passage.ts";
import { countryOf } from "./sides.ts";
import { hasFlag, unitData } from "./units.ts";
import { isEzoc } from "./zones.ts";

/** R-STM-2 No hex of the way may be in EZOC, hold an enemy, or be an enemy city or fort or neutral. */
function isOpenLine(s: State, unit: number, hex: number): boolean {
  const board = boardOf(s);
  const faction = s.unitFaction[unit];
  if (!mayEnter(s, unit, hex) || s.countryFaction[countryOf(s, hex)] < 0 || isEzoc(s, hex, faction)) return false;
  const spot = board.spotAt[hex];
  if (spot !== SPOT_NONE && s.control[spot] >= 0 && s.control[spot] !== faction) return false;
  const ground = s.groundAt[hex];
  const air = s.airAt[hex];
  return (ground < 0 || s.unitFaction[ground] === faction) && (air < 0 || s.unitFaction[air] === faction);
}

function railTargets(s: State, unit: number, most: number): number[] {
  const board = boardOf(s);
  const visited = board.scratch.rail;
  const start = s.unitPlace[unit];
  if (board.onLine[start] === 0 || !isOpenLine(s, unit, start)) return [];
  visited.fill(0);
  visited[start] = 1;
  const { field } = board.units[unit];
  const queue = [start];
  const targets: number[] = [];
  for (let i = 0; i < queue.length; i++) {
    for (let way = 0; way < SIX; way++) {
      if (board.line[queue[i] * SIX + way] === 0) continue;
      const to = board.neighbour[queue[i] * SIX + way];
      if (visited[to] === 1) continue;
      visited[to] = 1;
      if (!isOpenLine(s, unit, to)) continue;
      queue.push(to);
      if (s.groundAt[to] < 0 && (field || board.spotAt[to] !== SPOT_NONE)) targets.push(to);
      if (targets.length === most) return targets;
    }
  }
  return targets;
}

function baseTargets(s: State, unit: number, most: number): number[] {
  const board = boardOf(s);
  const from = s.unitPlace[unit];
  const reach = board.scenario.rules.airFerryHexes ?? Number.POSITIVE_INFINITY;
  const targets: number[] = [];
  for (let hex = 0; hex < board.land && targets.length < most; hex++)
    if (isFreeBase(s, unit, hex) && distance(board, from, hex) <= reach) targets.push(hex);
  return targets;
}

/** §9.2 Where the unit may go. At most so many places are looked for. */
export function strategicTargets(s: State, unit: number, most = Number.POSITIVE_INFINITY): number[] {
  const { class: unitClass, field } = unitData(s, unit);
  if (unitClass === "naval") return [];
  if (unitClass === "air") return baseTargets(s, unit, most);
  return field || boardOf(s).scenario.rules.garrisonRail ? railTargets(s, unit, most) : [];
}

/** §9.1 */
export function canMoveStrategically(s: State, unit: number): boolean {
  return (
    s.unitFaction[unit] === s.phasing &&
    s.unitPlace[unit] >= 0 &&
    !hasFlag(s, unit, STRATEGIC) &&
    s.strategicMoves[s.phasing] > 0 &&
    strategicTargets(s, unit, 1).length > 0
  );
}
