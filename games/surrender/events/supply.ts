/** Events of supply and of the home front. */
import type { SupplyState } from "../data/vocabulary.ts";

export type SupplyEvent =
  | { type: "income"; country: number; amount: number }
  | { type: "transferred"; from: number; to: number; amount: number }
  | { type: "strategicallyMoved"; unit: number; fromHex: number; hex: number }
  | { type: "supplyChanged"; unit: number; supply: SupplyState }
  | { type: "rebuilt"; unit: number; cost: number }
  | { type: "rested"; unit: number; cost: number }
  | { type: "mobilized"; unit: number; hex: number; cost: number };
