/** The lines of the sheet, cut into patches of the map, so that a browser redraws only the patches it shows. */
import { ARCS, type BoardArc, linePath } from "./boardMap.ts";
import type { Line } from "./mapFile.ts";

const PATCH = 425;
/** Points per piece: long coasts would otherwise belong to no patch. */
const PIECE = 48;
const THINNED_STEP = 5;

const isCoast = ({ kind }: BoardArc) => kind === "coast" || kind === "innerCoast" || kind === "straitCoast";
const isNationBorder = ({ kind }: BoardArc) => kind === "nation" || kind === "innerNation";

export const COASTS = patches(ARCS.filter(isCoast).map((arc) => arc.line));
/** For broad strokes fewer points will do. */
export const BROAD_COASTS = patches(ARCS.filter(isCoast).map((arc) => thinned(arc.line)));
export const BROAD_NATION_BORDERS = patches(ARCS.filter(isNationBorder).map((arc) => thinned(arc.line)));
export const SEA_BORDERS = whole(({ kind }) => kind === "sea");
export const NATION_BORDERS = whole((arc) => isNationBorder(arc) && arc.terrain !== "river");
export const INNER_BORDERS = whole(({ kind, terrain }) => kind === "inner" && terrain !== "river");
export const RIVERS = whole(({ kind, terrain }) => terrain === "river" && (kind === "inner" || kind === "nation"));

/** Dashes and river ends want whole lines: one path for each. */
function whole(isWanted: (arc: BoardArc) => boolean): string[] {
  return ARCS.filter(isWanted).map((arc) => arc.path);
}

function patches(lines: readonly Line[]): string[] {
  const paths = new Map<string, string>();
  for (const piece of lines.flatMap(pieces)) {
    const [x, y] = piece[piece.length >> 1];
    const patch = `${Math.floor(x / PATCH)} ${Math.floor(y / PATCH)}`;
    paths.set(patch, (paths.get(patch) ?? "") + linePath(piece));
  }
  return [...paths.values()];
}

function pieces(line: Line): Line[] {
  const cut: Line[] = [];
  for (let from = 0; from < line.length - 1; from += PIECE) cut.push(line.slice(from, from + PIECE + 1));
  return cut;
}

function thinned(line: Line): Line {
  let last = line[0];
  return line.filter((point, i) => {
    const isKept =
      i === 0 || i === line.length - 1 || Math.hypot(point[0] - last[0], point[1] - last[1]) >= THINNED_STEP;
    if (isKept) last = point;
    return isKept;
  });
}
