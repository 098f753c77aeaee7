/** Events of supply and of the home front. */
import type { ResultCode } from "../../data/combatTable.ts";
import type { SupplyState } from "../../data/vocabulary.ts";
import type { SideValue } from "../../rules/charts/combatValue.ts";

export type SupplyEvent =
  /** §48 Against this faction; boxes of the Fac Lost markers afterwards. */
  | {
      type: "strategicCombat";
      faction: number;
      attack: SideValue;
      defence: SideValue;
      result: ResultCode;
      germany: number;
      allied: number;
    }
  /** §57 A convoy serves an arrival zone over this way. */
  | { type: "convoyServes"; sea: number; unit: number; route: number[] }
  | { type: "limitedSupply"; hex: number; units: number[] }
  | { type: "homeDefense"; unit: number; fromPlace: number; hex: number }
  | { type: "givenUp"; unit: number; hex: number }
  | { type: "upgraded"; unit: number; into: number; also?: number }
  | { type: "surpriseBought"; faction: number; country: number; marker: number; turn: number }
  /** §45.4 What came up on the Turn Track. */
  | { type: "unitDue"; unit: number; place: number }
  | { type: "markerDue"; marker: number }
  | { type: "income"; country: number; amount: number }
  | { type: "transferred"; from: number; to: number; amount: number }
  | { type: "strategicallyMoved"; unit: number; fromHex: number; hex: number }
  | { type: "supplyChanged"; unit: number; supply: SupplyState }
  | { type: "rebuilt"; unit: number; cost: number }
  | { type: "rested"; unit: number; cost: number }
  | { type: "mobilized"; unit: number; hex?: number; box?: number; cost: number };
