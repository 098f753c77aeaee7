/** §56 Event markers: which a faction has, and where one goes after its use. */

import type { MarkerKind } from "../data/campaign/markerKinds.ts";
import type { Faction, Marker } from "../data/ids.ts";
import { AVAILABLE, boardOf, HOLDING_BOX, OUT_OF_GAME, type State, turnPlace, USED } from "../model/state.ts";
import { factionOfMarker } from "./sides.ts";

/** §56 By its reuse: available at End of Turn, on the Turn Track some turns ahead, out of the game, or in its Holding Box. */
export function useMarker(s: State, marker: Marker): void {
  const { reuse } = boardOf(s).markers[marker];
  if (typeof reuse === "object") s.markerPlace[marker] = turnPlace(s.turn + reuse.turns);
  else if (reuse === "once") s.markerPlace[marker] = OUT_OF_GAME;
  else if (reuse === "holding") s.markerPlace[marker] = HOLDING_BOX;
  else s.markerPlace[marker] = USED;
}

const NONE: readonly number[] = [];

/** Every marker of a kind, of any owner and in any place. */
export function markersOf(s: State, kind: MarkerKind): readonly Marker[] {
  return boardOf(s).markersByKind.get(kind) ?? NONE;
}

/** Available markers of a kind that the faction owns; of several with the same effect only the first. */
export function availableMarkers(s: State, faction: Faction, kind: MarkerKind): Marker[] {
  const { markers } = boardOf(s);
  const found: Marker[] = [];
  for (const marker of markersOf(s, kind)) {
    if (s.markerPlace[marker] !== AVAILABLE || factionOfMarker(s, marker) !== faction) continue;
    if (found.every((other) => markers[other].countryIndex !== markers[marker].countryIndex)) found.push(marker);
  }
  return found;
}

/** Whether the faction could use this very marker as one of the kind: the first of those with the same effect. */
export function hasMarker(s: State, faction: Faction, kind: MarkerKind, marker: Marker): boolean {
  return availableMarkers(s, faction, kind).includes(marker);
}

export function isAvailable(s: State, marker: Marker): boolean {
  return s.markerPlace[marker] === AVAILABLE;
}
