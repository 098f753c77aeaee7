/** §17, §60 National Will on the board: collapse, conquest, and what follows. */
import { distance, rulesOf } from "../board/board.ts";
import type { WillEffectId } from "../data/nationalWill.ts";
import type { Out } from "../events.ts";
import { boardOf, type State } from "../state.ts";
import { displaceTo, nearestBases } from "./displacement.ts";
import { cityEffect, gainsOfGermany, hasCollapsed, willAfter } from "./nationalWill.ts";
import { mayEnter } from "./passage.ts";
import { AXIS, atWar, countryOf, countryOfSpot, isCapital, isConquered, isMainland, SOVIET, STATUS } from "./sides.ts";
import { leaveGame, placeUnit, sendToBox } from "./units.ts";
import { claimConquest } from "./victory.ts";

/** §17.1 The effect of a city that changes hands. */
export function cityEffectOf(s: State, spot: number, change: "lost" | "regained"): WillEffectId {
  const { area } = boardOf(s).spots[spot];
  return cityEffect(isCapital(s, spot) ? "capital" : isMainland(s, area) ? "mainland" : "overseas", change);
}

/** §17.1 Applies one effect at once; at 0 the country collapses, to the advantage of `winner`. */
export function changeWill(s: State, country: number, effect: WillEffectId, winner: number, out: Out): void {
  const before = s.will[country];
  if (before < 0 || hasCollapsed(before)) return;
  const will = willAfter(before, effect);
  s.will[country] = will;
  out.push({ type: "willChanged", country, effect, change: will - before, will });
  if (hasCollapsed(will)) collapse(s, country, winner, out);
}

/** §60.2 A faction at war with the country's; R-SCN-4 after 17 September the USSR too. */
function isEnemyOf(s: State, holder: number, home: number): boolean {
  return atWar(s, holder, home) || (holder === SOVIET && rulesOf(boardOf(s), "sovietEntry").length > 0);
}

/** §17.2 Conquered if an enemy controls one of its Mainland cities. */
function collapse(s: State, country: number, winner: number, out: Out): void {
  const board = boardOf(s);
  const home = s.countryFaction[country];
  const conquered = board.spots.some(
    ({ city, area }, spot) =>
      city !== undefined &&
      countryOfSpot(s, spot) === country &&
      isMainland(s, area) &&
      isEnemyOf(s, s.control[spot], home),
  );
  out.push({ type: "collapsed", country });
  board.units.forEach((unit, u) => {
    if (unit.countryIndex === country) leaveGame(s, u, out);
  });
  if (conquered) conquer(s, country, winner, out);
  else becomeNeutral(s, country, out);
  const germany = board.countryIds.indexOf("germany");
  for (const effect of gainsOfGermany({ country: board.countryIds[country], conquered: conquered && winner === AXIS }))
    if (germany >= 0 && !isConquered(s, germany)) changeWill(s, germany, effect, winner, out);
  if (conquered) claimConquest(s, out);
}

/** §17.3 R-CON-1 Cities and hexes pass to the conqueror; R-CON-4 not a city with a unit of an ally in it. */
function conquer(s: State, country: number, winner: number, out: Out): void {
  const loser = s.countryFaction[country];
  s.countryFaction[country] = winner;
  s.countryStatus[country] = STATUS.conquered;
  s.allegiance[country] = loser;
  out.push({ type: "conquered", country, faction: winner });
  const taker = boardOf(s).scenario.rules.conquestTakesCities ? winner : -1;
  boardOf(s).spots.forEach(({ hex }, spot) => {
    if (countryOfSpot(s, spot) !== country || s.control[spot] !== loser) return;
    const unit = s.groundAt[hex];
    if (unit >= 0 && s.unitFaction[unit] === loser) return;
    s.control[spot] = taker;
    out.push({ type: "controlChanged", hex, faction: taker });
  });
}

/** §17.4 R-CON-2 The country closes; whoever is still there goes to the nearest free hex outside. */
function becomeNeutral(s: State, country: number, out: Out): void {
  const board = boardOf(s);
  s.countryFaction[country] = -1;
  s.countryStatus[country] = STATUS.neutral;
  s.becameNeutral[country] = s.turn;
  board.spots.forEach((_, spot) => {
    if (countryOfSpot(s, spot) === country) s.control[spot] = -1;
  });
  const isThere = (unit: number) => s.unitPlace[unit] >= 0 && countryOf(s, s.unitPlace[unit]) === country;
  board.units.forEach((unit, u) => {
    if (unit.class !== "ground" || !isThere(u)) return;
    const from = s.unitPlace[u];
    const to = nearestFreeHex(s, u, from);
    if (to < 0) sendToBox(s, u);
    else placeUnit(s, u, to);
    out.push({ type: "displaced", unit: u, fromHex: from, ...(to >= 0 && { hex: to }) });
  });
  board.units.forEach((unit, u) => {
    if (unit.class !== "ground" && isThere(u)) displaceTo(s, u, nearestBases(s, u)[0] ?? -1, out);
  });
}

function nearestFreeHex(s: State, unit: number, from: number): number {
  const board = boardOf(s);
  let best = -1;
  for (let hex = 0; hex < board.land; hex++) {
    if (s.groundAt[hex] >= 0 || !mayEnter(s, unit, hex)) continue;
    if (best < 0 || distance(board, from, hex) < distance(board, from, best)) best = hex;
  }
  return best;
}
