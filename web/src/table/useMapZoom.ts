import { select } from "d3-selection";
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from "d3-zoom";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { prefersStill } from "../app/settings.ts";

const GLIDE_MS = 220;
/** A press that moves no farther is a click. */
const CLICK_DISTANCE = 6;
/** The share of its time in which the map goes to the start of a way along which it will go. */
const TO_START = 0.3;
/** Pieces come back a little above the zoom below which they are summed up. */
const NEAR_AGAIN = 1.08;
/** Below this zoom figures on the map are drawn larger. */
const SMALL_BELOW = 0.55;

/** What is shown in passing needs so much room around it, in pixels. */
const SCANT = 30;
/** The visible margin beyond the map, in pixels. */
const RIM = 16;
/** What may be written over the upper rim. */
const HEAD = 90;

export type Point = readonly [number, number];

/** A map in its own units, and how near or far one may look at it. */
export type MapExtent = {
  readonly width: number;
  readonly height: number;
  /** How far beyond the lower rim one may look, where cards cover the map. */
  readonly overhang: number;
  /** The part of the map that the first view shows, as far as pieces stay readable. */
  readonly core: { readonly width: number; readonly height: number };
  /** Below this zoom pieces are summed up. */
  readonly farBelow: number;
  readonly firstScaleAtLeast: number;
  readonly closest: number;
  /** The scale to which the map steps back for what has no room otherwise. */
  readonly showsFrom?: number;
  /** Nothing lies over the lower rim of the map: it stays at the lower rim of the screen. */
  readonly isClearBelow?: boolean;
};

/** Shares of the map on which something else lies. */
export type Covered = { readonly above: number; readonly below: number };

export const UNCOVERED: Covered = { above: 0, below: 0 };

export type MapZoom = {
  isFar: boolean;
  zoomBy: (factor: number) => void;
  panBy: (x: number, y: number) => void;
  fit: () => void;
  /** Brings a point into view if it is not, or is close to the rim of what is not covered. */
  reveal: (point: Point, covered?: Covered) => void;
  /** Brings all points into view if one is not and they have room; otherwise the first. */
  revealAll: (points: readonly Point[], covered: Covered) => void;
  /** Brings a way into sight on which something moves, from now on for `ms`; if it has no room, the map goes along. */
  revealWay: (way: readonly Point[], covered: Covered, ms: number) => void;
  centreOn: (point: Point) => void;
  /** After a window at the foot of the map has closed. */
  settle: () => void;
  /** Returns what brings the map back to where it is now, unless it is moved by hand in the meantime. */
  keepPlace: () => () => void;
  /** Whether a point of the map is on the screen. */
  sees: (point: Point) => boolean;
  /** Tells where a point of the map is seen, now and whenever the map moves; returns what ends that. */
  follow: (point: Point, place: (seen: Seen) => void) => () => void;
};

/** A point in the viewport, the size of which is given too. */
export type Seen = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Pan, wheel, pinch and keys. The position lives in one CSS transform and never passes through React. */
export function useMapZoom(
  viewport: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLElement | null>,
  extent: MapExtent,
  firstCentre: Point,
): MapZoom {
  const [isFar, setFar] = useState(false);
  const first = useRef(firstCentre);
  const mover = useRef<Mover>(undefined);

  // Before the effects of what lies on the map and follows it.
  useLayoutEffect(() => {
    if (!viewport.current || !canvas.current) return;
    mover.current = new Mover(viewport.current, canvas.current, extent, first.current, setFar);
    return () => mover.current?.stop();
  }, [viewport, canvas, extent]);

  const moves = useMemo(
    () => ({
      zoomBy: (factor: number) => mover.current?.zoomBy(factor),
      panBy: (x: number, y: number) => mover.current?.panBy(x, y),
      fit: () => mover.current?.fit(),
      reveal: (point: Point, covered = UNCOVERED) => mover.current?.reveal(point, covered),
      revealAll: (points: readonly Point[], covered: Covered) => mover.current?.revealAll(points, covered),
      revealWay: (way: readonly Point[], covered: Covered, ms: number) => mover.current?.revealWay(way, covered, ms),
      centreOn: (point: Point) => mover.current?.centreOn(point),
      settle: () => mover.current?.settle(),
      keepPlace: () => mover.current?.keepPlace() ?? (() => {}),
      sees: (point: Point) => mover.current?.sees(point) ?? true,
      follow: (point: Point, place: (seen: Seen) => void) => mover.current?.follow(point, place) ?? (() => {}),
    }),
    [],
  );
  return useMemo(() => ({ isFar, ...moves }), [isFar, moves]);
}

class Mover {
  readonly #viewport: HTMLElement;
  readonly #canvas: HTMLElement;
  readonly #extent: MapExtent;
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;
  readonly #resizing: ResizeObserver;
  readonly #onFar: (isFar: boolean) => void;
  #transform: ZoomTransform = zoomIdentity;
  /** Of the viewport. Known beforehand, so that no gesture makes the browser work out the page. */
  #size: Point = [0, 0];
  /** The first look is a near one. */
  #isFar = false;
  readonly #followers = new Set<() => void>();
  /** Where the map was when it began to move. */
  #from: ZoomTransform = zoomIdentity;
  #isGliding = false;
  /** Where the map glides to. */
  #target: ZoomTransform = zoomIdentity;
  #frame = 0;
  #isPlaced = false;
  /** How often the player took hold of the map. */
  #grips = 0;
  /** Where the map is to be again. */
  #kept: { readonly place: ZoomTransform; readonly grips: number; keepers: number } | undefined;
  /** Brings what is looked at, while the map's place is kept, to the middle of a map that has another size now. */
  #watched: (() => void) | undefined;
  /** What was to come into sight before the map had its place. */
  #wanted: (() => void) | undefined;
  readonly #firstCentre: Point;

  constructor(
    viewport: HTMLElement,
    canvas: HTMLElement,
    extent: MapExtent,
    firstCentre: Point,
    onFar: (isFar: boolean) => void,
  ) {
    const { width, height, overhang } = extent;
    this.#extent = extent;
    this.#viewport = viewport;
    this.#canvas = canvas;
    this.#firstCentre = firstCentre;
    this.#onFar = onFar;
    this.#zoom = zoom<HTMLElement, unknown>()
      .clickDistance(CLICK_DISTANCE)
      .extent(() => [[0, 0], [...this.#size]])
      .translateExtent([
        [-RIM, -RIM],
        [width + RIM, height + overhang],
      ])
      .on("start", () => this.#begin())
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => this.#move(event.transform, event.sourceEvent))
      .on("end", () => this.#rest());
    select(viewport).call(this.#zoom).on("dblclick.zoom", null);
    this.#resizing = new ResizeObserver(() => this.#resize());
    this.#resizing.observe(viewport);
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#resizing.disconnect();
    select(this.#viewport).on(".zoom", null);
  }

  zoomBy(factor: number) {
    this.#glideTo(this.#around(this.#middle(), this.#goal.k * factor));
  }

  panBy(x: number, y: number) {
    const { k } = this.#goal;
    this.#glideTo(this.#goal.translate(-x / k, -y / k));
  }

  fit() {
    this.#glideTo(this.#around([this.#extent.width / 2, this.#extent.height / 2], this.#fitScale()));
  }

  centreOn(point: Point) {
    this.#glideTo(this.#around(point, this.#goal.k));
  }

  /** A map that was moved up from under a window, and has room, comes down again. */
  settle() {
    const { x, y, k } = this.#goal;
    const room = this.#size[1] - this.#extent.height * k;
    const isHeld = this.#kept?.grips !== this.#grips;
    if (this.#isPlaced && !isHeld && room >= 0 && y < 0) this.#glideTo(zoomIdentity.translate(x, room / 2).scale(k));
  }

  /** Who keeps the place while others keep it too, or while the map still glides back, keeps the same one. */
  keepPlace(): () => void {
    if (!this.#isPlaced) return () => {};
    const grips = this.#grips;
    this.#kept ??= { place: this.#goal, grips, keepers: 0 };
    const kept = this.#kept;
    kept.keepers++;
    return () => {
      kept.keepers--;
      if (kept.keepers > 0) return;
      this.#watched = undefined;
      if (this.#isPlaced && kept.grips === this.#grips) this.#glideTo(kept.place);
      else this.#kept = undefined;
      if (!this.#isGliding) this.#kept = undefined;
    };
  }

  /** A map that has no place yet will be placed so that what matters first is seen. */
  sees(point: Point): boolean {
    return !this.#isPlaced || this.#isInside(point, UNCOVERED, 0);
  }

  follow(point: Point, place: (seen: Seen) => void): () => void {
    const tell = () => {
      const [x, y] = this.#transform.apply([...point]);
      const [width, height] = this.#size;
      place({ x, y, width, height });
    };
    this.#followers.add(tell);
    tell();
    return () => this.#followers.delete(tell);
  }

  reveal(point: Point, covered: Covered) {
    if (!this.#isPlaced) {
      this.#wanted = () => this.reveal(point, covered);
      return;
    }
    const [width, height] = this.#size;
    const { above, below } = covered;
    const centre = () => this.#glideTo(this.#showing(point, covered, this.#goal.k));
    if (this.#kept) this.#watched = centre;
    /** On its way back the map is stopped only by what would be out of sight there. */
    const isGoingBack = this.#isGliding && this.#kept?.keepers === 0;
    const margin = isGoingBack ? 0 : Math.min(120, width / 5, (height * (1 - below - above)) / 5);
    if (!this.#isInside(point, covered, margin)) centre();
  }

  revealAll(points: readonly Point[], covered: Covered) {
    if (!this.#isPlaced || points.every((point) => this.#isInside(point, covered, SCANT))) return;
    this.#glideTo(this.#withAll(points, covered) ?? this.#showing(points[0], covered, this.#goal.k));
  }

  revealWay(way: readonly Point[], covered: Covered, ms: number) {
    if (!this.#isPlaced || way.every((point) => this.#isInside(point, covered, SCANT))) return;
    const whole = this.#withAll(way, covered);
    if (whole) return this.#glideTo(whole);
    const scale = this.#backwards();
    const [start, end] = [way[0], way[way.length - 1]].map((point) => this.#showing(point, covered, scale));
    if (prefersStill()) return this.#glideTo(end);
    const along = (share: number) => this.#glideTo(end, ms * share);
    if (this.#isInside(way[0], covered, SCANT)) return along(1);
    const grips = this.#grips;
    this.#glideTo(start, ms * TO_START, () => this.#grips === grips && along(1 - TO_START));
  }

  /** Where the map shows all of them, at its present scale or from farther away. */
  #withAll(points: readonly Point[], covered: Covered): ZoomTransform | undefined {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [width, height] = this.#size;
    const free = height * (1 - covered.above - covered.below);
    const hasRoom = (k: number) => (right - left) * k < width - 2 * SCANT && (bottom - top) * k < free - 2 * SCANT;
    const scale = [this.#goal.k, this.#backwards()].find(hasRoom);
    return scale === undefined ? undefined : this.#showing([(left + right) / 2, (top + bottom) / 2], covered, scale);
  }

  /** The scale for what has no room at the present one. */
  #backwards(): number {
    return Math.min(this.#goal.k, this.#extent.showsFrom ?? this.#goal.k);
  }

  /** The point in the middle of what is not covered. */
  #showing([x, y]: Point, { above, below }: Covered, scale: number): ZoomTransform {
    return this.#around([x, y + (this.#size[1] * (below - above)) / 2 / scale], scale, below);
  }

  #isInside(point: Point, { above, below }: Covered, margin: number): boolean {
    const [x, y] = this.#goal.apply([...point]);
    const [width, height] = this.#size;
    return x > margin && x < width - margin && y > height * above + margin && y < height * (1 - below) - margin;
  }

  /** Where the map is, or will be in a moment. */
  get #goal(): ZoomTransform {
    return this.#isGliding ? this.#target : this.#transform;
  }

  #resize() {
    this.#size = [this.#viewport.clientWidth, this.#viewport.clientHeight];
    if (this.#size.includes(0)) return;
    this.#zoom.scaleExtent([this.#fitScale() * 0.92, this.#extent.closest]);
    if (this.#isPlaced) {
      if (this.#kept?.grips === this.#grips) this.#watched?.();
      return;
    }
    this.#isPlaced = true;
    this.#jumpTo(this.#around(this.#firstCentre, this.#firstScale()));
    this.#wanted?.();
  }

  #firstScale(): number {
    const { core, firstScaleAtLeast } = this.#extent;
    return Math.max(firstScaleAtLeast, Math.min(this.#size[0] / core.width, this.#size[1] / core.height));
  }

  #fitScale(): number {
    const { width, height } = this.#extent;
    return Math.min(this.#size[0] / width, this.#size[1] / height);
  }

  #middle(): Point {
    return this.#goal.invert([this.#size[0] / 2, this.#size[1] / 2]);
  }

  #around([x, y]: Point, scale: number, covered = 0): ZoomTransform {
    const [least, most] = this.#zoom.scaleExtent();
    const k = Math.min(most, Math.max(least, scale));
    const [width, height] = this.#size;
    const left = width / 2 - x * k;
    const top = height / 2 - y * k;
    const isWide = this.#extent.width * k > width;
    const isHigh = this.#extent.height * k > height;
    /** A map that has room above it may go down a little, from under the words at its head. */
    const room = height - this.#extent.height * k;
    const lowest = Math.max(HEAD, room / 2);
    const below = this.#extent.isClearBelow ? RIM : this.#extent.overhang * k;
    /** And up as far as something lies over its lower rim. */
    const highest = Math.min(room / 2, room - below - height * covered);
    return zoomIdentity
      .translate(
        isWide ? Math.min(RIM, Math.max(left, width - RIM - this.#extent.width * k)) : left,
        isHigh ? Math.min(RIM, Math.max(top, room - below)) : Math.min(lowest, Math.max(highest, top)),
      )
      .scale(k);
  }

  #jumpTo(target: ZoomTransform) {
    select(this.#viewport).call(this.#zoom.transform, target);
  }

  #glideTo(target: ZoomTransform, ms = GLIDE_MS, then?: () => void) {
    cancelAnimationFrame(this.#frame);
    const from = this.#transform;
    const isThere = from.x === target.x && from.y === target.y && from.k === target.k;
    this.#isGliding = !isThere && !prefersStill();
    if (!this.#isGliding) {
      this.#jumpTo(target);
      then?.();
      return;
    }
    this.#target = target;
    /** The time of the first frame: after much work it is earlier than the clock. */
    let began: number | undefined;
    const step = (now: number) => {
      began ??= now;
      const share = Math.min(1, (now - began) / ms);
      const eased = 1 - (1 - share) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      if (share === 1) this.#isGliding = false;
      if (share === 1 && this.#kept?.keepers === 0) this.#kept = undefined;
      this.#jumpTo(zoomIdentity.translate(mix(from.x, target.x), mix(from.y, target.y)).scale(mix(from.k, target.k)));
      if (share < 1) this.#frame = requestAnimationFrame(step);
      else then?.();
    };
    this.#frame = requestAnimationFrame(step);
  }

  #begin() {
    if (!this.#isGliding) this.#from = this.#transform;
  }

  /** A press that moves nothing, such as a click, costs nothing either. */
  #move(transform: ZoomTransform, by: Event | undefined) {
    const { x, y, k } = this.#from;
    const byMouse = by?.type === "mousemove";
    const isFarFromClick = Math.hypot(transform.x - x, transform.y - y) > CLICK_DISTANCE;
    if (transform.k !== k) this.#canvas.classList.add("is-zooming");
    if (byMouse && isFarFromClick) this.#viewport.classList.add("is-dragged");
    if (by && (transform.k !== k || isFarFromClick)) this.#grips++;
    this.#place(transform);
  }

  #rest() {
    if (this.#isGliding) return;
    this.#canvas.classList.remove("is-zooming");
    this.#viewport.classList.remove("is-dragged");
    this.#place(this.#transform);
  }

  /** On whole pixels, unless it is being zoomed: so what is drawn can stay as it is. */
  #place(transform: ZoomTransform) {
    const on = this.#canvas.classList.contains("is-zooming") ? (place: number) => place : Math.round;
    this.#transform = transform;
    this.#canvas.style.transform = `translate3d(${on(transform.x)}px, ${on(transform.y)}px, 0) scale(${transform.k})`;
    for (const tell of this.#followers) tell();
    this.#canvas.classList.toggle("is-small", transform.k < SMALL_BELOW);
    const isFar = transform.k < this.#extent.farBelow * (this.#isFar ? NEAR_AGAIN : 1);
    if (isFar === this.#isFar) return;
    this.#isFar = isFar;
    this.#onFar(isFar);
  }
}
