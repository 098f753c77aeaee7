/** Events of operations on land. */
import type { ResultCode } from "../../data/combatTable.ts";
import type { SideValue } from "../../rules/charts/combatValue.ts";
import type { CombatKind } from "../../rules/combat/battle.ts";

export type LandEvent =
  | { type: "activated"; unit: number; cost: number }
  /** Hexes entered, without the first; points paid and left. */
  | { type: "marched"; unit: number; fromHex: number; path: number[]; cost: number; left: number }
  /** §36.4 Into and out of the Central Russia Box, by march, flight or Strategic Movement. */
  | { type: "enteredBox"; unit: number; fromHex: number; box: number }
  | { type: "leftBox"; unit: number; box: number; hex: number }
  | { type: "activationEnded"; unit: number }
  | {
      type: "attackDeclared";
      kind: CombatKind;
      units: number[];
      hex: number;
      defender: number;
      cost: number;
    }
  /** What was chosen comes out when both have chosen. */
  | { type: "commitmentChosen"; faction: number }
  | { type: "commitmentsRevealed"; factions: number[] }
  | { type: "markerPlayed"; faction: number; marker: number }
  | {
      type: "groundCombat";
      kind: CombatKind;
      hex: number;
      unit: number;
      defender: number;
      attack: SideValue;
      defence: SideValue;
      result: ResultCode;
    }
  | { type: "reduced"; unit: number; hex: number; reason: "combat" | "noSupply" | "transport" | "evacuation" }
  | { type: "eliminated"; unit: number; hex: number; reason: "combat" | "noSupply" }
  | { type: "noEzocPlaced"; hex: number }
  | { type: "retreated"; unit: number; fromHex: number; hex: number }
  /** §56.3 By sea to a port or Map Box. */
  | { type: "evacuated"; unit: number; fromHex: number; place: number; marker: number }
  | { type: "held"; unit: number; hex: number }
  | { type: "advanced"; unit: number; fromHex: number; hex: number }
  /** To a base or port, or to a Map Box; with neither off the map, until it is mobilized again. */
  | { type: "displaced"; unit: number; fromHex: number; hex?: number; box?: number }
  /** Without a hex: to the Mobilization Box. */
  | { type: "entered"; unit: number; hex?: number };
