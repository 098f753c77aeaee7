/** What is drawn beneath the hexes of the map of Europe: SVG paths in kilometres of the plane (R-MAP-10). */
import { HEX_WIDTH as KILOMETRES } from "@tripartite/surrender/data/europe/geography";
import { BLOCK, cutRings, inBlocks } from "./blocks.ts";
import { HEX_WIDTH } from "./hexes.ts";

export interface CoastFile {
  readonly width: number;
  readonly height: number;
  /** One path: fill it with the even-odd rule, the Caspian is a hole. */
  readonly land: string;
  readonly lakes: readonly NamedPath[];
  /** Rivers that are hexsides. */
  readonly rivers: readonly NamedPath[];
  /** Smaller rivers without effect, as one path. */
  readonly streams: string;
  /** Borders of 1 September 1939, as one path. */
  readonly borders: string;
}

/** The file, with its long lines in pieces. */
export interface Coast extends CoastFile {
  readonly shorePieces: readonly string[];
  readonly streamPieces: readonly string[];
  readonly borderPieces: readonly string[];
}

let loading: Promise<Coast> | undefined;
let loaded: Coast | undefined;

/** It comes apart from the rest of the table: it is by far the largest piece. Kept for the next table. */
export function loadCoast(): Promise<Coast> {
  loading ??= import("./coast-data.json").then(
    ({ default: file }) => {
      loaded = inPieces(file as CoastFile);
      return loaded;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function inPieces(file: CoastFile): Coast {
  const size = (BLOCK * KILOMETRES) / HEX_WIDTH;
  return {
    ...file,
    shorePieces: inBlocks(cutRings(file.land), size),
    streamPieces: inBlocks(file.streams, size),
    borderPieces: inBlocks(file.borders, size),
  };
}

/** Undefined until it is loaded. */
export const knownCoast = (): Coast | undefined => loaded;

export interface NamedPath {
  readonly name: string;
  readonly path: string;
}
