/** Events in the air. */

import type { ResultCode } from "../../data/combatTable.ts";
import type { Faction, Hex, Marker, Unit } from "../../data/ids.ts";
import type { SideValue } from "../../rules/charts/combatValue.ts";

export type AirEvent =
  | { type: "airCommitted"; faction: Faction; unit: Unit }
  | {
      type: "airCombat";
      mission: "groundSupport" | "airStrike";
      hex: Hex;
      unit: Unit;
      defender: Unit;
      attack: SideValue;
      defence: SideValue;
      result: ResultCode;
    }
  | { type: "sorties"; unit: Unit; change: number; sorties: number }
  /** Who has Air Support after the air combat. */
  | { type: "airSupport"; factions: Faction[] }
  /** §51.3 A strike begins: an escort may answer it. */
  | { type: "airStrike"; unit: Unit; target: Unit; hex: Hex }
  /** §51.2 A Bombing Run begins, and its Bombed marker is placed. */
  | { type: "bombingRun"; unit: Unit; hex: Hex }
  | { type: "bombed"; unit: Unit; hex: Hex }
  /** §56.2 With an attack on the hex, or to take it; the air unit flies the drop. */
  | { type: "airdropped"; marker: Marker; unit: Unit; hex: Hex }
  /** §56.4 */
  | { type: "partisansPlaced"; marker: Marker; hex: Hex }
  | { type: "flew"; unit: Unit; fromHex: Hex; hex: Hex };
