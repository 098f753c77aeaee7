/**
 * Views in parts. A part names the facts it is built from: fields of the state, or other parts. As long as none of them
 * has changed it is the same object, which is neither built nor compared again. A state is scalars and lists of scalars,
 * so what has changed is found by comparing it with what was there the last time.
 */
import { type Json, SPECTATOR, type Viewer } from "./contract.ts";
import { isSame } from "./patch.ts";

type Scalar = number | string | boolean;
type Values = Record<string, Scalar | readonly Scalar[]>;
type Field<State> = keyof State & string;

/** What a part is built from, apart from the state: the parts among its facts. */
export type Others = <Result>(part: Part<never, Result>) => Result;

/** Something shown of a state. `State` is only ever given to it. */
export interface Part<in State, out Result> {
  readonly fields: readonly string[];
  readonly parts: readonly Part<never, unknown>[];
  /** Builds it anew, from the facts it names and nothing else. */
  build(s: State, viewer: Viewer, of: Others): Result;
  of(memory: Memory, viewer: Viewer): Result;
  /** The look at which it became another one. */
  changedAt(memory: Memory, viewer: Viewer): number;
}

interface Kept {
  result: unknown;
  checkedAt: number;
  changedAt: number;
}

/** What is remembered of one state. */
export class Memory {
  /** The number of the last look that found something changed. */
  now = 1;
  moment: number | undefined;
  readonly state: Values;
  readonly seen: Values = {};
  /** By field, and by row of each list of rows: the look that found it changed. */
  readonly changedAt: number[];
  readonly rowChangedAt: number[][];
  /** By part and, if seats see it differently, by viewer. */
  readonly kept: (Kept | undefined)[][];

  constructor(state: Values, fields: readonly string[], rowCounts: readonly number[], parts: number) {
    this.state = state;
    for (const field of fields) this.seen[field] = kept(state[field]);
    this.changedAt = fields.map(() => this.now);
    this.rowChangedAt = rowCounts.map((count) => new Array<number>(count).fill(this.now));
    this.kept = Array.from({ length: parts }, () => []);
  }
}

/** Which row an item of a list belongs to; negative or undefined if to none. */
type RowOf<State> = (index: number, s: State) => number | undefined;
type RowFacts<State> = { readonly [Name in Field<State>]?: RowOf<State> };
type Build<State, Result> = (s: State, viewer: Viewer, of: Others) => Result;
type BuildRow<State, Result> = (s: State, viewer: Viewer, row: number, of: Others) => Result;

/** Watches the states of a game. Parts are declared once, before the first look. */
export class Watch<State extends object> {
  readonly #fields: string[] = [];
  readonly #rows: Rows<State, unknown>[] = [];
  readonly #parts: Part<State, unknown>[] = [];
  readonly #memories = new WeakMap<State, Memory>();

  /** A part that is the same for everybody. */
  part<Result>(
    facts: readonly (Field<State> | Part<State, unknown>)[],
    build: (s: State, of: Others) => Result,
  ): Part<State, Result> {
    return this.#add(facts, true, (s, _viewer, of) => build(s, of));
  }

  /** A part that each viewer sees in another way. */
  ownPart<Result>(
    facts: readonly (Field<State> | Part<State, unknown>)[],
    build: (s: State, viewer: Viewer, of: Others) => Result,
  ): Part<State, Result> {
    return this.#add(facts, false, build);
  }

  /**
   * A record of many things of a kind, of which few change at a time, the same for everybody. Each field says to which row
   * an item of it belongs; only rows with a changed item are built again. A row may show what other parts show of it.
   */
  rows<Result>(
    names: readonly string[],
    facts: RowFacts<State>,
    build: (s: State, row: number) => Result,
  ): Part<State, Record<string, Result>> {
    return this.#addRows(names, facts, [], true, (s, _viewer, row) => build(s, row));
  }

  /** The same, but each viewer sees it in another way. */
  ownRows<Result>(
    names: readonly string[],
    facts: RowFacts<State>,
    parts: readonly Part<State, unknown>[],
    build: (s: State, viewer: Viewer, row: number, of: Others) => Result,
  ): Part<State, Record<string, Result>> {
    return this.#addRows(names, facts, parts, false, build);
  }

  /** Every part, in the order in which they were declared. */
  get parts(): readonly Part<State, unknown>[] {
    return this.#parts;
  }

  /** Finds out what has changed since the last look. With the same `moment` as then, nothing has. */
  look(state: State, moment?: number): Memory {
    let memory = this.#memories.get(state);
    if (memory === undefined) {
      const counts = this.#rows.map(({ names }) => names.length);
      memory = new Memory(state as unknown as Values, this.#fields, counts, this.#parts.length);
      this.#memories.set(state, memory);
    } else if (moment === undefined || memory.moment !== moment) this.#compare(memory);
    memory.moment = moment;
    return memory;
  }

  #add<Result>(
    facts: readonly (Field<State> | Part<State, unknown>)[],
    isCommon: boolean,
    build: Build<State, Result>,
  ): Part<State, Result> {
    const fields = facts.filter((fact) => typeof fact === "string");
    const parts = facts.filter((fact) => typeof fact !== "string");
    const part = new Single(this.#parts.length, fields, this.#know(fields), parts, isCommon, build);
    this.#parts.push(part);
    return part;
  }

  #addRows<Result>(
    names: readonly string[],
    facts: RowFacts<State>,
    parts: readonly Part<State, unknown>[],
    isCommon: boolean,
    build: BuildRow<State, Result>,
  ): Part<State, Record<string, Result>> {
    const fields = Object.keys(facts);
    const places = Object.values(facts) as RowOf<State>[];
    const rows = new Rows(this.#parts.length, this.#rows.length, names, fields, places, parts, isCommon, build);
    this.#know(fields);
    this.#rows.push(rows as Rows<State, unknown>);
    this.#parts.push(rows);
    return rows;
  }

  /** The positions of these fields among all that are watched. */
  #know(fields: readonly string[]): number[] {
    return fields.map((field) => {
      const position = this.#fields.indexOf(field);
      return position >= 0 ? position : this.#fields.push(field) - 1;
    });
  }

  #compare(memory: Memory): void {
    const { state, seen, changedAt } = memory;
    let changed: string[] | undefined;
    for (let i = 0; i < this.#fields.length; i++) {
      const field = this.#fields[i];
      if (isUnchanged(seen[field], state[field])) continue;
      if (changed === undefined) memory.now++;
      changedAt[i] = memory.now;
      (changed ??= []).push(field);
    }
    if (changed === undefined) return;
    for (const rows of this.#rows) rows.mark(memory, changed);
    for (const field of changed) seen[field] = kept(state[field]);
  }
}

class Single<State, Result> implements Part<State, Result> {
  readonly fields: readonly string[];
  readonly parts: readonly Part<State, unknown>[];
  readonly build: Build<State, Result>;
  readonly #id: number;
  readonly #positions: readonly number[];
  readonly #isCommon: boolean;

  constructor(
    id: number,
    fields: readonly string[],
    positions: readonly number[],
    parts: readonly Part<State, unknown>[],
    isCommon: boolean,
    build: Build<State, Result>,
  ) {
    this.#id = id;
    this.fields = fields;
    this.#positions = positions;
    this.parts = parts;
    this.#isCommon = isCommon;
    this.build = build;
  }

  of(memory: Memory, viewer: Viewer): Result {
    return this.#look(memory, viewer).result as Result;
  }

  changedAt(memory: Memory, viewer: Viewer): number {
    return this.#look(memory, viewer).changedAt;
  }

  #look(memory: Memory, viewer: Viewer): Kept {
    const { now } = memory;
    const eyes = this.#isCommon ? SPECTATOR : viewer;
    const kept = memory.kept[this.#id];
    const last = kept[eyes + 1];
    if (last === undefined)
      return (kept[eyes + 1] = { result: this.#built(memory, eyes), checkedAt: now, changedAt: now });
    if (last.checkedAt === now) return last;
    if (this.#hasNews(memory, eyes, last.checkedAt)) {
      const result = this.#built(memory, eyes);
      // What comes out as it was before stays the same object.
      if (!isSame(last.result as Json, result as Json)) {
        last.result = result;
        last.changedAt = now;
      }
    }
    last.checkedAt = now;
    return last;
  }

  #built(memory: Memory, viewer: Viewer): Result {
    return this.build(memory.state as State, viewer, (part) => part.of(memory, viewer));
  }

  #hasNews(memory: Memory, viewer: Viewer, since: number): boolean {
    for (const position of this.#positions) if (memory.changedAt[position] > since) return true;
    for (const part of this.parts) if (part.changedAt(memory, viewer) > since) return true;
    return false;
  }
}

class Rows<State, Result> implements Part<State, Record<string, Result>> {
  readonly names: readonly string[];
  readonly fields: readonly string[];
  readonly parts: readonly Part<State, unknown>[];
  readonly buildRow: BuildRow<State, Result>;
  readonly #id: number;
  readonly #number: number;
  readonly #places: readonly RowOf<State>[];
  readonly #isCommon: boolean;

  constructor(
    id: number,
    number: number,
    names: readonly string[],
    fields: readonly string[],
    places: readonly RowOf<State>[],
    parts: readonly Part<State, unknown>[],
    isCommon: boolean,
    buildRow: BuildRow<State, Result>,
  ) {
    this.#id = id;
    this.#number = number;
    this.names = names;
    this.fields = fields;
    this.#places = places;
    this.parts = parts;
    this.#isCommon = isCommon;
    this.buildRow = buildRow;
  }

  /** Fast to copy and to compare, unlike a record whose keys were set one after the other. */
  build(s: State, viewer: Viewer, of: Others): Record<string, Result> {
    return Object.fromEntries(this.names.map((name, row) => [name, this.buildRow(s, viewer, row, of)]));
  }

  of(memory: Memory, viewer: Viewer): Record<string, Result> {
    return this.#look(memory, viewer).result as Record<string, Result>;
  }

  changedAt(memory: Memory, viewer: Viewer): number {
    return this.#look(memory, viewer).changedAt;
  }

  /** Both the row that an item belonged to and the one that it belongs to now. */
  mark({ now, state, seen, rowChangedAt }: Memory, changed: readonly string[]): void {
    const marks = rowChangedAt[this.#number];
    this.fields.forEach((field, i) => {
      if (!changed.includes(field)) return;
      const [before, after] = [seen[field], state[field]] as (readonly Scalar[])[];
      const rowOf = this.#places[i];
      for (let index = 0; index < before.length || index < after.length; index++) {
        if (before[index] === after[index]) continue;
        for (const s of [seen, state]) {
          const row = rowOf(index, s as State);
          if (row !== undefined && row >= 0) marks[row] = now;
        }
      }
    });
  }

  #look(memory: Memory, viewer: Viewer): Kept {
    const { now } = memory;
    const eyes = this.#isCommon ? SPECTATOR : viewer;
    const s = memory.state as State;
    const of: Others = (part) => part.of(memory, eyes);
    const kept = memory.kept[this.#id];
    const last = kept[eyes + 1];
    if (last === undefined)
      return (kept[eyes + 1] = { result: this.build(s, eyes, of), checkedAt: now, changedAt: now });
    if (last.checkedAt === now) return last;
    const before = last.result as Record<string, Result>;
    const marks = memory.rowChangedAt[this.#number];
    let after = before;
    for (let row = 0; row < marks.length; row++) {
      if (marks[row] <= last.checkedAt) continue;
      const name = this.names[row];
      const result = this.buildRow(s, eyes, row, of);
      if (isSame(before[name] as Json, result as Json)) continue;
      if (after === before) after = { ...before };
      after[name] = result;
    }
    if (after !== before) {
      last.result = after;
      last.changedAt = now;
    }
    last.checkedAt = now;
    return last;
  }
}

function kept(value: Scalar | readonly Scalar[]): Scalar | readonly Scalar[] {
  return typeof value === "object" ? value.slice() : value;
}

function isUnchanged(before: Scalar | readonly Scalar[], after: Scalar | readonly Scalar[]): boolean {
  if (typeof before !== "object" || typeof after !== "object") return before === after;
  if (before.length !== after.length) return false;
  for (let i = 0; i < before.length; i++) if (before[i] !== after[i]) return false;
  return true;
}
