/** §55 Amphibious Invasions: how many, with whom, and where. */

import type { Refusal } from "@tripartite/kernel";
import { distance, rulesOf } from "../../board/board.ts";
import type { Country, Faction, Hex, Place, SeaNode, Unit } from "../../data/ids.ts";
import { RANGES } from "../../data/ranges.ts";
import { RULINGS } from "../../data/rulings.ts";
import { FACTIONS, WEATHERS } from "../../data/vocabulary.ts";
import { NO } from "../../model/refusals.ts";
import { ACTIVATED, boardOf, boxOf, isMapBox, isOnMap, STRATEGIC, type State } from "../../model/state.ts";
import { ownerOf, weatherIn } from "../combat/attacks.ts";
import { pointsLeft } from "../economy/economy.ts";
import { activationCost, mayFight } from "../land/activation.ts";
import { mayEnter } from "../land/passage.ts";
import { atWar, payerOf, WESTERN } from "../sides.ts";
import { hasFlag, unitData } from "../units.ts";
import { isNextToBox, linksFrom } from "./lanes.ts";
import { isWarship, portZone } from "./ports.ts";

export const MAX_PAIRS: number = RULINGS["R-AMP-1"].value;
export const MAX_WARSHIPS = MAX_PAIRS;
/** §55.3 All landings lie this near to the first. */
const LANDING_SPREAD = 2;
/** R-AMP-2 */
const MAX_ASSAULT = 3;

/** The special rule that holds for the faction in this turn. */
function reachRule(s: State, faction: Faction) {
  return rulesOf(boardOf(s), "invasionReach").find(
    (rule) => rule.faction === FACTIONS[faction] && rule.turns.includes(s.turn),
  );
}

/** §55.1 R-AMP-3 */
export function invasionsLeft(s: State, faction: Faction): number {
  const numbers = boardOf(s).scenario.rules.invasionsPerTurn[FACTIONS[faction]] ?? [];
  const usual = numbers.findLast(({ fromTurn }) => fromTurn <= s.turn)?.n ?? 0;
  return (reachRule(s, faction)?.number ?? usual) - s.invasions[faction];
}

export function isSevereSea(s: State, zone: SeaNode): boolean {
  return WEATHERS[s.weather[boardOf(s).seaZones[zone].weather]] === "severe";
}

/** §55.2 The zones that a pair in this place could invade. */
function zonesInRange(s: State, faction: Faction, place: Place): SeaNode[] {
  const { seaZones } = boardOf(s);
  if (isMapBox(place))
    return faction === WESTERN ? [...seaZones.keys()].filter((zone) => isNextToBox(s, boxOf(place), zone)) : [];
  const port = portZone(s, place);
  if (port < 0) return [];
  const rule = reachRule(s, faction);
  const special = rule?.from.includes(seaZones[port].id) ? rule.links : 0;
  const usual = faction === WESTERN ? RANGES.amphibiousInvasionWestern.seaZones : 0;
  const reach = Math.max(special, usual);
  if (reach === 0) return [port];
  const links = linksFrom(s, port, faction);
  return [...seaZones.keys()].filter((zone) => links[zone] <= reach);
}

function isFresh(s: State, unit: Unit, faction: Faction): boolean {
  return s.unitFaction[unit] === faction && isOnMap(s.unitPlace[unit]) && !hasFlag(s, unit, ACTIVATED | STRATEGIC);
}

/** Points that the countries of the ground units chosen so far have to pay. */
function promised(s: State, payer: Country): number {
  return s.cargo.reduce((sum, unit) => sum + (payerOf(s, unit) === payer ? activationCost(s, unit) : 0), 0);
}

/** §55.2 Why a ground unit and a convoy are no pair for the invasion of a zone. */
export function refusePair(s: State, faction: Faction, zone: SeaNode, unit: Unit, convoy: Unit): Refusal | undefined {
  const refusal = refuseAnywhere(s, faction, unit, convoy);
  if (refusal !== undefined) return refusal;
  return zonesInRange(s, faction, s.unitPlace[unit]).includes(zone) ? undefined : NO.INVASION_FORCE;
}

/** Why they are no pair wherever they are to land. */
function refuseAnywhere(s: State, faction: Faction, unit: Unit, convoy: Unit): Refusal | undefined {
  const isPair = unitData(s, unit).field && unitData(s, convoy).convoy && s.unitPlace[unit] === s.unitPlace[convoy];
  if (!isPair || !isFresh(s, unit, faction) || !isFresh(s, convoy, faction) || !mayFight(s, convoy))
    return NO.INVASION_FORCE;
  if (s.cargo.includes(unit) || s.force.includes(convoy) || s.cargo.length >= MAX_PAIRS) return NO.INVASION_FORCE;
  const payer = payerOf(s, unit);
  return activationCost(s, unit) + promised(s, payer) <= pointsLeft(s, payer) ? undefined : NO.INVASION_FORCE;
}

export interface Pair {
  readonly unit: Unit;
  readonly convoy: Unit;
}

/** The convoys of a faction that could carry a unit now. */
export function pairsFor(s: State, faction: Faction, zone: SeaNode): Pair[] {
  return convoysWithUnits(s, faction).filter(
    ({ unit, convoy }) => refusePair(s, faction, zone, unit, convoy) === undefined,
  );
}

/** Every convoy of the faction that is ready, with every field unit in its place. */
export function convoysWithUnits(s: State, faction: Faction): Pair[] {
  const { units, ships, fieldUnits } = boardOf(s);
  const pairs: Pair[] = [];
  for (const convoy of ships) {
    if (!units[convoy].convoy || !isFresh(s, convoy, faction)) continue;
    const place = s.unitPlace[convoy];
    const ground = place >= 0 ? [s.groundAt[place]] : fieldUnits.filter((unit) => s.unitPlace[unit] === place);
    for (const unit of ground) if (unit >= 0 && units[unit].field) pairs.push({ unit, convoy });
  }
  return pairs;
}

/** §55.2 Warships in the hex or box of one of the pairs, or in a port of the zone. */
export function warshipsFor(s: State, faction: Faction, zone: SeaNode): Unit[] {
  const warships = s.force.filter((ship) => isWarship(s, ship));
  if (warships.length >= MAX_WARSHIPS) return [];
  return boardOf(s).ships.filter((ship) => {
    if (!isWarship(s, ship) || !isFresh(s, ship, faction) || s.force.includes(ship)) return false;
    const place = s.unitPlace[ship];
    return portZone(s, place) === zone || s.cargo.some((unit) => s.unitPlace[unit] === place);
  });
}

/** The hexes of the landings chosen so far, in the order of their groups. */
export function landingHexes(s: State): Hex[] {
  const hexes: Hex[] = [];
  for (let at = 0; at < s.landings.length; at += 2) if (!hexes.includes(s.landings[at])) hexes.push(s.landings[at]);
  return hexes;
}

/** The units of the group that lands in a hex, in the order in which they were named. */
export function groupIn(s: State, hex: Hex): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < s.landings.length; at += 2) if (s.landings[at] === hex) units.push(s.landings[at + 1]);
  return units;
}

/** The first unit of the force without a landing, or -1. */
export function unitWithoutLanding(s: State): Unit {
  return s.cargo.find((unit) => !s.landings.some((value, at) => at % 2 === 1 && value === unit)) ?? -1;
}

/** §55.3 R-AMP-2 Why a unit may not be landed in a hex. */
export function refuseLanding(s: State, zone: SeaNode, unit: Unit, hex: Hex): Refusal | undefined {
  const board = boardOf(s);
  if (hex < 0 || !board.seaZones[zone].coast.includes(hex)) return NO.INVASION_TARGET;
  return refuseLandingAt(s, unit, hex);
}

/** The same for a hex on the coast of the zone. */
function refuseLandingAt(s: State, unit: Unit, hex: Hex): Refusal | undefined {
  const board = boardOf(s);
  if (!mayEnter(s, unit, hex)) return NO.INVASION_TARGET;
  if (weatherIn(s, hex) === "severe") return NO.INVASION_LIMIT;
  const [first] = landingHexes(s);
  if (first !== undefined && distance(board, first, hex) > LANDING_SPREAD) return NO.INVASION_TARGET;
  const group = groupIn(s, hex).length;
  const defender = s.groundAt[hex];
  if (defender < 0) return group === 0 ? undefined : NO.INVASION_TARGET;
  return atWar(s, s.unitFaction[unit], ownerOf(s, defender)) && group < MAX_ASSAULT ? undefined : NO.INVASION_TARGET;
}

export function landingTargets(s: State, zone: SeaNode, unit: Unit): Hex[] {
  return boardOf(s).seaZones[zone].coast.filter((hex) => refuseLandingAt(s, unit, hex) === undefined);
}

function hasLandingTarget(s: State, zone: SeaNode, unit: Unit): boolean {
  return boardOf(s).seaZones[zone].coast.some((hex) => refuseLandingAt(s, unit, hex) === undefined);
}

/** §55 Whether the faction could begin an invasion of the zone now. */
export function refuseInvasion(s: State, faction: Faction, zone: SeaNode): Refusal | undefined {
  if (zone >= boardOf(s).seaZones.length) return NO.INVASION_TARGET;
  if (invasionsLeft(s, faction) <= 0 || isSevereSea(s, zone)) return NO.INVASION_LIMIT;
  const pairs = pairsFor(s, faction, zone);
  if (pairs.length === 0) return NO.INVASION_FORCE;
  return pairs.some(({ unit }) => hasLandingTarget(s, zone, unit)) ? undefined : NO.INVASION_TARGET;
}

/** The zones of which the faction could begin an invasion now. */
export function invasionZones(s: State, faction: Faction): SeaNode[] {
  if (invasionsLeft(s, faction) <= 0) return [];
  const zones: SeaNode[] = [];
  for (const { unit, convoy } of convoysWithUnits(s, faction)) {
    if (refuseAnywhere(s, faction, unit, convoy) !== undefined) continue;
    for (const zone of zonesInRange(s, faction, s.unitPlace[unit]))
      if (!zones.includes(zone) && !isSevereSea(s, zone) && hasLandingTarget(s, zone, unit)) zones.push(zone);
  }
  return zones.sort((a, b) => a - b);
}
