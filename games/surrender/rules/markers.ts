/** §56 Where an Event marker goes after its use. */
import { AVAILABLE, boardOf, HOLDING_BOX, OUT_OF_GAME, type State, turnPlace, USED } from "../state.ts";

/** §56 By its reuse: again at End of Turn, so many turns ahead on the Turn Track, out of the game, or its Holding Box. */
export function useMarker(s: State, marker: number): void {
  const { reuse } = boardOf(s).markers[marker];
  if (typeof reuse === "object") s.markerPlace[marker] = turnPlace(s.turn + reuse.turns);
  else if (reuse === "once") s.markerPlace[marker] = OUT_OF_GAME;
  else if (reuse === "holding") s.markerPlace[marker] = HOLDING_BOX;
  else s.markerPlace[marker] = USED;
}

export function isAvailable(s: State, marker: number): boolean {
  return s.markerPlace[marker] === AVAILABLE;
}
