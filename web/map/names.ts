/** Step 8: the names of nations and of out-of-play land, as curves. */
import type { NameRow } from "../src/triumph/board/mapFile.ts";
import { NATION_NAMES, OUT_OF_PLAY_NAMES, OUT_OF_PLAY_PLACES } from "./data/names.ts";
import { lengthOf, type Point } from "./geometry.ts";
import { project } from "./projection.ts";

export function placeNames(): NameRow[] {
  return [...NATION_NAMES.map(nationName), ...OUT_OF_PLAY_NAMES.map(plainName), ...OUT_OF_PLAY_PLACES.map(placedName)];
}

function nationName([text, ...route]: (typeof NATION_NAMES)[number]): NameRow {
  const largest = route[3];
  const [from, by, to] = [route[0], route[1], route[2]].map(([longitude, latitude]) => project(longitude, latitude));
  const control: Point = [2 * by[0] - (from[0] + to[0]) / 2, 2 * by[1] - (from[1] + to[1]) / 2];
  const size = Math.min(largest, (lengthOf([from, by, to]) / text.length) * 1.25);
  return { text, size: Math.round(size), curve: rounded(from, control, to) };
}

function plainName([text, x, y, width, size]: (typeof OUT_OF_PLAY_NAMES)[number]): NameRow {
  return { text, size, curve: rounded([x - width / 2, y], [x, y], [x + width / 2, y]), isOutOfPlay: true };
}

function placedName([text, place]: (typeof OUT_OF_PLAY_PLACES)[number]): NameRow {
  const [x, y] = project(...place);
  return plainName([text, x, y + 5, text.length * 8.5, 17]);
}

function rounded(...points: [Point, Point, Point]): NameRow["curve"] {
  const [a, b, c] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return [...a, ...b, ...c];
}
