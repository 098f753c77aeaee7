/** §17 National Will on the board: collapse, conquest, and what follows. */

import { distance } from "../data/grid.ts";
import type { WillEffectId } from "../data/nationalWill.ts";
import { FACTIONS } from "../data/vocabulary.ts";
import type { Out } from "../events.ts";
import { boardOf, enemyOf, type State } from "../state.ts";
import { displaceTo, nearestBases } from "./displacement.ts";
import { cityEffect, gainsOfGermany, hasCollapsed, willAfter } from "./nationalWill.ts";
import { mayEnter } from "./passage.ts";
import { leaveGame, placeUnit, sendToBox, unitData } from "./units.ts";
import { claimConquest } from "./victory.ts";

const AXIS = FACTIONS.indexOf("axis");

/** §17.1 The effect of a city that changes hands. */
export function cityEffectOf(s: State, spot: number, change: "lost" | "regained"): WillEffectId {
  const { capital, mainland } = boardOf(s).spots[spot];
  return cityEffect(capital ? "capital" : mainland ? "mainland" : "overseas", change);
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

/** §17.2 Conquered if an enemy, the USSR included (R-SCN-4), controls one of its Mainland cities. */
function collapse(s: State, country: number, winner: number, out: Out): void {
  const board = boardOf(s);
  const home = s.countryFaction[country];
  const conquered = board.spots.some(
    (spot, i) =>
      spot.country === country &&
      spot.city !== undefined &&
      spot.mainland &&
      s.control[i] >= 0 &&
      s.control[i] !== home,
  );
  out.push({ type: "collapsed", country });
  board.units.forEach((unit, u) => {
    if (unit.countryIndex === country) leaveGame(s, u, out);
  });
  if (conquered) conquer(s, country, winner, out);
  else becomeNeutral(s, country, out);
  const germany = board.countryIds.indexOf("germany");
  for (const effect of gainsOfGermany({ country: board.countryIds[country], conquered: conquered && winner === AXIS }))
    if (germany >= 0 && s.conquered[germany] === 0) changeWill(s, germany, effect, enemyOf(AXIS), out);
  if (conquered) claimConquest(s, out);
}

/** §17.3 R-CON-1 Cities and hexes pass to the conqueror; R-CON-4 not a city with a unit of an ally in it. */
function conquer(s: State, country: number, winner: number, out: Out): void {
  const loser = s.countryFaction[country];
  s.countryFaction[country] = winner;
  s.conquered[country] = 1;
  out.push({ type: "conquered", country, faction: winner });
  boardOf(s).spots.forEach(({ hex, country: owner }, spot) => {
    if (owner !== country || s.control[spot] !== loser) return;
    const unit = s.groundAt[hex];
    if (unit >= 0 && unitData(s, unit).faction === loser) return;
    s.control[spot] = winner;
    out.push({ type: "controlChanged", hex, faction: winner });
  });
}

/** §17.4 R-CON-2 The country closes; whoever is still there goes to the nearest free hex outside. */
function becomeNeutral(s: State, country: number, out: Out): void {
  const board = boardOf(s);
  s.countryFaction[country] = -1;
  board.spots.forEach((spot, i) => {
    if (spot.country === country) s.control[i] = -1;
  });
  board.units.forEach((unit, u) => {
    const from = s.unitHex[u];
    if (unit.class !== "ground" || from < 0 || board.country[from] !== country) return;
    const to = nearestFreeHex(s, u, from);
    if (to < 0) sendToBox(s, u);
    else placeUnit(s, u, to);
    out.push({ type: "displaced", unit: u, fromHex: from, ...(to >= 0 && { hex: to }) });
  });
  board.units.forEach((unit, u) => {
    const from = s.unitHex[u];
    if (unit.class === "air" && from >= 0 && board.country[from] === country)
      displaceTo(s, u, nearestBases(s, u)[0] ?? -1, out);
  });
}

function nearestFreeHex(s: State, unit: number, from: number): number {
  let best = -1;
  for (let hex = 0; hex < boardOf(s).size; hex++) {
    if (s.groundAt[hex] >= 0 || !mayEnter(s, unit, hex)) continue;
    if (best < 0 || distance(from, hex) < distance(from, best)) best = hex;
  }
  return best;
}
