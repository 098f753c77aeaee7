/** Actions of air units and of Event markers on the map. */
export type AirAction =
  /** D-AIR To another base. */
  | { type: "fly"; hex: number }
  /** D-AIR Air Strike on a unit. */
  | { type: "strike"; unit: number }
  /** D-SUR A Surprise Attack marker is used. */
  | { type: "surprise" };

export const AIR_FIELDS = {
  fly: ["hex"],
  strike: ["unit"],
  surprise: [],
} as const satisfies Record<AirAction["type"], readonly string[]>;
