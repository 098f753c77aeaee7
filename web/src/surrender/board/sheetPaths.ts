/** Every line of the sheet as a path, made once for a map. */
import type { Point } from "../../table/useMapZoom.ts";
import { centreOf, gridOf, round } from "./hexes.ts";
import { type BoardHex, type HexMap, isLand, sideBetween, sidesWhere } from "./hexMap.ts";
import { chanceAt, joined, outlineOf, pathThrough } from "./outline.ts";
import { isRelief, peaksAlong, type Relief, type ReliefTerrain, reliefOf } from "./relief.ts";

export interface SheetPaths {
  readonly sea: string;
  readonly lands: readonly { readonly country: string; readonly path: string }[];
  readonly grounds: readonly { readonly terrain: string; readonly path: string }[];
  readonly relief: readonly { readonly terrain: ReliefTerrain; readonly signs: Relief }[];
  readonly grid: string;
  readonly coasts: readonly string[];
  readonly borders: readonly string[];
  readonly zoneLines: readonly string[];
  readonly rivers: readonly string[];
  readonly canals: readonly string[];
  readonly straits: readonly string[];
  readonly peaks: Relief;
  readonly railways: string;
  readonly towns: string;
  readonly riverNames: readonly { readonly name: string; readonly at: Point; readonly angle: number }[];
}

export function sheetPathsOf(map: HexMap): SheetPaths {
  const land = map.hexes.filter(isLand);
  const linesOf = (type: string) =>
    joined(map.sides.filter((side) => side.type === type).map(({ a, b }) => sideBetween(a, b)));
  const paths = (lines: Point[][]) => lines.map((line) => pathThrough(line));
  const shores = joined(sidesWhere(map, (a, b) => isLand(a) !== isLand(b)));
  const mountains = linesOf("mountain").map(peaksAlong);
  return {
    sea: outlineOf(new Set(map.hexes.filter((hex) => !isLand(hex)).map(({ id }) => id))),
    lands: groups(land, ({ country }) => country).map(([country, ids]) => ({ country, path: outlineOf(ids) })),
    grounds: groups(land, ({ terrain }) => terrain)
      .filter(([terrain]) => terrain !== "clear")
      .map(([terrain, ids]) => ({ terrain, path: outlineOf(ids) })),
    relief: land.flatMap(({ terrain, centre }) =>
      isRelief(terrain) ? [{ terrain, signs: reliefOf(terrain, centre) }] : [],
    ),
    grid: gridOf(new Set(map.hexes.map(({ id }) => id))),
    coasts: paths(shores),
    borders: paths(joined(sidesWhere(map, (a, b) => isLand(a) && isLand(b) && a.country !== b.country))),
    zoneLines: paths(joined(sidesWhere(map, (a, b) => a.weatherZone !== b.weatherZone))),
    rivers: paths(linesOf("river")),
    canals: paths(linesOf("canal")),
    straits: paths(linesOf("strait")),
    peaks: {
      outline: mountains.map(({ outline }) => outline).join(""),
      shade: mountains.map(({ shade }) => shade).join(""),
    },
    railways: railways(map),
    towns: towns(land),
    riverNames: riverNames(map),
  };
}

function groups(hexes: readonly BoardHex[], keyOf: (hex: BoardHex) => string | undefined): [string, Set<string>][] {
  const found = new Map<string, Set<string>>();
  for (const hex of hexes) {
    const key = keyOf(hex) ?? "";
    const group = found.get(key) ?? new Set<string>();
    found.set(key, group.add(hex.id));
  }
  return [...found];
}

/** Each link once, as a curve that leaves its hexes in the direction of the line. */
export function railways({ lines }: Pick<HexMap, "lines">): string {
  const drawn = new Set<string>();
  let path = "";
  for (const line of lines) {
    const places = line.map(centreOf);
    for (let i = 0; i + 1 < line.length; i++) {
      const key = [line[i], line[i + 1]].sort().join("-");
      if (drawn.has(key)) continue;
      drawn.add(key);
      const [before, from, to, after] = [
        places[i - 1] ?? places[i],
        places[i],
        places[i + 1],
        places[i + 2] ?? places[i + 1],
      ];
      const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6].map(round);
      const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6].map(round);
      path += `M${from.join(" ")}C${c1.join(" ")} ${c2.join(" ")} ${to.join(" ")}`;
    }
  }
  return path;
}

export function towns(land: readonly BoardHex[]): string {
  return land.map(({ centre, city }) => (city ? town(centre, city.isCapital, city.factories) : "")).join("");
}

/** Houses around the middle of the hex, more of them where more is made. */
function town([x, y]: Point, isCapital: boolean, factories: number): string {
  const count = 9 + 5 * factories + (isCapital ? 12 : 0);
  const reach = 13 + 2.5 * factories + (isCapital ? 7 : 0);
  let path = "";
  for (let i = 0; i < count; i++) {
    const angle = i * 2.399963;
    const distance = reach * Math.sqrt((i + 0.5) / count);
    const [width, height] = [3.5 + 4 * chanceAt(x + i, y, 3), 3.5 + 3 * chanceAt(x, y + i, 4)].map(round);
    path += `M${round(x + distance * Math.cos(angle) * 1.25)} ${round(y + distance * Math.sin(angle))}h${width}v${height}h${-width}z`;
  }
  return path;
}

/** A river is named once, along the side in the middle of its course. */
function riverNames({ sides }: HexMap): SheetPaths["riverNames"] {
  const rivers = new Map<string, (readonly [Point, Point])[]>();
  for (const { type, name, a, b } of sides) {
    if (type === "river") rivers.set(name, [...(rivers.get(name) ?? []), sideBetween(a, b)]);
  }
  return [...rivers].map(([name, course]) => {
    const steepness = ([[x1, y1], [x2, y2]]: readonly [Point, Point]) =>
      Math.abs(Math.atan2(y2 - y1, x2 - x1) % Math.PI);
    const middle = course.slice(Math.floor(course.length / 4), Math.ceil((course.length * 3) / 4));
    const [from, to] = middle.toSorted((a, b) => lean(steepness(a)) - lean(steepness(b)))[0] ?? course[0];
    const [left, right] = from[0] <= to[0] ? [from, to] : [to, from];
    const angle = (Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI;
    return { name, at: [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2], angle: round(angle) };
  });
}

/** How far a direction is from level. */
function lean(angle: number): number {
  return Math.min(angle, Math.PI - angle);
}
