/** Both decks as flat arrays indexed by card: 0–54 Action cards, 55–109 Investment cards. */

import { positionOf } from "@tripartite/kernel";
import { ACTION_ROWS, INVESTMENT_ROWS, WILDCARD_RULES } from "./cards.ts";
import type { Card, Nation } from "./ids.ts";
import { ACTION_DECK, FACTIONS, INTELLIGENCE, INVESTMENT_DECK, SEASONS, TECHNOLOGIES, WILDCARDS } from "./kinds.ts";
import { nation } from "./map.ts";

export const ACTION_CARD_COUNT = ACTION_ROWS.length;
export const CARD_COUNT = ACTION_CARD_COUNT + INVESTMENT_ROWS.length;
export const CARD_IDS: readonly string[] = [...ACTION_ROWS, ...INVESTMENT_ROWS].map((row) => row[0]);

const cards: readonly Card[] = CARD_IDS.map((_, card) => card);
const actionRow = (card: Card) => (card < ACTION_CARD_COUNT ? ACTION_ROWS[card] : undefined);
const investmentRow = (card: Card) =>
  card < ACTION_CARD_COUNT ? undefined : INVESTMENT_ROWS[card - ACTION_CARD_COUNT];

export const DECK_OF_CARD: readonly number[] = cards.map((card) => (actionRow(card) ? ACTION_DECK : INVESTMENT_DECK));

// ---- Action cards; Investment cards have -1 or an empty list

export const SEASON_OF_CARD: readonly number[] = cards.map((card) => positionOf(SEASONS, actionRow(card)?.[1] ?? ""));
/** Command letter as 0 for A … 25 for Z. */
export const LETTER_OF_CARD: readonly number[] = cards.map((card) => (actionRow(card)?.[2].charCodeAt(0) ?? 64) - 65);
export const COMMAND_OF_CARD: readonly number[] = cards.map((card) => actionRow(card)?.[3] ?? -1);
/** The two nations of a nation card. */
export const NATIONS_OF_CARD: readonly (readonly Nation[])[] = cards.map((card) => {
  const shown = actionRow(card)?.[4];
  return shown === undefined || typeof shown === "string" ? [] : shown.map(nation);
});
export const WILD_OF_CARD: readonly number[] = cards.map((card) => {
  const shown = actionRow(card)?.[4];
  return typeof shown === "string" ? WILDCARDS.indexOf(shown) : -1;
});

// ---- Investment cards; Action cards have -1, 0 or an empty mask

export const FACTORIES_OF_CARD: readonly number[] = cards.map((card) => investmentRow(card)?.[1] ?? 0);
/** Technologies that the card itself is, as a bit mask; a Science or Intelligence card is none. */
export const TECHS_OF_CARD: readonly number[] = cards.map((card) => {
  const row = investmentRow(card);
  return row?.[2] === "technology" ? techMask(row[3]) : 0;
});
/** Technologies that a Science card may stand in for. */
export const SCIENCE_OF_CARD: readonly number[] = cards.map((card) => {
  const row = investmentRow(card);
  return row?.[2] === "science" ? techMask(row[3]) : 0;
});
/** The year from which a Science card may be used. */
export const SCIENCE_YEAR_OF_CARD: readonly number[] = cards.map((card) => {
  const row = investmentRow(card);
  return row?.[2] === "science" ? row[4] : -1;
});
export const INTEL_OF_CARD: readonly number[] = cards.map((card) => {
  const row = investmentRow(card);
  return row?.[2] === "intelligence" ? INTELLIGENCE.indexOf(row[3]) : -1;
});

function techMask(technologies: readonly string[]): number {
  return technologies.reduce((mask, technology) => mask | (1 << positionOf(TECHNOLOGIES, technology)), 0);
}

// ---- WildCards (§8.3)

export const WILD_NAMES: readonly string[] = WILDCARDS.map((wild) => WILDCARD_RULES[wild].name);
export const WILD_ONLY_REMOVES: readonly boolean[] = WILDCARDS.map((wild) => WILDCARD_RULES[wild].mode === "remove");

/** Listed nations of a WildCard for each Faction, or the rule that finds them. */
export const WILD_TARGETS: readonly (readonly (readonly Nation[])[] | string)[] = WILDCARDS.map((wild) => {
  const { targets } = WILDCARD_RULES[wild];
  return typeof targets === "string" ? targets : FACTIONS.map((faction) => targets[faction].map(nation));
});
