/** Where the names of cities and forts stand, so that none covers another. */
import type { Point } from "../../table/useMapZoom.ts";
import type { BoardHex, HexMap } from "./hexMap.ts";

export interface Label {
  readonly hex: BoardHex;
  readonly name: string;
  /** The middle of its foot. */
  readonly at: Point;
  readonly width: number;
  /** There is room for the emblem only. */
  readonly isCrowded: boolean;
}

const LETTER = 8.6;
const CAPITAL_LETTER = 9.6;
const FORT_LETTER = 6.7;
const EMBLEM = 20;
const HEIGHT = 17;
/** Below the counters, or above them. */
const BELOW = 45;
const ABOVE = -43;

const made = new WeakMap<HexMap, readonly Label[]>();

export function labelsOf(map: HexMap): readonly Label[] {
  const labels = made.get(map) ?? makeLabels(map);
  made.set(map, labels);
  return labels;
}

/** The weightiest first: they choose their place before the others. */
function makeLabels({ hexes }: HexMap): readonly Label[] {
  const named = hexes.filter(({ city, fort }) => city !== undefined || fort !== undefined);
  const placed: Label[] = [];
  for (const hex of named.toSorted((a, b) => weight(b) - weight(a))) {
    const name = hex.city?.name ?? hex.fort!;
    const width = name.length * letterOf(hex) + EMBLEM;
    const [x, y] = hex.centre;
    const spots = [BELOW, ABOVE].map((down): Point => [x, y + down]);
    const free = spots.find((at) => !placed.some((other) => meet(at, width, other)));
    placed.push({ hex, name, at: free ?? spots[0], width: free ? width : EMBLEM, isCrowded: free === undefined });
  }
  return placed;
}

function weight({ city }: BoardHex): number {
  return city === undefined ? 0 : 1 + city.factories + (city.isCapital ? 10 : 0);
}

function letterOf({ city }: BoardHex): number {
  return city === undefined ? FORT_LETTER : city.isCapital ? CAPITAL_LETTER : LETTER;
}

function meet([x, y]: Point, width: number, other: Label): boolean {
  return Math.abs(x - other.at[0]) < (width + other.width) / 2 && Math.abs(y - other.at[1]) < HEIGHT;
}
