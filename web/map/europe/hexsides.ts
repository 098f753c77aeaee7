/** Step 4: water hexsides, and those that were made by hand. Rivers and crests are added to them in step 5. */
import type { Hexside } from "@tripartite/surrender/data/vocabulary";
import { HEXSIDES_BY_HAND } from "./facts/hexsides.ts";
import { type Draft, isLand, isOpen } from "./hexes.ts";
import { HEXES, hexOfPlace, idOf, neighbours } from "./hexGrid.ts";
import { CELLS, landShare, type Surface } from "./surface.ts";

export interface Side {
  readonly type: Exclude<Hexside, "clear">;
  readonly name: string;
}

/** Sides between neighbours that are not clear. */
export class Sides {
  readonly byPair = new Map<string, Side>();
  /** Sides that neither a river nor a crest may take. */
  readonly fixed = new Set<string>();

  between(one: number, other: number): Side | undefined {
    return this.byPair.get(pairOf(one, other));
  }

  set(one: number, other: number, side: Side) {
    this.byPair.set(pairOf(one, other), side);
  }

  /** A river or crest takes the side if nothing else has it. */
  offer(one: number, other: number, side: Side) {
    const pair = pairOf(one, other);
    if (!this.byPair.has(pair) && !this.fixed.has(pair)) this.byPair.set(pair, side);
  }
}

/** A name for the side of two neighbours, the same from both. */
export function pairOf(one: number, other: number): string {
  return `${Math.min(one, other)},${Math.max(one, other)}`;
}

export function makeSides(draft: Draft, surface: Surface): Sides {
  const sides = new Sides();
  for (const [one, other] of waterPairs(draft, surface)) sides.set(one, other, { type: "water", name: "" });
  for (const [type, name, onePlace, otherPlace] of HEXSIDES_BY_HAND) {
    const [one, other] = [hexOfPlace(onePlace), hexOfPlace(otherPlace)];
    if (!neighbours(one).includes(other)) throw new Error(`${name}: ${idOf(one)} and ${idOf(other)} do not touch`);
    if (!isLand(draft, one) || !isLand(draft, other))
      throw new Error(`${name}: ${idOf(one)} or ${idOf(other)} is water`);
    if (type === "clear") sides.byPair.delete(pairOf(one, other));
    else sides.set(one, other, { type, name });
    sides.fixed.add(pairOf(one, other));
  }
  for (const pair of sides.byPair.keys()) sides.fixed.add(pair);
  return sides;
}

/** Neighbours whose main bodies of dry land do not meet inside the two hexes. */
function waterPairs(draft: Draft, surface: Surface): [number, number][] {
  const bodies = new DryBodies(surface);
  const isSolid = (hex: number) => landShare(surface.shares[hex]) > 0.98 && surface.shares[hex].lakes.size === 0;
  return HEXES.flatMap((one) =>
    neighbours(one)
      .filter((other) => other > one && isOpen(draft, one) && isOpen(draft, other))
      .filter((other) => !(isSolid(one) && isSolid(other)) && !bodies.meet(one, other))
      .map((other): [number, number] => [one, other]),
  );
}

/** Connected dry cells inside one hex or two. */
class DryBodies {
  readonly #surface: Surface;
  readonly #cells: readonly number[][];
  /** The search in which a cell was last seen. */
  readonly #seenIn: Int32Array;
  readonly #main = new Map<number, readonly number[]>();
  #search = 0;

  constructor(surface: Surface) {
    this.#surface = surface;
    this.#seenIn = new Int32Array(surface.hex.length);
    this.#cells = HEXES.map(() => []);
    for (let cell = 0; cell < surface.hex.length; cell++)
      if (this.#isDry(cell)) this.#cells[surface.hex[cell]].push(cell);
  }

  /** Whether the largest bodies of two hexes meet; a hex without dry land meets everything. */
  meet(one: number, other: number): boolean {
    const [from, to] = [this.#largest(one), this.#largest(other)];
    if (from.length === 0 || to.length === 0) return true;
    this.#search++;
    this.#connected(from[0], one, other);
    return this.#seenIn[to[0]] === this.#search;
  }

  #isDry(cell: number): boolean {
    const { hex, land, lake } = this.#surface;
    return hex[cell] >= 0 && land[cell] !== 0 && lake[cell] === 0;
  }

  #largest(hex: number): readonly number[] {
    const known = this.#main.get(hex);
    if (known !== undefined) return known;
    this.#search++;
    let largest: readonly number[] = [];
    for (const cell of this.#cells[hex]) {
      if (this.#seenIn[cell] === this.#search) continue;
      const body = this.#connected(cell, hex, hex);
      if (body.length > largest.length) largest = body;
    }
    this.#main.set(hex, largest);
    return largest;
  }

  /** The dry cells of the two hexes that hang together with one of them; they are marked as seen. */
  #connected(start: number, one: number, other: number): number[] {
    const { hex } = this.#surface;
    const body = [start];
    this.#seenIn[start] = this.#search;
    for (let i = 0; i < body.length; i++) {
      for (const step of EIGHT_STEPS) {
        const cell = body[i] + step;
        if ((hex[cell] !== one && hex[cell] !== other) || this.#seenIn[cell] === this.#search) continue;
        if (!this.#isDry(cell)) continue;
        this.#seenIn[cell] = this.#search;
        body.push(cell);
      }
    }
    return body;
  }
}

/** From a cell to the eight around it. */
const EIGHT_STEPS = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((right) => (down === 0 && right === 0 ? [] : [down * CELLS.width + right])),
);
