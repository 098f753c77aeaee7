/** The scenarios as the shell of the page offers them, without the facts that only a table needs. */
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import type { HouseRule, SideLook, Variant } from "../games/game.ts";
import { FACTION_CLASS } from "./factions.ts";
import { SURRENDER_TEXTS } from "./texts.ts";

const LEVELS = SURRENDER_TEXTS.levels;

interface ScenarioOffer {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  /** In the order of the seats, with what each side wants. */
  readonly sides: readonly { readonly faction: Faction; readonly name: string; readonly hint: string }[];
}

const axis = (hint: string) => ({ faction: "axis", name: "Axis", hint }) as const;
const west = (hint: string, name = "West") => ({ faction: "western", name, hint }) as const;
const soviet = (hint: string) => ({ faction: "soviet", name: "USSR", hint }) as const;
const CAMPAIGN_SIDES = [
  axis("Europe before the clock runs out"),
  west("hold, land, liberate"),
  soviet("survive, then roll west"),
];

export const DEFAULT_SCENARIO = "poland-1939";

/** From the smallest to the whole war. */
export const SCENARIO_OFFERS: readonly ScenarioOffer[] = [
  {
    id: DEFAULT_SCENARIO,
    name: "Poland, September 1939",
    hint: "three turns, an hour; the one to learn with",
    sides: [axis("conquer Poland, the sooner the better"), west("hold on; Warszawa above all", "Poland")],
  },
  {
    id: "scandinavia-1940",
    name: "Scandinavia, April 1940",
    hint: "three turns; fleets, landings and a long coast",
    sides: [axis("Oslo, Narvik and the ore"), west("bring help across the sea in time")],
  },
  {
    id: "france-1940",
    name: "France and the Low Countries, May 1940",
    hint: "four turns; forts, neutrals, an airdrop, an evacuation",
    sides: [axis("Paris by summer"), west("hold the line, save the army")],
  },
  {
    id: "balkans-1941",
    name: "The Balkans, April 1941",
    hint: "three turns; two countries to overrun, an army to ship out",
    sides: [axis("Beograd and Athinai"), west("mountains and the sea")],
  },
  {
    id: "mediterranean-1940",
    name: "The Mediterranean, 1940–42",
    hint: "fourteen turns; convoys, Malta and the desert",
    sides: [axis("supply across the sea, then the canal"), west("cut the convoys, hold Egypt")],
  },
  {
    id: "ussr-1941",
    name: "The USSR, June 1941",
    hint: "seven turns; the widest front of the war",
    sides: [axis("Leningrad, Moskva, Kiev before the snow"), soviet("trade space for winter")],
  },
  {
    id: "french-africa-1942",
    name: "French North Africa, November 1942",
    hint: "seven turns; landings, then a race for Tunis",
    sides: [axis("keep the bridgehead"), west("land, and take Tunis")],
  },
  {
    id: "france-1944",
    name: "France, June 1944",
    hint: "five turns; the great landing",
    sides: [axis("throw them back, then the Rhine"), west("get ashore, get out, get on")],
  },
  {
    id: "europe-1939",
    name: "Europe, September 1939",
    hint: "the whole war, three players, 76 turns",
    sides: CAMPAIGN_SIDES,
  },
  {
    id: "europe-1941",
    name: "Europe, June 1941",
    hint: "the war from Barbarossa, three players, 55 turns",
    sides: CAMPAIGN_SIDES,
  },
  {
    id: "europe-1944",
    name: "Europe, June 1944",
    hint: "the end of the war, three players, 19 turns",
    sides: CAMPAIGN_SIDES,
  },
];

export function offerOf(scenario: string): ScenarioOffer {
  return SCENARIO_OFFERS.find(({ id }) => id === scenario) ?? SCENARIO_OFFERS[0];
}

/** By seat. */
export function sideLooksOf(scenario: string): readonly SideLook[] {
  return offerOf(scenario).sides.map(({ faction, name, hint }) => ({
    name,
    hint,
    emblem: FACTION_CLASS[faction],
    className: FACTION_CLASS[faction],
  }));
}

/** §71.3 The openings of a scenario that has several, and §70 the optional rules that it may be played with. */
const OPENINGS = [
  { id: "historical", name: "Historical opening", hint: "the war begins with Poland" },
  { id: "eastFirst", name: "East First", hint: "Germany turns on the USSR before the West" },
  { id: "variable", name: "Variable opening", hint: "a die decides" },
];
const SOVIET_ENTRY: HouseRule = {
  id: "sovietEntry",
  name: "17 September",
  hint: "the east of Poland is lost in the second turn",
  usual: false,
};
const CAMPAIGN_RULES: readonly HouseRule[] = [
  {
    id: "variableEntry",
    name: "Variable entry",
    hint: "units and markers come up to two turns early or late",
    usual: false,
  },
  { id: "nuclear", name: "Nuclear strikes", hint: "from August 1945 the West may destroy factories", usual: false },
  { id: "coldWar", name: "West against Soviets", hint: "after Germany falls the Allies may fight on", usual: false },
  { id: "freeSetUp", name: "Free set-up", hint: "each side places its units itself", usual: false },
];

function rulesOf(id: string): readonly HouseRule[] {
  if (!id.startsWith("europe-")) return id === DEFAULT_SCENARIO ? [SOVIET_ENTRY] : [];
  return id === "europe-1939" ? [SOVIET_ENTRY, ...CAMPAIGN_RULES] : CAMPAIGN_RULES;
}

export const VARIANTS: readonly Variant[] = SCENARIO_OFFERS.map(({ id, name, hint }) => ({
  id,
  name,
  hint,
  options: { scenario: id },
  houseRules: rulesOf(id),
  ...(id === "europe-1939" && { openings: OPENINGS }),
}));

/** One line about the options of a table. */
export function describeOptions(options: unknown): string {
  const { scenario = DEFAULT_SCENARIO, opening, ...rules } = (options ?? {}) as Record<string, unknown>;
  const extras = rulesOf(String(scenario)).filter(({ id }) => rules[id] === true);
  const chosen = OPENINGS.filter(({ id }) => id === opening && id !== "historical");
  return [offerOf(String(scenario)).name, ...chosen.map(({ name }) => name), ...extras.map(({ name }) => name)].join(
    ", ",
  );
}

/** "Poland, decisive victory"; undefined for an ending that names no single side. */
export function describeEnding(ending: string, scenario: string): string | undefined {
  const [winner, level] = ending.split("-");
  const side = offerOf(scenario).sides.find(({ faction }) => faction === winner);
  return side && `${side.name}, ${LEVELS[level as keyof typeof LEVELS]}`;
}
