import type { AnyGame, Refusal, Seat } from "./contract.ts";
import { SEED_WORDS, type Seed } from "./random.ts";

/** What is wrong with an input, for programs: these words do not change. */
export const INPUT_FAULTS = [
  "NOT_JSON",
  "MISSING",
  "WRONG_TYPE",
  "UNKNOWN_FIELD",
  "UNKNOWN_VALUE",
  "NOT_ALLOWED",
] as const;
export type InputFault = (typeof INPUT_FAULTS)[number];

/** Input from outside that cannot be understood; the message begins with the JSON path of the fault. */
export class InputError extends Error {
  readonly path: string;
  readonly code: InputFault;

  constructor(path: string, problem: string, code: InputFault = "NOT_ALLOWED") {
    super(path === "" ? problem : `${path}: ${problem}`);
    this.name = "InputError";
    this.path = path;
    this.code = code;
  }
}

export type Fields = Record<string, unknown>;

export function readObject(value: unknown, path: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrongType(value, path, "an object");
  return value as Fields;
}

export function readArray(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value)) throw wrongType(value, path, "a list");
  return value;
}

export function readString(value: unknown, path: string): string {
  if (typeof value !== "string") throw wrongType(value, path, "a text");
  return value;
}

export function readInteger(value: unknown, path: string): number {
  if (!Number.isSafeInteger(value)) throw wrongType(value, path, "a whole number");
  return value as number;
}

export function readBoolean(value: unknown, path: string): boolean {
  if (typeof value !== "boolean") throw wrongType(value, path, "true or false");
  return value;
}

export function readNumberIn(value: unknown, path: string, min: number, max: number): number {
  const number = readInteger(value, path);
  if (number < min || number > max) throw new InputError(path, `expected ${min} to ${max}, found ${number}`);
  return number;
}

export function readOneOf<Name extends string>(value: unknown, path: string, known: readonly Name[]): Name {
  const name = readString(value, path) as Name;
  if (!known.includes(name))
    throw new InputError(path, `unknown value ${quote(name)} (known: ${list(known)})`, "UNKNOWN_VALUE");
  return name;
}

/** A whole number, or four integers of 32 bits, signed or not. */
export function readSeed(value: unknown, path: string): Seed {
  if (!Array.isArray(value)) return readInteger(value, path);
  if (value.length !== SEED_WORDS) throw wrongType(value, path, `a whole number or ${SEED_WORDS} of them`);
  return value.map((word, i) => readWord(word, `${path}[${i}]`));
}

function readWord(value: unknown, path: string): number {
  const word = readInteger(value, path);
  if (word < -(2 ** 31) || word >= 2 ** 32) throw wrongType(value, path, "an integer of 32 bits");
  return word;
}

export function readGame(games: Record<string, AnyGame>, value: unknown, path: string): AnyGame {
  const id = readString(value, path);
  if (!Object.hasOwn(games, id))
    throw new InputError(path, `unknown game ${quote(id)} (known: ${list(Object.keys(games))})`, "UNKNOWN_VALUE");
  return games[id];
}

/** A seat by its id; `seats` are those of the table. */
export function readSeat(seats: readonly string[], value: unknown, path: string): Seat {
  const name = readString(value, path);
  const seat = seats.indexOf(name);
  if (seat < 0) throw new InputError(path, `unknown seat ${quote(name)} (known: ${list(seats)})`, "UNKNOWN_VALUE");
  return seat;
}

/** Refuses keys that mean nothing, so that a misspelt one does not go unnoticed. */
export function allowKeys(fields: Fields, path: string, allowed: readonly string[]): void {
  for (const key of Object.keys(fields)) {
    if (allowed.includes(key)) continue;
    throw new InputError(
      path === "" ? key : `${path}.${key}`,
      `unknown field (known: ${list(allowed)})`,
      "UNKNOWN_FIELD",
    );
  }
}

export function describeRefusal(refusal: Refusal): string {
  return `${refusal.code} (${refusal.rule}): ${refusal.text}`;
}

function wrongType(value: unknown, path: string, expected: string): InputError {
  if (value === undefined) return new InputError(path, `missing, expected ${expected}`, "MISSING");
  return new InputError(path, `expected ${expected}, found ${quote(value)}`, "WRONG_TYPE");
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function list(names: readonly string[]): string {
  return names.join(", ");
}

const positions = new Map<readonly string[], ReadonlyMap<string, number>>();

/** Where a name stands in a list that never changes, or -1. */
export function positionOf(names: readonly string[], name: string): number {
  let position = positions.get(names);
  if (position === undefined) {
    position = new Map(names.map((id, index) => [id, index]));
    positions.set(names, position);
  }
  return position.get(name) ?? -1;
}

/** Something from outside, short enough to be repeated in a refusal. */
export function quoted(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : typeof value;
}
