/** What goes in and out of the game as JSON. `npm run schemas` makes JSON Schemas of these types. */

import type { Faction } from "./data/vocabulary.ts";
import type { Action } from "./model/actions.ts";
import type { Event } from "./model/events.ts";
import type { View } from "./view/types.ts";

/** What the integers of a field are the names of (codec.ts); "none" where there is nothing to name. */
interface FieldNames {
  hex: string;
  fromHex: string;
  path: string[];
  hexes: string[];
  unit: string;
  units: string[];
  ships: string[];
  defender: string;
  target: string;
  into: string;
  also: string;
  cargo: string;
  with: string;
  marker: string;
  cupMarker: string;
  faction: Faction | "none";
  factions: (Faction | "none")[];
  against: Faction | "none";
  country: string;
  from: string;
  to: string;
  disputed: string;
  area: string;
  box: string;
  place: string;
  fromPlace: string;
  /** A Sea Zone by its number, a sea box by its name. */
  sea: number | string;
  route: (number | string)[];
}

type NamedFields<One> = One extends object
  ? {
      [Field in keyof One as Exclude<Field, "audience">]: Field extends keyof FieldNames
        ? FieldNames[Field]
        : One[Field];
    }
  : never;

export type WireAction = NamedFields<Action>;
export type WireEvent = NamedFields<Event>;
export type WireOffer = { action: WireAction };
export type WireView = View;
