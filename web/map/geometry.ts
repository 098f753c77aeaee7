/** Polylines and polygons on the canvas or the globe. */

export type Point = readonly [number, number];

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < line.length; i++) length += distance(line[i - 1], line[i]);
  return length;
}

/** Twice signed, halved: negative for rings that run against the clock on a canvas with y down. */
export function signedArea(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    sum += a[0] * b[1] - a[1] * b[0];
  }
  return sum / 2;
}

/** Points at most `step` apart, without the last point. */
export function densify(line: readonly Point[], step: number): Point[] {
  const dense: Point[] = [];
  for (let i = 0; i < line.length - 1; i++) {
    const parts = Math.max(1, Math.ceil(distance(line[i], line[i + 1]) / step));
    for (let k = 0; k < parts; k++) dense.push(between(line[i], line[i + 1], k / parts));
  }
  return dense;
}

/** A closed ring cut to a box (Sutherland–Hodgman). */
export function clipToBox(
  ring: readonly Point[],
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): Point[] {
  const atX = (x: number) => (a: Point, b: Point) => between(a, b, (x - a[0]) / (b[0] - a[0]));
  const atY = (y: number) => (a: Point, b: Point) => between(a, b, (y - a[1]) / (b[1] - a[1]));
  let cut: readonly Point[] = ring.slice(0, -1);
  cut = clipToEdge(cut, (p) => p[0] >= x0, atX(x0));
  cut = clipToEdge(cut, (p) => p[0] <= x1, atX(x1));
  cut = clipToEdge(cut, (p) => p[1] >= y0, atY(y0));
  cut = clipToEdge(cut, (p) => p[1] <= y1, atY(y1));
  return cut.length > 0 ? [...cut, cut[0]] : [];
}

function clipToEdge(
  ring: readonly Point[],
  isInside: (p: Point) => boolean,
  crossing: (a: Point, b: Point) => Point,
): Point[] {
  const kept: Point[] = [];
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    if (isInside(a)) kept.push(a);
    if (isInside(a) !== isInside(b)) kept.push(crossing(a, b));
  }
  return kept;
}

/** Fewer points, none further than `tolerance` from the original (Douglas–Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const farthest = farthestPoint(line, span[0], span[1], tolerance);
    if (farthest < 0) continue;
    keep[farthest] = 1;
    spans.push([span[0], farthest], [farthest, span[1]]);
  }
  return line.filter((_, i) => keep[i] === 1);
}

function farthestPoint(line: readonly Point[], from: number, to: number, tolerance: number): number {
  const [a, b] = [line[from], line[to]];
  const [dx, dy, length] = [b[0] - a[0], b[1] - a[1], distance(a, b)];
  let [found, most] = [-1, tolerance];
  for (let i = from + 1; i < to; i++) {
    const off = length ? Math.abs((line[i][0] - a[0]) * dy - (line[i][1] - a[1]) * dx) / length : distance(line[i], a);
    if (off > most) [found, most] = [i, off];
  }
  return found;
}

export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const middle = ring.length >> 1;
  return [...simplify(ring.slice(0, middle + 1), tolerance), ...simplify(ring.slice(middle), tolerance).slice(1)];
}

/** Corners cut (Chaikin). The ends of an open line stay where they are. */
export function roundCorners(line: readonly Point[], times: number, isRing: boolean): Point[] {
  let current = [...line];
  for (let k = 0; k < times; k++) current = isRing ? cutRing(current) : cutLine(current);
  return current;
}

function cutRing(ring: readonly Point[]): Point[] {
  const cut: Point[] = [];
  for (let i = 0; i < ring.length - 1; i++) {
    cut.push(between(ring[i], ring[i + 1], 0.25), between(ring[i], ring[i + 1], 0.75));
  }
  return [...cut, cut[0]];
}

function cutLine(line: readonly Point[]): Point[] {
  const last = line.length - 1;
  const cut: Point[] = [line[0]];
  for (let i = 0; i < last; i++) {
    if (i > 0) cut.push(between(line[i], line[i + 1], 0.25));
    if (i < last - 1) cut.push(between(line[i], line[i + 1], 0.75));
  }
  return [...cut, line[last]];
}

/** A staircase of pixels as a line through the middles of its steps. */
export function throughMiddles(stairs: readonly Point[]): Point[] {
  const middles: Point[] = [stairs[0]];
  for (let i = 1; i < stairs.length; i++) middles.push(between(stairs[i - 1], stairs[i], 0.5));
  return [...middles, stairs[stairs.length - 1]];
}

/** A line that winds about its course like a river; calm near both ends. */
export function meander(line: readonly Point[], amplitude: number, wave: number): Point[] {
  const length = lengthOf(line);
  if (length < 30) return [...line];
  const steps = Math.max(4, Math.round(length / 5));
  const phase = line[0][0] * 1.7 + line[0][1] * 0.9;
  const winding: Point[] = [line[0]];
  let [i, passed] = [0, 0];
  for (let k = 1; k < steps; k++) {
    const at = (length * k) / steps;
    while (i < line.length - 2 && passed + distance(line[i], line[i + 1]) < at) {
      passed += distance(line[i], line[i + 1]);
      i++;
    }
    const [dx, dy] = [line[i + 1][0] - line[i][0], line[i + 1][1] - line[i][1]];
    const segment = Math.hypot(dx, dy) || 1;
    const t = (at - passed) / segment;
    const turn = (2 * Math.PI * at) / wave;
    const swing =
      amplitude *
      Math.min(1, at / 22, (length - at) / 22) *
      (0.6 * Math.sin(turn + phase) +
        0.3 * Math.sin(turn / 0.53 + phase * 2.3) +
        0.5 * Math.sin(turn / 2.7 + phase * 0.7));
    winding.push([line[i][0] + dx * t - (dy / segment) * swing, line[i][1] + dy * t + (dx / segment) * swing]);
  }
  return [...winding, line[line.length - 1]];
}

/** "a,b c,d …" as points. */
export function parsePoints(text: string): Point[] {
  return text.split(" ").map((pair) => {
    const [x, y] = pair.split(",").map(Number);
    return [x, y];
  });
}

export function isInRing([x, y]: Point, ring: readonly Point[]): boolean {
  let isInside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i], ring[j]];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) isInside = !isInside;
  }
  return isInside;
}

export function distanceToSegment([x, y]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / square));
  return Math.hypot(x - a[0] - share * dx, y - a[1] - share * dy);
}

export function distanceToLine(point: Point, line: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < line.length; i++) least = Math.min(least, distanceToSegment(point, line[i], line[i + 1]));
  return least;
}
