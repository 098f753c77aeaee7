/** What a person thinks of other players and of old games. */

/** A game over, or resigned, that the person does not want to see in the list any more. */
export interface HiddenGameRow {
  person: string;
  tableId: string;
}

/** What a person has marked another one as. */
export interface TieRow {
  person: string;
  other: string;
  kind: "friend" | "blocked";
  created: number;
}
