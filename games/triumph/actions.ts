/**
 * Every action of the game. Inside, ids are integers; outside (codec.ts) they are the names of data/.
 * A field's name says what it holds: see FIELD_KINDS in codec.ts.
 */
export type Action =
  // set-up and Production
  /** D01 Type of one free Cadre. */
  | { type: "place"; area: number; unitType: number }
  /** D02, D05 A new 1 CV unit. */
  | { type: "cadre"; area: number; nationality: number; unitType: number }
  /** D02, D05 One CV more for a unit. */
  | { type: "step"; unit: number }
  /** D05 A card from the top of a deck, drawn at confirmation. */
  | { type: "buy"; deck: number }
  /** D05 Takes one item of the plan back. */
  | { type: "unplan"; index: number }
  /** D05 Ends Production. D11 ends the discard. */
  | { type: "confirm" }
  /** D04 */
  | { type: "activate"; faction: number }
  /** D06, D18 Area of the next USA unit. */
  | { type: "arrive"; area: number }
  // Government
  /** D03, D07 A nation card, face up. */
  | { type: "diplomacy"; card: number; nation: number }
  /** D03, D07 A Diplomacy WildCard. */
  | { type: "wildcard"; card: number; nation: number }
  /** D07 Lays a card aside for Industry. */
  | { type: "fund"; card: number }
  /** D07 Pays the cards laid aside for one more IND. */
  | { type: "raise" }
  /** D07, D08 Achieves a technology; `card` is a real one and stays when Revealed. */
  | { type: "achieve"; technology: number; card: number; with: number; vault: boolean }
  /** D07 `area` only for the Agent, `nation` only for the Coup; otherwise -1. */
  | { type: "intelligence"; card: number; rival: number; area: number; nation: number }
  | { type: "pass" }
  /** D09 */
  | { type: "doubleAgent" }
  /** D09 What a turned Agent or Coup is used on; the other field is -1. */
  | { type: "reverse"; area: number; nation: number }
  /** D10, D18, D21 Type of a unit that comes without Production. */
  | { type: "muster"; area: number; unitType: number }
  /** D11 */
  | { type: "discard"; card: number }
  | { type: "keep"; card: number }
  // Interrupts (D34)
  /** Turns a Vault pair face up; `card` is the real card that stays. */
  | { type: "reveal"; technology: number; card: number }
  | { type: "repudiate"; nation: number; count: number }
  | { type: "disband"; unit: number }
  /** A standing order: see rules/orders.ts. */
  | { type: "order"; topic: number; value: number };

export type ActionType = Action["type"];
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

/** Actions that any seat may take at any safe point (Part 4.11). */
export const INTERRUPT_TYPES: ReadonlySet<ActionType> = new Set(["reveal", "repudiate", "disband", "order"]);
