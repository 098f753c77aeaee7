/** §12.5–12.7 What a side can commit to a ground combat. */
import { distance } from "../data/grid.ts";
import { RANGES } from "../data/ranges.ts";
import { FACTIONS } from "../data/vocabulary.ts";
import { boardOf, type State } from "../state.ts";
import { mayFight } from "./activation.ts";

/** §12.6 R-COM-2, R-COM-3 An air unit of the faction with fewer than six Sorties, five hexes from the defender. */
export function maySupport(s: State, unit: number, faction: number): boolean {
  const data = boardOf(s).units[unit];
  if (data.class !== "air" || data.faction !== faction || s.unitHex[unit] < 0 || s.committedAir[faction] >= 0)
    return false;
  return mayFight(s, unit) && distance(s.unitHex[unit], s.target) <= RANGES.airSupport.hexes;
}

/** §21 A Ground Support marker of the faction that has a use left; a country's only for its own unit. */
export function mayPlay(s: State, marker: number, faction: number): boolean {
  const { scenario, units } = boardOf(s);
  const data = scenario.eventMarkers[marker];
  if (data.kind !== "groundSupport" || FACTIONS.indexOf(data.faction) !== faction) return false;
  if (s.markerUses[marker] <= 0 || s.committedMarkers.includes(marker)) return false;
  const own = units[s.attackers[0]].faction === faction ? s.attackers[0] : s.defender;
  return data.country === undefined || data.country === units[own].country;
}

export function supportersOf(s: State, faction: number): number[] {
  const supporters: number[] = [];
  const { units } = boardOf(s);
  for (let unit = 0; unit < units.length; unit++) if (maySupport(s, unit, faction)) supporters.push(unit);
  return supporters;
}

export function playableMarkers(s: State, faction: number): number[] {
  return boardOf(s).scenario.eventMarkers.flatMap((_, marker) => (mayPlay(s, marker, faction) ? [marker] : []));
}

/** §12.5 Whether the side has anything eligible: open information. */
export function canCommit(s: State, faction: number): boolean {
  return supportersOf(s, faction).length > 0 || playableMarkers(s, faction).length > 0;
}

export function hasCommitted(s: State, faction: number): boolean {
  const { eventMarkers } = boardOf(s).scenario;
  return (
    s.committedAir[faction] >= 0 ||
    s.committedMarkers.some((marker) => FACTIONS.indexOf(eventMarkers[marker].faction) === faction)
  );
}
