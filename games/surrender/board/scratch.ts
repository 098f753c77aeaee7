/** Working memory of the searches on a board, one set for each kind of search, so that nothing is allocated on the way. */

import type { Hex } from "../data/ids.ts";
import { FACTIONS } from "../data/vocabulary.ts";

/** §10.3 More Movement Points than any unit has. */
export const MAX_POINTS = 10;
export const UNREACHED = 127;

/** A list of hexes that keeps its memory when it is emptied. */
export class HexList {
  readonly hexes: Int16Array;
  length = 0;

  constructor(size: number) {
    this.hexes = new Int16Array(size);
  }

  push(hex: Hex): void {
    this.hexes[this.length++] = hex;
  }
}

export interface Scratch {
  /** §10.3 Points to each hex, the hex before it, and what was reached; `waiting` by points spent. */
  readonly march: {
    readonly costs: Int8Array;
    readonly before: Int16Array;
    readonly reached: HexList;
    readonly waiting: readonly HexList[];
    /** What the search knows about each hex. */
    readonly entries: Uint8Array;
    /** By Area: what the search knows about it. */
    readonly areas: Int8Array;
    /** The actions that were offered from the last search. */
    offered: readonly object[];
  };
  /** §14.2 Hexes that were looked at; by Area: what the search knows about it; hexes in the order of the search. */
  readonly flight: { readonly visited: Uint8Array; readonly areas: Int8Array; readonly queue: HexList };
  readonly supply: Uint8Array;
  readonly rail: Uint8Array;
  /** §5 By faction: its EZOC hexes. */
  readonly zones: readonly EzocScratch[];
}

/** The EZOC hexes of a faction as they were last marked, and what they were marked for. */
export interface EzocScratch {
  readonly marks: Uint8Array;
  readonly marked: HexList;
  /** By field unit: where it exerted a ZOC, or -1. */
  readonly places: Int16Array;
  /** By Area: 1 if no ZOC extends into it. */
  readonly closed: Uint8Array;
  /** Hexes with a No EZOC marker that counted. */
  readonly freed: Hex[];
}

export function newScratch(size: number, areas: number, fieldUnits: number): Scratch {
  return {
    march: {
      costs: new Int8Array(size).fill(UNREACHED),
      before: new Int16Array(size),
      reached: new HexList(size),
      waiting: Array.from({ length: MAX_POINTS + 1 }, () => new HexList(size)),
      entries: new Uint8Array(size),
      areas: new Int8Array(areas),
      offered: [],
    },
    flight: { visited: new Uint8Array(size), areas: new Int8Array(areas), queue: new HexList(size) },
    supply: new Uint8Array(size),
    rail: new Uint8Array(size),
    zones: FACTIONS.map(() => ({
      marks: new Uint8Array(size),
      marked: new HexList(size),
      places: new Int16Array(fieldUnits).fill(-1),
      closed: new Uint8Array(areas),
      freed: [],
    })),
  };
}
