/** §5 Zones of control. */
import { STRAIT, WATER_SIDE } from "../board.ts";
import { HEX_COUNT, SIX } from "../data/grid.ts";
import { boardOf, type State } from "../state.ts";

/**
 * §5.1 R-ZOC-1 Whether an enemy of the faction exerts a ZOC into the hex: field ground units do, not across water or
 * strait hexsides and not into water, Faded Dot or neutral hexes.
 */
export function isInEnemyZone(s: State, hex: number, faction: number): boolean {
  const board = boardOf(s);
  if (board.ground[hex] === 0 || s.countryFaction[board.country[hex]] < 0) return false;
  for (let way = 0; way < SIX; way++) {
    const next = board.neighbour[hex * SIX + way];
    if (next < 0) continue;
    const unit = s.groundAt[next];
    if (unit < 0) continue;
    const { faction: owner, field } = board.units[unit];
    if (owner === faction || !field) continue;
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

const marks = new Uint8Array(HEX_COUNT);
const marked: number[] = [];

/** §5 All EZOC hexes for this faction at once, 1 by hex; good until it is asked again. */
export function ezocHexes(s: State, faction: number): Uint8Array {
  const board = boardOf(s);
  for (const hex of marked) marks[hex] = 0;
  marked.length = 0;
  for (const unit of board.fieldUnits) {
    const from = s.unitHex[unit];
    if (from < 0 || board.units[unit].faction === faction) continue;
    for (let way = 0; way < SIX; way++) {
      const hex = board.neighbour[from * SIX + way];
      const side = board.hexside[from * SIX + way];
      if (hex < 0 || marks[hex] === 1 || side === WATER_SIDE || side === STRAIT) continue;
      if (board.ground[hex] === 0 || s.countryFaction[board.country[hex]] < 0) continue;
      marks[hex] = 1;
      marked.push(hex);
    }
  }
  if (faction === s.phasing) for (const hex of s.noEzoc) marks[hex] = 0;
  return marks;
}
