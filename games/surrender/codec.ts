/** The border of the module: JSON with names outside, integers inside. Field names decide what a field holds. */
import { type Json, positionOf, quoted, type Refusal } from "@tripartite/kernel";
import type { Action, ActionType } from "./actions.ts";
import type { Board } from "./board.ts";
import { HEX_IDS } from "./data/grid.ts";
import { FACTIONS } from "./data/vocabulary.ts";
import type { Event } from "./events.ts";
import { boardOf, type OfScenario } from "./state.ts";

type Kind = readonly string[] | "integer";

/** What a field holds, by its name; every other field of an event is as it is. */
type FieldKinds = Readonly<Record<string, Kind>>;

const fieldKinds = new WeakMap<Board, FieldKinds>();

function fieldKindsOf(s: OfScenario): FieldKinds {
  const board = boardOf(s);
  let kinds = fieldKinds.get(board);
  if (kinds === undefined) {
    kinds = fieldKindsOn(board);
    fieldKinds.set(board, kinds);
  }
  return kinds;
}

function fieldKindsOn({ units, countryIds: countries, scenario: { eventMarkers } }: Board): FieldKinds {
  const unitIds = units.map(({ id }) => id);
  return {
    hex: HEX_IDS,
    fromHex: HEX_IDS,
    path: HEX_IDS,
    unit: unitIds,
    units: unitIds,
    defender: unitIds,
    marker: eventMarkers.map(({ id }) => id),
    faction: FACTIONS,
    factions: FACTIONS,
    country: countries,
    from: countries,
    to: countries,
    amount: "integer",
  };
}

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
export function decodeAction(input: unknown, s: OfScenario): Action | Refusal {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return malformed("An action is a JSON object.");
  const type = Object.hasOwn(input, "type") ? (input as { type: unknown }).type : undefined;
  if (typeof type !== "string" || !Object.hasOwn(ACTION_FIELDS, type))
    return malformed(`Unknown action type ${quoted(type)}.`);
  const fields = ACTION_FIELDS[type as ActionType];
  const kinds = fieldKindsOf(s);
  const action: Record<string, unknown> = { type };
  for (const key of Object.keys(input))
    if (key !== "type" && !fields.includes(key)) return malformed(`"${type}" has no field ${quoted(key)}.`);
  for (const field of fields) {
    if (!Object.hasOwn(input, field)) return malformed(`"${type}" needs "${field}".`);
    const given = (input as Record<string, unknown>)[field];
    const value = decodeValue(kinds[field], given);
    if (value === undefined) return malformed(`"${field}" cannot be ${quoted(given)}.`);
    action[field] = value;
  }
  return action as unknown as Action;
}

function encodeValue(kind: Kind | undefined, value: unknown): Json {
  if (typeof kind !== "object") return value as Json;
  return Array.isArray(value) ? value.map((item) => kind[item as number]) : kind[value as number];
}

function encodeFields(source: object, s: OfScenario): Json {
  const kinds = fieldKindsOf(s);
  const json: { [key: string]: Json } = {};
  for (const [name, value] of Object.entries(source))
    if (value !== undefined && name !== "audience") json[name] = encodeValue(kinds[name], value);
  return json;
}

export function encodeAction(action: Action, s: OfScenario): Json {
  return encodeFields(action, s);
}

/** An event as JSON, without its audience. */
export function encodeEvent(event: Event, s: OfScenario): Json {
  return encodeFields(event, s);
}

/** An event from outside, for whoever tells events in words. Only for events that `encodeEvent` wrote. */
export function decodeEvent(json: Json, s: OfScenario): Event {
  const kinds = fieldKindsOf(s);
  const fields = Object.entries(json as { [key: string]: Json }).map(([name, value]) => {
    const kind = kinds[name];
    if (typeof kind !== "object") return [name, value];
    return [
      name,
      Array.isArray(value) ? value.map((item) => positionOf(kind, item as string)) : positionOf(kind, value as string),
    ];
  });
  return Object.fromEntries(fields) as Event;
}
