/** Actions of air units and of Event markers on the map. */
export type AirAction =
  /** D-AIR To another base. */
  | { type: "fly"; hex: number }
  /** D-AIR, D-NAV Air Strike of an air unit or a carrier. */
  | { type: "strike"; unit: number }
  /** D-AIR Bombing Run on a factory hex. */
  | { type: "bomb"; hex: number }
  /** D-MARK An Airdrop takes a city or fort without a ground unit. */
  | { type: "drop"; marker: number; hex: number }
  /** D-PART */
  | { type: "partisans"; marker: number; hex: number }
  /** D-SUR A Surprise Attack marker is used. */
  | { type: "surprise" };

export const AIR_FIELDS = {
  fly: ["hex"],
  strike: ["unit"],
  bomb: ["hex"],
  drop: ["marker", "hex"],
  partisans: ["marker", "hex"],
  surprise: [],
} as const satisfies Record<AirAction["type"], readonly string[]>;
