/** §2.6, §2.8 The two decks of 55 cards. Action cards come first, then Investment cards. */
import type { Intelligence, Season, TechnologyName, WildCard } from "./kinds.ts";

/** [id, Season, letter, Command value, either two nations or one WildCard] */
type ActionRow = readonly [string, Season, string, number, readonly [string, string] | WildCard];

export const ACTION_ROWS: readonly ActionRow[] = [
  ["A01", "summer", "A", 6, ["spain", "czechoslovakia"]],
  ["A02", "fall", "G", 8, ["norway", "finland"]],
  ["A03", "summer", "F", 7, ["yugoslavia", "rumania"]],
  ["A04", "summer", "R", 9, ["bulgaria", "czechoslovakia"]],
  ["A05", "summer", "G", 8, ["denmark", "low-countries"]],
  ["A06", "spring", "M", 4, ["usa", "rumania"]],
  ["A07", "fall", "F", 7, ["latin-america", "greece"]],
  ["A08", "spring", "F", 5, ["spain", "rumania"]],
  ["A09", "summer", "M", 10, ["norway", "yugoslavia"]],
  ["A10", "fall", "P", 6, ["turkey", "persia"]],
  ["A11", "fall", "C", 6, ["afghanistan", "low-countries"]],
  ["A12", "spring", "B", 4, "fear-and-loathing"],
  ["A13", "fall", "J", 7, ["turkey", "greece"]],
  ["A14", "spring", "K", 5, ["afghanistan", "austria"]],
  ["A15", "fall", "L", 7, ["sweden", "norway"]],
  ["A16", "spring", "C", 4, ["latin-america", "usa"]],
  ["A17", "summer", "E", 7, "ties-that-bind"],
  ["A18", "fall", "H", 8, "isolationism"],
  ["A19", "summer", "Y", 6, ["persia", "rumania"]],
  ["A20", "fall", "A", 6, ["hungary", "afghanistan"]],
  ["A21", "fall", "I", 8, ["denmark", "low-countries"]],
  ["A22", "summer", "L", 9, ["low-countries", "finland"]],
  ["A23", "fall", "B", 6, "guarantee"],
  ["A24", "spring", "A", 4, ["spain", "yugoslavia"]],
  ["A25", "spring", "I", 6, "ethnic-ties"],
  ["A26", "summer", "J", 9, ["sweden", "usa"]],
  ["A27", "summer", "K", 9, ["greece", "latin-america"]],
  ["A28", "summer", "I", 8, "versailles"],
  ["A29", "summer", "C", 6, ["poland", "hungary"]],
  ["A30", "fall", "K", 7, ["sweden", "baltic-states"]],
  ["A31", "spring", "E", 5, ["austria", "czechoslovakia"]],
  ["A32", "summer", "Q", 9, ["usa", "austria"]],
  ["A33", "spring", "D", 5, ["greece", "portugal"]],
  ["A34", "spring", "J", 5, ["rumania", "bulgaria"]],
  ["A35", "fall", "N", 6, ["czechoslovakia", "finland"]],
  ["A36", "fall", "E", 7, "birds-of-a-feather"],
  ["A37", "spring", "L", 5, "birds-of-a-feather"],
  ["A38", "summer", "X", 7, ["latin-america", "austria"]],
  ["A39", "summer", "N", 10, ["yugoslavia", "czechoslovakia"]],
  ["A40", "summer", "S", 9, ["finland", "baltic-states"]],
  ["A41", "spring", "P", 4, "intimidation"],
  ["A42", "spring", "G", 6, ["yugoslavia", "hungary"]],
  ["A43", "summer", "P", 10, ["greece", "hungary"]],
  ["A44", "summer", "V", 8, ["portugal", "czechoslovakia"]],
  ["A45", "summer", "D", 7, ["usa", "latin-america"]],
  ["A46", "spring", "H", 6, ["poland", "austria"]],
  ["A47", "summer", "H", 8, ["turkey", "denmark"]],
  ["A48", "fall", "M", 6, ["greece", "bulgaria"]],
  ["A49", "summer", "U", 8, "isolationism"],
  ["A50", "spring", "N", 4, ["hungary", "portugal"]],
  ["A51", "summer", "W", 7, ["austria", "bulgaria"]],
  ["A52", "fall", "D", 7, "brothers-in-arms"],
  ["A53", "summer", "T", 8, ["yugoslavia", "hungary"]],
  ["A54", "summer", "B", 6, "foreign-aid"],
  ["A55", "summer", "Z", 6, ["poland", "spain"]],
];

/** [id, Factory value, what it shows: two technologies, an Intelligence card, or a Science year with its list] */
type InvestmentRow =
  | readonly [string, number, "technology", readonly TechnologyName[]]
  | readonly [string, number, "intelligence", Intelligence]
  | readonly [string, number, "science", readonly TechnologyName[], number];

const SCIENCE: Record<number, readonly TechnologyName[]> = {
  1938: ["sonar", "naval-radar", "heavy-tanks", "air-defense-radar", "motorized-infantry", "atomic-research-1"],
  1940: ["sonar", "naval-radar", "heavy-bombers", "rocket-artillery", "precision-bombsight", "atomic-research-2"],
  1942: ["lsts", "heavy-tanks", "rocket-artillery", "air-defense-radar", "precision-bombsight", "atomic-research-3"],
  1944: ["lsts", "jets", "heavy-bombers", "precision-bombsight", "atomic-research-3", "atomic-research-4"],
};

export const INVESTMENT_ROWS: readonly InvestmentRow[] = [
  ["I01", 3, "technology", ["lsts", "motorized-infantry"]],
  ["I02", 1, "technology", ["air-defense-radar", "naval-radar"]],
  ["I03", 3, "technology", ["air-defense-radar", "rocket-artillery"]],
  ["I04", 2, "technology", ["naval-radar", "heavy-tanks"]],
  ["I05", 3, "technology", ["heavy-bombers", "precision-bombsight"]],
  ["I06", 3, "intelligence", "spy-ring"],
  ["I07", 1, "intelligence", "code-break"],
  ["I08", 2, "intelligence", "agent"],
  ["I09", 3, "technology", ["heavy-tanks", "rocket-artillery"]],
  ["I10", 3, "technology", ["heavy-tanks", "jets"]],
  ["I11", 4, "intelligence", "double-agent"],
  ["I12", 3, "technology", ["jets", "motorized-infantry"]],
  ["I13", 3, "intelligence", "mole"],
  ["I14", 3, "technology", ["lsts", "motorized-infantry"]],
  ["I15", 4, "technology", ["heavy-bombers", "jets"]],
  ["I16", 4, "science", SCIENCE[1944], 1944],
  ["I17", 1, "technology", ["sonar", "naval-radar"]],
  ["I18", 1, "technology", ["naval-radar", "sonar"]],
  ["I19", 2, "technology", ["sonar", "atomic-research-1"]],
  ["I20", 2, "technology", ["heavy-bombers", "industrial-espionage"]],
  ["I21", 2, "technology", ["industrial-espionage", "air-defense-radar"]],
  ["I22", 3, "technology", ["lsts", "motorized-infantry"]],
  ["I23", 3, "technology", ["heavy-tanks", "rocket-artillery"]],
  ["I24", 1, "technology", ["naval-radar", "sonar"]],
  ["I25", 1, "science", SCIENCE[1938], 1938],
  ["I26", 2, "intelligence", "spy-ring"],
  ["I27", 3, "technology", ["industrial-espionage", "atomic-research-2"]],
  ["I28", 3, "technology", ["motorized-infantry", "atomic-research-2"]],
  ["I29", 4, "technology", ["lsts", "atomic-research-3"]],
  ["I30", 1, "intelligence", "agent"],
  ["I31", 3, "technology", ["precision-bombsight", "industrial-espionage"]],
  ["I32", 2, "technology", ["precision-bombsight", "atomic-research-1"]],
  ["I33", 2, "technology", ["naval-radar", "sonar"]],
  ["I34", 4, "technology", ["heavy-bombers", "atomic-research-4"]],
  ["I35", 1, "technology", ["sonar", "air-defense-radar"]],
  ["I36", 2, "technology", ["rocket-artillery", "sonar"]],
  ["I37", 3, "technology", ["heavy-bombers", "lsts"]],
  ["I38", 2, "technology", ["air-defense-radar", "heavy-tanks"]],
  ["I39", 3, "science", SCIENCE[1942], 1942],
  ["I40", 3, "technology", ["rocket-artillery", "precision-bombsight"]],
  ["I41", 3, "technology", ["motorized-infantry", "atomic-research-3"]],
  ["I42", 3, "intelligence", "sabotage"],
  ["I43", 2, "intelligence", "code-break"],
  ["I44", 3, "technology", ["lsts", "heavy-bombers"]],
  ["I45", 1, "technology", ["sonar", "air-defense-radar"]],
  ["I46", 4, "intelligence", "coup"],
  ["I47", 2, "science", SCIENCE[1940], 1940],
  ["I48", 2, "technology", ["sonar", "naval-radar"]],
  ["I49", 1, "science", SCIENCE[1938], 1938],
  ["I50", 2, "technology", ["heavy-tanks", "air-defense-radar"]],
  ["I51", 3, "technology", ["industrial-espionage", "precision-bombsight"]],
  ["I52", 2, "technology", ["air-defense-radar", "atomic-research-2"]],
  ["I53", 3, "technology", ["precision-bombsight", "atomic-research-1"]],
  ["I54", 4, "technology", ["jets", "atomic-research-4"]],
  ["I55", 2, "technology", ["precision-bombsight", "atomic-research-1"]],
];

/** §8.3 What each Diplomacy WildCard may do, and to whom. */
export interface WildCardRule {
  readonly name: string;
  /** "remove": only takes a Rival's marker away. "either": takes one away, or adds an own one where no Rival has any. */
  readonly mode: "remove" | "either";
  readonly targets:
    | "any-neutral"
    | "neutral-minor-next-to-rival-land"
    | "neutral-minor-next-to-friendly-land"
    | { readonly axis: readonly string[]; readonly west: readonly string[]; readonly ussr: readonly string[] };
}

export const WILDCARD_RULES: Readonly<Record<WildCard, WildCardRule>> = {
  isolationism: {
    name: "Isolationism",
    mode: "remove",
    targets: {
      axis: ["usa", "spain", "low-countries", "poland", "sweden", "turkey"],
      west: ["usa", "spain", "low-countries", "poland", "sweden", "turkey"],
      ussr: ["usa", "spain", "low-countries", "poland", "sweden", "turkey"],
    },
  },
  "foreign-aid": { name: "Foreign Aid", mode: "either", targets: "any-neutral" },
  guarantee: { name: "Guarantee", mode: "either", targets: "neutral-minor-next-to-rival-land" },
  intimidation: { name: "Intimidation", mode: "either", targets: "neutral-minor-next-to-friendly-land" },
  "birds-of-a-feather": {
    name: "Birds of a Feather",
    mode: "either",
    targets: {
      axis: ["portugal", "spain", "yugoslavia", "latin-america"],
      west: ["usa", "norway", "denmark", "sweden"],
      ussr: ["spain"],
    },
  },
  "ties-that-bind": {
    name: "Ties That Bind",
    mode: "either",
    targets: {
      axis: ["austria", "hungary", "bulgaria"],
      west: ["usa", "low-countries", "czechoslovakia"],
      ussr: ["spain", "yugoslavia"],
    },
  },
  "fear-and-loathing": {
    name: "Fear and Loathing",
    mode: "remove",
    targets: {
      axis: ["low-countries", "czechoslovakia", "poland", "yugoslavia", "norway", "rumania", "usa"],
      west: ["austria", "hungary", "bulgaria", "latin-america", "turkey", "persia"],
      ussr: ["poland", "rumania", "turkey", "finland", "sweden", "baltic-states", "usa"],
    },
  },
  versailles: {
    name: "Versailles",
    mode: "either",
    targets: {
      axis: ["austria", "hungary", "turkey"],
      west: ["poland", "czechoslovakia", "yugoslavia"],
      ussr: ["yugoslavia"],
    },
  },
  "ethnic-ties": {
    name: "Ethnic Ties",
    mode: "either",
    targets: {
      axis: ["austria", "sweden", "norway"],
      west: ["usa", "norway", "low-countries", "rumania"],
      ussr: ["yugoslavia", "poland", "bulgaria"],
    },
  },
  "brothers-in-arms": {
    name: "Brothers in Arms",
    mode: "either",
    targets: {
      axis: ["austria", "hungary", "bulgaria"],
      west: ["usa", "low-countries", "rumania"],
      ussr: ["spain", "czechoslovakia"],
    },
  },
};
