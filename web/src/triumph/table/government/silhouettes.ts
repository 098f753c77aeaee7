/** The outline of each nation, with the box that holds it. */
import { CAPITAL_OF_NATION, NATION_IDS } from "@tripartite/triumph/data/map";
import { AREAS, NATION_LANDS, type Point } from "../../board/boardMap.ts";

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

/** Canvas pixels from the capital within which a piece of land belongs to the picture. */
const NEAR = 420;

/** Far islands would make the land itself small: only the largest piece near the capital is shown. */
function mainland(path: string, [x, y]: Point): string {
  const rings = path.split("Z").filter(Boolean);
  const near = rings.filter((ring) => {
    const [startX, startY] = ring.match(/-?[\d.]+/g)!.map(Number);
    return Math.hypot(startX - x, startY - y) < NEAR;
  });
  const pieces = near.length > 0 ? near : rings;
  return `${pieces.reduce((longest, ring) => (ring.length > longest.length ? ring : longest), "")}Z`;
}

const known = new Map<string, Silhouette | undefined>();

export function silhouetteOf(nation: string): Silhouette | undefined {
  if (!known.has(nation)) {
    const land = NATION_LANDS.find(({ id }) => id === nation);
    const capital = AREAS[CAPITAL_OF_NATION[NATION_IDS.indexOf(nation)]];
    const path = land && mainland(land.path, capital.label);
    known.set(nation, path === undefined ? undefined : { path, viewBox: boxOf(path) });
  }
  return known.get(nation);
}
