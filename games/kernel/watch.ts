/**
 * Views in parts. A part names the facts it is built from: fields of the state, or other parts. As long as none of them
 * has changed it is the same object, which is neither built nor compared again. A state is scalars and lists of scalars,
 * so what has changed is found by comparing it with what was there the last time.
 */
import { type Json, SPECTATOR, type Viewer } from "./contract.ts";
import { type FieldSet, fieldSet, haveCommon, isIn, type Kept, Memory, type Scalar, type Values } from "./memory.ts";
import { isSame, noteHeir } from "./patch.ts";

export type { Memory } from "./memory.ts";

type Field<State> = keyof State & string;
type Fact<State> = Field<State> | Part<State, unknown>;

/** What a part is built from, apart from the state: the parts among its facts. */
export type Others = <Result>(part: Part<never, Result>) => Result;

type Build<State, Result> = (s: State, viewer: Viewer, of: Others) => Result;
type BuildRow<State, Result> = (s: State, viewer: Viewer, row: number, of: Others) => Result;

/** Which row an item of a list belongs to; negative or undefined if to none. */
type RowOf<State> = (index: number, s: State) => number | undefined;
type RowFacts<State> = { readonly [Name in Field<State>]?: RowOf<State> };

/** Watches the states of a game. Parts are declared once, before the first look. */
export class Watch<State extends object> {
  readonly #fields: string[] = [];
  /** By what they follow from, with the facts that say so: rows that follow from the same facts change together. */
  readonly #rows: { readonly facts: RowFacts<State>; readonly rows: Rows<State, unknown> }[] = [];
  readonly #parts: Part<State, unknown>[] = [];
  readonly #memories = new WeakMap<State, Memory>();

  /** A part that is the same for everybody. */
  part<Result>(facts: readonly Fact<State>[], build: (s: State, of: Others) => Result): Part<State, Result> {
    return this.#add(new Single(this.#naming(facts, true), (s, _viewer, of) => build(s, of)));
  }

  /** A part that each viewer sees in another way. */
  ownPart<Result>(facts: readonly Fact<State>[], build: Build<State, Result>): Part<State, Result> {
    return this.#add(new Single(this.#naming(facts, false), build));
  }

  /** The same, of parts that it shows as they are: when one of them becomes another one, so does it. */
  ownWhole<Result>(parts: readonly Part<State, unknown>[], build: Build<State, Result>): Part<State, Result> {
    return this.#add(new Single(this.#naming(parts, false), build, true));
  }

  /**
   * A record of many things of a kind, of which few change at a time, the same for everybody. Each field says to which row
   * an item of it belongs; only rows with a changed item are built again.
   */
  rows<Result>(
    names: readonly string[],
    facts: RowFacts<State>,
    build: (s: State, row: number) => Result,
  ): Part<State, Record<string, Result>> {
    return this.#addRows(names, facts, [], true, (s, _viewer, row) => build(s, row));
  }

  /** The same, but each viewer sees it in another way. A row may show what other parts show of it. */
  ownRows<Result>(
    names: readonly string[],
    facts: RowFacts<State>,
    parts: readonly Part<State, unknown>[],
    build: BuildRow<State, Result>,
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
      const counts = this.#rows.map(({ rows }) => rows.names.length);
      const areCommon = this.#parts.map(({ naming }) => naming.isCommon);
      memory = new Memory(state as unknown as Values, this.#fields, counts, areCommon);
      this.#memories.set(state, memory);
    } else if ((moment === undefined || memory.moment !== moment) && memory.compare()) {
      for (const { rows } of this.#rows) rows.mark(memory);
      memory.keep();
    }
    memory.moment = moment;
    return memory;
  }

  #addRows<Result>(
    names: readonly string[],
    facts: RowFacts<State>,
    parts: readonly Part<State, unknown>[],
    isCommon: boolean,
    build: BuildRow<State, Result>,
  ): Part<State, Record<string, Result>> {
    const fields = Object.keys(facts) as Field<State>[];
    const places = Object.values(facts) as RowOf<State>[];
    const like = this.#rows.findIndex((other) => other.facts === facts && other.rows.names === names);
    const number = like < 0 ? this.#rows.length : like;
    const rows = new Rows(this.#naming([...fields, ...parts], isCommon), number, names, places, build);
    if (like < 0) this.#rows.push({ facts, rows: rows as Rows<State, unknown> });
    return this.#add(rows);
  }

  #add<Result>(part: Part<State, Result>): Part<State, Result> {
    this.#parts.push(part);
    return part;
  }

  #naming(facts: readonly Fact<State>[], isCommon: boolean): Naming {
    const fields = facts.filter((fact) => typeof fact === "string");
    const parts = facts.filter((fact) => typeof fact !== "string");
    const positions = fields.map((field) => this.#positionOf(field));
    const roots = [...new Set([...positions, ...parts.flatMap((part) => part.naming.roots)])];
    return {
      id: this.#parts.length,
      fields,
      positions,
      parts,
      roots,
      set: fieldSet(positions),
      rootSet: fieldSet(roots),
      isCommon,
    };
  }

  #positionOf(field: string): number {
    const position = this.#fields.indexOf(field);
    return position >= 0 ? position : this.#fields.push(field) - 1;
  }
}

/** What a part is built from. */
interface Naming {
  readonly id: number;
  readonly fields: readonly string[];
  /** Of the fields, among all that are watched. */
  readonly positions: readonly number[];
  readonly parts: readonly Part<never, unknown>[];
  /** Of all fields that it follows from, also through other parts. */
  readonly roots: readonly number[];
  /** The same positions again, quick to look up. */
  readonly set: FieldSet;
  readonly rootSet: FieldSet;
  /** The same for everybody. */
  readonly isCommon: boolean;
}

/** Something shown of a state. */
export abstract class Part<in State, out Result> {
  readonly naming: Naming;

  constructor(naming: Naming) {
    this.naming = naming;
  }

  /** Builds it from the facts that it names, and from nothing else. */
  protected abstract build(s: State, viewer: Viewer, of: Others): Result;
  /** The same after something changed; the result before, if it is still true. */
  protected abstract renew(memory: Memory, viewer: Viewer, before: Result, since: number): Result;

  of(memory: Memory, viewer: Viewer): Result {
    return this.#look(memory, viewer).result as Result;
  }

  /** The look at which it became another one. */
  changedAt(memory: Memory, viewer: Viewer): number {
    return this.#look(memory, viewer).changedAt;
  }

  #look(memory: Memory, viewer: Viewer): Kept {
    const { now } = memory;
    const { id, roots, rootSet, isCommon } = this.naming;
    const eyes = isCommon ? SPECTATOR : viewer;
    const kept = memory.kept[id];
    const last = kept[eyes + 1];
    if (last === undefined) {
      const result = this.build(memory.state as never, eyes, memory.othersFor(eyes));
      return (kept[eyes + 1] = { result, checkedAt: now, changedAt: now });
    }
    if (memory.isNew(roots, rootSet, last.checkedAt)) {
      const result = this.renew(memory, eyes, last.result as Result, last.checkedAt);
      if (result !== last.result) {
        last.result = result;
        last.changedAt = now;
      }
    }
    last.checkedAt = now;
    return last;
  }
}

class Single<State, Result> extends Part<State, Result> {
  protected readonly build: Build<State, Result>;
  readonly #isWhole: boolean;

  constructor(naming: Naming, build: Build<State, Result>, isWhole = false) {
    super(naming);
    this.build = build;
    this.#isWhole = isWhole;
  }

  /** What comes out as it was before stays the same object. */
  protected renew(memory: Memory, viewer: Viewer, before: Result, since: number): Result {
    const { positions, set } = this.naming;
    if (!memory.isNew(positions, set, since) && !this.#hasNewPart(memory, viewer, since)) return before;
    const after = this.build(memory.state as State, viewer, memory.othersFor(viewer));
    return !this.#isWhole && isSame(before as Json, after as Json) ? before : after;
  }

  #hasNewPart(memory: Memory, viewer: Viewer, since: number): boolean {
    for (const part of this.naming.parts) if (part.changedAt(memory, viewer) > since) return true;
    return false;
  }
}

class Rows<State, Result> extends Part<State, Record<string, Result>> {
  readonly names: readonly string[];
  protected readonly buildRow: BuildRow<State, Result>;
  readonly #number: number;
  readonly #places: readonly RowOf<State>[];

  constructor(
    naming: Naming,
    number: number,
    names: readonly string[],
    places: readonly RowOf<State>[],
    buildRow: BuildRow<State, Result>,
  ) {
    super(naming);
    this.#number = number;
    this.names = names;
    this.#places = places;
    this.buildRow = buildRow;
  }

  /** Notes the rows that changed items belonged to, and those that they belong to now. */
  mark({ now, state, seen, news, rowChangedAt }: Memory): void {
    const { fields, positions, set } = this.naming;
    if (!haveCommon(set, news)) return;
    const marks = rowChangedAt[this.#number];
    for (let i = 0; i < fields.length; i++) {
      if (!isIn(news, positions[i])) continue;
      const before = seen[fields[i]] as readonly Scalar[];
      const after = state[fields[i]] as readonly Scalar[];
      const place = this.#places[i];
      for (let index = 0; index < before.length || index < after.length; index++) {
        if (before[index] === after[index]) continue;
        markRow(marks, place(index, seen as State), now);
        markRow(marks, place(index, state as State), now);
      }
    }
  }

  /** Fast to copy and to compare, unlike a record whose keys were set one after the other. */
  protected build(s: State, viewer: Viewer, of: Others): Record<string, Result> {
    return Object.fromEntries(this.names.map((name, row) => [name, this.buildRow(s, viewer, row, of)]));
  }

  protected renew(
    memory: Memory,
    viewer: Viewer,
    before: Record<string, Result>,
    since: number,
  ): Record<string, Result> {
    const marks = memory.rowChangedAt[this.#number];
    let after = before;
    const changed: string[] = [];
    for (let row = 0; row < marks.length; row++) {
      if (marks[row] <= since) continue;
      const name = this.names[row];
      const result = this.buildRow(memory.state as State, viewer, row, memory.othersFor(viewer));
      if (isSame(before[name] as Json, result as Json)) continue;
      if (after === before) after = { ...before };
      after[name] = result;
      changed.push(name);
    }
    if (after !== before) noteHeir(before, after, changed);
    return after;
  }
}

function markRow(marks: number[], row: number | undefined, now: number): void {
  if (row !== undefined && row >= 0) marks[row] = now;
}
