/** Working memory of the searches on a board, one set for each kind of search, so that nothing is allocated on the way. */

import { FACTIONS } from "../data/vocabulary.ts";

/** §10.3 More Movement Points than any unit has. */
export const MAX_POINTS = 10;
export const UNREACHED = 127;

export interface Scratch {
  /** §10.3 Points to each hex, the hex before it, and what was reached; `waiting` by points spent. */
  readonly march: {
    readonly costs: Int8Array;
    readonly before: Int16Array;
    readonly reached: number[];
    readonly waiting: readonly number[][];
    /** By Area: what the search knows about it. */
    readonly areas: Int8Array;
    /** The actions that were offered from the last search. */
    offered: readonly object[];
  };
  /** §14.2 Hexes that were looked at; by Area: what the search knows about it. */
  readonly flight: { readonly visited: Uint8Array; readonly areas: Int8Array };
  readonly supply: Uint8Array;
  readonly rail: Uint8Array;
  /** §5 By faction: its EZOC hexes. */
  readonly zones: readonly EzocScratch[];
}

/** The EZOC hexes of a faction as they were last marked, and what they were marked for. */
export interface EzocScratch {
  readonly marks: Uint8Array;
  readonly marked: number[];
  /** By field unit: where it exerted a ZOC, or -1. */
  readonly places: Int16Array;
  /** By Area: 1 if no ZOC extends into it. */
  readonly closed: Uint8Array;
  /** Hexes with a No EZOC marker that counted. */
  readonly freed: number[];
}

export function newScratch(size: number, areas: number, fieldUnits: number): Scratch {
  return {
    march: {
      costs: new Int8Array(size).fill(UNREACHED),
      before: new Int16Array(size),
      reached: [],
      waiting: Array.from({ length: MAX_POINTS + 1 }, () => []),
      areas: new Int8Array(areas),
      offered: [],
    },
    flight: { visited: new Uint8Array(size), areas: new Int8Array(areas) },
    supply: new Uint8Array(size),
    rail: new Uint8Array(size),
    zones: FACTIONS.map(() => ({
      marks: new Uint8Array(size),
      marked: [],
      places: new Int16Array(fieldUnits).fill(-1),
      closed: new Uint8Array(areas),
      freed: [],
    })),
  };
}
