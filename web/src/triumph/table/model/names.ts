/** Ids to what people read. */
import {
  ACTION_CARD_COUNT,
  CARD_IDS,
  COMMAND_OF_CARD,
  FACTORIES_OF_CARD,
  LETTER_OF_CARD,
  SEASON_OF_CARD,
} from "@tripartite/triumph/data/deck";
import { SEASONS, TECHNOLOGIES, type TechnologyName } from "@tripartite/triumph/data/kinds";
import { AREA_IDS, AREA_NAMES, NATION_IDS, NATION_NAMES, NATION_OF_AREA } from "@tripartite/triumph/data/map";
import { withArticle } from "@tripartite/triumph/data/nations";
import { cardName as cardNameOf, TECH_NAMES } from "@tripartite/triumph/describe";
import type { OwnUnit } from "@tripartite/triumph/view";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { Party } from "./action.ts";

const AREA_INDEX = new Map(AREA_IDS.map((id, index) => [id, index]));
const NATION_INDEX = new Map(NATION_IDS.map((id, index) => [id, index]));
const CARD_INDEX = new Map(CARD_IDS.map((id, index) => [id, index]));

export const areaIndex = (id: string): number => AREA_INDEX.get(id) ?? -1;
export const nationIndex = (id: string): number => NATION_INDEX.get(id) ?? -1;
export const cardIndex = (id: string): number => CARD_INDEX.get(id) ?? -1;

export const areaName = (id: string): string => AREA_NAMES[areaIndex(id)] ?? id;
export const nationName = (id: string): string => NATION_NAMES[nationIndex(id)] ?? id;
/** Within a sentence. */
export const theNation = (id: string): string => withArticle(nationName(id));
export const cardName = (id: string): string => cardNameOf(cardIndex(id));
export const technologyName = (id: TechnologyName): string => TECH_NAMES[TECHNOLOGIES.indexOf(id)];

/** A side as people call it; an Armed Minor by its nation, since it fights only in its own land. */
export function partyIn(area: string, party: Party): string {
  const nation = party === "native" ? NATION_NAMES[NATION_OF_AREA[areaIndex(area)]] : undefined;
  return nation ?? TRIUMPH_TEXTS.parties[party];
}

export function unitName({ unitType, cv }: Pick<OwnUnit, "unitType" | "cv">): string {
  return `${TRIUMPH_TEXTS.unitTypes[unitType]} ${cv}`;
}

export const isActionCard = (id: string): boolean => cardIndex(id) < ACTION_CARD_COUNT;
export const factoriesOf = (id: string): number => FACTORIES_OF_CARD[cardIndex(id)];

export interface Command {
  readonly season: (typeof SEASONS)[number];
  readonly letter: string;
  readonly value: number;
}

/** What an Action card is worth as Command. */
export function commandOf(id: string): Command {
  const card = cardIndex(id);
  return {
    season: SEASONS[SEASON_OF_CARD[card]],
    letter: String.fromCharCode(65 + LETTER_OF_CARD[card]),
    value: COMMAND_OF_CARD[card],
  };
}

/** Action cards by Season and letter, then Investment cards by number: each has its place, whatever becomes of the others. */
export function inHandOrder(cards: readonly string[]): string[] {
  const rank = (card: string) => {
    const index = cardIndex(card);
    if (!isActionCard(card)) return 1000 + index;
    return 100 * SEASON_OF_CARD[index] + LETTER_OF_CARD[index];
  };
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

export const TECHNOLOGY_SYMBOLS: Readonly<Record<TechnologyName, string>> = {
  "air-defense-radar": "t-airdefense",
  "heavy-bombers": "t-bombers",
  "precision-bombsight": "t-bombsight",
  jets: "t-jets",
  "naval-radar": "t-navalradar",
  sonar: "t-sonar",
  "heavy-tanks": "t-heavytanks",
  "rocket-artillery": "t-rockets",
  "motorized-infantry": "t-motorized",
  lsts: "t-lst",
  "industrial-espionage": "t-espionage",
  "atomic-research-1": "t-atomic",
  "atomic-research-2": "t-atomic",
  "atomic-research-3": "t-atomic",
  "atomic-research-4": "t-atomic",
};
