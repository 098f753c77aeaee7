/** §56.3 R-EVT-4 Naval Evacuation: who may leave by sea, and where to. */

import { NO_SITE } from "../../board/board.ts";
import { EVACUATION, type EvacuationFacts } from "../../data/campaign/markerKinds.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Faction, Hex, Marker, Place, SeaNode, Site, Unit } from "../../data/ids.ts";
import { WEATHERS } from "../../data/vocabulary.ts";
import { boardOf, boxPlace, type State } from "../../model/state.ts";
import { holds } from "../charts/conditions.ts";
import { mayEnter } from "../land/passage.ts";
import { availableMarkers } from "../markers.ts";
import { atWar, countryOfSite, holderOf, isConquered } from "../sides.ts";
import { unitData } from "../units.ts";
import { linksFrom } from "./lanes.ts";
import { portZone } from "./ports.ts";

/** Sea Zones of friendly ports in a hex and next to it. */
function zonesOfPorts(s: State, faction: Faction, hex: Hex): SeaNode[] {
  const { neighbour, siteAt } = boardOf(s);
  const near = [
    hex,
    ...Array.from({ length: DIRECTION_COUNT }, (_, direction) => neighbour[hex * DIRECTION_COUNT + direction]),
  ];
  return near.flatMap((each) => {
    const site = each < 0 ? NO_SITE : siteAt[each];
    const zone = each < 0 ? -1 : portZone(s, each);
    return zone >= 0 && s.control[site] === faction ? [zone] : [];
  });
}

/** Sea Zones of this coast that have a port with a warship of the faction. */
function zonesOfWarships(s: State, faction: Faction, hex: Hex): SeaNode[] {
  return boardOf(s).seaZones.flatMap(({ coast, ports }, zone) => {
    if (!coast.includes(hex)) return [];
    const isThere = ports.some((site) => s.warshipAt[site] >= 0 && s.unitFaction[s.warshipAt[site]] === faction);
    return isThere ? [zone] : [];
  });
}

/** The marker with which the unit could be evacuated, or -1. */
export function evacuationMarker(s: State, unit: Unit): Marker {
  const { markers, units } = boardOf(s);
  return (
    availableMarkers(s, s.unitFaction[unit], "navalEvacuation").find((marker) => {
      const { countryIndex } = markers[marker];
      return countryIndex < 0 || countryIndex === units[unit].countryIndex;
    }) ?? -1
  );
}

/** §56.3 A friendly port without a ground unit, in a country that fights in the faction. */
function isHaven(s: State, unit: Unit, site: Site): boolean {
  const faction = s.unitFaction[unit];
  const { hex, area } = boardOf(s).sites[site];
  const country = countryOfSite(s, site);
  if (s.control[site] !== faction || s.groundAt[hex] >= 0 || holderOf(s, area) !== faction) return false;
  return (!isConquered(s, country) || s.exile[country] === 1) && mayEnter(s, unit, hex);
}

/** §56.3 The ports that a defender who has to retreat may be taken to, in the order of their hexes. */
export function evacuationPorts(s: State, unit: Unit): Hex[] {
  const board = boardOf(s);
  const { rules } = board.scenario;
  if (rules.evacuation !== "retreat" || evacuationMarker(s, unit) < 0) return [];
  const faction = s.unitFaction[unit];
  const hex = s.unitPlace[unit];
  const groundClass = unitData(s, unit).field ? "field" : "garrison";
  const found = new Set<number>();
  for (const zone of [...zonesOfPorts(s, faction, hex), ...zonesOfWarships(s, faction, hex)]) {
    const facts: EvacuationFacts = {
      groundClass,
      port: true,
      seaWeather: WEATHERS[s.weather[board.seaZones[zone].weather]],
    };
    if (!holds<EvacuationFacts>(EVACUATION.when, facts)) continue;
    linksFrom(s, zone, faction).forEach((links, to) => {
      if (links > rules.evacuationLinks) return;
      for (const site of board.seaZones[to]?.ports ?? []) if (isHaven(s, unit, site)) found.add(board.sites[site].hex);
    });
  }
  return [...found].sort((a, b) => a - b);
}

/** One evacuation at the end of an enemy Operations Phase; `place` is a hex or a Map Box. */
export interface Evacuation {
  readonly unit: Unit;
  readonly marker: Marker;
  readonly place: Place;
}

/** R-EVT-4 Small scenarios: units in or next to a friendly port go to a port of their own country or to a box that supplies it. */
export function lateEvacuations(s: State, faction: Faction): Evacuation[] {
  const board = boardOf(s);
  if (board.scenario.rules.evacuation !== "endOfOperations" || !atWar(s, faction, s.phasing)) return [];
  if (availableMarkers(s, faction, "navalEvacuation").length === 0) return [];
  return board.fieldUnits.flatMap((unit) => {
    const hex = s.unitPlace[unit];
    if (s.unitFaction[unit] !== faction || hex < 0 || zonesOfPorts(s, faction, hex).length === 0) return [];
    const marker = evacuationMarker(s, unit);
    return marker < 0 ? [] : homesOf(s, unit).map((place) => ({ unit, marker, place }));
  });
}

function homesOf(s: State, unit: Unit): number[] {
  const board = boardOf(s);
  const { countryIndex } = board.units[unit];
  const ports = board.sites.flatMap(({ hex, port }, site) => {
    const isOwn = port >= 0 && countryOfSite(s, site) === countryIndex && s.control[site] === s.unitFaction[unit];
    return isOwn && s.groundAt[hex] < 0 ? [hex] : [];
  });
  const boxes = board.boxes.flatMap(({ node, unlimitedFor }, box) =>
    node >= 0 && unlimitedFor.includes(board.countryIds[countryIndex]) ? [boxPlace(box)] : [],
  );
  return [...ports, ...boxes];
}
