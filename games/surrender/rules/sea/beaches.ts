/** §55.8 Beachheads and Mulberries. */
import type { Faction, Hex, SeaNode } from "../../data/ids.ts";
import { boardOf, OUT_OF_GAME, type State } from "../../model/state.ts";
import { markersOf } from "../markers.ts";
import { atWar, factionOfMarker } from "../sides.ts";

/** A beachhead: its hex, its Sea Zone, its faction and the Supply Checks left. */
type Beachhead = readonly [hex: Hex, zone: SeaNode, faction: Faction, checks: number];
const BEACHHEAD_WIDTH = 4;

function beachheads(s: State): Beachhead[] {
  const found: Beachhead[] = [];
  for (let at = 0; at < s.beachheads.length; at += BEACHHEAD_WIDTH) {
    const [hex, zone, faction, checks] = s.beachheads.slice(at, at + BEACHHEAD_WIDTH);
    found.push([hex, zone, faction, checks]);
  }
  return found;
}

/** §55.8 R-AMP-5 A landing hex counts as a port for supply for a while. */
export function markBeachhead(s: State, hex: Hex): void {
  s.beachheads.push(hex, s.route[0], s.operationFaction, boardOf(s).scenario.rules.beachheadChecks);
}

/** §55.8 Hexes that count as ports of a Sea Zone for the faction, because its ground unit holds a beachhead there. */
export function heldBeachheads(s: State, faction: Faction): { hex: Hex; zone: SeaNode }[] {
  return beachheads(s).flatMap(([hex, zone, owner]) => {
    const unit = s.groundAt[hex];
    return owner === faction && unit >= 0 && s.unitFaction[unit] === faction ? [{ hex, zone }] : [];
  });
}

/** §55.8 A Supply Check of the faction has passed: its beachheads last one less. */
export function ageBeachheads(s: State, faction: Faction): void {
  s.beachheads = beachheads(s).flatMap(([hex, zone, owner, checks]) => {
    if (owner !== faction) return [hex, zone, owner, checks];
    return checks > 1 ? [hex, zone, owner, checks - 1] : [];
  });
}

/** §55.8 A ground unit enters the hex: a beachhead or Mulberry of its enemy goes. */
export function clearBeach(s: State, hex: Hex, faction: Faction): void {
  for (const marker of markersOf(s, "mulberry"))
    if (s.markerPlace[marker] === hex && atWar(s, faction, factionOfMarker(s, marker)))
      s.markerPlace[marker] = OUT_OF_GAME;
  if (s.beachheads.length > 0)
    s.beachheads = beachheads(s)
      .filter((beachhead) => beachhead[0] !== hex || !atWar(s, faction, beachhead[2]))
      .flat();
}
