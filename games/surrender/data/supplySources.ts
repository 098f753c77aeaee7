/** §16.4 Supply Sources, and who may use them. */
import type { Condition } from "./conditions.ts";
import type { AreaKind, Faction } from "./vocabulary.ts";

export const MAP_BOXES = ["easternNorthAmerica", "westernIndianOcean", "centralRussia"] as const;
export type SourceBox = (typeof MAP_BOXES)[number];

/** A unit that traces, and a place it might trace to. */
export interface SourceFacts {
  readonly unitCountry: string;
  readonly unitOfSourceCountry: boolean;
  readonly unitOfConqueror: boolean;
  readonly name: string | undefined;
  readonly country: string | undefined;
  readonly box: SourceBox | undefined;
  readonly area: AreaKind | undefined;
  readonly city: boolean;
  readonly capital: boolean;
  readonly factory: boolean;
  /** Controlled by the unit's faction. */
  readonly friendly: boolean;
  /** Of the active country that the source lies in. */
  readonly countryFaction: Faction | "none";
  readonly countryConquered: boolean;
}

export interface SupplySource {
  readonly id: string;
  readonly text: string;
  readonly users: string;
  /** One of them must hold. */
  readonly when: readonly Condition<SourceFacts>[];
  readonly unless?: Condition<SourceFacts>;
}

/** Give Full supply to any number of units. */
export const UNLIMITED_SOURCES: readonly SupplySource[] = [
  {
    id: "SU1",
    text: "Friendly city in a country's Mainland Area",
    users: "Units of that country",
    when: [{ city: true, area: "mainland", friendly: true, countryConquered: false, unitOfSourceCountry: true }],
  },
  {
    id: "SU2",
    text: "Eastern North America Box or Western Indian Ocean Box",
    users: "UK units",
    when: [{ box: ["easternNorthAmerica", "westernIndianOcean"], unitCountry: "uk" }],
  },
  {
    id: "SU3",
    text: "Eastern North America Box or a friendly UK Mainland city",
    users: "USA units",
    when: [
      { box: "easternNorthAmerica", unitCountry: "usa" },
      { city: true, country: "uk", area: "mainland", friendly: true, unitCountry: "usa" },
    ],
  },
  { id: "SU4", text: "Central Russia Box", users: "USSR units", when: [{ box: "centralRussia", unitCountry: "ussr" }] },
];

/** Give Low supply to at most this many units each. */
export const LIMITED_SOURCE_UNITS = 2;

export const LIMITED_SOURCES: readonly SupplySource[] = [
  {
    id: "SL1",
    text: "Factory in a friendly country's Overseas Area",
    users: "Units of that country",
    when: [{ factory: true, area: "overseas", friendly: true, countryConquered: false, unitOfSourceCountry: true }],
  },
  {
    id: "SL2",
    text: "Capital of a friendly conquered country",
    users: "Units of the faction that conquered it",
    when: [{ capital: true, countryConquered: true, friendly: true, unitOfConqueror: true }],
  },
  {
    id: "SL3",
    text: "Axis capital in Axis hands other than Berlin",
    users: "Germany units",
    when: [{ capital: true, countryFaction: "axis", friendly: true, unitCountry: "germany" }],
    unless: { name: "Berlin" },
  },
  {
    id: "SL4",
    text: "Western capital in Western hands other than London",
    users: "UK and USA units",
    when: [{ capital: true, countryFaction: "western", friendly: true, unitCountry: ["uk", "usa"] }],
    unless: { name: "London" },
  },
  {
    id: "SL5",
    text: "Soviet capital in Soviet hands other than Moscow",
    users: "USSR units",
    when: [{ capital: true, countryFaction: "soviet", friendly: true, unitCountry: "ussr" }],
    unless: { name: ["Moscow", "Moskva"] },
  },
];
