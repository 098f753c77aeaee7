import { useEffect } from "react";
import type { MapZoom } from "../../table/useMapZoom.ts";
import { areaOf } from "./boardMap.ts";

/** While something is shown the map goes where it happens; afterwards it is where the person had it. */
export function useShownPlaces({ sees, centreOn, keepPlace }: MapZoom, places: readonly string[] | undefined): void {
  const isShowing = places !== undefined;
  useEffect(() => (isShowing ? keepPlace() : undefined), [isShowing, keepPlace]);
  useEffect(() => {
    const place = places?.map(areaOf).find((area) => area !== undefined);
    if (place && !sees(place.blocks)) centreOn(place.blocks);
  }, [places, sees, centreOn]);
}
