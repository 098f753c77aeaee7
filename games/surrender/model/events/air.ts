/** Events in the air. */
import type { ResultCode } from "../../data/combatTable.ts";
import type { SideValue } from "../../rules/charts/combatValue.ts";

export type AirEvent =
  | { type: "airCommitted"; faction: number; unit: number }
  | {
      type: "airCombat";
      mission: "groundSupport" | "airStrike";
      hex: number;
      unit: number;
      defender: number;
      attack: SideValue;
      defence: SideValue;
      result: ResultCode;
    }
  | { type: "sorties"; unit: number; change: number; sorties: number }
  /** Who has Air Support after the air combat. */
  | { type: "airSupport"; factions: number[] }
  /** §51.2 A Bombing Run begins, and its Bombed marker is placed. */
  | { type: "bombingRun"; unit: number; hex: number }
  | { type: "bombed"; unit: number; hex: number }
  /** §56.2 With an attack on the hex, or to take it; the air unit flies the drop. */
  | { type: "airdropped"; marker: number; unit: number; hex: number }
  /** §56.4 */
  | { type: "partisansPlaced"; marker: number; hex: number }
  | { type: "flew"; unit: number; fromHex: number; hex: number };
