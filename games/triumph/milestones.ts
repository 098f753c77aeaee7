/** Rare things worth counting over many games: victories, Defeats, ways of the USA into the war, technologies, cards. */
import { CARD_IDS } from "./data/deck.ts";
import { FACTIONS, TECHNOLOGIES } from "./data/kinds.ts";
import { NATION_IDS, USA } from "./data/map.ts";
import type { Event } from "./model/events.ts";

/** The events of an action, by name. */
export function milestonesOf(events: readonly Event[]): string[] {
  return events.flatMap((event) => milestones(event, events));
}

function milestones(event: Event, all: readonly Event[]): string[] {
  switch (event.type) {
    case "victory":
      return event.factions.map((faction) => `${event.kind} victory of ${FACTIONS[faction]}`);
    case "defeated":
      return [`defeat of ${NATION_IDS[event.nation]}`];
    case "colonyArmed":
      return [`${NATION_IDS[event.nation]} armed`];
    case "satellite":
      return event.nation === USA ? [`usa joins by ${wayOfTheUsa(all)}`] : [];
    case "technologyRevealed":
      return [`technology ${TECHNOLOGIES[event.technology]}`, ...cards([event.card, event.discarded])];
    case "pairSeen":
      return [`vaulted ${TECHNOLOGIES[event.technology]}`, ...cards(event.cards)];
    case "commandRevealed":
    case "industryRaised":
    case "cardsDiscarded":
      return cards(event.cards);
    case "diplomacyPlayed":
    case "wildcardPlayed":
    case "intelligencePlayed":
    case "doubleAgentPlayed":
      return cards([event.card]);
    default:
      return [];
  }
}

function cards(played: readonly number[]): string[] {
  return played.map((card) => `card ${CARD_IDS[card]}`);
}

function wayOfTheUsa(events: readonly Event[]): string {
  if (events.some(({ type }) => type === "yearBegan")) return "public opinion";
  const entered = events.some(({ type }) => type === "moved");
  return entered
    ? "the loss of canada"
    : events.some(({ type }) => type === "neutralityViolated")
      ? "violation"
      : "diplomacy";
}
