/** §55.8 Beachheads and Mulberries. */
import { boardOf, OUT_OF_GAME, type State } from "../../state.ts";
import { atWar, factionOfMarker } from "../sides.ts";

/** A beachhead: its hex, its Sea Zone and the Supply Checks left. */
const BEACHHEAD_WIDTH = 3;

/** §55.8 R-AMP-5 A landing hex counts as a port for supply for a while. */
export function markBeachhead(s: State, hex: number): void {
  s.beachheads.push(hex, s.route[0], boardOf(s).scenario.rules.beachheadChecks);
}

/** Hexes that count as ports through a beachhead, with their Sea Zones. */
export function beachheads(s: State): { hex: number; zone: number }[] {
  const found: { hex: number; zone: number }[] = [];
  for (let at = 0; at < s.beachheads.length; at += BEACHHEAD_WIDTH)
    found.push({ hex: s.beachheads[at], zone: s.beachheads[at + 1] });
  return found;
}

/** §55.8 A Supply Check of the faction has passed: its beachheads last one less. */
export function ageBeachheads(s: State, faction: number): void {
  const left: number[] = [];
  for (let at = 0; at < s.beachheads.length; at += BEACHHEAD_WIDTH) {
    const [hex, zone, checks] = s.beachheads.slice(at, at + BEACHHEAD_WIDTH);
    const unit = s.groundAt[hex];
    const isOurs = unit >= 0 && s.unitFaction[unit] === faction;
    if (unit < 0 || (isOurs && checks <= 1)) continue;
    left.push(hex, zone, isOurs ? checks - 1 : checks);
  }
  s.beachheads = left;
}

/** §55.8 An enemy ground unit that enters removes both. */
export function leaveBeach(s: State, hex: number, faction: number): void {
  boardOf(s).markers.forEach(({ kind }, marker) => {
    if (kind === "mulberry" && s.markerPlace[marker] === hex && atWar(s, faction, factionOfMarker(s, marker)))
      s.markerPlace[marker] = OUT_OF_GAME;
  });
  if (s.operation >= 0 || s.beachheads.length === 0) return;
  const left: number[] = [];
  for (let at = 0; at < s.beachheads.length; at += BEACHHEAD_WIDTH)
    if (s.beachheads[at] !== hex) left.push(...s.beachheads.slice(at, at + BEACHHEAD_WIDTH));
  s.beachheads = left;
}
