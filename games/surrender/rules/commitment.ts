/** §12.5–12.7 What a side can commit to a ground combat. */
import { distance } from "../board/board.ts";
import { RANGES } from "../data/ranges.ts";
import { AIR_NAVAL, AVAILABLE, boardOf, STRATEGIC_WARFARE, type State } from "../state.ts";
import { mayFight } from "./activation.ts";
import { factionOfMarker } from "./sides.ts";

function isGroundCombat(s: State): boolean {
  return s.attack !== AIR_NAVAL && s.attack !== STRATEGIC_WARFARE;
}

/** §12.6 R-COM-2, R-COM-3 An air unit of the faction with fewer than six Sorties, five hexes from the defender. */
export function maySupport(s: State, unit: number, faction: number): boolean {
  if (!isGroundCombat(s)) return false;
  const board = boardOf(s);
  const place = s.unitPlace[unit];
  if (s.unitFaction[unit] !== faction || place < 0 || s.committedAir[faction] >= 0) return false;
  if (board.units[unit].class !== "air") return false;
  return mayFight(s, unit) && distance(board, place, s.target) <= RANGES.airSupport.hexes;
}

/** §21 A Ground Support marker of the faction that has a use left; a country's only for its own unit. */
export function mayPlay(s: State, marker: number, faction: number): boolean {
  if (!isGroundCombat(s)) return false;
  const { markers, units } = boardOf(s);
  const { kind, countryIndex } = markers[marker];
  if (s.markerPlace[marker] !== AVAILABLE || kind !== "groundSupport" || factionOfMarker(s, marker) !== faction)
    return false;
  const own = s.attackingFaction === faction ? s.attackers[0] : s.defender;
  return countryIndex < 0 || countryIndex === units[own].countryIndex;
}

export function supportersOf(s: State, faction: number): number[] {
  return boardOf(s).airUnits.filter((unit) => maySupport(s, unit, faction));
}

export function playableMarkers(s: State, faction: number): number[] {
  return boardOf(s).markers.flatMap((_, marker) => (mayPlay(s, marker, faction) ? [marker] : []));
}

/** §12.5 Whether the side has anything eligible: open information. */
export function canCommit(s: State, faction: number): boolean {
  return supportersOf(s, faction).length > 0 || playableMarkers(s, faction).length > 0;
}

export function hasCommitted(s: State, faction: number): boolean {
  return s.committedAir[faction] >= 0 || s.committedMarkers.some((marker) => factionOfMarker(s, marker) === faction);
}
