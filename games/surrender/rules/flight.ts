/** §14.2 Air activations: the move to another base. */
import { SIX } from "../data/grid.ts";
import { ACTIVATED, boardOf, STRATEGIC, type State } from "../state.ts";
import { allowanceOf } from "./activation.ts";
import { isFreeBase } from "./displacement.ts";
import { hasMission } from "./missions.ts";
import { mayFlyOver } from "./passage.ts";
import { hasFlag, unitData } from "./units.ts";

/** §10.3 Every hex costs 1, hexsides do not count, neutral countries are closed. At most so many bases are looked for. */
export function flightTargets(s: State, unit: number, most = Number.POSITIVE_INFINITY): number[] {
  const board = boardOf(s);
  const visited = board.scratch.flight;
  const start = s.unitPlace[unit];
  const bases: number[] = [];
  visited.fill(0);
  visited[start] = 1;
  let front = [start];
  for (let far = allowanceOf(s, unit); far > 0; far--) {
    const next: number[] = [];
    for (const hex of front) {
      for (let way = 0; way < SIX; way++) {
        const to = board.neighbour[hex * SIX + way];
        if (to < 0 || visited[to] === 1) continue;
        visited[to] = 1;
        if (!mayFlyOver(s, unit, to)) continue;
        next.push(to);
        if (!isFreeBase(s, unit, to)) continue;
        bases.push(to);
        if (bases.length === most) return bases;
      }
    }
    front = next;
  }
  return bases;
}

/** R-AIR-2 One air activation per unit and turn, and only if there is something to do. */
export function canActivateAir(s: State, unit: number): boolean {
  if (unitData(s, unit).class !== "air" || s.unitPlace[unit] < 0 || hasFlag(s, unit, ACTIVATED | STRATEGIC))
    return false;
  return flightTargets(s, unit, 1).length > 0 || hasMission(s, unit);
}
