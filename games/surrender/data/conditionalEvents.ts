/** §20 The nine conditional events and what triggers them. */
import type { Condition } from "./conditions.ts";
import type { AreaKind, Faction } from "./vocabulary.ts";

export const HAPPENINGS = ["activation", "collapse", "entry", "policiesEnded"] as const;

/** One thing that has just happened. What does not belong to its kind is undefined. */
export interface Happening {
  readonly what: (typeof HAPPENINGS)[number];
  /** The country that was activated, that collapsed, or whose hex was entered. */
  readonly country?: string;
  /** Collapse: an enemy controls one of its Mainland cities. */
  readonly mainlandCityLost?: boolean;
  /** Entry: who attacked into, moved into or was placed in the country. */
  readonly by?: Faction;
  readonly piece?: "ground" | "air" | "naval" | "marker";
  readonly how?: "attack" | "move" | "placement";
  readonly area?: AreaKind;
  /** Entry: faction of the country entered, if it is active. */
  readonly countryFaction?: Faction | "none";
  /** Entry: the first two digits of the hex. */
  readonly hexRow?: number;
  /** Entry: the country borders an Overseas Area of France or the UK. */
  readonly bordersWesternOverseas?: boolean;
  /** Policies that have ended by now. */
  readonly appeasementEnded?: boolean;
  readonly naziSovietPactEnded?: boolean;
}

/** What triggers are asked: the happening, with its hex row put in its place. */
export interface HappeningFacts extends Happening {
  readonly border?: "north" | "south" | "between";
  readonly inWesternMainland?: boolean;
}

/** USSR hexes north of the first row and south of the second one count as border hexes. */
export const BORDER_ROWS = { northOf: 16, southOf: 36 } as const;

export interface ConditionalEvent {
  readonly id: string;
  readonly name: string;
  /** One of them must hold; in words and as conditions. */
  readonly any: readonly { readonly text: string; readonly when: Condition<HappeningFacts> }[];
}

const USA_ACTIVATES = { text: "The USA activates", when: { what: "activation", country: "usa" } } as const;
const AXIS_ENTRY = { what: "entry", by: "axis" } as const;

export const CONDITIONAL_EVENTS: readonly ConditionalEvent[] = [
  {
    id: "CE-ACT",
    name: "Country Activation / Setup",
    any: [{ text: "A country is activated", when: { what: "activation" } }],
  },
  {
    id: "CE-COL",
    name: "Country Collapse",
    any: [{ text: "A country's National Will drops to zero", when: { what: "collapse" } }],
  },
  {
    id: "CE-CON",
    name: "Conquered Country",
    any: [
      {
        text: "A country collapses while an enemy controls one of its Mainland cities",
        when: { what: "collapse", mainlandCityLost: true },
      },
    ],
  },
  {
    id: "CE-EAST",
    name: "East Invaded",
    any: [
      {
        text: "Axis unit or marker attacks, moves or is placed in Estonia, Latvia, Lithuania or the USSR",
        when: { ...AXIS_ENTRY, country: ["estonia", "latvia", "lithuania", "ussr"] },
      },
      {
        text: "… or in an active Axis Poland",
        when: { ...AXIS_ENTRY, country: "poland", countryFaction: "axis" },
      },
      USA_ACTIVATES,
    ],
  },
  {
    id: "CE-MED",
    name: "Mediterranean Crisis",
    any: [
      {
        text: "Axis unit or marker attacks, moves or is placed in a country that borders a France or UK Overseas Area, other than a France or UK Mainland Area",
        when: { ...AXIS_ENTRY, bordersWesternOverseas: true, inWesternMainland: false },
      },
      USA_ACTIVATES,
    ],
  },
  {
    id: "CE-USA",
    name: "USA Entry",
    any: [
      {
        text: "The Appeasement and Nazi-Soviet Pact policies have both ended",
        when: { what: "policiesEnded", appeasementEnded: true, naziSovietPactEnded: true },
      },
    ],
  },
  {
    id: "CE-NOR",
    name: "USSR Northern Border",
    any: [
      {
        text: "Axis ground unit attacks or moves into a USSR hex north of row 16",
        when: { ...AXIS_ENTRY, country: "ussr", piece: "ground", how: ["attack", "move"], border: "north" },
      },
      { text: "Finland activates", when: { what: "activation", country: "finland" } },
    ],
  },
  {
    id: "CE-SOU",
    name: "USSR Southern Border",
    any: [
      {
        text: "Axis ground unit attacks or moves into a USSR hex south of row 36",
        when: { ...AXIS_ENTRY, country: "ussr", piece: "ground", how: ["attack", "move"], border: "south" },
      },
      { text: "Turkey activates", when: { what: "activation", country: "turkey" } },
    ],
  },
  {
    id: "CE-WEST",
    name: "West Invaded",
    any: [
      {
        text: "Axis unit or marker attacks, moves or is placed in Belgium, the Netherlands or Ireland",
        when: { ...AXIS_ENTRY, country: ["belgium", "netherlands", "ireland"] },
      },
      {
        text: "… or in a France or UK Mainland Area",
        when: { ...AXIS_ENTRY, country: ["france", "uk"], area: "mainland" },
      },
      USA_ACTIVATES,
    ],
  },
];
