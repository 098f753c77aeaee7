/** §56.4 R-PAR-1 Partisans: where they may be placed, and whom they trouble. */

import type { Refusal } from "@tripartite/kernel";
import { MARKER_NAMES, PARTISANS, type PlaceFacts } from "../../data/campaign/markerKinds.ts";
import type { Country, Faction, Hex, Marker, Unit } from "../../data/ids.ts";
import { COUNTRY_STATUSES } from "../../data/scenarios/scenario.ts";
import { NO } from "../../model/refusals.ts";
import { AVAILABLE, boardOf, type State } from "../../model/state.ts";
import type { ModifierLine } from "../charts/combatValue.ts";
import { holds } from "../charts/conditions.ts";
import { hasMarker } from "../markers.ts";
import { AXIS, atWar, countryOf, factionOfMarker, STATUS } from "../sides.ts";

/** The faction of an active country, the one that a country conquered by the Axis fought in; -1 for others. */
function allegianceOf(s: State, country: Country): Faction {
  if (s.countryStatus[country] === STATUS.active) return s.countryFaction[country];
  const isAxis = s.countryStatus[country] === STATUS.conquered && s.countryFaction[country] === AXIS;
  return isAxis ? s.allegiance[country] : -1;
}

function fits(s: State, faction: Faction, hex: Hex): boolean {
  const unit = hex < boardOf(s).land ? s.groundAt[hex] : -1;
  const country = countryOf(s, hex);
  if (unit < 0 || country < 0) return false;
  const facts: Pick<PlaceFacts, "enemyGroundUnit" | "ownAllegiance" | "countryStatus"> = {
    enemyGroundUnit: atWar(s, faction, s.unitFaction[unit]),
    ownAllegiance: allegianceOf(s, country) === faction,
    countryStatus: COUNTRY_STATUSES[s.countryStatus[country]],
  };
  return holds(PARTISANS.when, facts) && markerIn(s, hex, faction) < 0;
}

/** The Partisans marker of the faction in a hex, or -1. */
function markerIn(s: State, hex: Hex, faction: Faction): Marker {
  for (const marker of boardOf(s).markersByKind.get("partisans") ?? [])
    if (s.markerPlace[marker] === hex && factionOfMarker(s, marker) === faction) return marker;
  return -1;
}

/** Hexes where the faction may place a marker. */
export function partisanHexes(s: State, faction: Faction): Hex[] {
  const hexes: Hex[] = [];
  boardOf(s).units.forEach((unit, u) => {
    const hex = s.unitPlace[u];
    if (unit.class === "ground" && hex >= 0 && fits(s, faction, hex)) hexes.push(hex);
  });
  return hexes;
}

export function refusePartisans(s: State, faction: Faction, marker: Marker, hex: Hex): Refusal | undefined {
  if (!hasMarker(s, faction, "partisans", marker)) return NO.MARKER;
  return fits(s, faction, hex) ? undefined : NO.PARTISANS;
}

/** The marker that troubles units of the faction in a hex, or -1. */
export function partisansAgainst(s: State, faction: Faction, hex: Hex): Marker {
  for (const marker of boardOf(s).markersByKind.get("partisans") ?? [])
    if (s.markerPlace[marker] === hex && atWar(s, faction, factionOfMarker(s, marker))) return marker;
  return -1;
}

/** Their modifier for the Primary Attacker or the defender in their hex. */
export function partisanLines(s: State, unit: Unit): ModifierLine[] {
  const hex = s.unitPlace[unit];
  const marker = hex < 0 || s.unitFaction[unit] < 0 ? -1 : partisansAgainst(s, s.unitFaction[unit], hex);
  if (marker < 0) return [];
  const text = `${MARKER_NAMES.partisans} marker`;
  return [{ id: boardOf(s).markers[marker].id, text, value: PARTISANS.groundModifier }];
}

/** §50.1 At the start of its Operations Phase the faction's markers are available again. */
export function returnPartisans(s: State, faction: Faction): void {
  for (const marker of boardOf(s).markersByKind.get("partisans") ?? [])
    if (s.markerPlace[marker] >= 0 && factionOfMarker(s, marker) === faction) s.markerPlace[marker] = AVAILABLE;
}
