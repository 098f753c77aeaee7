/** Working memory of the searches on a board, one set for each kind of search, so that nothing is allocated on the way. */

/** §10.3 More Movement Points than any unit has. */
const MAX_POINTS = 10;
export const UNREACHED = 127;

export interface Scratch {
  /** §10.3 Points to each hex, the hex before it, and what was reached; `waiting` by points spent. */
  readonly march: {
    readonly costs: Int8Array;
    readonly before: Int16Array;
    readonly reached: number[];
    readonly waiting: readonly number[][];
  };
  readonly flight: Uint8Array;
  readonly supply: Uint8Array;
  readonly rail: Uint8Array;
  /** §5 EZOC hexes, and a list of them. */
  readonly zones: { readonly marks: Uint8Array; readonly marked: number[] };
}

export function newScratch(size: number): Scratch {
  return {
    march: {
      costs: new Int8Array(size).fill(UNREACHED),
      before: new Int16Array(size),
      reached: [],
      waiting: Array.from({ length: MAX_POINTS + 1 }, () => []),
    },
    flight: new Uint8Array(size),
    supply: new Uint8Array(size),
    rail: new Uint8Array(size),
    zones: { marks: new Uint8Array(size), marked: [] },
  };
}
