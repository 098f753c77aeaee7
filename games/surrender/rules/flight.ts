/** §14.2 Air activations: the move to another base, and Air Strikes. */
import { distance, HEX_COUNT, SIX } from "../data/grid.ts";
import { RANGES } from "../data/ranges.ts";
import { ACTIVATED, boardOf, STRATEGIC, type State } from "../state.ts";
import { allowanceOf, mayFight } from "./activation.ts";
import { isFreeBase } from "./displacement.ts";
import { hasFlag, unitData } from "./units.ts";

const visited = new Uint8Array(HEX_COUNT);

/** §10.3 Every hex costs 1, hexsides do not count, neutral countries are closed. At most so many bases are looked for. */
export function flightTargets(s: State, unit: number, most = HEX_COUNT): number[] {
  const board = boardOf(s);
  const { faction } = unitData(s, unit);
  const start = s.unitHex[unit];
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
        const country = board.country[to];
        if (country >= 0 && s.countryFaction[country] < 0) continue;
        next.push(to);
        if (!isFreeBase(s, to, faction)) continue;
        bases.push(to);
        if (bases.length === most) return bases;
      }
    }
    front = next;
  }
  return bases;
}

/** §14.3 Enemy air units within seven hexes. */
export function strikeTargets(s: State, unit: number): number[] {
  if (!mayFight(s, unit)) return [];
  const targets: number[] = [];
  boardOf(s).units.forEach((_, other) => {
    if (isStrikeTarget(s, unit, other)) targets.push(other);
  });
  return targets;
}

export function isStrikeTarget(s: State, unit: number, other: number): boolean {
  const enemy = boardOf(s).units[other];
  if (enemy?.class !== "air" || enemy.faction === unitData(s, unit).faction || s.unitHex[other] < 0) return false;
  return mayFight(s, unit) && distance(s.unitHex[unit], s.unitHex[other]) <= RANGES.airStrike.hexes;
}

/** R-AIR-2 One air activation per unit and turn, and only if there is something to do. */
export function canActivateAir(s: State, unit: number): boolean {
  if (unitData(s, unit).class !== "air" || s.unitHex[unit] < 0 || hasFlag(s, unit, ACTIVATED | STRATEGIC)) return false;
  return strikeTargets(s, unit).length > 0 || flightTargets(s, unit, 1).length > 0;
}
