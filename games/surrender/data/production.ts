/** §8 Prices in Production Points. */
import type { Condition } from "./conditions.ts";
import type { AirNavalType, GroundClass, GroundType, Mobility, Strength, UnitClass } from "./vocabulary.ts";

/** The unit that is paid for. */
export interface PricedUnit {
  readonly country: string;
  readonly class: UnitClass;
  readonly type: GroundType | AirNavalType;
  readonly mobility?: Mobility;
  readonly groundClass?: GroundClass;
  readonly strength?: Strength;
}

export const PURPOSES = ["activation", "replacements", "mobilization"] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Price {
  readonly id: string;
  readonly cost: number;
  readonly text: string;
}

export interface UnitPrice extends Price {
  readonly when: Condition<PricedUnit>;
  readonly unless?: Condition<PricedUnit>;
  /** Sorties taken off at most (replacements). */
  readonly removes?: number;
  /** How the unit comes (mobilization). */
  readonly arrives?: { readonly strength: Strength } | { readonly sorties: number };
}

const MOBILIZED_SORTIES = 4;
const SORTIES_REMOVED = 2;

/** The first entry that applies is the price. */
export const UNIT_PRICES: Readonly<Record<Purpose, readonly UnitPrice[]>> = {
  activation: [
    { id: "PA1", cost: 1, text: "Activate a leg ground unit", when: { class: "ground", mobility: "leg" } },
    { id: "PA2", cost: 2, text: "Activate a mobile ground unit", when: { class: "ground", mobility: "mobile" } },
  ],
  replacements: [
    {
      id: "PR1",
      cost: 1,
      text: "Reduced leg field unit to full",
      when: { class: "ground", mobility: "leg", groundClass: "field", strength: "reduced" },
    },
    {
      id: "PR2",
      cost: 2,
      text: "Reduced mobile unit to full",
      when: { class: "ground", mobility: "mobile", strength: "reduced" },
    },
    {
      id: "PR3",
      cost: 3,
      text: "Up to 2 Sorties off a fighter or convoy",
      when: { type: ["fighter", "convoy"] },
      removes: SORTIES_REMOVED,
    },
    {
      id: "PR4",
      cost: 4,
      text: "Up to 2 Sorties off a bomber or surface fleet",
      when: { type: ["bomber", "surface"] },
      removes: SORTIES_REMOVED,
    },
    { id: "PR5", cost: 5, text: "Up to 2 Sorties off a carrier", when: { type: "carrier" }, removes: SORTIES_REMOVED },
  ],
  mobilization: [
    {
      id: "PM1",
      cost: 1,
      text: "USSR leg unit other than shock, full",
      when: { country: "ussr", class: "ground", mobility: "leg" },
      unless: { type: "shock" },
      arrives: { strength: "full" },
    },
    {
      id: "PM2",
      cost: 1,
      text: "Any other leg unit, reduced",
      when: { class: "ground", mobility: "leg" },
      arrives: { strength: "reduced" },
    },
    {
      id: "PM3",
      cost: 2,
      text: "Mobile unit, reduced",
      when: { class: "ground", mobility: "mobile" },
      arrives: { strength: "reduced" },
    },
    {
      id: "PM4",
      cost: 3,
      text: "Fighter or convoy, with 4 Sorties",
      when: { type: ["fighter", "convoy"] },
      arrives: { sorties: MOBILIZED_SORTIES },
    },
    {
      id: "PM5",
      cost: 4,
      text: "Bomber or surface fleet, with 4 Sorties",
      when: { type: ["bomber", "surface"] },
      arrives: { sorties: MOBILIZED_SORTIES },
    },
    {
      id: "PM6",
      cost: 5,
      text: "Carrier, with 4 Sorties",
      when: { type: "carrier" },
      arrives: { sorties: MOBILIZED_SORTIES },
    },
  ],
};

export const SURPRISE_ATTACK: Price & { readonly delayTurns: number } = {
  id: "PS1",
  cost: 20,
  text: "Surprise Attack marker to the Turn Track, four turns ahead",
  delayTurns: 4,
};

/** In one Diplomacy Phase a faction does one of the two. */
export const DIPLOMACY_PRICES: readonly Price[] = [
  { id: "PD1", cost: 5, text: "Draw an Event marker from the Diplomacy Cup" },
  { id: "PD2", cost: 5, text: "Put a marker of choice into the Cup, and a No Event marker if one is left" },
];

export const DIPLOMACY_NOTE = "In a Diplomacy Phase a faction draws a marker or puts one back, not both.";

/** Whether these purchases are for one Diplomacy Phase too many. */
export function isDiplomacyTwice(ids: readonly string[]): boolean {
  return DIPLOMACY_PRICES.every(({ id }) => ids.includes(id));
}

/** Every price of the chart. */
export const PRICES: readonly Price[] = [
  ...PURPOSES.flatMap((purpose) => UNIT_PRICES[purpose]),
  SURPRISE_ATTACK,
  ...DIPLOMACY_PRICES,
];
