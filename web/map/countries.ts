/** Step 1: the land of 1936. Natural Earth's countries, painted as nations, with the changes of territory. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import { NATION_OF_COUNTRY, NORTH_AMERICA, SOUTH_AMERICA } from "./data/nations.ts";
import { LARGER_ISLANDS } from "./data/places.ts";
import { TERRITORIES } from "./data/territories.ts";
import { clipToBox, densify, type Point, parsePoints } from "./geometry.ts";
import { type Projection, project, projectNorthAmerica, projectSouthAmerica } from "./projection.ts";
import { fillRings, type Raster, SCALE, WATER } from "./raster.ts";

type Box = readonly [number, number, number, number];
/** `box`: longitude and latitude; `window`: the part of the canvas that this part of the world may fill. */
type Sheet = { nationOf: Readonly<Record<string, string>>; projection: Projection; box: Box; window?: Box };

const SHEETS: readonly Sheet[] = [
  { nationOf: NATION_OF_COUNTRY, projection: project, box: [-58, 1, 96, 79.5] },
  {
    nationOf: NORTH_AMERICA,
    projection: projectNorthAmerica,
    box: [-100, 22, -50, 68],
    window: [0, 150, 500, 1330],
  },
  {
    nationOf: SOUTH_AMERICA,
    projection: projectSouthAmerica,
    box: [-76, -56, -33, 12.5],
    window: [0, 1500, 300, 2200],
  },
];

export function paintNations(raster: Raster) {
  for (const country of loadCountries()) {
    for (const sheet of SHEETS) {
      const nation = sheet.nationOf[country.name];
      if (nation) paintCountry(raster, country, raster.nations.number(nation), sheet);
    }
  }
  for (const change of TERRITORIES) {
    const to = raster.nations.number(change.to);
    const from = new Set(change.from.map((name) => raster.nations.number(name)));
    const outline = parsePoints(change.outline);
    fillRings([projected(densify([...outline, outline[0]], 0.2), project)], (pixel) => {
      if (from.has(raster.nation[pixel])) raster.nation[pixel] = to;
    });
  }
}

type Country = { name: string; rings: readonly (readonly Point[])[] };

function loadCountries(): Country[] {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8"));
  const collection = feature(atlas, atlas.objects.countries) as unknown as GeoJSON.FeatureCollection;
  return collection.features.map(({ properties, geometry }) => ({
    name: properties?.name,
    rings: ringsOf(geometry).map((ring) => ring.map(([longitude, latitude]): Point => [longitude, latitude])),
  }));
}

function ringsOf(geometry: GeoJSON.Geometry | null): GeoJSON.Position[][] {
  if (geometry?.type === "Polygon") return geometry.coordinates;
  if (geometry?.type === "MultiPolygon") return geometry.coordinates.flat();
  return [];
}

function paintCountry(raster: Raster, country: Country, nation: number, { projection, box, window }: Sheet) {
  const rings: Point[][] = [];
  for (const ring of country.rings) {
    const drawn = projection === project ? enlarged(ring, country.name) : ring;
    const cut = clipToBox(unwrapped(drawn), box);
    if (cut.length >= 4) rings.push(projected(densify(cut, 0.25), projection));
  }
  fillRings(rings, (pixel, x, y) => {
    if (window && !isInside(window, x / SCALE, y / SCALE)) return;
    if (raster.nation[pixel] === WATER || !window) raster.nation[pixel] = nation;
  });
}

function isInside([x0, y0, x1, y1]: Box, x: number, y: number): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

function projected(ring: readonly Point[], projection: Projection): Point[] {
  return ring.map(([longitude, latitude]) => projection(longitude, latitude));
}

/** Land on both sides of the date line, in one piece. */
function unwrapped(ring: readonly Point[]): readonly Point[] {
  const crosses = ring.some((p) => p[0] > 100) && ring.some((p) => p[0] < -100);
  return crosses ? ring.map((p) => (p[0] < 0 ? [p[0] + 360, p[1]] : p)) : ring;
}

function enlarged(ring: readonly Point[], country: string): readonly Point[] {
  const rule = LARGER_ISLANDS.find((island) => island.country === country && ring[0][0] < island.westOf);
  if (!rule) return ring;
  const middleX = ring.reduce((sum, p) => sum + p[0], 0) / ring.length;
  const middleY = ring.reduce((sum, p) => sum + p[1], 0) / ring.length;
  return ring.map(([x, y]) => [
    middleX + (x - middleX) * rule.factor + rule.dx,
    middleY + (y - middleY) * rule.factor + rule.dy,
  ]);
}
