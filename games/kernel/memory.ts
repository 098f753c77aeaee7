/** What a watch remembers of a state, and how it finds out what has changed. */
import type { Viewer } from "./contract.ts";
import type { Others } from "./watch.ts";

export type Scalar = number | string | boolean;
export type Values = Record<string, Scalar | readonly Scalar[]>;
/** A field as it was, which is the watch's own. */
type Copy = Scalar | Scalar[];

/** A set of fields by their positions, as bits. */
export type FieldSet = number[];
const BITS = 30;

/** Most tables have three seats, and spectators. */
const VIEWERS = 4;

export function fieldSet(positions: readonly number[]): FieldSet {
  const set: FieldSet = [];
  for (const position of positions) {
    const word = Math.floor(position / BITS);
    while (set.length <= word) set.push(0);
    set[word] |= 1 << (position % BITS);
  }
  return set;
}

export function haveCommon(one: FieldSet, other: FieldSet): boolean {
  const words = Math.min(one.length, other.length);
  for (let word = 0; word < words; word++) if ((one[word] & other[word]) !== 0) return true;
  return false;
}

export function isIn(set: FieldSet, position: number): boolean {
  return (set[Math.floor(position / BITS)] & (1 << (position % BITS))) !== 0;
}

export interface Kept {
  result: unknown;
  /** The last look at which it was found to be true, and the one at which it became another one. */
  checkedAt: number;
  changedAt: number;
}

/** What is remembered of one state. */
export class Memory {
  /** The number of the last look that found something changed. */
  now = 1;
  moment: number | undefined;
  readonly state: Values;
  /** The fields as they were at the last look. */
  readonly seen: Values;
  /** What the last look that found something found: the positions of fields, and the same as a set. */
  changed: readonly number[] = [];
  news: FieldSet = [];
  /** By field, and by row of each list of rows: the look that found it changed. */
  readonly changedAt: number[];
  readonly rowChangedAt: number[][];
  /** By part and, if viewers see it differently, by viewer. */
  readonly kept: (Kept | undefined)[][];
  readonly #fields: readonly string[];
  /** The values of `seen`, by position. */
  readonly #before: Copy[];
  readonly #others: Others[] = [];

  /** `areCommon` says of each part whether everybody sees it alike. */
  constructor(state: Values, fields: readonly string[], rowCounts: readonly number[], areCommon: readonly boolean[]) {
    this.state = state;
    this.#fields = fields;
    this.#before = fields.map((field) => copied(state[field]));
    // Fast to read, unlike a record whose keys were set one after the other.
    this.seen = Object.fromEntries(fields.map((field, i) => [field, this.#before[i]]));
    this.changedAt = fields.map(() => this.now);
    this.rowChangedAt = rowCounts.map((count) => new Array<number>(count).fill(this.now));
    this.kept = areCommon.map((isCommon) => new Array(isCommon ? 1 : VIEWERS).fill(undefined));
  }

  /** Is any field no longer as it was? */
  compare(): boolean {
    const changed: number[] = [];
    for (let i = 0; i < this.#fields.length; i++)
      if (!isUnchanged(this.#before[i], this.state[this.#fields[i]])) changed.push(i);
    if (changed.length === 0) return false;
    this.now++;
    for (const position of changed) this.changedAt[position] = this.now;
    this.changed = changed;
    this.news = fieldSet(changed);
    return true;
  }

  /** Remembers what has changed as it is now. */
  keep(): void {
    for (const position of this.changed) {
      const field = this.#fields[position];
      const before = this.#before[position];
      const now = this.state[field];
      if (typeof before !== "object" || typeof now !== "object" || before.length !== now.length)
        this.#before[position] = this.seen[field] = copied(now);
      else for (let i = 0; i < now.length; i++) before[i] = now[i];
    }
  }

  /** Has one of the fields changed after that look? */
  isNew(positions: readonly number[], set: FieldSet, since: number): boolean {
    if (since === this.now) return false;
    if (since === this.now - 1) return haveCommon(set, this.news);
    for (const position of positions) if (this.changedAt[position] > since) return true;
    return false;
  }

  /** What parts are built from for a viewer. */
  othersFor(viewer: Viewer): Others {
    return (this.#others[viewer + 1] ??= (part) => part.of(this, viewer));
  }
}

function copied(value: Values[string]): Copy {
  return typeof value === "object" ? value.slice() : value;
}

function isUnchanged(before: Values[string], after: Values[string]): boolean {
  if (typeof before !== "object" || typeof after !== "object") return before === after;
  const { length } = before;
  if (length !== after.length) return false;
  for (let i = 0; i < length; i++) if (before[i] !== after[i]) return false;
  return true;
}
