/**
 * Every action of the game. Inside, ids are integers; outside (codec.ts) they are the names of data/.
 * A field's name says what it holds: see FIELD_KINDS in codec.ts.
 */
import type {
  Area,
  Card,
  Faction,
  Nation,
  Nationality,
  Party,
  TargetClass,
  Technology,
  Unit,
  UnitType,
} from "../data/ids.ts";

export type Action =
  // set-up and Production
  /** D01 Type of one free Cadre. */
  | { type: "place"; area: Area; unitType: UnitType }
  /** D02, D05 A new 1 CV unit. */
  | { type: "cadre"; area: Area; nationality: Nationality; unitType: UnitType }
  /** D02, D05 One CV more for a unit. */
  | { type: "step"; unit: Unit }
  /** D05 A card from the top of a deck, drawn at confirmation. */
  | { type: "buy"; deck: number }
  /** D05 Takes one item of the plan back. D15 takes one declaration back before it is announced. */
  | { type: "unplan"; index: number }
  /** D05 Ends Production. D11 ends the discard. D17 carries out the declarations that were not withdrawn. */
  | { type: "confirm" }
  /** D04 */
  | { type: "activate"; faction: Faction }
  /** D06, D18 Area of the next USA unit. */
  | { type: "arrive"; area: Area }
  // Government
  /** D03, D07 A nation card, face up. */
  | { type: "diplomacy"; card: Card; nation: Nation }
  /** D03, D07 A Diplomacy WildCard. */
  | { type: "wildcard"; card: Card; nation: Nation }
  /** D07 Lays a card aside for Industry. */
  | { type: "fund"; card: Card }
  /** D07 Pays the cards laid aside for one more IND. */
  | { type: "raise" }
  /** D07, D08 Achieves a technology; `card` is a real one and stays when Revealed. */
  | { type: "achieve"; technology: Technology; card: Card; with: Card; vault: boolean }
  /** D07 `area` only for the Agent, `nation` only for the Coup; otherwise -1. */
  | { type: "intelligence"; card: Card; rival: Faction; area: Area; nation: Nation }
  | { type: "pass" }
  /** D09 */
  | { type: "doubleAgent" }
  /** D09 What a turned Agent or Coup is used on; the other field is -1. */
  | { type: "reverse"; area: Area; nation: Nation }
  /** D10, D18, D21 Type of a unit that comes without Production. */
  | { type: "muster"; area: Area; unitType: UnitType }
  /** D11 */
  | { type: "discard"; card: Card }
  | { type: "keep"; card: Card }
  // Command and declarations
  /** D12, D13 A card face down as Command; `second` only for an Offensive Turn of a Passive Ally, otherwise -1. */
  | { type: "commit"; card: Card; second: Card }
  /** D14 The tied seats in the order of their Player Turns. */
  | { type: "orderTie"; factions: Faction[] }
  /** D15 `card` only for an Ally in the two-player game (§18.3), otherwise -1. */
  | { type: "declareWar"; rival: Faction; card: Card }
  | { type: "violate"; nation: Nation }
  | { type: "intervene"; nation: Nation }
  /** D15 Makes the declarations so far known to everybody. */
  | { type: "announce" }
  /** D16 How many markers the holder of a threatened Protectorate removes. */
  | { type: "answer"; nation: Nation; count: number }
  /** D17 Gives up one announced declaration for this Player Turn. */
  | { type: "withdraw"; index: number }
  // Combat
  /** D22 Makes an optional Battle an Active one. */
  | { type: "designate"; area: Area }
  /** D22 An own Escaped Sub Engages again. */
  | { type: "reengage"; unit: Unit }
  /** D22 Engages all Escaped Subs of a Rival in a Sea. */
  | { type: "reengageRival"; area: Area; rival: Faction }
  /** D23 */
  | { type: "fight"; area: Area }
  /** D25 Flags one Enemy in a Battle of three Parties. */
  | { type: "target"; party: Party }
  /** D29 Which of the Factions of equal rank acts first. */
  | { type: "first"; faction: Faction }
  /** D28 The BattleGroup that holds this unit joins. */
  | { type: "join"; unit: Unit }
  /** D26 `party` only if there are several to choose from; otherwise -1. */
  | { type: "fire"; unit: Unit; targetClass: TargetClass; party: Party }
  | { type: "bomb"; unit: Unit }
  /** D26, D32 */
  | { type: "retreat"; unit: Unit; to: Area }
  /** D26, D30, D32, D33 */
  | { type: "rebase"; unit: Unit; to: Area }
  /** D26 Carrier Strike with the way out; `party` as for Fire. */
  | { type: "strike"; unit: Unit; party: Party; to: Area; rebase: boolean }
  | { type: "hold"; unit: Unit }
  /** D27 */
  | { type: "hit"; unit: Unit }
  /** D31 */
  | { type: "escape"; unit: Unit }
  // Movement
  /** D19 Takes a unit up for its move, and puts it back unmoved. */
  | { type: "pick"; unit: Unit }
  | { type: "unpick" }
  /** D19 `route` names the areas entered, without the start. */
  | { type: "move"; unit: Unit; route: Area[]; strategic: boolean }
  | { type: "endMovement" }
  /** D20 */
  | { type: "atomic" }
  // Interrupts (D34)
  /** Turns a Vault pair face up; `card` is the real card that stays. */
  | { type: "reveal"; technology: Technology; card: Card }
  | { type: "repudiate"; nation: Nation; count: number }
  | { type: "disband"; unit: Unit }
  /** A standing order: see rules/orders.ts. */
  | { type: "order"; topic: number; value: number };

export type ActionType = Action["type"];
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

/** Actions that any seat may take at any safe point (§4.11). */
export const INTERRUPT_TYPES: ReadonlySet<ActionType> = new Set(["reveal", "repudiate", "disband", "order"]);
