/** The border of the module: JSON with names outside, integers inside. Field names decide what a field holds. */
import { type Json, positionOf, quoted, type Refusal } from "@tripartite/kernel";
import type { Board } from "./board/board.ts";
import { CUP_MARKERS } from "./data/campaign/cup.ts";
import { DISPUTED_AREAS } from "./data/campaign/disputedAreas.ts";
import { FACTIONS } from "./data/vocabulary.ts";
import { ACTION_FIELDS, type Action, type ActionType } from "./model/actions.ts";
import type { Event } from "./model/events.ts";
import { boardOf, type OfScenario, unitPlaceName, unitPlaceOf } from "./model/state.ts";

/** How the integers of a field are named in JSON. */
export interface Kind {
  /** Undefined if it is none of these. */
  decode(value: unknown): number | undefined;
  encode(value: number): Json;
}

/** Nobody, nothing. */
const NONE = "none";
const MAX_AMOUNT = 1000;
const MAX_LIST = 100;

/** The names of a list; -1 is "none". */
function named(names: readonly string[]): Kind {
  return {
    decode(value) {
      const index = typeof value === "string" && value.length <= 64 ? positionOf(names, value) : -1;
      return index < 0 ? undefined : index;
    },
    encode: (value) => names[value] ?? NONE,
  };
}

const INTEGER: Kind = {
  decode: (value) =>
    Number.isInteger(value) && Math.abs(value as number) <= MAX_AMOUNT ? (value as number) : undefined,
  encode: (value) => value,
};

/** Sea Zones by their numbers or names, sea boxes by their names. */
function seaNodes(ids: readonly string[]): Kind {
  return {
    decode: (value) =>
      typeof value === "number" || typeof value === "string" ? indexOf(ids, String(value)) : undefined,
    encode: (value) => (/^\d+$/.test(ids[value]) ? Number(ids[value]) : (ids[value] ?? NONE)),
  };
}

function indexOf(ids: readonly string[], id: string): number | undefined {
  const index = ids.indexOf(id);
  return index < 0 ? undefined : index;
}

/** A hex, a Map Box or any other place of a unit. */
function places(board: Board): Kind {
  return {
    decode: (value) => (typeof value === "string" ? unitPlaceOf(board, value) : undefined),
    encode: (value) => unitPlaceName(board, value),
  };
}

/** What a field holds, by its name; every other field of an event is as it is. Lists hold several of the same. */
export type FieldKinds = Readonly<Record<string, Kind>>;

const LISTS: ReadonlySet<string> = new Set(["path", "units", "ships", "factions", "route", "hexes"]);

const fieldKinds = new WeakMap<Board, FieldKinds>();

export function fieldKindsOf(s: OfScenario): FieldKinds {
  const board = boardOf(s);
  let kinds = fieldKinds.get(board);
  if (kinds === undefined) {
    kinds = fieldKindsOn(board);
    fieldKinds.set(board, kinds);
  }
  return kinds;
}

function fieldKindsOn(board: Board): FieldKinds {
  const hex = named(board.hexIds);
  const unit = named(board.unitIds);
  const country = named(board.countryIds);
  const faction = named(FACTIONS);
  const sea = seaNodes(board.seaIds);
  return {
    hex,
    fromHex: hex,
    path: hex,
    hexes: hex,
    unit,
    units: unit,
    ships: unit,
    defender: unit,
    target: unit,
    into: unit,
    also: unit,
    cargo: unit,
    with: unit,
    marker: named(board.markerIds),
    cupMarker: named(CUP_MARKERS),
    faction,
    factions: faction,
    against: faction,
    country,
    from: country,
    to: country,
    disputed: named(DISPUTED_AREAS.map(({ id }) => id)),
    area: named(board.areas.map(({ id }) => id)),
    box: named(board.boxes.map(({ id }) => id)),
    place: places(board),
    fromPlace: places(board),
    sea,
    route: sea,
    amount: INTEGER,
  };
}

function malformed(text: string): Refusal {
  return { code: "MALFORMED", rule: "22", text };
}

function decodeValue(kind: Kind, field: string, value: unknown): number | number[] | undefined {
  if (!LISTS.has(field)) return kind.decode(value);
  if (!Array.isArray(value) || value.length > MAX_LIST) return undefined;
  const items = value.map((item) => kind.decode(item));
  return items.includes(undefined) ? undefined : (items as number[]);
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
    if (key !== "type" && !fields.includes(key) && !fields.includes(`${key}?`))
      return malformed(`"${type}" has no field ${quoted(key)}.`);
  for (const entry of fields) {
    const field = entry.replace("?", "");
    if (!Object.hasOwn(input, field)) {
      if (field !== entry) continue;
      return malformed(`"${type}" needs "${field}".`);
    }
    const given = (input as Record<string, unknown>)[field];
    const value = decodeValue(kinds[field], field, given);
    if (value === undefined) return malformed(`"${field}" cannot be ${quoted(given)}.`);
    action[field] = value;
  }
  return action as unknown as Action;
}

function encodeFields(source: object, s: OfScenario): Json {
  const kinds = fieldKindsOf(s);
  const json: { [key: string]: Json } = {};
  for (const [name, value] of Object.entries(source)) {
    if (value === undefined || name === "audience") continue;
    const kind = kinds[name];
    if (kind === undefined) json[name] = value as Json;
    else json[name] = Array.isArray(value) ? value.map((item) => kind.encode(item)) : kind.encode(value as number);
  }
  return json;
}

export function encodeAction(action: Action, s: OfScenario): Json {
  return encodeFields(action, s);
}

/** An event as JSON, without its audience. */
export function encodeEvent(event: Event, s: OfScenario): Json {
  return encodeFields(event, s);
}

/** An event from outside, for telling it in words. Only for events that `encodeEvent` wrote. */
export function decodeEvent(json: Json, s: OfScenario): Event {
  const kinds = fieldKindsOf(s);
  const fields = Object.entries(json as { [key: string]: Json }).map(([name, value]) => {
    const kind = kinds[name];
    if (kind === undefined) return [name, value];
    const decode = (item: Json) => kind.decode(item) ?? -1;
    return [name, Array.isArray(value) ? value.map(decode) : decode(value)];
  });
  return Object.fromEntries(fields) as Event;
}
