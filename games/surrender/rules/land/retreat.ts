/** §13.1 Retreats, and §12.8 isolation. */

import { distance, PROHIBITED } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Hex, Unit } from "../../data/ids.ts";
import { RULINGS } from "../../data/rulings.ts";
import { boardOf, type State } from "../../model/state.ts";
import { holderOf, isForeignSite, isFriendlySite } from "../sides.ts";
import { unitData } from "../units.ts";
import { mayEnter } from "./passage.ts";
import { isInEnemyZone } from "./zones.ts";

/** §13.1 The hexes a defender may retreat to from attackers in these hexes; R-UNI-2 a garrison has none. */
export function retreatHexes(s: State, unit: Unit, attackerHexes: readonly Hex[]): Hex[] {
  const board = boardOf(s);
  if (!unitData(s, unit).field) return [];
  const from = s.unitPlace[unit];
  const hexes: Hex[] = [];
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const hex = board.neighbour[from * DIRECTION_COUNT + direction];
    if (hex < 0 || hex >= board.land || board.stepCost[from * DIRECTION_COUNT + direction] === PROHIBITED) continue;
    if (mayRetreatTo(s, unit, hex, attackerHexes)) hexes.push(hex);
  }
  return hexes;
}

/** RP1–RP3, R-RET-2, R-RET-3; R-RET-4 hexsides do not count; R-RET-5 attackers from the sea stand in no hex. */
function mayRetreatTo(s: State, unit: Unit, hex: Hex, attackerHexes: readonly Hex[]): boolean {
  const faction = s.unitFaction[unit];
  if (s.groundAt[hex] >= 0 || !mayEnter(s, unit, hex) || isForeignSite(s, hex, faction)) return false;
  if (holderOf(s, boardOf(s).area[hex]) < 0) return false;
  if (attackerHexes.some((attacker) => distance(boardOf(s), attacker, hex) < RULINGS["R-RET-2"].value)) return false;
  return isFriendlySite(s, hex, faction) || !isInEnemyZone(s, hex, faction);
}

/** §12.8 R-ISO-1, R-ISO-2 No legal retreat, and no friendly city, fort or ground unit next to it. */
export function isIsolated(s: State, unit: Unit, attackerHexes: readonly Hex[]): boolean {
  return retreatHexes(s, unit, attackerHexes).length === 0 && !hasFriendNextToIt(s, unit);
}

function hasFriendNextToIt(s: State, unit: Unit): boolean {
  const board = boardOf(s);
  const faction = s.unitFaction[unit];
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const hex = board.neighbour[s.unitPlace[unit] * DIRECTION_COUNT + direction];
    if (hex < 0 || hex >= board.land) continue;
    const other = s.groundAt[hex];
    if (isFriendlySite(s, hex, faction) || (other >= 0 && s.unitFaction[other] === faction)) return true;
  }
  return false;
}
