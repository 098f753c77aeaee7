/** How charts say when an entry counts: as data over a plain object of facts. */

/** One value or any of several; for a fact that is a list: an element of it, or any of several. */
type Wanted<Value> = [Value] extends [readonly (infer Element)[]]
  ? Element | readonly Element[]
  : Value | readonly Value[];

/** Every key that is named must hold; none named: always. */
export type Condition<Facts> = { readonly [Fact in keyof Facts]?: Wanted<NonNullable<Facts[Fact]>> };

export interface Entry<Facts> {
  readonly id: string;
  readonly text: string;
  readonly when: Condition<Facts>;
  /** The entry counts this many times. */
  readonly each?: keyof Facts & string;
  /** The number named by `each` is divided by this and rounded up. */
  readonly per?: number;
}

/** A die-roll modifier. */
export interface Modifier<Facts> extends Entry<Facts> {
  readonly value: number;
}

/** A reason to divide a modified die by two. */
export type Halving<Facts> = Entry<Facts>;
