/** `npm run map -- triumph`: draws the board of Triumph & Tragedy from public-domain geography and writes what the page needs. */
import { writeFileSync } from "node:fs";
import { AREA_ROWS } from "@tripartite/triumph/data/areas";
import { ARC_KINDS, encodeLine, type MapFile } from "../src/triumph/board/mapFile.ts";
import { placeAnchors } from "./anchors.ts";
import { type Arc, smoothArcs } from "./arcs.ts";
import { cleanUp, surfaces } from "./clean.ts";
import { paintNations } from "./countries.ts";
import { DRAWN_AS, OUT_OF_PLAY } from "./data/nations.ts";
import { type Point, simplify } from "./geometry.ts";
import { placeNames } from "./names.ts";
import { HEIGHT, WIDTH } from "./projection.ts";
import { blankRaster } from "./raster.ts";
import { outlineOf } from "./rings.ts";
import { outOfPlayName, splitIntoAreas } from "./split.ts";
import { traceLines } from "./trace.ts";

const TARGET = new URL("../src/triumph/board/map-data.json", import.meta.url);
const PRECISION = 2;
/** Points that move a line by less are left out of the file. */
const LEAST_BEND = 0.3;

const raster = blankRaster();
paintNations(raster);
const splitWater = splitIntoAreas(raster);
cleanUp(raster, splitWater);
const arcs = smoothArcs(raster, traceLines(surfaces(raster))).filter(separatesAnything);
const anchors = placeAnchors(raster);

const areaIds = AREA_ROWS.map((row) => row[0]);
const outOfPlayIds = OUT_OF_PLAY.filter((id) => arcs.some(({ left, right }) => isPartOf(id, left, right)));
const numbered = [...areaIds, ...outOfPlayIds.map(outOfPlayName)];
const drawnNations = [...new Set(raster.nations.names.slice(1).map((name) => DRAWN_AS[name] ?? name))];

const file: MapFile = {
  width: WIDTH,
  height: HEIGHT,
  precision: PRECISION,
  arcs: arcs.map(({ kind, left, right, line }) => [
    ARC_KINDS.indexOf(kind),
    numbered.indexOf(left.area),
    numbered.indexOf(right.area),
    encodeLine(simplify(line, LEAST_BEND), PRECISION),
  ]),
  areas: areaIds.map((id) => {
    const { label, blocks, grid } = anchors.get(id)!;
    return {
      id,
      outline: outlineOf(arcs, (side) => side.area === id),
      label: whole(label),
      blocks: whole(blocks),
      grid,
    };
  }),
  outOfPlay: outOfPlayIds.map((id) => ({ id, outline: outlineOf(arcs, (side) => side.area === outOfPlayName(id)) })),
  nations: drawnNations
    .map((id) => ({ id, outline: outlineOf(arcs, (side) => side.nation === id) }))
    .filter(({ outline }) => outline.length > 0),
  names: placeNames(),
};
writeFileSync(TARGET, `${JSON.stringify(file)}\n`);
console.log(`${file.arcs.length} lines, ${file.areas.length} areas, ${file.nations.length} nations`);

function separatesAnything({ left, right }: Arc): boolean {
  return left.area !== right.area || left.nation !== right.nation;
}

function isPartOf(nation: string, ...sides: Arc["left"][]): boolean {
  return sides.some((side) => side.area === outOfPlayName(nation));
}

function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}
