/** Actions of politics. */
import type { Country, CupMarker, Dispute, Faction, Hex, Unit } from "../../data/ids.ts";

export type PoliticsAction =
  /** D-DOW On a faction or on a neutral country, one of the two. */
  | { type: "declareWar"; faction?: Faction; country?: Country }
  /** D-SETUP Every unit where the order of battle says. */
  | { type: "historical" }
  /** D-PRO A neutral country for the political result; D-PRO, D-AREA nothing. */
  | { type: "pro"; country: Country }
  | { type: "none" }
  /** D-CUP The country pays. */
  | { type: "draw"; country: Country }
  | { type: "put"; cupMarker: CupMarker; country: Country }
  /** D-AREA */
  | { type: "claim"; disputed: Dispute }
  /** D-CEDE */
  | { type: "cede" }
  | { type: "refuse" }
  /** D-SHIP A convoy to an Overseas port. */
  | { type: "ship"; unit: Unit; hex: Hex }
  /** D-REPAT */
  | { type: "repatriate"; hex: Hex };

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
