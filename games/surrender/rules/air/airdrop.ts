/** §56.2 R-EVT-3 Airdrops: with an attack, or on a city or fort without a ground unit. */

import type { Refusal } from "@tripartite/kernel";
import { distance } from "../../board/board.ts";
import { AIRDROP_ACTION, AIRDROP_ATTACK, type DropFacts, type PlaceFacts } from "../../data/campaign/markerKinds.ts";
import type { Country, Faction, Hex, Marker, Site, Unit } from "../../data/ids.ts";
import { RANGES } from "../../data/ranges.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, type State } from "../../model/state.ts";
import { holds } from "../charts/conditions.ts";
import { weatherIn } from "../combat/attacks.ts";
import { mayFight } from "../land/activation.ts";
import { mayEnter } from "../land/passage.ts";
import { availableMarkers, hasMarker } from "../markers.ts";
import { relation } from "../sides.ts";

/** Air units of the country that could fly a drop somewhere. */
function carriersOf(s: State, faction: Faction, country: Country): Unit[] {
  const { airUnits, units } = boardOf(s);
  return airUnits.filter(
    (unit) =>
      units[unit].countryIndex === country &&
      s.unitFaction[unit] === faction &&
      s.unitPlace[unit] >= 0 &&
      mayFight(s, unit),
  );
}

/** The one of them that flies to a hex: in range, with the fewest Sorties, then the first; -1 if none. */
function bestCarrier(s: State, carriers: readonly Unit[], hex: Hex): Unit {
  const board = boardOf(s);
  let best = -1;
  for (const unit of carriers) {
    if (distance(board, s.unitPlace[unit], hex) > RANGES.airdrop.hexes) continue;
    if (best < 0 || s.unitSorties[unit] < s.unitSorties[best]) best = unit;
  }
  return best;
}

export function dropCarrier(s: State, faction: Faction, country: Country, hex: Hex): Unit {
  return bestCarrier(s, carriersOf(s, faction, country), hex);
}

/** The nationality of a drop: that of the marker; a marker of the whole faction goes with the attacker. */
export function dropCountry(s: State, marker: Marker, attacker: Unit): Country {
  const { markers, units } = boardOf(s);
  return markers[marker].countryIndex >= 0 ? markers[marker].countryIndex : units[attacker].countryIndex;
}

/** §56.2 Whether the marker may be declared with an attack of the unit on the hex. */
function fitsAttack(s: State, marker: Marker, attacker: Unit, hex: Hex): boolean {
  const { units, scenario } = boardOf(s);
  const country = dropCountry(s, marker, attacker);
  if (units[attacker].countryIndex !== country) return false;
  const facts: DropFacts = {
    ofMarkerCountry: true,
    amphibious: false,
    weather: scenario.rules.markersByWeatherAndKind ? weatherIn(s, hex) : "fair",
    inRange: dropCarrier(s, s.unitFaction[attacker], country, hex) >= 0,
  };
  return holds<DropFacts>(AIRDROP_ATTACK.when, facts);
}

/** The Airdrop markers that may go with an attack of the unit on the hex. */
export function dropsFor(s: State, attacker: Unit, hex: Hex): Marker[] {
  return availableMarkers(s, s.unitFaction[attacker], "airdrop").filter((marker) =>
    fitsAttack(s, marker, attacker, hex),
  );
}

export function refuseDropWith(s: State, marker: Marker, attacker: Unit, hex: Hex): Refusal | undefined {
  if (!hasMarker(s, s.unitFaction[attacker], "airdrop", marker)) return NO.MARKER;
  return fitsAttack(s, marker, attacker, hex) ? undefined : NO.DROP;
}

/** §56.2 Whether a drop of these air units takes the city or fort. */
function takes(s: State, faction: Faction, carriers: readonly Unit[], site: Site): boolean {
  const { hex } = boardOf(s).sites[site];
  if (s.control[site] === faction || s.groundAt[hex] >= 0) return false;
  const carrier = bestCarrier(s, carriers, hex);
  if (carrier < 0 || !mayEnter(s, carrier, hex)) return false;
  const holder = s.control[site] < 0 ? "uncontrolled" : relation(s, faction, s.control[site]);
  const facts: Pick<PlaceFacts, "groundUnit" | "holder" | "weather" | "inRange"> = {
    groundUnit: false,
    holder,
    weather: weatherIn(s, hex),
    inRange: true,
  };
  return holds(AIRDROP_ACTION.when, facts);
}

/** The hexes that the marker can take. */
export function dropHexes(s: State, faction: Faction, marker: Marker): Hex[] {
  const board = boardOf(s);
  if (!board.scenario.rules.airdropTakesCities) return [];
  const carriers = carriersOf(s, faction, board.markers[marker].countryIndex);
  if (carriers.length === 0) return [];
  const hexes: Hex[] = [];
  for (let site = 0; site < board.sites.length; site++)
    if (takes(s, faction, carriers, site)) hexes.push(board.sites[site].hex);
  return hexes;
}

export function refuseDrop(s: State, faction: Faction, marker: Marker, hex: Hex): Refusal | undefined {
  if (!hasMarker(s, faction, "airdrop", marker)) return NO.MARKER;
  return dropHexes(s, faction, marker).includes(hex) ? undefined : NO.DROP;
}
