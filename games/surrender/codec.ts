/** The border of the module: JSON with names outside, integers inside. Field names decide what a field holds. */
import { type Json, positionOf, quoted, type Refusal } from "@tripartite/kernel";
import type { Action, ActionType } from "./actions.ts";
import { COUNTRY_IDS, MARKER_IDS, UNIT_IDS } from "./board.ts";
import { HEX_IDS } from "./data/grid.ts";
import { FACTIONS } from "./data/vocabulary.ts";
import type { Event } from "./events.ts";

type Kind = readonly string[] | "integer";

/** What a field holds, by its name; every other field of an event is as it is. */
const FIELD_KINDS: Readonly<Record<string, Kind>> = {
  hex: HEX_IDS,
  fromHex: HEX_IDS,
  path: HEX_IDS,
  unit: UNIT_IDS,
  units: UNIT_IDS,
  defender: UNIT_IDS,
  marker: MARKER_IDS,
  faction: FACTIONS,
  factions: FACTIONS,
  country: COUNTRY_IDS,
  from: COUNTRY_IDS,
  to: COUNTRY_IDS,
  amount: "integer",
};

export const ACTION_FIELDS: Readonly<Record<ActionType, readonly string[]>> = {
  transfer: ["from", "to", "amount"],
  done: [],
  choose: ["unit"],
  relocate: ["hex"],
  activate: ["unit"],
  assault: ["unit", "hex"],
  join: ["unit"],
  launch: [],
  pass: [],
  march: ["hex"],
  attack: ["hex"],
  end: [],
  fly: ["hex"],
  strike: ["unit"],
  will: [],
  willNot: [],
  support: ["unit"],
  play: ["marker"],
  retreat: ["hex"],
  hold: [],
  advance: ["unit"],
  stay: [],
  displace: ["hex"],
  rebuild: ["unit"],
  rest: ["unit"],
  mobilize: ["unit", "hex"],
  concede: [],
};

const MAX_AMOUNT = 1000;

function malformed(text: string): Refusal {
  return { code: "MALFORMED", rule: "22", text };
}

function decodeValue(kind: Kind, value: unknown): number | undefined {
  if (typeof kind === "string")
    return Number.isInteger(value) && Math.abs(value as number) <= MAX_AMOUNT ? (value as number) : undefined;
  const index = typeof value === "string" && value.length <= 64 ? positionOf(kind, value) : -1;
  return index < 0 ? undefined : index;
}

/** Reads an action from outside. Anything but an exact match of its fields is refused as MALFORMED. */
export function decodeAction(input: unknown): Action | Refusal {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return malformed("An action is a JSON object.");
  const type = Object.hasOwn(input, "type") ? (input as { type: unknown }).type : undefined;
  if (typeof type !== "string" || !Object.hasOwn(ACTION_FIELDS, type))
    return malformed(`Unknown action type ${quoted(type)}.`);
  const fields = ACTION_FIELDS[type as ActionType];
  const action: Record<string, unknown> = { type };
  for (const key of Object.keys(input))
    if (key !== "type" && !fields.includes(key)) return malformed(`"${type}" has no field ${quoted(key)}.`);
  for (const field of fields) {
    if (!Object.hasOwn(input, field)) return malformed(`"${type}" needs "${field}".`);
    const given = (input as Record<string, unknown>)[field];
    const value = decodeValue(FIELD_KINDS[field], given);
    if (value === undefined) return malformed(`"${field}" cannot be ${quoted(given)}.`);
    action[field] = value;
  }
  return action as unknown as Action;
}

function encodeValue(name: string, value: unknown): Json {
  const kind = FIELD_KINDS[name];
  if (typeof kind !== "object") return value as Json;
  return Array.isArray(value) ? value.map((item) => kind[item as number]) : kind[value as number];
}

function encodeFields(source: object): Json {
  const json: { [key: string]: Json } = {};
  for (const [name, value] of Object.entries(source))
    if (value !== undefined && name !== "audience") json[name] = encodeValue(name, value);
  return json;
}

export function encodeAction(action: Action): Json {
  return encodeFields(action);
}

/** An event as JSON, without its audience. */
export function encodeEvent(event: Event): Json {
  return encodeFields(event);
}

/** An event from outside, for whoever tells events in words. Only for events that `encodeEvent` wrote. */
export function decodeEvent(json: Json): Event {
  const fields = Object.entries(json as { [key: string]: Json }).map(([name, value]) => {
    const kind = FIELD_KINDS[name];
    if (typeof kind !== "object") return [name, value];
    return [
      name,
      Array.isArray(value) ? value.map((item) => positionOf(kind, item as string)) : positionOf(kind, value as string),
    ];
  });
  return Object.fromEntries(fields) as Event;
}
