/** Lists of the state that hold rows of several numbers one after the other, by the names of their fields. */

import type {
  Area,
  Card,
  Faction,
  Nation,
  Nationality,
  Party,
  TargetClass,
  Technology,
  Unit,
  UnitType,
} from "../data/ids.ts";

/**
 * One kind of list: how many numbers a row takes, and where its fields stand. Rows are counted from 0. Where rows are
 * looked up by two fields (`Key`), these come first.
 */
export class Rows<Row, Key extends readonly [number, number] = readonly [never, never]> {
  readonly #width: number;
  readonly #read: (list: readonly number[], start: number) => Row;
  readonly #write: (row: Row) => number[];

  constructor(read: (list: readonly number[], start: number) => Row, write: (row: Row) => number[]) {
    this.#read = read;
    this.#write = write;
    this.#width = write(read([], 0)).length;
  }

  count(list: readonly number[]): number {
    return list.length / this.#width;
  }

  at(list: readonly number[], row: number): Row {
    return this.#read(list, row * this.#width);
  }

  all(list: readonly number[]): Row[] {
    const rows: Row[] = [];
    for (let start = 0; start < list.length; start += this.#width) rows.push(this.#read(list, start));
    return rows;
  }

  /** The first row that fits; -1 if none does. */
  find(list: readonly number[], fits: (row: Row) => boolean): number {
    for (let start = 0; start < list.length; start += this.#width) {
      if (fits(this.#read(list, start))) return start / this.#width;
    }
    return -1;
  }

  /** The first row with this key; -1 if there is none. */
  seek(list: readonly number[], first: Key[0], second: Key[1]): number {
    for (let start = 0; start < list.length; start += this.#width) {
      if (list[start] === first && list[start + 1] === second) return start / this.#width;
    }
    return -1;
  }

  has(list: readonly number[], first: Key[0], second: Key[1]): boolean {
    return this.seek(list, first, second) >= 0;
  }

  some(list: readonly number[], fits: (row: Row) => boolean): boolean {
    return this.find(list, fits) >= 0;
  }

  add(list: number[], row: Row): void {
    for (const value of this.#write(row)) list.push(value);
  }

  set(list: number[], row: number, changed: Row): void {
    list.splice(row * this.#width, this.#width, ...this.#write(changed));
  }

  remove(list: number[], row: number): Row {
    return this.#read(list.splice(row * this.#width, this.#width), 0);
  }

  removeAll(list: number[], fits: (row: Row) => boolean): void {
    for (let row = this.count(list) - 1; row >= 0; row--) if (fits(this.at(list, row))) this.remove(list, row);
  }

  /** A whole list. */
  flat(rows: readonly Row[]): number[] {
    return rows.flatMap((row) => this.#write(row));
  }
}

// ---- cards

/** `inPlay`: Diplomacy cards face up on nations. */
export const IN_PLAY = new Rows<{ card: Card; nation: Nation }>(
  (list, i) => ({ card: list[i], nation: list[i + 1] }),
  ({ card, nation }) => [card, nation],
);

/** A Tech-pair: `card` is the real one, `knownTo` a bit mask of seats. */
export interface Pair {
  faction: Faction;
  technology: Technology;
  card: Card;
  other: Card;
  knownTo: number;
}

/** `vault`: Tech-pairs, oldest first. */
export const VAULT = new Rows<Pair, [Faction, Technology]>(
  (list, i) => ({
    faction: list[i],
    technology: list[i + 1],
    card: list[i + 2],
    other: list[i + 3],
    knownTo: list[i + 4],
  }),
  ({ faction, technology, card, other, knownTo }) => [faction, technology, card, other, knownTo],
);

/** A technology that everybody knows. */
export interface Shown {
  faction: Faction;
  technology: Technology;
  card: Card;
}

/** `revealed` */
export const REVEALED = new Rows<Shown>(
  (list, i) => ({ faction: list[i], technology: list[i + 1], card: list[i + 2] }),
  ({ faction, technology, card }) => [faction, technology, card],
);

/** `intel`: the Intelligence card under way; `object` is an area (Agent) or a nation (Coup). */
export const INTEL = new Rows<{ card: Card; player: Faction; rival: Faction; object: number }>(
  (list, i) => ({ card: list[i], player: list[i + 1], rival: list[i + 2], object: list[i + 3] }),
  ({ card, player, rival, object }) => [card, player, rival, object],
);

// ---- supply and New Year

/** `marks`: Blockade marks; `items` as bits (rules/blockade.ts). */
export const MARKS = new Rows<{ area: Area; faction: Faction; items: number }>(
  (list, i) => ({ area: list[i], faction: list[i + 1], items: list[i + 2] }),
  ({ area, faction, items }) => [area, faction, items],
);

/** `plan`: what is bought; the meaning of `first` and `second` depends on the kind (rules/building.ts). */
export const PLAN = new Rows<{ kind: number; first: number; second: number }, [number, number]>(
  (list, i) => ({ kind: list[i], first: list[i + 1], second: list[i + 2] }),
  ({ kind, first, second }) => [kind, first, second],
);

/** `arrivals`: USA units that come together; `area` -1 is not chosen yet. */
export const ARRIVALS = new Rows<{ unitType: UnitType; cv: number; area: Area }>(
  (list, i) => ({ unitType: list[i], cv: list[i + 1], area: list[i + 2] }),
  ({ unitType, cv, area }) => [unitType, cv, area],
);

/** `musters`: units that still need a type. */
export const MUSTERS = new Rows<
  { faction: Faction; area: Area; cv: number; nationality: Nationality },
  [Faction, Area]
>(
  (list, i) => ({ faction: list[i], area: list[i + 1], cv: list[i + 2], nationality: list[i + 3] }),
  ({ faction, area, cv, nationality }) => [faction, area, cv, nationality],
);

// ---- Player Turn

/** A declaration (§15): DECLARE_WAR with a Rival, VIOLATE or INTERVENE with a nation as its object. */
export interface DeclarationRow {
  kind: number;
  object: number;
}

/** `announced`: `card` is what an Ally pays for a war, -1 for none. */
export const ANNOUNCED = new Rows<DeclarationRow & { card: Card }, [number, number]>(
  (list, i) => ({ kind: list[i], object: list[i + 1], card: list[i + 2] }),
  ({ kind, object, card }) => [kind, object, card],
);

/** `withdrawn` and `duties`. */
export const DECLARATIONS = new Rows<DeclarationRow, [number, number]>(
  (list, i) => ({ kind: list[i], object: list[i + 1] }),
  ({ kind, object }) => [kind, object],
);

/** `threats`: Protectorates; `markers` are those their holder gives up, -1 while not answered. */
export const THREATS = new Rows<{ nation: Nation; markers: number }>(
  (list, i) => ({ nation: list[i], markers: list[i + 1] }),
  ({ nation, markers }) => [nation, markers],
);

/** `engagements`: an Enemy came into `battle` from `from`; `closedTo` is a bit mask of Parties (§12.5c, R64). */
export const ENGAGEMENTS = new Rows<{ battle: Area; from: Area; closedTo: number }, [Area, Area]>(
  (list, i) => ({ battle: list[i], from: list[i + 1], closedTo: list[i + 2] }),
  ({ battle, from, closedTo }) => [battle, from, closedTo],
);

// ---- Combat

/** `hits`: at most one row. */
export const HITS = new Rows<{ party: Party; targetClass: TargetClass; count: number }>(
  (list, i) => ({ party: list[i], targetClass: list[i + 1], count: list[i + 2] }),
  ({ party, targetClass, count }) => [party, targetClass, count],
);

/** `striking`: the Carrier that is Striking and its way out; at most one row. */
export const STRIKING = new Rows<{ unit: Unit; to: Area; rebases: number }>(
  (list, i) => ({ unit: list[i], to: list[i + 1], rebases: list[i + 2] }),
  ({ unit, to, rebases }) => [unit, to, rebases],
);
