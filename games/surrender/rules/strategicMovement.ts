/** §9 Strategic Movement by Transport Line and between air bases. */
import { SPOT_NONE } from "../board.ts";
import { HEX_COUNT, SIX } from "../data/grid.ts";
import { boardOf, STRATEGIC, type State } from "../state.ts";
import { isFreeBase } from "./displacement.ts";
import { mayEnter } from "./passage.ts";
import { hasFlag, unitData } from "./units.ts";
import { isEzoc } from "./zones.ts";

const visited = new Uint8Array(HEX_COUNT);

/** R-STM-2 No hex of the way may be in EZOC, hold an enemy, or be an enemy city or fort or neutral. */
function isOpenLine(s: State, unit: number, hex: number): boolean {
  const board = boardOf(s);
  const { faction } = board.units[unit];
  if (!mayEnter(s, unit, hex) || isEzoc(s, hex, faction)) return false;
  const spot = board.spotAt[hex];
  if (spot !== SPOT_NONE && s.control[spot] !== faction) return false;
  const ground = s.groundAt[hex];
  const air = s.airAt[hex];
  return (ground < 0 || board.units[ground].faction === faction) && (air < 0 || board.units[air].faction === faction);
}

function railTargets(s: State, unit: number, most: number): number[] {
  const board = boardOf(s);
  const start = s.unitHex[unit];
  if (board.onLine[start] === 0 || !isOpenLine(s, unit, start)) return [];
  visited.fill(0);
  visited[start] = 1;
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
      if (s.groundAt[to] < 0) targets.push(to);
      if (targets.length === most) return targets;
    }
  }
  return targets;
}

function baseTargets(s: State, unit: number, most: number): number[] {
  const { faction } = unitData(s, unit);
  const targets: number[] = [];
  const { size } = boardOf(s);
  for (let hex = 0; hex < size && targets.length < most; hex++) if (isFreeBase(s, hex, faction)) targets.push(hex);
  return targets;
}

/** §9.2 Where the unit may go. At most so many places are looked for. */
export function strategicTargets(s: State, unit: number, most = HEX_COUNT): number[] {
  const { class: unitClass, field } = unitData(s, unit);
  if (unitClass === "air") return baseTargets(s, unit, most);
  return field ? railTargets(s, unit, most) : [];
}

/** §9.1 */
export function canMoveStrategically(s: State, unit: number): boolean {
  const data = unitData(s, unit);
  return (
    data.faction === s.phasing &&
    s.unitHex[unit] >= 0 &&
    !hasFlag(s, unit, STRATEGIC) &&
    s.strategicMoves[data.faction] > 0 &&
    strategicTargets(s, unit, 1).length > 0
  );
}
