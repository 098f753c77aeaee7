/** Actions as JSON: the fields of `Action` with names where the engine has integers, as a union of its own. */

import type { ACTION_FIELDS } from "../codec.ts";
import type {
  Deck,
  FactionName,
  NationalityName,
  TargetClassName,
  TechnologyName,
  UnitTypeName,
} from "../data/kinds.ts";
import type { ORDER_TOPICS, ORDER_VALUES } from "../rules/cards/orders.ts";
import type { Action, ActionType } from "./actions.ts";
import type { PartyName } from "./names.ts";

/** What the integers of a field are the names of. Fields that are not listed hold the same inside and outside. */
export interface FieldNames {
  area: string;
  to: string;
  nation: string;
  card: string;
  with: string;
  second: string;
  faction: FactionName;
  rival: FactionName;
  party: PartyName;
  unitType: UnitTypeName;
  nationality: NationalityName;
  deck: Deck;
  technology: TechnologyName;
  targetClass: TargetClassName;
  topic: (typeof ORDER_TOPICS)[number];
  value: (typeof ORDER_VALUES)[number];
  route: readonly string[];
  factions: readonly FactionName[];
}

type Named<Field, Value> = Field extends keyof FieldNames ? FieldNames[Field] : Value;

/** Fields that are absent outside where the engine has -1. */
type OptionalField<Type extends ActionType> = (typeof ACTION_FIELDS)[Type][number] extends infer Field
  ? Field extends `${infer Name}?`
    ? Name
    : never
  : never;

type Fields<One extends Action> = {
  readonly [Field in Exclude<keyof One, OptionalField<One["type"]>>]: Named<Field, One[Field]>;
} & {
  readonly [Field in Extract<keyof One, OptionalField<One["type"]>>]?: Named<Field, One[Field]>;
};

type FieldsOf<One> = One extends Action ? Fields<One> : never;

export type NamedAction = FieldsOf<Action>;
export type NamedActionOf<Type extends ActionType> = Extract<NamedAction, { type: Type }>;
