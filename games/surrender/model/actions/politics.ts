/** Actions of politics. */
export type PoliticsAction =
  /** D-DOW On a faction or on a neutral country, one of the two. */
  | { type: "declareWar"; faction?: number; country?: number }
  /** D-SETUP Every unit where the order of battle says. */
  | { type: "historical" }
  /** D-PRO A neutral country for the political result; D-PRO, D-AREA nothing. */
  | { type: "pro"; country: number }
  | { type: "none" }
  /** D-CUP The country pays. */
  | { type: "draw"; country: number }
  | { type: "put"; cupMarker: number; country: number }
  /** D-AREA */
  | { type: "claim"; disputed: number }
  /** D-CEDE */
  | { type: "cede" }
  | { type: "refuse" }
  /** D-SHIP A convoy to an Overseas port. */
  | { type: "ship"; unit: number; hex: number }
  /** D-REPAT */
  | { type: "repatriate"; hex: number };

export const POLITICS_FIELDS = {
  declareWar: ["faction?", "country?"],
  historical: [],
  pro: ["country"],
  none: [],
  draw: ["country"],
  put: ["cupMarker", "country"],
  claim: ["disputed"],
  cede: [],
  refuse: [],
  ship: ["unit", "hex"],
  repatriate: ["hex"],
} as const satisfies Record<PoliticsAction["type"], readonly string[]>;
