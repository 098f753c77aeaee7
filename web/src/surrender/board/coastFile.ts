/** What is drawn beneath the hexes of the map of Europe: SVG paths in kilometres of the plane (R-MAP-10). */

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

let loading: Promise<CoastFile> | undefined;
let loaded: CoastFile | undefined;

/** It comes apart from the rest of the table: it is by far the largest piece. Kept for the next table. */
export function loadCoast(): Promise<CoastFile> {
  loading ??= import("./coast-data.json").then(
    ({ default: file }) => {
      loaded = file as CoastFile;
      return loaded;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Undefined until it is loaded. */
export const knownCoast = (): CoastFile | undefined => loaded;

export interface NamedPath {
  readonly name: string;
  readonly path: string;
}
