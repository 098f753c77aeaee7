import type { Json } from "./contract.ts";

/** Values of a scenario that rules mark as ours: what they are now, and a way to play with others. */
export interface Calibration {
  /** By name, for a table with these options. */
  values(options: Json): Readonly<Record<string, number>>;
  /**
   * Every table with these options that is begun afterwards in this thread is played with these values; those that are
   * not named are as printed. For measurements only: the logs of such games do not replay elsewhere.
   */
  apply(options: Json, values: Readonly<Record<string, number>>): void;
}
