/** Actions of air units and of Event markers on the map. */
export type AirAction =
  /** D-AIR To another base. */
  | { type: "fly"; hex: number }
  /** D-AIR Air Strike on a unit. */
  | { type: "strike"; unit: number };

export const AIR_FIELDS = {
  fly: ["hex"],
  strike: ["unit"],
} as const satisfies Record<AirAction["type"], readonly string[]>;
