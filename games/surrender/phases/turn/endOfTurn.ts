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
} from "../../model/state.ts";
import { dateNow } from "../../rules/calendar.ts";
import { comeUp } from "../../rules/economy/turnTrack.ts";
import { comeBack } from "../../rules/nations/armistice.ts";
import { refillCup } from "../../rules/politics/cup.ts";
import { enterUsa, isUsaDue } from "../../rules/politics/usa.ts";
import { automatic } from "../phase.ts";

/** §62 In the order of the rules; events of the USA's entry wait for the safe point of the new turn. */
export const endOfTurnPhase = automatic((s, out) => {
  const { phases } = boardOf(s).scenario;
  clearTurn(s);
  returnMarkers(s);
  if (dateNow(s).month === DECEMBER && phases.includes("diplomacy")) refillCup(s);
  s.turn++;
  comeBack(s, out);
  comeUp(s, out);
  if (isUsaDue(s)) enterUsa(s, out);
  emptyEliminatedBox(s);
  goTo(s, PHASE.turnStart);
});

const DECEMBER = 12;

function clearTurn(s: State): void {
  const nothing = () => boardOf(s).countryIds.map(() => 0);
  s.income = nothing();
  s.received = nothing();
  s.given = nothing();
  s.spent = nothing();
  s.mobilizedIn = [];
  s.invasions = [0, 0, 0];
  s.upgrades = [0, 0, 0];
  s.boxMobilized = [];
  s.surpriseBought = 0;
  s.commonwealthTrade = 0;
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
