/** What is known of a table after some move. */
import type { Json, OfferJson, Outcome } from "@tripartite/kernel";
import type { History } from "./history.ts";
import type { Asked } from "./messages.ts";

export interface Known {
  /** The last move that is known. */
  readonly seq: number;
  readonly history: History;
  readonly waitingFor: readonly number[];
  readonly decision?: Asked | undefined;
  readonly outcome?: Outcome | undefined;
  readonly mayUndo: boolean;
  readonly view?: Json;
  readonly legal: readonly OfferJson[];
  readonly interrupts: readonly Json[];
}

/** Before the first update. */
export const NOTHING_KNOWN: Known = {
  seq: 0,
  history: [],
  waitingFor: [],
  mayUndo: false,
  legal: [],
  interrupts: [],
};
