/** Events as one line of plain words each, for logs and terminals. */
import { CARD_IDS, LETTER_OF_CARD, COMMAND_OF_CARD, SEASON_OF_CARD, WILD_NAMES, WILD_OF_CARD } from "./data/deck.ts";
import { DECKS, FACTIONS, INTELLIGENCE, NATIONALITIES, TECHNOLOGIES, UNIT_TYPES } from "./data/kinds.ts";
import { AREA_NAMES, NATION_NAMES } from "./data/map.ts";
import type { Event } from "./events.ts";

export function describeEvent(event: Event): string {
  return JSON.stringify(event);
}
