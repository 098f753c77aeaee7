import { type RefObject, useEffect, useState } from "react";
import type { Looked } from "./context.ts";

const CORNERS = ["topLeft", "bottomLeft", "bottomRight"] as const;
export type Corner = (typeof CORNERS)[number];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Distances of the card from the edges of the map: beside its tools, above the hand. */
const EDGE = 12;
const TOOLS = 60;
const HAND = 108;
/** How much of its subject the card may cover. */
const TOLERATED = 0.2;

/** The first corner of the map in which a card of that size leaves its subject in sight, or else the best one. */
export function clearCorner(map: Box, card: { width: number; height: number }, subject: Box): Corner {
  const seen = common(subject, map);
  const coveredAt = (corner: Corner) => areaOf(common(placed(map, card, corner), seen)) / Math.max(1, areaOf(seen));
  const clear = CORNERS.find((corner) => coveredAt(corner) <= TOLERATED);
  return clear ?? CORNERS.reduce((best, corner) => (coveredAt(corner) < coveredAt(best) ? corner : best));
}

function placed(map: Box, { width, height }: { width: number; height: number }, corner: Corner): Box {
  const left = corner === "bottomRight" ? map.right - TOOLS - width : map.left + EDGE;
  const top = corner === "topLeft" ? map.top + EDGE : map.bottom - HAND - height;
  return { left, top, right: left + width, bottom: top + height };
}

function common(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return {
    left,
    top,
    right: Math.max(left, Math.min(a.right, b.right)),
    bottom: Math.max(top, Math.min(a.bottom, b.bottom)),
  };
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** Where the card about an area stands; it stays there until another one is chosen or the map is turned to one. */
export function useClearCorner(
  card: RefObject<HTMLElement | null>,
  area: string | undefined,
  looked: Looked | undefined,
): Corner {
  const [corner, setCorner] = useState<Corner>("topLeft");
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the map looks is where the area is seen
  useEffect(() => {
    const map = card.current?.closest(".map-place");
    const shape = area === undefined ? null : map?.querySelector(`path[data-area="${area}"]`);
    if (!card.current || !map || !shape) return;
    const [place, size, subject] = [map, card.current, shape].map((element) => element.getBoundingClientRect());
    setCorner(clearCorner(place, size, subject));
  }, [card, area, looked]);
  return corner;
}
