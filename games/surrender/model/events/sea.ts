/** Events at sea. */
import type { ResultCode } from "../../data/combatTable.ts";
import type { SideValue } from "../../rules/charts/combatValue.ts";

export type SeaEvent =
  /** The whole voyage is declared: Sea Zones and boxes in order. */
  | { type: "sailed"; unit: number; fromPlace: number; place: number; route: number[]; with?: number; cargo?: number }
  | { type: "arrived"; unit: number; fromPlace: number; place: number }
  /** No port takes it in: to the Eliminated Box. */
  | { type: "lostAtSea"; unit: number }
  | { type: "invasionLaunched"; sea: number; units: number[]; ships: number[]; cost: number }
  | { type: "invasionEnded"; reason: "interdicted" | "cancelled" | "over" }
  | { type: "intercepted"; unit?: number; marker?: number; sea?: number; target: number }
  | { type: "escorted"; unit: number; target: number }
  | {
      type: "interceptionCombat";
      mission: "againstEscort" | "interdiction";
      unit?: number;
      marker?: number;
      sea?: number;
      defender: number;
      attack: SideValue;
      defence: SideValue;
      result: ResultCode;
    }
  | { type: "interdicted"; target: number }
  | { type: "landed"; unit: number; fromPlace: number; hex: number }
  | { type: "turnedBack"; unit: number; hex: number }
  | { type: "mulberryPlaced"; marker: number; hex: number };
