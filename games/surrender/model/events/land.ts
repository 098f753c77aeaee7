/** Events of operations on land. */

import type { ResultCode } from "../../data/combatTable.ts";
import type { Box, Faction, Hex, Marker, Place, Unit } from "../../data/ids.ts";
import type { SideValue } from "../../rules/charts/combatValue.ts";
import type { CombatKind } from "../../rules/combat/battle.ts";

export type LandEvent =
  | { type: "activated"; unit: Unit; cost: number }
  /** Hexes entered, without the first; points paid and left. */
  | { type: "marched"; unit: Unit; fromHex: Hex; path: Hex[]; cost: number; left: number }
  /** §36.4 Into and out of the Central Russia Box, by march, flight or Strategic Movement. */
  | { type: "enteredBox"; unit: Unit; fromHex: Hex; box: Box }
  | { type: "leftBox"; unit: Unit; box: Box; hex: Hex }
  | { type: "activationEnded"; unit: Unit }
  | {
      type: "attackDeclared";
      kind: CombatKind;
      units: Unit[];
      hex: Hex;
      defender: Unit;
      cost: number;
    }
  /** What was chosen comes out when both have chosen. */
  | { type: "commitmentChosen"; faction: Faction }
  | { type: "commitmentsRevealed"; factions: Faction[] }
  | { type: "markerPlayed"; faction: Faction; marker: Marker }
  | {
      type: "groundCombat";
      kind: CombatKind;
      hex: Hex;
      unit: Unit;
      defender: Unit;
      attack: SideValue;
      defence: SideValue;
      result: ResultCode;
    }
  | { type: "reduced"; unit: Unit; hex: Hex; reason: "combat" | "noSupply" | "transport" | "evacuation" }
  | { type: "eliminated"; unit: Unit; hex: Hex; reason: "combat" | "noSupply" }
  | { type: "noEzocPlaced"; hex: Hex }
  | { type: "retreated"; unit: Unit; fromHex: Hex; hex: Hex }
  /** §56.3 By sea to a port or Map Box. */
  | { type: "evacuated"; unit: Unit; fromHex: Hex; place: Place; marker: Marker }
  | { type: "held"; unit: Unit; hex: Hex }
  | { type: "advanced"; unit: Unit; fromHex: Hex; hex: Hex }
  /** To a base or port, or to a Map Box; with neither off the map, until it is mobilized again. */
  | { type: "displaced"; unit: Unit; fromHex: Hex; hex?: Hex; box?: Box }
  /** Without a hex: to the Mobilization Box. */
  | { type: "entered"; unit: Unit; hex?: Hex };
