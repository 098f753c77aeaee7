/** Events as one line of plain words each, for logs and terminals. */

import {
  ACTION_CARD_COUNT,
  CARD_IDS,
  COMMAND_OF_CARD,
  FACTORIES_OF_CARD,
  INTEL_OF_CARD,
  LETTER_OF_CARD,
  NATIONS_OF_CARD,
  SCIENCE_YEAR_OF_CARD,
  SEASON_OF_CARD,
  TECHS_OF_CARD,
  WILD_NAMES,
  WILD_OF_CARD,
} from "./data/deck.ts";
import type { Area, Card, Nationality, Party, UnitType } from "./data/ids.ts";
import { INTELLIGENCE, NATIVE, SEASONS, TECHNOLOGIES } from "./data/kinds.ts";
import { AREA_NAMES, NATION_NAMES, NATION_OF_AREA } from "./data/map.ts";
import { capitalised, isMany, withArticle } from "./data/nations.ts";
import { UNIT_NAMES } from "./data/units.ts";
import type { Declaration, Event } from "./model/events.ts";

export const PARTY_NAMES: readonly string[] = ["Axis", "West", "USSR"];
const BLOCK_NAMES = ["German", "Italian", "British", "French", "US", "Soviet", "Neutral"];
const CLASS_NAMES = ["air", "naval", "ground", "sub"];
const DECK_NAMES = ["Action", "Investment"];

/** An Armed Minor fights only in its own land and goes by its name. */
function partyIn(area: Area, party: Party): string {
  return party === NATIVE ? NATION_NAMES[NATION_OF_AREA[area]] : PARTY_NAMES[party];
}

const REMOVED: Readonly<Record<string, string>> = {
  eliminated: "is eliminated",
  defeated: "is removed with its nation",
  trapped: "has no way out and is eliminated",
  supply: "is eliminated: no Supply",
};

function title(id: string): string {
  return id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

export const TECH_NAMES: readonly string[] = TECHNOLOGIES.map((id) => (id === "lsts" ? "LSTs" : title(id)));

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

function article(word: string): string {
  const article = /^[AEIOUaeiou]/.test(word) && word !== "US" ? "an" : "a";
  return `${article} ${word}`;
}

/** A card as people speak of it: what it shows, and its value. */
export function cardName(card: Card): string {
  if (card < ACTION_CARD_COUNT) {
    const shown =
      WILD_OF_CARD[card] >= 0
        ? WILD_NAMES[WILD_OF_CARD[card]]
        : NATIONS_OF_CARD[card].map((n) => NATION_NAMES[n]).join("/");
    const letter = String.fromCharCode(65 + LETTER_OF_CARD[card]);
    return `${shown} (${title(SEASONS[SEASON_OF_CARD[card]])} ${letter}${COMMAND_OF_CARD[card]})`;
  }
  return `${investmentName(card)} (${plural(FACTORIES_OF_CARD[card], "factory").replace("factorys", "factories")})`;
}

function investmentName(card: Card): string {
  if (INTEL_OF_CARD[card] >= 0) return title(INTELLIGENCE[INTEL_OF_CARD[card]]);
  if (SCIENCE_YEAR_OF_CARD[card] >= 0) return `Science ${SCIENCE_YEAR_OF_CARD[card]}`;
  return TECH_NAMES.filter((_, tech) => (TECHS_OF_CARD[card] & (1 << tech)) !== 0).join("/") || CARD_IDS[card];
}

interface Unit {
  readonly nationality: Nationality;
  readonly unitType: UnitType;
  readonly cv: number;
}

function unitName({ nationality, unitType, cv }: Unit): string {
  return `${BLOCK_NAMES[nationality]} ${UNIT_NAMES[unitType]}${cv > 0 ? ` ${cv}` : ""}`;
}

function units(all: readonly Unit[]): string {
  return all.length === 0 ? "nothing" : list(all.map(unitName));
}

/** A block that left, by name only if it was face up. */
function blockName(event: { nationality: Nationality; unitType?: UnitType; cv?: number }): string {
  const { nationality, unitType, cv } = event;
  return unitType === undefined || cv === undefined
    ? `One ${BLOCK_NAMES[nationality]} block`
    : unitName({ nationality, unitType, cv });
}

interface Production {
  readonly steps: number;
  readonly action: number;
  readonly investment: number;
  readonly unspent: number;
}

/** §7.22 What a seat spent its points on, as far as rivals see it. */
function production(faction: string, { steps, action, investment, unspent }: Production): string {
  const parts = [
    steps > 0 ? `adds ${plural(steps, "step")}` : "",
    action + investment > 0 ? `buys ${bought(action, investment)}` : "",
    unspent > 0 ? `loses ${plural(unspent, "point")}` : "",
  ].filter(Boolean);
  return `${faction} ${parts.length === 0 ? "adds no step and buys no card" : list(parts)}.`;
}

/** "7 Action and 3 Investment cards". */
function bought(action: number, investment: number): string {
  if (action === 0) return plural(investment, "Investment card");
  return investment === 0
    ? plural(action, "Action card")
    : `${action} Action and ${plural(investment, "Investment card")}`;
}

function inNumber(nation: string, one: string, many: string): string {
  return `${nation} ${isMany(nation) ? many : one}`;
}

function declaration(item: Declaration): string {
  if (item.kind === "war") return `war on ${PARTY_NAMES[item.rival ?? 0]}`;
  return `${item.kind === "violation" ? "a Violation of" : "an Intervention in"} ${withArticle(NATION_NAMES[item.nation ?? 0])}`;
}

function way({ from, route, strategic }: { from: Area; route: readonly Area[]; strategic: boolean }): string {
  return `moves ${[from, ...route].map((area) => AREA_NAMES[area]).join(" – ")}${strategic ? " (strategic)" : ""}`;
}

/** One line for the log. */
export function describeEvent(event: Event): string {
  return capitalised(sentenceOf(event));
}

function sentenceOf(event: Event): string {
  const f = "faction" in event && event.faction !== undefined ? PARTY_NAMES[event.faction] : "";
  const rival = "rival" in event && event.rival !== undefined ? PARTY_NAMES[event.rival] : "";
  const where = "area" in event && event.area !== undefined ? AREA_NAMES[event.area] : "";
  const nation = "nation" in event && event.nation !== undefined ? withArticle(NATION_NAMES[event.nation]) : "";
  switch (event.type) {
    case "yearBegan":
      return `The year ${event.year} begins.`;
    case "turnOrder":
      return `Turn order (die ${event.die}): ${event.factions.map((seat) => PARTY_NAMES[seat]).join(", ")}.`;
    case "activeAlly":
      return `${f} is the Active Ally.`;
    case "reshuffled":
      return `The ${DECK_NAMES[event.deck]} deck is shuffled: ${plural(event.count, "card")}.`;
    case "chitDrawn":
      return `${f} draws a Peace Dividend.`;
    case "chitValue":
      return `${f}'s Peace Dividend is worth ${event.count}.`;
    case "phaseBegan":
      return `${event.name}${f && ` (${f})`}`;
    case "controlChanged":
      return `${where} is now under the control of ${event.party < NATIVE ? PARTY_NAMES[event.party] : "its own nation"}.`;
    case "influenceChanged":
      return `${f} has ${event.count === 0 ? "no marker left" : plural(event.count, "marker")} on ${nation}.`;
    case "satellite":
      return `${inNumber(nation, "joins", "join")} ${f} as a Satellite.`;
    case "blockArrived":
      return `One ${BLOCK_NAMES[event.nationality]} block appears in ${where}.`;
    case "unitArrived":
      return `It is ${unitName(event)} in ${where}.`;
    case "blockRemoved":
      return `${unitName(event)} in ${where} ${REMOVED[event.reason] ?? `is ${event.reason}`}.`;
    case "productionLevel":
      return `${f} produces at level ${event.level} (IND ${event.ind}, POP ${event.pop}, RES ${event.res}${event.peace ? ", at peace" : ""}).`;
    case "produced":
      return production(f, event);
    case "unitGrew":
      return `${BLOCK_NAMES[event.nationality]} ${UNIT_NAMES[event.unitType]} in ${where} grows to ${event.cv} CV.`;
    case "cardsDrawn":
      return `${f} draws ${plural(event.count, `${DECK_NAMES[event.deck]} card`)}.`;
    case "cardsSeen":
      return `${f} draws ${list(event.cards.map(cardName))}.`;
    case "marksRemoved":
      return `${f}'s Blockade marks are removed.`;
    case "diplomacyPlayed":
      return `${f} plays ${cardName(event.card)} on ${nation}.`;
    case "diplomacyCancelled":
      return `The cards on ${nation} cancel each other.`;
    case "wildcardPlayed":
      return `${f} plays ${cardName(event.card)} on ${nation}.`;
    case "industryRaised":
      return `${f} raises IND to ${event.ind} with ${list(event.cards.map(cardName))}.`;
    case "industryLowered":
      return `${f}'s IND falls to ${event.ind} (${event.reason}).`;
    case "technologyRevealed":
      return `${f} reveals ${TECH_NAMES[event.technology]}.`;
    case "pairVaulted":
      return `${f} puts a pair into its Vault.`;
    case "pairSeen":
      return `${f}'s new Vault pair is ${TECH_NAMES[event.technology]}.`;
    case "intelligencePlayed":
      return `${f} plays ${investmentName(event.card)} against ${rival}${where && ` in ${where}`}${nation && ` in ${nation}`}.`;
    case "doubleAgentPlayed":
      return `${f} answers with the Double Agent: the card turns against ${rival}.`;
    case "unitsInspected":
      return `The agent sees ${units(event.units)} of ${rival} in ${where}.`;
    case "areaInspected":
      return `${f} inspects ${rival}'s blocks in ${where}.`;
    case "handInspected":
      return `${rival}'s hand: ${list(event.cards.map(cardName))}.`;
    case "vaultInspected":
      return `${rival}'s Vault: ${list(event.technologies.map((tech) => TECH_NAMES[tech]))}.`;
    case "cardStolen":
      return `${f} takes a card from ${rival}.`;
    case "stolenCard":
      return `The stolen card is ${cardName(event.card)}.`;
    case "passed":
      return `${f} passes.`;
    case "cardsDiscarded":
      return `${f} discards ${list(event.cards.map(cardName))}.`;
    case "cardsDiscardedUnseen":
      return `${f} discards ${plural(event.count, "card")}.`;
    case "repudiated":
      return `${f} gives up ${plural(event.count, "marker")} on ${nation}.`;
    case "factoryCost":
      return `${f}'s Factory Cost is now ${event.cost}.`;
    case "blockadeMarked":
      return `${where} is Blockaded for ${f}.`;
    case "supplyLoss":
      return `${plural(event.count, `${BLOCK_NAMES[event.nationality]} block`)} in ${where} without Supply.`;
    case "unitWeakened":
      return `The unit in ${where} falls to ${event.cv} CV: no Supply.`;
    case "seasonBegan":
      return `${title(SEASONS[event.season])} begins.`;
    case "commandCommitted":
      return `${f} commits ${plural(event.count, "card")} face down.`;
    case "commandRevealed":
      return `${f} shows ${list(event.cards.map(cardName))}: ${event.kind === "none" ? "no turn" : `${article(event.kind)} turn with ${plural(event.command, "Command")}`}.`;
    case "commandOrder":
      return `Command order: ${event.factions.map((seat) => PARTY_NAMES[seat]).join(", ")}.`;
    case "playerTurnBegan":
      return `${f} takes ${article(event.kind)} turn with ${plural(event.command, "Command")}.`;
    case "declarationsAnnounced":
      return `${f} intends ${list(event.declarations.map(declaration))}.`;
    case "protectorateKept":
      return `${f} stands by ${nation}.`;
    case "declarationWithdrawn":
      return `${f} withdraws ${declaration(event)}.`;
    case "warDeclared":
      return `${f} declares war on ${rival}.`;
    case "neutralityViolated":
      return `${f} violates the neutrality of ${nation}.`;
    case "worldReaction":
      return `World reaction to ${nation}: ${f} draws ${plural(event.count, "card")}.`;
    case "interventionDeclared":
      return `${f} intervenes for ${nation}.`;
    case "interventionLapsed":
      return `${f}'s intervention for ${nation} lapses.`;
    case "declarationFulfilled":
      return `${f} has acted on its declaration: ${declaration(event)}.`;
    case "aggressionWaived":
      return `${f} can no longer carry out ${declaration(event)}.`;
    case "battlesDesignated":
      return `${f} fights in ${list(event.areas.map((area) => AREA_NAMES[area]))}.`;
    case "subsReengaged":
      return `${plural(event.count, "Escaped Sub")} of ${f} in ${where} fight again.`;
    case "unitsRevealed":
      return `Face up in ${where}: ${units(event.units)}.`;
    case "battleBegan":
      return `Battle in ${where}: ${event.parties.map((party) => partyIn(event.area, party)).join(" – ")}.`;
    case "targetsFlagged":
      return `${f} targets ${list(event.parties.map((party) => partyIn(event.area, party)))} in ${where}.`;
    case "roundBegan":
      return `Round ${event.count} in ${where}.`;
    case "fired":
      return `${unitName(event)} fires at ${CLASS_NAMES[event.targetClass]} units of ${partyIn(event.area, event.target)}: ${event.dice.join(" ")}, ${plural(event.hits, "hit")}.`;
    case "bombed":
      return `${BLOCK_NAMES[event.nationality]} bombers over ${where}: ${event.dice.join(" ")}, ${plural(event.hits, "hit")} on ${f}'s industry.`;
    case "held":
      return `${unitName(event)} holds its fire.`;
    case "unitHit":
      return `${BLOCK_NAMES[event.nationality]} ${UNIT_NAMES[event.unitType]} in ${where} is hit, ${Math.max(0, event.cv)} CV left.`;
    case "retreated":
      return `${blockName(event)} retreats from ${AREA_NAMES[event.from]} to ${AREA_NAMES[event.to]}.`;
    case "rebased":
      return `${blockName(event)} rebases from ${AREA_NAMES[event.from]} to ${AREA_NAMES[event.to]}.`;
    case "subEscaped":
      return `One ${BLOCK_NAMES[event.nationality]} Sub escapes in ${where}.`;
    case "battleEnded":
      return `The battle in ${where} is over.`;
    case "defeated":
      return `${inNumber(nation, "is", "are")} defeated.`;
    case "colonyArmed":
      return `${inNumber(nation, "takes up arms on its own", "take up arms on their own")}.`;
    case "moved":
      return `One ${BLOCK_NAMES[event.nationality]} block ${way(event)}.`;
    case "unitMoved":
      return `${unitName(event)} ${way(event)}.`;
    case "partitioned":
      return `${f} joins the attack on ${nation}.`;
    case "victory":
      return `${list(event.factions.map((seat) => PARTY_NAMES[seat]))} won: ${event.kind} victory (${event.points.map((points, seat) => `${PARTY_NAMES[seat]} ${points}`).join(", ")} VP).`;
  }
}
