import { useEffect } from "react";
import { useIsNarrow } from "../../table/useIsNarrow.ts";
import type { MapZoom } from "../../table/useMapZoom.ts";
import { areaOf } from "./boardMap.ts";

/** The share of the map, from below, that the caption and the hand cover on a wide screen. */
const COVERED_SHARE = 0.22;

/** While something is shown the map goes where it happens; afterwards it is where the person had it. */
export function useShownPlaces({ revealAll, keepPlace }: MapZoom, places: readonly string[] | undefined): void {
  const covered = useIsNarrow() ? 0 : COVERED_SHARE;
  const isShowing = places !== undefined;
  useEffect(() => (isShowing ? keepPlace() : undefined), [isShowing, keepPlace]);
  useEffect(() => {
    const areas = (places ?? []).map(areaOf).filter((area) => area !== undefined);
    const points = areas.map(({ blocks }) => blocks);
    if (points.length > 0) revealAll(points, covered);
  }, [places, covered, revealAll]);
}
