/** What happened. Ids are integers; a field's name says what it holds: see FIELD_KINDS in codec.ts. */
import type { GameEvent } from "@tripartite/kernel";
import type { ResultCode } from "./data/combatTable.ts";
import type { WillEffectId } from "./data/nationalWill.ts";
import type { SupplyState, Weather, WeatherZone } from "./data/vocabulary.ts";
import type { SideValue } from "./rules/combatValue.ts";
import type { PhaseName, Victory } from "./state.ts";

interface Base extends GameEvent {
  audience?: number;
}

export type Event = Base &
  (
    | { type: "turnBegan"; turn: number; month: number; year: number }
    | { type: "phaseBegan"; phase: PhaseName; faction?: number }
    /** No die where the scenario fixes the weather. */
    | { type: "weatherRolled"; zone: WeatherZone; weather: Weather; die?: number }
    | { type: "sovietEntry" }
    | { type: "income"; country: number; amount: number }
    | { type: "transferred"; from: number; to: number; amount: number }
    | { type: "passed"; faction: number }
    | { type: "strategicallyMoved"; unit: number; fromHex: number; hex: number }
    | { type: "activated"; unit: number; cost: number }
    /** Hexes entered, without the first; points paid and left. */
    | { type: "marched"; unit: number; fromHex: number; path: number[]; cost: number; left: number }
    | { type: "activationEnded"; unit: number }
    | { type: "controlChanged"; hex: number; faction: number }
    | { type: "willChanged"; country: number; effect: WillEffectId; change: number; will: number }
    | {
        type: "attackDeclared";
        kind: "mobile" | "assault";
        units: number[];
        hex: number;
        defender: number;
        cost: number;
      }
    /** What was chosen comes out when both have chosen. */
    | { type: "commitmentChosen"; faction: number }
    | { type: "commitmentsRevealed"; factions: number[] }
    | { type: "airCommitted"; faction: number; unit: number }
    | { type: "markerPlayed"; faction: number; marker: number }
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
    | {
        type: "groundCombat";
        kind: "mobile" | "assault";
        hex: number;
        unit: number;
        defender: number;
        attack: SideValue;
        defence: SideValue;
        result: ResultCode;
      }
    | { type: "reduced"; unit: number; hex: number; reason: "combat" | "noSupply" }
    | { type: "eliminated"; unit: number; hex: number; reason: "combat" | "noSupply" }
    | { type: "noEzocPlaced"; hex: number }
    | { type: "retreated"; unit: number; fromHex: number; hex: number }
    | { type: "held"; unit: number; hex: number }
    | { type: "advanced"; unit: number; fromHex: number; hex: number }
    | { type: "flew"; unit: number; fromHex: number; hex: number }
    /** Without a hex: to the Mobilization Box. */
    | { type: "displaced"; unit: number; fromHex: number; hex?: number }
    | { type: "supplyChanged"; unit: number; supply: SupplyState }
    | { type: "rebuilt"; unit: number; cost: number }
    | { type: "rested"; unit: number; cost: number }
    | { type: "mobilized"; unit: number; hex: number; cost: number }
    | { type: "collapsed"; country: number }
    | { type: "conquered"; country: number; faction: number }
    | { type: "leftGame"; unit: number }
    | { type: "conceded"; faction: number }
    | { type: "victory"; victory: Victory; text: string }
  );

/** Where rule functions write what they did. */
export type Out = Event[];
