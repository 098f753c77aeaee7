/** The border of the module: JSON with names outside, integers inside. Field names decide what a field holds. */
import {
  type Json,
  keepText,
  type OfferJson,
  OUTSIDE_THE_RULES,
  positionOf,
  quoted,
  type Refusal,
} from "@tripartite/kernel";
import { CARD_IDS, TECHS_OF_CARD } from "./data/deck.ts";
import { CLASSES, DECKS, FACTIONS, NATIONALITIES, SEASONS, TECHNOLOGIES, UNIT_TYPES } from "./data/kinds.ts";
import { AREA_IDS, NATION_IDS } from "./data/map.ts";
import type { Action, ActionType } from "./model/actions.ts";
import type { Event } from "./model/events.ts";
import { ORDER_TOPICS, ORDER_VALUES } from "./rules/cards/orders.ts";

type Kind = readonly string[] | "integer" | "boolean";

const PARTIES: readonly string[] = [...FACTIONS, "native"];

/** What a field holds, by its name: a list of names, a plain integer or a flag. Plural fields are lists. */
const FIELD_KINDS: Readonly<Record<string, Kind>> = {
  area: AREA_IDS,
  from: AREA_IDS,
  to: AREA_IDS,
  nation: NATION_IDS,
  faction: FACTIONS,
  rival: FACTIONS,
  party: PARTIES,
  target: PARTIES,
  card: CARD_IDS,
  with: CARD_IDS,
  second: CARD_IDS,
  discarded: CARD_IDS,
  unitType: UNIT_TYPES,
  nationality: NATIONALITIES,
  deck: DECKS,
  season: SEASONS,
  technology: TECHNOLOGIES,
  targetClass: CLASSES,
  topic: ORDER_TOPICS,
  value: ORDER_VALUES,
  unit: "integer",
  index: "integer",
  count: "integer",
  vault: "boolean",
  strategic: "boolean",
  rebase: "boolean",
};

const LIST_KINDS: Readonly<Record<string, Kind>> = {
  areas: AREA_IDS,
  route: AREA_IDS,
  factions: FACTIONS,
  parties: PARTIES,
  cards: CARD_IDS,
  technologies: TECHNOLOGIES,
  units: "integer",
};

/** The fields of each action; a question mark makes a field optional (-1 inside). */
export const ACTION_FIELDS = {
  place: ["area", "unitType"],
  cadre: ["area", "nationality", "unitType"],
  step: ["unit"],
  buy: ["deck"],
  unplan: ["index"],
  confirm: [],
  activate: ["faction"],
  arrive: ["area"],
  diplomacy: ["card", "nation"],
  wildcard: ["card", "nation"],
  fund: ["card"],
  raise: [],
  achieve: ["technology", "card", "with", "vault"],
  intelligence: ["card", "rival", "area?", "nation?"],
  pass: [],
  doubleAgent: [],
  reverse: ["area?", "nation?"],
  muster: ["area", "unitType"],
  discard: ["card"],
  keep: ["card"],
  commit: ["card", "second?"],
  orderTie: ["factions"],
  declareWar: ["rival", "card?"],
  violate: ["nation"],
  intervene: ["nation"],
  announce: [],
  answer: ["nation", "count"],
  withdraw: ["index"],
  designate: ["area"],
  reengage: ["unit"],
  reengageRival: ["area", "rival"],
  fight: ["area"],
  target: ["party"],
  first: ["faction"],
  join: ["unit"],
  fire: ["unit", "targetClass", "party?"],
  bomb: ["unit"],
  retreat: ["unit", "to"],
  rebase: ["unit", "to"],
  strike: ["unit", "party?", "to", "rebase"],
  hold: ["unit"],
  hit: ["unit"],
  escape: ["unit"],
  pick: ["unit"],
  unpick: [],
  move: ["unit", "route", "strategic"],
  endMovement: [],
  atomic: [],
  reveal: ["technology", "card"],
  repudiate: ["nation", "count"],
  disband: ["unit"],
  order: ["topic", "value"],
} as const satisfies Readonly<Record<ActionType, readonly string[]>>;

const MAX_LIST = 16;

/** By type: the fields of an action, each with the names of its integers if it has any. */
const FORMS = new Map(
  Object.entries<readonly string[]>(ACTION_FIELDS).map(([type, fields]) => [
    type,
    fields.map((field) => {
      const name = field.replace("?", "");
      const kind = LIST_KINDS[name] ?? FIELD_KINDS[name];
      return { name, isOptional: name !== field, names: typeof kind === "string" ? undefined : kind };
    }),
  ]),
);

function malformed(text: string): Refusal {
  return { code: "MALFORMED", rule: OUTSIDE_THE_RULES, text };
}

function decodeValue(kind: Kind, value: unknown): number | boolean | undefined {
  if (kind === "boolean") return typeof value === "boolean" ? value : undefined;
  if (kind === "integer")
    return Number.isInteger(value) && Math.abs(value as number) < 1e6 ? (value as number) : undefined;
  if (typeof value !== "string" || value.length > 64) return undefined;
  const index = positionOf(kind, value);
  return index < 0 ? undefined : index;
}

function decodeField(name: string, value: unknown): number | boolean | number[] | Refusal {
  const listKind = LIST_KINDS[name];
  if (listKind !== undefined) {
    if (!Array.isArray(value) || value.length > MAX_LIST)
      return malformed(`"${name}" must be a list of at most ${MAX_LIST}.`);
    const list = Array.from(value, (item) => decodeValue(listKind, item));
    const bad = list.indexOf(undefined);
    return bad < 0
      ? (list as number[])
      : malformed(`"${name}" holds an unknown item at position ${bad}: ${quoted(value[bad])}.`);
  }
  const decoded = decodeValue(FIELD_KINDS[name], value);
  return decoded === undefined ? malformed(`"${name}" cannot be ${quoted(value)}.`) : decoded;
}

/** Reads an action from outside. Anything but an exact match of its fields is refused as MALFORMED. */
export function decodeAction(input: unknown): Action | Refusal {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return malformed("An action is a JSON object.");
  const type = Object.hasOwn(input, "type") ? (input as { type: unknown }).type : undefined;
  const fields = typeof type === "string" ? FORMS.get(type) : undefined;
  if (fields === undefined) return malformed(`Unknown action type ${quoted(type)}.`);
  for (const key of Object.keys(input)) {
    const known = key === "type" || fields.some(({ name }) => name === key);
    if (!known) return malformed(`"${type}" has no field ${quoted(key)}.`);
  }
  const action: Record<string, unknown> = { type };
  for (const { name, isOptional } of fields) {
    const given = Object.hasOwn(input, name);
    if (!given && !isOptional) return malformed(`"${type}" needs the field "${name}".`);
    const value = given ? decodeField(name, (input as Record<string, unknown>)[name]) : -1;
    if (typeof value === "object" && !Array.isArray(value)) return value;
    action[name] = value;
  }
  return normalise(action as unknown as Action);
}

/** The two cards of an Offensive Turn, and of a vaulted pair if both are real, come in no order. */
function normalise(action: Action): Action {
  if (action.type === "commit" && action.second >= 0 && action.card > action.second) {
    return { ...action, card: action.second, second: action.card };
  }
  if (action.type !== "achieve" || !action.vault || action.card <= action.with) return action;
  const bothReal = (TECHS_OF_CARD[action.card] & TECHS_OF_CARD[action.with] & (1 << action.technology)) !== 0;
  return bothReal ? { ...action, card: action.with, with: action.card } : action;
}

function encodeValue(kind: Kind | undefined, value: unknown): Json {
  return kind === undefined || typeof kind === "string" ? (value as Json) : kind[value as number];
}

function encodeFields(source: object): { [key: string]: Json } {
  const json: { [key: string]: Json } = {};
  for (const name in source) {
    const value = (source as Record<string, unknown>)[name];
    if (value === undefined || name === "audience") continue;
    if (name === "type" || name === "name" || name === "kind" || name === "reason") json[name] = value as string;
    else if (Array.isArray(value)) {
      json[name] = value.map((item) =>
        typeof item === "object" ? encodeFields(item) : encodeValue(LIST_KINDS[name], item),
      );
    } else if (value !== -1 || !Array.isArray(FIELD_KINDS[name])) json[name] = encodeValue(FIELD_KINDS[name], value);
  }
  return json;
}

/** An action in JSON, and an offer of it that means no more than the action says. */
interface Written {
  readonly action: Json;
  readonly offer: OfferJson;
}

/** Greater values are in no game: what is kept stays within bounds. */
const VALUES = 512;
/** Lists in lists, by the values of the fields in order: quicker than a key made of them. */
type Known = (Known | Written | undefined)[];
const written = new Map(
  Object.entries<readonly string[]>(ACTION_FIELDS)
    .filter(([, fields]) => !fields.some((field) => Object.hasOwn(LIST_KINDS, field)))
    .map(([type]) => [type, { form: FORMS.get(type)!, known: [] as Known }]),
);

/** Lists of actions are long and made for every decision: actions without lists are written once for all games. */
export function encodeAction(action: Action): Json {
  return writtenOnce(action)?.action ?? encodeNamed(action);
}

/** An offer of an action that needs no explanation. */
export function encodePlainOffer(action: Action): OfferJson {
  return writtenOnce(action)?.offer ?? { action: encodeNamed(action) };
}

function writtenOnce(action: Action): Written | undefined {
  const ofType = written.get(action.type);
  if (ofType === undefined) return undefined;
  const { form } = ofType;
  const source = action as unknown as Readonly<Record<string, number | boolean>>;
  let { known } = ofType;
  let value = 0;
  for (let i = 0; i < form.length; i++) {
    if (i > 0) known = (known[value] ??= []) as Known;
    value = Number(source[form[i].name]) + 1;
    if (!(value >= 0 && value < VALUES)) return undefined;
  }
  return (known[value] ??= writeOnce(action)) as Written;
}

function writeOnce(action: Action): Written {
  const json = Object.freeze(encodeNamed(action));
  const offer = Object.freeze({ action: json });
  keepText(json);
  keepText(offer);
  return { action: json, offer };
}

/** This is `encodeFields` without looking each field up. */
function encodeNamed(action: Action): { [key: string]: Json } {
  const source = action as unknown as Readonly<Record<string, number | boolean | readonly number[]>>;
  const json: { [key: string]: Json } = { type: action.type };
  for (const { name, names } of FORMS.get(action.type)!) {
    const value = source[name];
    if (names === undefined) json[name] = value as number | boolean;
    else if (typeof value === "object") json[name] = value.map((item) => names[item]);
    else if (value !== -1) json[name] = names[value as number];
  }
  return json;
}

/** An event as JSON, without its audience. */
export function encodeEvent(event: Event): Json {
  return encodeFields(event);
}

/** Decodes an event for descriptions. Only for events that `encodeEvent` wrote. */
export function decodeEvent(json: Json): Event {
  return decodeFields(json as { [key: string]: Json }) as unknown as Event;
}

function decodeFields(source: { [key: string]: Json }): object {
  return Object.fromEntries(Object.entries(source).map(([name, value]) => [name, decodeNamed(name, value)]));
}

function decodeNamed(name: string, value: Json): unknown {
  if (!Array.isArray(value)) return integerOf(FIELD_KINDS[name], value);
  return value.map((item) =>
    typeof item === "object" ? decodeFields(item as { [key: string]: Json }) : integerOf(LIST_KINDS[name], item),
  );
}

function integerOf(kind: Kind | undefined, value: Json): Json {
  return kind === undefined || typeof kind === "string" || typeof value !== "string" ? value : positionOf(kind, value);
}
