import { useSyncExternalStore } from "react";

/** Where the table has one column and a sheet below the map. */
const NARROW = "(max-width: 1023px)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export const isNarrow = (): boolean => matchMedia(NARROW).matches;

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}
