/** §5 Zones of control. */
import { STRAIT, WATER_SIDE } from "../board/board.ts";
import { SIX } from "../data/grid.ts";
import { boardOf, type State } from "../state.ts";
import { enemiesOf, holderOf } from "./sides.ts";

/**
 * §5.1 R-ZOC-1 Whether an enemy of the faction exerts a ZOC into the hex: field ground units do, not across water or
 * strait hexsides and not into water, Faded Dot or neutral hexes. §33.4 Strangers exert none.
 */
export function isInEnemyZone(s: State, hex: number, faction: number): boolean {
  const board = boardOf(s);
  if (hex >= board.land || holderOf(s, board.area[hex]) < 0) return false;
  const enemies = enemiesOf(s, faction);
  for (let way = 0; way < SIX; way++) {
    const next = board.neighbour[hex * SIX + way];
    if (next < 0 || next >= board.land) continue;
    const unit = s.groundAt[next];
    if (unit < 0 || (enemies & (1 << s.unitFaction[unit])) === 0 || !board.units[unit].field) continue;
    const side = board.hexside[hex * SIX + way];
    if (side !== WATER_SIDE && side !== STRAIT) return true;
  }
  return false;
}

/** §5.2, §5.4 R-ZOC-3 An EZOC hex for this faction; a No EZOC marker serves the phasing faction only. */
export function isEzoc(s: State, hex: number, faction: number): boolean {
  if (faction === s.phasing && s.noEzoc.includes(hex)) return false;
  return isInEnemyZone(s, hex, faction);
}

/** §5 All EZOC hexes for this faction at once, 1 by hex; good until it is asked again. */
export function ezocHexes(s: State, faction: number): Uint8Array {
  const board = boardOf(s);
  const { marks, marked } = board.scratch.zones;
  const enemies = enemiesOf(s, faction);
  for (const hex of marked) marks[hex] = 0;
  marked.length = 0;
  for (const unit of board.fieldUnits) {
    const from = s.unitPlace[unit];
    if (from < 0 || (enemies & (1 << s.unitFaction[unit])) === 0) continue;
    for (let way = 0; way < SIX; way++) {
      const hex = board.neighbour[from * SIX + way];
      const side = board.hexside[from * SIX + way];
      if (hex < 0 || hex >= board.land || marks[hex] === 1 || side === WATER_SIDE || side === STRAIT) continue;
      if (holderOf(s, board.area[hex]) < 0) continue;
      marks[hex] = 1;
      marked.push(hex);
    }
  }
  if (faction === s.phasing) for (const hex of s.noEzoc) marks[hex] = 0;
  return marks;
}
