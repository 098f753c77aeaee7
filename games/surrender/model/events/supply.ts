/** Events of supply and of the home front. */

import type { ResultCode } from "../../data/combatTable.ts";
import type { Box, Country, Faction, Hex, Marker, Place, SeaNode, Unit } from "../../data/ids.ts";
import type { SupplyState } from "../../data/vocabulary.ts";
import type { SideValue } from "../../rules/charts/combatValue.ts";

export type SupplyEvent =
  /** §48 Against this faction; boxes of the Fac Lost markers afterwards. */
  | {
      type: "strategicCombat";
      faction: Faction;
      attack: SideValue;
      defence: SideValue;
      result: ResultCode;
      germany: number;
      allied: number;
    }
  /** §57 A convoy serves an arrival zone over this way. */
  | { type: "convoyServes"; sea: SeaNode; unit: Unit; route: SeaNode[] }
  | { type: "limitedSupply"; hex: Hex; units: Unit[] }
  | { type: "homeDefense"; unit: Unit; fromPlace: Place; hex: Hex }
  | { type: "givenUp"; unit: Unit; hex: Hex }
  | { type: "upgraded"; unit: Unit; into: Unit; also?: Unit }
  | { type: "surpriseBought"; faction: Faction; country: Country; marker: Marker; turn: number }
  /** §45.4 What came up on the Turn Track. */
  | { type: "unitDue"; unit: Unit; place: Place }
  | { type: "markerDue"; marker: Marker }
  | { type: "income"; country: Country; amount: number }
  | { type: "transferred"; from: Country; to: Country; amount: number }
  | { type: "strategicallyMoved"; unit: Unit; fromHex: Hex; hex: Hex }
  | { type: "supplyChanged"; unit: Unit; supply: SupplyState }
  | { type: "rebuilt"; unit: Unit; cost: number }
  | { type: "rested"; unit: Unit; cost: number }
  | { type: "mobilized"; unit: Unit; hex?: Hex; box?: Box; cost: number };
