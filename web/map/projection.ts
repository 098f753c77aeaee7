/** From longitude and latitude to the canvas: a conic projection, bent by a spline through chosen places, then local lenses. */
import { type Control, LENSES, NORTH_AMERICA, SOUTH_AMERICA, STRETCH_X, STRETCH_Y, WORLD } from "./data/controls.ts";
import type { Point } from "./geometry.ts";
import { thinPlateSpline } from "./spline.ts";

export const WIDTH = 3400;
export const HEIGHT = 2200;

export type Projection = (longitude: number, latitude: number) => Point;

const RADIANS = Math.PI / 180;
const MIDDLE_LONGITUDE = 22;
const MIDDLE_LATITUDE = 50;
const SOUTH_PARALLEL = 38;
const NORTH_PARALLEL = 58;
const CONE =
  (Math.cos(SOUTH_PARALLEL * RADIANS) - Math.cos(NORTH_PARALLEL * RADIANS)) /
  ((NORTH_PARALLEL - SOUTH_PARALLEL) * RADIANS);
const APEX = Math.cos(SOUTH_PARALLEL * RADIANS) / CONE + SOUTH_PARALLEL * RADIANS;

/** Equidistant conic; about one unit is the width of Poland. */
function conic(longitude: number, latitude: number): Point {
  const radius = APEX - latitude * RADIANS;
  const angle = CONE * (longitude - MIDDLE_LONGITUDE) * RADIANS;
  const middle = APEX - MIDDLE_LATITUDE * RADIANS;
  return [radius * Math.sin(angle) * 2, (radius * Math.cos(angle) - middle) * 2];
}

const stretchX = monotoneCurve(STRETCH_X);
const stretchY = monotoneCurve(STRETCH_Y);
const bend = thinPlateSpline(
  WORLD.map(([longitude, latitude]) => conic(longitude, latitude)),
  WORLD.map(([, , x, y]): Point => [stretchX(x), stretchY(y)]),
  0.004,
);
const lenses = LENSES.map(([longitude, latitude, radius, across, down]) => ({
  centre: bend(conic(longitude, latitude)),
  radius,
  across,
  down,
}));

export const project: Projection = (longitude, latitude) => {
  const [x, y] = bend(conic(longitude, latitude));
  let [shiftX, shiftY] = [0, 0];
  for (const lens of lenses) {
    const [dx, dy] = [x - lens.centre[0], y - lens.centre[1]];
    const share = Math.hypot(dx, dy) / lens.radius;
    if (share >= 1) continue;
    const strength = (1 - share * share) ** 2;
    shiftX += dx * strength * lens.across;
    shiftY += dy * strength * lens.down;
  }
  return [x + shiftX, y + shiftY];
};

export const projectNorthAmerica = sideProjection(NORTH_AMERICA, 43);
export const projectSouthAmerica = sideProjection(SOUTH_AMERICA, -12);

function sideProjection(controls: readonly Control[], middleLatitude: number): Projection {
  const flat: Projection = (longitude, latitude) => [
    (longitude * Math.cos(middleLatitude * RADIANS)) / 20,
    -latitude / 20,
  ];
  const spline = thinPlateSpline(
    controls.map(([longitude, latitude]) => flat(longitude, latitude)),
    controls.map(([, , x, y]): Point => [x, y]),
    0.02,
  );
  return (longitude, latitude) => spline(flat(longitude, latitude));
}

/** A smooth curve through the knots that never turns back. */
function monotoneCurve(knots: readonly (readonly [number, number])[]): (value: number) => number {
  const last = knots.length - 1;
  const widths = knots.slice(1).map((knot, i) => knot[0] - knots[i][0]);
  const slopes = knots.slice(1).map((knot, i) => (knot[1] - knots[i][1]) / widths[i]);
  const tangents = knots.map((_, i) => {
    if (i === 0) return slopes[0];
    if (i === last) return slopes[last - 1];
    return (2 * slopes[i - 1] * slopes[i]) / (slopes[i - 1] + slopes[i]);
  });
  return (value) => {
    let i = 0;
    while (i < last - 1 && value > knots[i + 1][0]) i++;
    const t = (value - knots[i][0]) / widths[i];
    const [t2, t3] = [t * t, t * t * t];
    return (
      knots[i][1] * (2 * t3 - 3 * t2 + 1) +
      widths[i] * tangents[i] * (t3 - 2 * t2 + t) +
      knots[i + 1][1] * (-2 * t3 + 3 * t2) +
      widths[i] * tangents[i + 1] * (t3 - t2)
    );
  };
}
