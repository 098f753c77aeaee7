/** How the map of Europe is stored: rows of letters and lists of hex ids, as `npm run map -- europe` writes them. */
import type { HexsideGroup, TransportLine } from "../maps/map.ts";
import type { WeatherZone } from "../vocabulary.ts";

/** Letters of Sea Zones (the zone's number) and of areas (the position in the list) in `territory`. */
export const TERRITORY_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

export interface MapArea {
  readonly id: string;
  readonly name: string;
  /** An Overseas Area is of another country; a blank is outside the game. */
  readonly kind: "country" | "overseas" | "blank";
  readonly of?: string;
  /** §60.5 */
  readonly becomes?: string;
}

export interface MapCity {
  readonly name: string;
  readonly hex: string;
  /** A country's Mainland or an Overseas Area. */
  readonly area: string;
  readonly capital?: true;
  readonly factories?: number;
  /** The Sea Zone of its port. */
  readonly portOf?: number;
  /** The port lies up an estuary: its hex need not touch the zone. */
  readonly estuary?: true;
}

/** A fort, or a place whose name is printed in small type. */
export interface NamedHex {
  readonly name: string;
  readonly hex: string;
}

export interface MapSeaZone {
  readonly id: number;
  readonly name: string;
  /** §46 */
  readonly weatherZone: WeatherZone;
  /** Every zone that is linked with it, those across a Strait or Canal included (data/campaign/passages.ts). */
  readonly adjacent: readonly number[];
}

export interface MapBoxOnMap {
  readonly id: "ENA" | "WIO" | "CRB";
  readonly name: string;
  readonly adjacentSeaZones?: readonly number[];
  readonly adjacentBoxes?: readonly string[];
  /** §36.4 A land box: hexes next to it, those whose Transport Line runs into it, and those that it covers (runs of ids). */
  readonly adjacentHexes?: string;
  readonly lineHexes?: string;
  readonly covers?: string;
}

export interface EuropeMapFile {
  readonly rows: number;
  readonly columns: number;
  readonly areas: readonly MapArea[];
  /** Rows from the north, columns from the west; letters of TERRAIN_LETTERS. */
  readonly terrain: readonly string[];
  /** Letters of TERRITORY_LETTERS: the Sea Zone of water, the area of land. */
  readonly territory: readonly string[];
  /** Letters of ZONE_LETTERS. */
  readonly weatherZones: readonly string[];
  /** §42.1 Hexes of the Disputed Areas. */
  readonly disputed: Readonly<Record<string, string>>;
  readonly lakes: Readonly<Record<string, string>>;
  /** A side without a name has the name "". */
  readonly hexsides: readonly HexsideGroup[];
  readonly transportLines: readonly TransportLine[];
  readonly cities: readonly MapCity[];
  readonly forts: readonly NamedHex[];
  readonly places: readonly NamedHex[];
  readonly seaZones: readonly MapSeaZone[];
  readonly boxes: readonly MapBoxOnMap[];
}
