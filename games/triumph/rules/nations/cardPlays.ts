/** Lists of what the cards of a hand could be played for (§7.3, §8.3). */

import { NATIONS_OF_CARD, WILD_OF_CARD, WILD_TARGETS } from "../../data/deck.ts";
import type { Card, Faction } from "../../data/ids.ts";
import { NATION_COUNT } from "../../data/map.ts";
import type { Action } from "../../model/actions.ts";
import type { State } from "../../model/state.ts";
import { refuseDiplomacy, refuseWildCard } from "./diplomacy.ts";

const ALL_NATIONS = Array.from({ length: NATION_COUNT }, (_, nation) => nation);

export function legalDiplomacy(s: State, faction: Faction, card: Card, actions: Action[]): void {
  for (const nation of NATIONS_OF_CARD[card]) {
    if (refuseDiplomacy(s, faction, card, nation) === undefined) actions.push({ type: "diplomacy", card, nation });
  }
}

export function legalWildCards(s: State, faction: Faction, card: Card, actions: Action[]): void {
  if (WILD_OF_CARD[card] < 0) return;
  const targets = WILD_TARGETS[WILD_OF_CARD[card]];
  for (const nation of typeof targets === "string" ? ALL_NATIONS : targets[faction]) {
    if (refuseWildCard(s, faction, card, nation) === undefined) actions.push({ type: "wildcard", card, nation });
  }
}
