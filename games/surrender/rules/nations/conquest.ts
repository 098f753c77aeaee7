/** §60.3–60.7 Conquest: what becomes of the units, cities and Overseas Areas of a country. */

import { rulesOf } from "../../board/board.ts";
import { DISPUTED_AREAS } from "../../data/campaign/disputedAreas.ts";
import type { Country, Faction, Unit } from "../../data/ids.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import type { Out } from "../../model/events.ts";
import {
  ASIDE,
  AVAILABLE,
  boardOf,
  FREE_FORCES,
  MOBILIZATION_BOX,
  OUT_OF_GAME,
  type State,
  turnPlace,
  WAITS,
} from "../../model/state.ts";
import { displaceEnemies } from "../air/displacement.ts";
import { countryNamed, factsOf, isActive } from "../politics/countryFacts.ts";
import { cede, isCeded } from "../politics/disputed.ts";
import { isInForce } from "../politics/policyEnds.ts";
import { repatriateAll } from "../politics/repatriation.ts";
import { AXIS, countryOf, countryOfSite, isMainland, STATUS, WESTERN } from "../sides.ts";
import { leaveGame, placeUnit, setAside } from "../units.ts";
import { claimConquest } from "../victory.ts";
import { payGermany, queueConquestResult } from "./collapse.ts";
import { partOverseas } from "./overseas.ts";

/** §60.3 CE-CON In the order of the rules; the act under way continues afterwards. */
export function conquer(s: State, country: Country, winner: Faction, out: Out): void {
  const { rules } = boardOf(s).scenario;
  const loser = s.countryFaction[country];
  const exile = rules.fallenMayReturn && factsOf(s, country)?.exile === true;
  removeUnits(s, country, exile, out);
  s.countryFaction[country] = winner;
  s.countryStatus[country] = STATUS.conquered;
  s.allegiance[country] = loser;
  s.liberated[country] = 0;
  s.exile[country] = Number(exile);
  s.facLost[country] = 1;
  out.push({ type: "conquered", country, faction: winner });
  giveUpCities(s, country, loser, rules.conquestTakesCities ? winner : -1, exile, out);
  if (rules.fallenMayReturn) {
    partOverseas(s, country, out);
    repatriateAll(s);
  }
  payGermany(s, country, winner === AXIS, winner, out);
  if (rules.fallenMayReturn && winner === AXIS) {
    raiseFreeForces(s, country, out);
    bringPartisans(s, loser);
    cedeUnderPact(s, country, out);
  }
  changeSides(s, country, winner);
  queueConquestResult(s, country, winner);
  claimConquest(s, out);
}

/** §60.3 (1) Its units leave the map and the boxes; §60.7 R-CON-7 in exile only those in its Mainland. */
function removeUnits(s: State, country: Country, exile: boolean, out: Out): void {
  const board = boardOf(s);
  const mayReturn = board.scenario.rules.fallenMayReturn;
  board.units.forEach(({ countryIndex }, unit) => {
    if (countryIndex !== country) return;
    if (!mayReturn) leaveGame(s, unit, out);
    else if (!exile || isAtHome(s, unit, country)) setAside(s, unit, out);
  });
  s.displaced = s.displaced.filter((unit) => s.unitPlace[unit] >= 0);
}

function isAtHome(s: State, unit: Unit, country: Country): boolean {
  const hex = s.unitPlace[unit];
  return hex >= 0 && countryOf(s, hex) === country && isMainland(s, boardOf(s).area[hex]);
}

/**
 * §60.4 R-CON-1 What the enemy controls stays; R-CON-4 so does a city with a unit of an ally in it. The others pass to
 * `taker`, and the loser's air units and ships in them have to leave (§13.3).
 */
function giveUpCities(s: State, country: Country, loser: Faction, taker: Faction, exile: boolean, out: Out): void {
  boardOf(s).sites.forEach(({ hex, area }, site) => {
    if (countryOfSite(s, site) !== country || s.control[site] !== loser) return;
    if (exile && !isMainland(s, area)) return;
    const unit = s.groundAt[hex];
    if (unit >= 0 && s.unitFaction[unit] === loser) return;
    s.control[site] = taker;
    out.push({ type: "controlChanged", hex, faction: taker });
    displaceEnemies(s, hex, taker);
  });
}

/** §60.6 R-EVT-6 Its Free Forces are units of the UK from the next turn on. */
function raiseFreeForces(s: State, country: Country, out: Out): void {
  const board = boardOf(s);
  const host = factsOf(s, country)?.freeForcesAs;
  if (host === undefined || s.allegiance[country] !== WESTERN || !isActive(s, countryNamed(s, host))) return;
  board.units.forEach(({ countryIndex, entry }, unit) => {
    if (countryIndex !== country || entry?.by !== "freeForces" || s.unitPlace[unit] !== ASIDE) return;
    placeUnit(s, unit, MOBILIZATION_BOX);
    s.unitFaction[unit] = WESTERN;
    s.unitFlags[unit] = FREE_FORCES | WAITS;
    out.push({ type: "freeForces", unit });
  });
  const marker = board.markerIds.indexOf(`${board.countryIds[country]}FreeForces`);
  if (marker >= 0) s.markerPlace[marker] = OUT_OF_GAME;
}

/** §56.4 Partisans come with the first conquest by the Axis of a country of their faction. */
function bringPartisans(s: State, faction: Faction): void {
  boardOf(s).markers.forEach(({ kind, factionIndex }, marker) => {
    if (kind === "partisans" && factionIndex === faction && s.markerPlace[marker] === ASIDE)
      s.markerPlace[marker] = AVAILABLE;
  });
}

/** §42.5 R-POL-10 Under the Pact Eastern Poland goes to the USSR with the conquest of Poland. */
function cedeUnderPact(s: State, country: Country, out: Out): void {
  if (boardOf(s).countryIds[country] !== "poland" || !isInForce(s, "naziSovietPact")) return;
  const disputed = DISPUTED_AREAS.findIndex(({ owner }) => owner === "poland");
  if (!isCeded(s, disputed)) cede(s, disputed, out);
}

/** Special rule `changeSides`: units that come back on the other side some turns later (`comeBack`). */
function changeSides(s: State, country: Country, winner: Faction): void {
  const board = boardOf(s);
  for (const rule of rulesOf(board, "changeSides")) {
    if (countryNamed(s, rule.country) !== country || FACTIONS[winner] !== rule.conqueredBy) continue;
    for (const id of rule.units) {
      const unit = board.unitIds.indexOf(id);
      placeUnit(s, unit, turnPlace(s.turn + rule.afterTurns));
      s.unitFaction[unit] = FACTIONS.indexOf(rule.to);
      s.unitFlags[unit] = FREE_FORCES;
      if (board.units[unit].class === "ground") s.unitReduced[unit] = 1;
    }
  }
}
