/** Reads situations from JSON. What is not said keeps its default; what is misspelt is refused. */
import {
  allowKeys,
  type Fields,
  readArray,
  readBoolean,
  readNumberIn,
  readObject,
  readOneOf,
  readString,
} from "@tripartite/kernel";
import { DIE_FACES } from "../data/combatTable.ts";
import { MAX_SORTIES } from "../data/rulings.ts";
import {
  AIR_NAVAL_TYPES,
  FACTIONS,
  GROUND_CLASSES,
  GROUND_TYPES,
  STRENGTHS,
  SUPPLY_STATES,
} from "../data/vocabulary.ts";
import type { AirNavalForce } from "../rules/charts/airNavalCombat.ts";
import type { Dice, ModifierLine } from "../rules/charts/combatValue.ts";
import type { GroundForce } from "../rules/charts/groundCombat.ts";

/** Modifiers of markers beyond this are a slip of the pen. */
const MARKER_LIMIT = 20;

export function at(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** The field as `read` understands it, under its own name; nothing if it is not there. */
export function optional<Key extends string, Value>(
  fields: Fields,
  path: string,
  key: Key,
  read: (value: unknown, path: string) => Value,
): { [Name in Key]?: Value } {
  if (fields[key] === undefined) return {};
  return { [key]: read(fields[key], at(path, key)) } as { [Name in Key]: Value };
}

export function oneOf<Name extends string>(known: readonly Name[]) {
  return (value: unknown, path: string): Name => readOneOf(value, path, known);
}

export function numberIn(min: number, max: number) {
  return (value: unknown, path: string): number => readNumberIn(value, path, min, max);
}

export function listOf<Value>(read: (value: unknown, path: string) => Value) {
  return (value: unknown, path: string): Value[] =>
    readArray(value, path).map((item, i) => read(item, `${path}[${i}]`));
}

export const GROUND_FORCE_FIELDS = ["country", "type", "elite", "strength", "supply", "groundClass"] as const;

export function readGroundForce(value: unknown, path: string): GroundForce {
  const fields = readObject(value, path);
  allowKeys(fields, path, GROUND_FORCE_FIELDS);
  return {
    country: readString(fields.country, at(path, "country")),
    type: readOneOf(fields.type, at(path, "type"), GROUND_TYPES),
    ...optional(fields, path, "elite", readBoolean),
    ...optional(fields, path, "strength", oneOf(STRENGTHS)),
    ...optional(fields, path, "supply", oneOf(SUPPLY_STATES)),
    ...optional(fields, path, "groundClass", oneOf(GROUND_CLASSES)),
  };
}

export const AIR_NAVAL_FORCE_FIELDS = ["country", "type", "faction", "sorties", "supply", "inBritain"] as const;

export function readAirNavalForce(value: unknown, path: string): AirNavalForce {
  const fields = readObject(value, path);
  allowKeys(fields, path, AIR_NAVAL_FORCE_FIELDS);
  return {
    country: readString(fields.country, at(path, "country")),
    type: readOneOf(fields.type, at(path, "type"), AIR_NAVAL_TYPES),
    ...optional(fields, path, "faction", oneOf(FACTIONS)),
    ...optional(fields, path, "sorties", numberIn(0, MAX_SORTIES)),
    ...optional(fields, path, "supply", oneOf(SUPPLY_STATES)),
    ...optional(fields, path, "inBritain", readBoolean),
  };
}

/** The sum of a side's markers as one line. */
export function readMarkers(
  fields: Fields,
  path: string,
  key: string,
  line: { readonly id: string; readonly text: string },
): ModifierLine[] {
  if (fields[key] === undefined) return [];
  return [{ ...line, value: readNumberIn(fields[key], at(path, key), -MARKER_LIMIT, MARKER_LIMIT) }];
}

export function readDice(value: unknown, path: string): Dice {
  const dice = listOf(numberIn(1, DIE_FACES))(value, path);
  // Two dice, the attacker's first.
  return [readNumberIn(dice[0], `${path}[0]`, 1, DIE_FACES), readNumberIn(dice[1], `${path}[1]`, 1, DIE_FACES)];
}
