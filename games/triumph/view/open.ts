/** The table with every block and card face up, for games that are over. */
import { SPECTATOR } from "@tripartite/kernel";
import { FACTIONS } from "../data/kinds.ts";
import { PLACE, type State } from "../model/state.ts";
import { viewOf } from "../view.ts";
import { openAreasView } from "./board.ts";
import { cardNames, heldCards, openFactionsView } from "./factions.ts";
import type { View } from "./types.ts";

export function openViewOf(s: State): View {
  const hands = FACTIONS.map((faction, f) => [
    faction,
    { hand: heldCards(s, f), committed: cardNames(s, PLACE.committed + f) },
  ]);
  return {
    ...viewOf(s, SPECTATOR),
    factions: openFactionsView(s),
    areas: openAreasView(s),
    hands: Object.fromEntries(hands),
  };
}
