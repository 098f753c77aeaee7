import { useEffect, useMemo } from "react";
import type { Scene } from "../../table/stage/scene.ts";
import { useIsNarrow } from "../../table/useIsNarrow.ts";
import type { MapZoom } from "../../table/useMapZoom.ts";
import { areaOf } from "./boardMap.ts";

/** The share of the map, from below, that the caption and the hand cover on a wide screen. */
const CAPTION = 0.22;
/** From above, the card of a great moment on a wide screen and on a narrow one. */
const HEADLINE = { wide: 0.38, narrow: 0.55 };

/** While something is shown the map goes where it happens; afterwards it is where the person had it. */
export function useShownPlaces({ revealAll, keepPlace }: MapZoom, scene: Scene | undefined): void {
  const isNarrow = useIsNarrow();
  const isShowing = scene !== undefined;
  const { places, headline } = scene ?? {};
  const covered = useMemo(() => {
    const above = headline === undefined ? 0 : HEADLINE[isNarrow ? "narrow" : "wide"];
    return { above, below: isNarrow ? 0 : CAPTION };
  }, [headline, isNarrow]);
  useEffect(() => (isShowing ? keepPlace() : undefined), [isShowing, keepPlace]);
  useEffect(() => {
    const areas = (places ?? []).map(areaOf).filter((area) => area !== undefined);
    const points = areas.map(({ blocks }) => blocks);
    if (points.length > 0) revealAll(points, covered);
  }, [places, covered, revealAll]);
}
