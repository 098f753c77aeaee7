/** Actions of air units and of Event markers on the map. */
import type { Hex, Marker, Unit } from "../../data/ids.ts";

export type AirAction =
  /** D-AIR To another base. */
  | { type: "fly"; hex: Hex }
  /** D-AIR, D-NAV Air Strike of an air unit or a carrier. */
  | { type: "strike"; unit: Unit }
  /** D-AIR Bombing Run on a factory hex. */
  | { type: "bomb"; hex: Hex }
  /** D-MARK An Airdrop takes a city or fort without a ground unit. */
  | { type: "drop"; marker: Marker; hex: Hex }
  /** D-PART */
  | { type: "partisans"; marker: Marker; hex: Hex }
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
