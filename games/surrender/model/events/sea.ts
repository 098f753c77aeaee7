/** Events at sea. */

import type { ResultCode } from "../../data/combatTable.ts";
import type { Hex, Marker, Place, SeaNode, Unit } from "../../data/ids.ts";
import type { SideValue } from "../../rules/charts/combatValue.ts";

export type SeaEvent =
  /** The whole voyage is declared: Sea Zones and boxes in order. */
  | { type: "sailed"; unit: Unit; fromPlace: Place; place: Place; route: SeaNode[]; with?: Unit; cargo?: Unit }
  | { type: "arrived"; unit: Unit; fromPlace: Place; place: Place }
  /** No port takes it in: to the Eliminated Box. */
  | { type: "lostAtSea"; unit: Unit }
  | { type: "invasionLaunched"; sea: SeaNode; units: Unit[]; ships: Unit[]; cost: number }
  | { type: "invasionEnded"; reason: "interdicted" | "cancelled" | "over" }
  | { type: "intercepted"; unit?: Unit; marker?: Marker; sea?: SeaNode; target: Unit }
  | { type: "escorted"; unit: Unit; target: Unit }
  | {
      type: "interceptionCombat";
      mission: "againstEscort" | "interdiction";
      unit?: Unit;
      marker?: Marker;
      sea?: SeaNode;
      defender: Unit;
      attack: SideValue;
      defence: SideValue;
      result: ResultCode;
    }
  | { type: "interdicted"; target: Unit }
  | { type: "landed"; unit: Unit; fromPlace: Place; hex: Hex }
  | { type: "turnedBack"; unit: Unit; hex: Hex }
  | { type: "mulberryPlaced"; marker: Marker; hex: Hex };
