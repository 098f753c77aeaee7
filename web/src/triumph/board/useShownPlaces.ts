import { useEffect, useMemo } from "react";
import { useIsNarrow } from "../../table/useIsNarrow.ts";
import type { MapZoom, Point } from "../../table/useMapZoom.ts";
import type { TriumphScene } from "../stage/scene.ts";
import { areaOf } from "./boardMap.ts";

/** The share of the map, from below, that the caption and the hand cover on a wide screen. */
const CAPTION = 0.22;
/** From above, the card of a great moment on a wide screen and on a narrow one. */
const HEADLINE = { wide: 0.38, narrow: 0.55 };

/**
 * While something is shown the map goes where it happens, and along the way of a block, which takes `ms`; afterwards it is
 * where the person had it.
 */
export function useShownPlaces(
  { revealAll, revealWay, keepPlace }: MapZoom,
  scene: TriumphScene | undefined,
  ms: number,
): void {
  const isNarrow = useIsNarrow();
  const isShowing = scene !== undefined;
  const { places, flights, headline } = scene ?? {};
  const covered = useMemo(() => {
    const above = headline === undefined ? 0 : HEADLINE[isNarrow ? "narrow" : "wide"];
    return { above, below: isNarrow ? 0 : CAPTION };
  }, [headline, isNarrow]);
  useEffect(() => (isShowing ? keepPlace() : undefined), [isShowing, keepPlace]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a beat moves the map once
  useEffect(() => {
    const way = pointsOf(flights?.at(-1)?.route ?? []);
    const points = pointsOf(places ?? []);
    if (way.length > 0) revealWay(way, covered, ms);
    else if (points.length > 0) revealAll(points, covered);
  }, [places, flights, covered, revealAll, revealWay]);
}

function pointsOf(ids: readonly string[]): Point[] {
  const areas = ids.map(areaOf).filter((area) => area !== undefined);
  return areas.map(({ blocks }) => blocks);
}
