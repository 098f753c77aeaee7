/** §11 R-END-1, §62 The End of Turn Phase: unspent points are lost, the marks of the turn are taken off. */
import {
  ACTIVATED,
  AVAILABLE,
  boardOf,
  ELIMINATED_BOX,
  goTo,
  MOBILIZATION_BOX,
  PHASE,
  REBUILT,
  STRATEGIC,
  type State,
  USED,
  WAITS,
} from "../../state.ts";
import { automatic } from "../phase.ts";

export const endOfTurnPhase = automatic((s) => {
  clearTurn(s);
  returnMarkers(s);
  s.turn++;
  emptyEliminatedBox(s);
  goTo(s, PHASE.turnStart);
});

function clearTurn(s: State): void {
  const nothing = () => boardOf(s).countryIds.map(() => 0);
  s.income = nothing();
  s.received = nothing();
  s.given = nothing();
  s.spent = nothing();
  s.mobilizedIn = [];
  s.invasions = [0, 0, 0];
  s.upgrades = [0, 0, 0];
  s.unitFlags = s.unitFlags.map((flags) => flags & ~(ACTIVATED | STRATEGIC | WAITS | REBUILT));
}

/** §56 Markers of reuse "turn" are available again. */
function returnMarkers(s: State): void {
  boardOf(s).markers.forEach(({ reuse }, marker) => {
    if (reuse === "turn" && s.markerPlace[marker] === USED) s.markerPlace[marker] = AVAILABLE;
  });
}

/** §62 (5) */
function emptyEliminatedBox(s: State): void {
  s.unitPlace = s.unitPlace.map((place) => (place === ELIMINATED_BOX ? MOBILIZATION_BOX : place));
}
