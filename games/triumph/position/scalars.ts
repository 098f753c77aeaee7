/** How single integers of a state look in a position file, and back. Faults carry the JSON path. */
import { InputError, type Json, readArray, readInteger, readString } from "@tripartite/kernel";
import { CARD_IDS } from "../data/deck.ts";
import { CLASSES, FACTIONS, NATIONALITIES, TECHNOLOGIES, UNIT_TYPES } from "../data/kinds.ts";
import { AREA_IDS, BORDER_A, BORDER_B, border, NATION_IDS } from "../data/map.ts";
import { namesIn, PARTIES } from "../model/names.ts";

export interface Scalar {
  write(value: number): Json;
  /** `units` is the length of the position's list of units. */
  read(input: unknown, path: string, units: number): number;
}

export function integer(least: number, most: number): Scalar {
  return {
    write: (value) => value,
    read: (input, path) => {
      const value = readInteger(input, path);
      if (value < least) throw new InputError(path, `${value} is below the minimum of ${least}`);
      if (value > most) throw new InputError(path, `${value} is above the maximum of ${most}`);
      return value;
    },
  };
}

export const COUNT = integer(0, 1000);

/** 0 and 1 as false and true. */
export const FLAG: Scalar = {
  write: (value) => value === 1,
  read: (input, path) => {
    if (typeof input !== "boolean") throw new InputError(path, "expected true or false");
    return input ? 1 : 0;
  },
};

export function readName(input: unknown, path: string, names: readonly string[], what: string): number {
  const name = readString(input, path);
  const index = names.indexOf(name);
  if (index < 0) throw new InputError(path, `unknown ${what} ${JSON.stringify(name.slice(0, 40))}`);
  return index;
}

export function named(names: readonly string[], what: string): Scalar {
  return { write: (value) => names[value], read: (input, path) => readName(input, path, names, what) };
}

/** A set as a list of names. */
export function setOf(names: readonly string[], what: string): Scalar {
  return {
    write: (value) => namesIn(value, names),
    read: (input, path) => {
      const list = readArray(input, path);
      return list.reduce<number>((mask, item, i) => mask | (1 << readName(item, `${path}[${i}]`, names, what)), 0);
    },
  };
}

/** Something that may be absent: -1 inside, null in the file. */
export function maybe(scalar: Scalar): Scalar {
  return {
    write: (value) => (value < 0 ? null : scalar.write(value)),
    read: (input, path, units) => (input === null || input === undefined ? -1 : scalar.read(input, path, units)),
  };
}

/** A set that holds everything if it is left out. */
export function orAll(set: Scalar, size: number): Scalar {
  return {
    ...set,
    read: (input, path, units) => (input === undefined ? (1 << size) - 1 : set.read(input, path, units)),
  };
}

/** The number of a unit: its position in the list of units. */
export const UNIT: Scalar = {
  write: (value) => value,
  read: (input, path, units) => {
    const unit = readInteger(input, path);
    if (unit < 0 || unit >= units) throw new InputError(path, `there is no unit ${unit}`);
    return unit;
  },
};

/** A border as its two areas. */
export const BORDER: Scalar = {
  write: (value) => [AREA_IDS[BORDER_A[value]], AREA_IDS[BORDER_B[value]]],
  read: (input, path) => {
    const ends = readArray(input, path);
    if (ends.length !== 2) throw new InputError(path, "a border is a list of two areas");
    const [from, to] = ends.map((end, i) => AREA.read(end, `${path}[${i}]`, 0));
    if (border(from, to) < 0) throw new InputError(path, `${AREA_IDS[from]} and ${AREA_IDS[to]} have no common border`);
    return border(from, to);
  },
};

export const AREA = named(AREA_IDS, "area");
export const NATION = named(NATION_IDS, "nation");
export const FACTION = named(FACTIONS, "Faction");
export const PARTY = named(PARTIES, "Party");
export const CARD = named(CARD_IDS, "card");
export const TECHNOLOGY = named(TECHNOLOGIES, "technology");
export const UNIT_TYPE = named(UNIT_TYPES, "unit type");
export const NATIONALITY = named(NATIONALITIES, "nationality");
export const TARGET_CLASS = named(CLASSES, "class");
export const FACTION_SET = setOf(FACTIONS, "Faction");
export const PARTY_SET = setOf(PARTIES, "Party");
