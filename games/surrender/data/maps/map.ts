/** A map as every scenario uses it: hexes, hexsides, lines, cities, and the places beyond the land. */

import type { Passage } from "../campaign/passages.ts";
import type { SourceBox } from "../supplySources.ts";
import type { Faction, Hexside, HexTerrain, WeatherZone } from "../vocabulary.ts";

/** R-MAP-2 A hex has one terrain; ports and factories are in cities. */
export interface MapHex {
  /** RRCC */
  readonly id: string;
  readonly terrain: HexTerrain;
  readonly weatherZone: WeatherZone;
  /** The Area that a land hex belongs to. */
  readonly area?: string;
  /** The Sea Zone of a water hex. */
  readonly seaZone?: string;
}

/** §34.3 Every land hex belongs to one Area. An Area changes hands as a whole (ceded, or part of another country). */
export interface MapArea {
  readonly id: string;
  /** The country it belongs to at the beginning. */
  readonly country: string;
  /** The country of which it is an Overseas Area; for every other country it is Mainland. */
  readonly overseasOf?: string;
  /** §42.1 The Disputed Area that these hexes are. */
  readonly disputed?: string;
  /** §60.5 The country it belongs to when France falls. */
  readonly becomes?: string;
  /** §34.4 Its hexes are in Britain. */
  readonly britain?: true;
}

export interface HexsideGroup {
  readonly type: Exclude<Hexside, "clear">;
  readonly name: string;
  /** Pairs of neighbours, the lower id first, separated by blanks. */
  readonly sides: string;
}

/** §1.4 R-MAP-3 Hexes linked one after the other, separated by blanks. */
export interface TransportLine {
  readonly name: string;
  readonly path: string;
  /** The Map Box it runs into. */
  readonly toBox?: string;
}

export interface City {
  readonly name: string;
  readonly hex: string;
  /** The country or the Overseas Area that it lies in. */
  readonly country: string;
  readonly capital?: true;
  readonly factories?: number;
  /** The Sea Zone of its port. */
  readonly portOf?: string;
  /** The port lies up a river and need not touch its Sea Zone. */
  readonly estuary?: true;
}

export interface Fort {
  readonly name: string;
  readonly hex: string;
  readonly country: string;
  /** §36.6 */
  readonly island?: true;
}

export interface SeaZone {
  /** On the map of Europe the number of the zone. */
  readonly id: string;
  readonly name: string;
  readonly adjacent: readonly string[];
  /** R-WX-2 That of most of its hexes unless it says otherwise. */
  readonly weatherZone?: WeatherZone;
}

/** §36.4 */
export interface MapBox {
  readonly id: string;
  readonly name: string;
  readonly adjacentSeaZones: readonly string[];
  readonly adjacentBoxes?: readonly string[];
  /** A land box: hexes from which it is entered, and those with a Transport Line into it. */
  readonly adjacentHexes?: readonly string[];
  readonly lineHexes?: readonly string[];
  /** The faction whose units may be in it. */
  readonly faction: Faction;
  /** Countries whose units it supplies. */
  readonly unlimitedFor: readonly string[];
  /** The box as the list of Supply Sources calls it. */
  readonly source?: SourceBox;
}

export interface GameMap {
  readonly id: string;
  /** Kilometres from the centre of a hex to the next in its row. */
  readonly hexKm: number;
  readonly rows: number;
  readonly columns: number;
  /** Row by row. */
  readonly hexes: readonly MapHex[];
  readonly areas: readonly MapArea[];
  readonly hexsides: readonly HexsideGroup[];
  readonly transportLines: readonly TransportLine[];
  readonly cities: readonly City[];
  readonly forts: readonly Fort[];
  readonly seaZones: readonly SeaZone[];
  readonly passages: readonly Passage[];
  readonly mapBoxes: readonly MapBox[];
}
