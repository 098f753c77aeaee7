/** §5 Zones of control. */

import { type Board, STRAIT, WATER_SIDE } from "../../board/board.ts";
import type { EzocScratch } from "../../board/scratch.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Faction, Hex } from "../../data/ids.ts";
import { boardOf, type State } from "../../model/state.ts";
import { enemiesOf, holderOf } from "../sides.ts";

/**
 * §5.1 R-ZOC-1 Whether an enemy of the faction exerts a ZOC into the hex: field ground units do, not across water or
 * strait hexsides and not into water, Faded Dot or neutral hexes. §33.4 Strangers exert none.
 */
export function isInEnemyZone(s: State, hex: Hex, faction: Faction): boolean {
  const board = boardOf(s);
  if (hex >= board.land || holderOf(s, board.area[hex]) < 0) return false;
  const enemies = enemiesOf(s, faction);
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const next = board.neighbour[hex * DIRECTION_COUNT + direction];
    if (next < 0 || next >= board.land) continue;
    const unit = s.groundAt[next];
    if (unit < 0 || (enemies & (1 << s.unitFaction[unit])) === 0 || !board.units[unit].field) continue;
    const side = board.hexside[hex * DIRECTION_COUNT + direction];
    if (side !== WATER_SIDE && side !== STRAIT) return true;
  }
  return false;
}

/** §5.2, §5.4 R-ZOC-3 An EZOC hex for this faction; a No EZOC marker serves the phasing faction only. */
export function isEzoc(s: State, hex: Hex, faction: Faction): boolean {
  if (faction === s.phasing && s.noEzoc.includes(hex)) return false;
  return isInEnemyZone(s, hex, faction);
}

/** §5 All EZOC hexes for this faction at once, 1 by hex; good until it is asked again for the same faction. */
export function ezocHexes(s: State, faction: Faction): Uint8Array {
  const board = boardOf(s);
  const scratch = board.scratch.zones[faction];
  const places = noteUnits(s, board, scratch, faction);
  const areas = noteAreas(s, board, scratch);
  const freed = noteFreed(s, scratch, faction);
  if (places || areas || freed) mark(board, scratch);
  return scratch.marks;
}

/** Notes where enemies exert a ZOC; whether that is new. */
function noteUnits(s: State, { fieldUnits }: Board, { places }: EzocScratch, faction: Faction): boolean {
  const enemies = enemiesOf(s, faction);
  let changed = false;
  for (let i = 0; i < fieldUnits.length; i++) {
    const unit = fieldUnits[i];
    const place = (enemies & (1 << s.unitFaction[unit])) !== 0 ? s.unitPlace[unit] : -1;
    const from = place < 0 ? -1 : place;
    if (places[i] === from) continue;
    places[i] = from;
    changed = true;
  }
  return changed;
}

/** Notes the Areas into which no ZOC extends; whether that is new. */
function noteAreas(s: State, { areas }: Board, { closed }: EzocScratch): boolean {
  let changed = false;
  for (let area = 0; area < areas.length; area++) {
    const isClosed = holderOf(s, area) < 0 ? 1 : 0;
    if (closed[area] === isClosed) continue;
    closed[area] = isClosed;
    changed = true;
  }
  return changed;
}

/** Notes the No EZOC markers that serve the faction; whether that is new. */
function noteFreed(s: State, { freed }: EzocScratch, faction: Faction): boolean {
  const count = faction === s.phasing ? s.noEzoc.length : 0;
  let changed = freed.length !== count;
  freed.length = count;
  for (let i = 0; i < count; i++) {
    if (freed[i] !== s.noEzoc[i]) changed = true;
    freed[i] = s.noEzoc[i];
  }
  return changed;
}

function mark(board: Board, { marks, marked, places, closed, freed }: EzocScratch): void {
  for (let i = 0; i < marked.length; i++) marks[marked.hexes[i]] = 0;
  marked.length = 0;
  for (const from of places) {
    if (from < 0) continue;
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      const hex = board.neighbour[from * DIRECTION_COUNT + direction];
      const side = board.hexside[from * DIRECTION_COUNT + direction];
      if (hex < 0 || hex >= board.land || marks[hex] === 1 || side === WATER_SIDE || side === STRAIT) continue;
      if (closed[board.area[hex]] === 1) continue;
      marks[hex] = 1;
      marked.push(hex);
    }
  }
  for (const hex of freed) marks[hex] = 0;
}
