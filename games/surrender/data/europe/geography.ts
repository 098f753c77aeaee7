/**
 * R-MAP-10 Where the hexes of the map lie on the globe: a Lambert azimuthal equal-area projection about 25 E 50 N, turned
 * a little. Size, turn and offset were found by a search under hard conditions: Leningrad north of row 16, Pskov and
 * Novgorod not; Batumi, Tbilisi, Yerevan and Baku south of row 36, Sevastopol, Novorossiysk and Grozny not; Budapest in
 * hex 3234; no two cities in one hex; the shores of a Strait in different hexes.
 *
 * The plane is measured in kilometres from the north-west corner of the map. Rows are 81 km apart and columns 83.5 km;
 * the drawn hexes are regular, so the plane is squeezed a little from north to south.
 */
export type Point = readonly [x: number, y: number];
export type LonLat = readonly [longitude: number, latitude: number];

export const MAP_ROWS = 58;
export const MAP_COLUMNS = 70;

export const HEX_WIDTH = 83.5;
export const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);
export const ROW_STEP = 1.5 * HEX_RADIUS;
export const PLANE_WIDTH = HEX_WIDTH * (MAP_COLUMNS + 0.5);
export const PLANE_HEIGHT = 2 * HEX_RADIUS + (MAP_ROWS - 1) * ROW_STEP;

/** Kilometres between rows on the ground. */
export const ROW_KM = 81;
const SQUEEZE = ROW_STEP / ROW_KM;
const EARTH_RADIUS = 6371;
const RADIANS = Math.PI / 180;
const MIDDLE: LonLat = [25, 50];
const TURN = -1.2;
/** Budapest, and its place in rows and columns. */
const ANCHOR = { place: [19.04, 47.5], row: 32.45, column: 34.1 } as const;

const SIN_MIDDLE = Math.sin(MIDDLE[1] * RADIANS);
const COS_MIDDLE = Math.cos(MIDDLE[1] * RADIANS);
const SIN_TURN = Math.sin(TURN * RADIANS);
const COS_TURN = Math.cos(TURN * RADIANS);

const [anchorX, anchorY] = project(...ANCHOR.place);
const ORIGIN_X = anchorX - ANCHOR.column * HEX_WIDTH;
const ORIGIN_Y = anchorY - (ANCHOR.row - 1) * ROW_KM - HEX_RADIUS / SQUEEZE;

/** The middle of a hex on the plane. */
export function centreOf(row: number, column: number): Point {
  const shift = row % 2 === 0 ? HEX_WIDTH / 2 : 0;
  return [HEX_WIDTH / 2 + (column - 1) * HEX_WIDTH + shift, HEX_RADIUS + (row - 1) * ROW_STEP];
}

export function toPlane(longitude: number, latitude: number): Point {
  const [x, y] = project(longitude, latitude);
  return [x - ORIGIN_X, (y - ORIGIN_Y) * SQUEEZE];
}

export function toLonLat([x, y]: Point): LonLat {
  return unproject(x + ORIGIN_X, y / SQUEEZE + ORIGIN_Y);
}

/** Kilometres between two places on the globe. */
export function kilometres(from: LonLat, to: LonLat): number {
  const north = ((to[1] - from[1]) * RADIANS) / 2;
  const east = ((to[0] - from[0]) * RADIANS) / 2;
  const chord = Math.sin(north) ** 2 + Math.cos(from[1] * RADIANS) * Math.cos(to[1] * RADIANS) * Math.sin(east) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord));
}

function project(longitude: number, latitude: number): Point {
  const east = (longitude - MIDDLE[0]) * RADIANS;
  const [sin, cos] = [Math.sin(latitude * RADIANS), Math.cos(latitude * RADIANS)];
  const scale = EARTH_RADIUS * Math.sqrt(2 / (1 + SIN_MIDDLE * sin + COS_MIDDLE * cos * Math.cos(east)));
  const x = scale * cos * Math.sin(east);
  const y = -scale * (COS_MIDDLE * sin - SIN_MIDDLE * cos * Math.cos(east));
  return [x * COS_TURN - y * SIN_TURN, x * SIN_TURN + y * COS_TURN];
}

function unproject(planeX: number, planeY: number): LonLat {
  const x = planeX * COS_TURN + planeY * SIN_TURN;
  const y = planeX * SIN_TURN - planeY * COS_TURN;
  const distance = Math.hypot(x, y);
  if (distance === 0) return MIDDLE;
  const angle = 2 * Math.asin(Math.min(1, distance / (2 * EARTH_RADIUS)));
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [
    MIDDLE[0] + Math.atan2(x * sin, distance * COS_MIDDLE * cos - y * SIN_MIDDLE * sin) / RADIANS,
    Math.asin(cos * SIN_MIDDLE + (y * sin * COS_MIDDLE) / distance) / RADIANS,
  ];
}
