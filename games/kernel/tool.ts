import type { Json } from "./contract.ts";

/** Something that a game can work out without a table: JSON in, JSON out. Throws `InputError`. */
export interface Tool {
  /** One line. */
  readonly summary: string;
  /** What goes in and what comes out. */
  readonly help: string;
  /** An input that it takes. */
  readonly example: Json;
  run(input: unknown): Json;
}

/** The tools of a game by name. */
export type Toolbox = Readonly<Record<string, Tool>>;
