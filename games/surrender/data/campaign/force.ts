/** What the order of battle says of a unit of the campaign. */
import type { AirNavalType, GroundType } from "../vocabulary.ts";
import type { Month, StartMonth } from "./calendar.ts";
import type { EventId } from "./eventEffects.ts";

/** When a unit comes into play. A date or a number of turns after the USA's activation is a place on the Turn Track. */
export type Entry =
  /** On the map in September 1939. */
  | { readonly how: "start"; readonly areas?: readonly string[] }
  /** §39.2 Set up when its country activates; a unit with `areas` only there. */
  | { readonly how: "activation"; readonly areas?: readonly string[] }
  /** §45.4 To the Mobilization Box. */
  | { readonly how: "turnTrack"; readonly when: TrackTime }
  /** §43.5 Placed free by a conditional event. */
  | { readonly how: "event"; readonly event: EventId; readonly areas?: readonly string[] }
  /** §59.3 To the Upgrade Box. */
  | {
      readonly how: "upgrade";
      readonly when: TrackTime;
      readonly of: UpgradeOf;
      /** Other infantry units that go to the Eliminated Box with the upgrade. */
      readonly alsoEliminates?: number;
    }
  /** §60.6 To the UK's Mobilization Box when the Axis conquers its country. */
  | { readonly how: "freeForces" };

/** A month, or turns after the activation of the USA. */
export type TrackTime = Month | { readonly afterUsa: number };

/** §59.3 What an upgrade replaces: a field unit of its country that is not elite, or one certain unit. */
export type UpgradeOf = "tank" | "legInfantry" | "motorisedInfantry" | { readonly unit: string };

/** Where it stands at a start, at its country's activation, or when its event places it. */
export type Places = { readonly [When in StartMonth | "activation" | "event"]?: Place };

/** A city, a city and steps to neighbouring hexes ("Brześć+SW"), a Map Box, or "mobilization" (the Mobilization Box). */
export type Place = string;

/** Full strength, field, leg (tanks: mobile), not elite and without Sorties unless it says otherwise. */
export interface Force {
  readonly id: string;
  /** As on the counter. */
  readonly short: string;
  readonly name: string;
  readonly country: string;
  readonly type: GroundType | AirNavalType;
  /** R-UNI-1 Infantry that is mobile. */
  readonly motorised?: true;
  readonly garrison?: true;
  readonly elite?: true;
  readonly reduced?: true;
  readonly sorties?: number;
  readonly entry: Entry;
  readonly at?: Places;
  /** Starts before which it left the game. */
  readonly gone?: readonly StartMonth[];
}

export const START: Entry = { how: "start" };
export const ACTIVATION: Entry = { how: "activation" };
export const FREE_FORCES: Entry = { how: "freeForces" };

export function activationIn(...areas: readonly string[]): Entry {
  return { how: "activation", areas };
}

export function onTrack(when: Month): Entry {
  return { how: "turnTrack", when };
}

export function afterUsa(turns: number): Entry {
  return { how: "turnTrack", when: { afterUsa: turns } };
}

export function byEvent(event: EventId, ...areas: readonly string[]): Entry {
  return areas.length === 0 ? { how: "event", event } : { how: "event", event, areas };
}

export function upgrade(when: TrackTime, of: UpgradeOf, alsoEliminates?: number): Entry {
  return { how: "upgrade", when, of, ...(alsoEliminates === undefined ? {} : { alsoEliminates }) };
}

/** The order of battle of one country. */
export function forcesOf(country: string, units: readonly Omit<Force, "country">[]): readonly Force[] {
  return units.map((unit) => ({ ...unit, country }));
}
