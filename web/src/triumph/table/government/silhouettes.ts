/** The outline of each nation, with the box that holds it. */
import { NATION_LANDS } from "../../board/boardMap.ts";

export interface Silhouette {
  readonly path: string;
  readonly viewBox: string;
}

const MARGIN = 6;

function boxOf(path: string): string {
  const numbers = path.match(/-?[\d.]+/g)!.map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return `${left} ${top} ${Math.max(...xs) + MARGIN - left} ${Math.max(...ys) + MARGIN - top}`;
}

/** Far islands would make the land itself small: only the largest piece is shown. */
function mainland(path: string): string {
  const rings = path.split("Z").filter(Boolean);
  return `${rings.reduce((longest, ring) => (ring.length > longest.length ? ring : longest), "")}Z`;
}

const known = new Map<string, Silhouette | undefined>();

export function silhouetteOf(nation: string): Silhouette | undefined {
  if (!known.has(nation)) {
    const land = NATION_LANDS.find(({ id }) => id === nation);
    const path = land && mainland(land.path);
    known.set(nation, path === undefined ? undefined : { path, viewBox: boxOf(path) });
  }
  return known.get(nation);
}
