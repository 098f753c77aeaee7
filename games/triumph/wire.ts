/** What goes in and out of the game as JSON. `npm run schemas` makes JSON Schemas of these types. */
import type { Deck, Season } from "./data/kinds.ts";
import type { Event } from "./model/events.ts";
import type { FieldNames, NamedAction } from "./model/namedAction.ts";
import type { PartyName } from "./model/names.ts";
import type { NamedOffer } from "./offers/meanings.ts";
import type { View } from "./view/types.ts";

/** What the integers of an event's fields are the names of; those of `FieldNames` are the same as in actions. */
interface EventNames extends Omit<FieldNames, "value"> {
  from: string;
  target: PartyName;
  discarded: string;
  deck: Deck;
  season: Season;
  areas: string[];
  parties: PartyName[];
  cards: string[];
  technologies: FieldNames["technology"][];
}

type Named<Field, Value> = Value extends readonly (infer Item)[]
  ? Item extends number
    ? NamedValue<Field, Value>
    : NamedFields<Item>[]
  : NamedValue<Field, Value>;

type NamedValue<Field, Value> = Field extends keyof EventNames ? EventNames[Field] : Value;

type NamedFields<One> = One extends object
  ? { [Field in keyof One as Exclude<Field, "audience">]: Named<Field, One[Field]> }
  : never;

export type WireAction = NamedAction;
export type WireEvent = NamedFields<Event>;
export type WireOffer = NamedOffer;
export type WireView = View;
