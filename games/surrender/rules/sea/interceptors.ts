/** §53 Who may intercept the operation under way, where, and who may escort it. */

import { distance } from "../../board/board.ts";
import { UBOAT_INTERCEPTOR } from "../../data/campaign/markerKinds.ts";
import type { Faction, Marker, SeaNode, Unit } from "../../data/ids.ts";
import { RANGES } from "../../data/ranges.ts";
import { FACTIONS, SUPPLY_STATES, UNDERTAKINGS, type Undertaking } from "../../data/vocabulary.ts";
import { AVAILABLE, boardOf, boxOf, isMapBox, type State } from "../../model/state.ts";
import { strikeEscorts } from "../air/missions.ts";
import type { AirNavalForce, AirNavalSituation } from "../charts/airNavalCombat.ts";
import { combatWeather } from "../combat/combatPlace.ts";
import { markerEffects } from "../combat/commitment.ts";
import { mayFight } from "../land/activation.ts";
import { markersOf } from "../markers.ts";
import { atWar, factionOfMarker } from "../sides.ts";
import { byUnitId, unitData } from "../units.ts";
import { isNextToBox, isSeaZone } from "./lanes.ts";
import { airInPorts, isWarship, portZone, warshipsAt } from "./ports.ts";

export function operationOf(s: State): Undertaking {
  return UNDERTAKINGS[s.operation];
}

/** One interception that a faction may try. */
export interface Attempt {
  /** A unit, or a U-boat marker. */
  readonly unit?: Unit;
  readonly marker?: Marker;
  /** The Sea Zone; a Bombing Run is intercepted over its target. */
  readonly sea?: SeaNode;
  readonly target: Unit;
}

/** An interceptor in `State.interceptor` and `State.tried`: a unit, or a marker below -1. */
export function interceptorCode({ unit, marker }: Attempt): number {
  return unit ?? -2 - marker!;
}

/** The marker that a code stands for, or -1. */
export function markerOfCode(code: number): Marker {
  return code < -1 ? -2 - code : -1;
}

function isReady(s: State, unit: Unit): boolean {
  return mayFight(s, unit) && !s.tried.includes(unit);
}

/** §53.2 R-NAV-5 Whether the warship could intercept in a Sea Zone: from two zones away, or from a box beside it. */
function isWarshipInReach(s: State, ship: Unit, zone: SeaNode): boolean {
  const place = s.unitPlace[ship];
  if (isMapBox(place)) return isNextToBox(s, boxOf(place), zone);
  const port = portZone(s, place);
  return port >= 0 && boardOf(s).openLinks[zone][port] <= RANGES.navalInterception.seaZones;
}

function isReadyWarship(s: State, faction: Faction, ship: Unit): boolean {
  return s.unitFaction[ship] === faction && isWarship(s, ship) && mayFight(s, ship);
}

/** §53.2 R-NAV-5 Units of the faction that could intercept in a Sea Zone: open information, whatever is under way. */
export function unitsInReach(s: State, faction: Faction, zone: SeaNode): Unit[] {
  return [
    ...airInPorts(s, faction, zone).filter((unit) => mayFight(s, unit)),
    ...boardOf(s).ships.filter((ship) => isReadyWarship(s, faction, ship) && isWarshipInReach(s, ship, zone)),
  ];
}

/** Whether there are any. */
export function isInReach(s: State, faction: Faction, zone: SeaNode): boolean {
  if (boardOf(s).ships.some((ship) => isReadyWarship(s, faction, ship) && isWarshipInReach(s, ship, zone))) return true;
  return airInPorts(s, faction, zone).some((unit) => mayFight(s, unit));
}

/** §56.5 R-EVT-10 U-boat markers of the faction that could intercept in the zone. */
export function uboatsFor(s: State, faction: Faction, zone: SeaNode): Marker[] {
  const board = boardOf(s);
  if (!(UBOAT_INTERCEPTOR.zones as readonly number[]).includes(Number(board.seaZones[zone].id))) return [];
  return markersOf(s, "uboat").filter(
    (marker) => s.markerPlace[marker] === AVAILABLE && factionOfMarker(s, marker) === faction,
  );
}

/** §53.1 What an interceptor may aim at. */
function targets(s: State): readonly number[] {
  return operationOf(s) === "amphibiousInvasion" ? s.force.filter((unit) => unitData(s, unit).convoy) : s.force;
}

/** §53.1, §53.3 R-NAV-2, R-NAV-4 Everything the faction may try now: a unit tries once in an operation. */
export function attempts(s: State, faction: Faction): Attempt[] {
  if (operationOf(s) === "bombingRun") return bomberAttempts(s, faction);
  if (operationOf(s) === "supplyLineTrace" && hasTried(s, faction)) return [];
  const found: Attempt[] = [];
  const seen: SeaNode[] = [];
  s.route.forEach((sea, at) => {
    if (at < s.routeAt || !isSeaZone(s, sea) || seen.includes(sea)) return;
    seen.push(sea);
    const units = unitsInReach(s, faction, sea).filter((unit) => isReady(s, unit));
    const uboats = uboatsFor(s, faction, sea);
    for (const target of targets(s)) {
      for (const unit of units) found.push({ unit, sea, target });
      for (const marker of uboats) found.push({ marker, sea, target });
    }
  });
  return found;
}

/** §53.1 R-AIR-4 Enemy fighters within five hexes of the target of a Bombing Run. */
function bomberAttempts(s: State, faction: Faction): Attempt[] {
  const board = boardOf(s);
  const [bomber] = s.force;
  const found: Attempt[] = [];
  for (const unit of board.airUnits) {
    const place = s.unitPlace[unit];
    if (place < 0 || board.units[unit].type !== "fighter" || s.unitFaction[unit] !== faction) continue;
    if (distance(board, place, s.destination) <= RANGES.airInterceptionOfAir.hexes && isReady(s, unit))
      found.push({ unit, target: bomber });
  }
  return found;
}

/** §57.6 A supply line is tried once by each enemy faction. */
function hasTried(s: State, faction: Faction): boolean {
  return s.tried.some((code) => {
    const marker = markerOfCode(code);
    return (marker < 0 ? s.unitFaction[code] : factionOfMarker(s, marker)) === faction;
  });
}

/** §53.1 R-NAV-6 The units that may escort the target of the attempt under way and have not fought in it. */
export function escorts(s: State): Unit[] {
  const target = s.defender;
  const faction = s.operationFaction;
  return candidatesFor(s, target).filter(
    (unit) =>
      unit !== target &&
      !s.cargo.includes(unit) &&
      s.unitFaction[unit] === faction &&
      mayFight(s, unit) &&
      !s.escorted.includes(unit),
  );
}

function candidatesFor(s: State, target: Unit): Unit[] {
  const operation = operationOf(s);
  if (operation === "bombingRun") return bomberEscorts(s, target);
  return operation === "airStrike" ? strikeEscorts(s, target) : [...ships(s, target), ...airEscorts(s)];
}

function airEscorts(s: State): Unit[] {
  return airInPorts(s, s.operationFaction, s.route[s.routeAt]);
}

function ships(s: State, target: Unit): Unit[] {
  if (operationOf(s) === "supplyLineTrace") return warshipsAt(s, s.operationFaction, s.unitPlace[target]);
  const inForce = s.force.filter((unit) => isWarship(s, unit));
  return operationOf(s) === "amphibiousInvasion" || unitData(s, target).convoy ? inForce : [];
}

/** R-AIR-9 A fighter in a port of the Sea Zone of the bomber's own port. */
function bomberEscorts(s: State, bomber: Unit): Unit[] {
  const zone = portZone(s, s.unitPlace[bomber]);
  return zone < 0
    ? []
    : airInPorts(s, s.unitFaction[bomber], zone).filter((unit) => unitData(s, unit).type === "fighter");
}

/** The default of D-ESC: a warship if there is one, else an air unit; fewest Sorties, lowest id. */
export function defaultEscort(s: State): number | undefined {
  const rank = (unit: Unit) => Number(!isWarship(s, unit)) * 100 + s.unitSorties[unit];
  return [...escorts(s)].sort((a, b) => rank(a) - rank(b) || byUnitId(s, a, b)).at(0);
}

/** §53.3 The enemy factions that are asked, in order. */
export function enemyFactions(s: State): Faction[] {
  return FACTIONS.flatMap((_, faction) =>
    boardOf(s).seatOf[faction] >= 0 && atWar(s, faction, s.operationFaction) ? [faction] : [],
  );
}

/** An air or naval unit as combat sees it. */
export function forceOfUnit(s: State, unit: Unit): AirNavalForce {
  const { country, type } = unitData(s, unit);
  const place = s.unitPlace[unit];
  const { area, areas } = boardOf(s);
  return {
    country,
    type: type as AirNavalForce["type"],
    faction: FACTIONS[s.unitFaction[unit]],
    sorties: s.unitSorties[unit],
    supply: SUPPLY_STATES[s.unitSupply[unit]],
    inBritain: place >= 0 && areas[area[place]].britain === true,
  };
}

/** The interceptor under way: a unit, or a U-boat marker without Sorties. */
function interceptorForce(s: State): AirNavalForce {
  const marker = markerOfCode(s.interceptor);
  if (marker < 0) return forceOfUnit(s, s.interceptor);
  return {
    country: UBOAT_INTERCEPTOR.country,
    type: UBOAT_INTERCEPTOR.type,
    faction: FACTIONS[factionOfMarker(s, marker)],
  };
}

export function interceptorFaction(s: State): Faction {
  const marker = markerOfCode(s.interceptor);
  return marker < 0 ? s.unitFaction[s.interceptor] : factionOfMarker(s, marker);
}

/** What the next combat is fought for. */
export function missionOf(s: State): "againstEscort" | "airStrike" | "interdiction" {
  if (s.escort >= 0) return "againstEscort";
  return operationOf(s) === "airStrike" ? "airStrike" : "interdiction";
}

/** §53.4 The combat that is fought next: against the escort, or against the target itself. */
export function interceptionSituation(s: State): AirNavalSituation {
  return {
    mission: missionOf(s),
    weather: combatWeather(s),
    attacker: interceptorForce(s),
    defender: forceOfUnit(s, s.escort >= 0 ? s.escort : s.defender),
    markersAttacker: markerEffects(s, s.committedMarkers, s.attackingFaction).lines,
    markersDefender: markerEffects(s, s.committedMarkers, s.defendingFaction).lines,
  };
}
