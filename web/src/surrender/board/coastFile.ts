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

export interface NamedPath {
  readonly name: string;
  readonly path: string;
}
