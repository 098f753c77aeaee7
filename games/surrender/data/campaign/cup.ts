/** §41 R-DIP-1, R-DIP-2, R-DIP-3 The Diplomacy Cup and its Holding Box at each start. */
import type { StartMonth } from "./calendar.ts";

export const CUP_MARKERS = ["politicalSuccess", "politicalFailure", "areaSeized", "noEvent"] as const;
export type CupMarker = (typeof CUP_MARKERS)[number];

export const CUP_MARKER_NAMES: Readonly<Record<CupMarker, string>> = {
  politicalSuccess: "Political Success",
  politicalFailure: "Political Failure",
  areaSeized: "Area Seized",
  noEvent: "No Event",
};
export type CupContents = Readonly<Record<CupMarker, number>>;

export const CUP_STARTS: Readonly<Record<StartMonth, { readonly cup: CupContents; readonly holding: CupContents }>> = {
  "1939-09": {
    cup: { politicalSuccess: 6, politicalFailure: 3, areaSeized: 2, noEvent: 5 },
    holding: { politicalSuccess: 1, politicalFailure: 1, areaSeized: 0, noEvent: 4 },
  },
  "1941-06": {
    cup: { politicalSuccess: 3, politicalFailure: 2, areaSeized: 0, noEvent: 4 },
    holding: { politicalSuccess: 4, politicalFailure: 2, areaSeized: 2, noEvent: 5 },
  },
  "1944-06": {
    cup: { politicalSuccess: 2, politicalFailure: 1, areaSeized: 0, noEvent: 5 },
    holding: { politicalSuccess: 5, politicalFailure: 3, areaSeized: 2, noEvent: 4 },
  },
};

/** §41.6 Number of No Event markers that return from the Holding Box to the cup at the end of each December. */
export const DECEMBER_NO_EVENTS = 1;
