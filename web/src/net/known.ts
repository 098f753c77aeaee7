/** What is known of a table after some move. */
import type { Json, OfferJson, Outcome } from "@tripartite/kernel";
import { type Sight, type Update, wholeSight } from "@tripartite/kernel/protocol";
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

/** Does the seat have to decide after an update? */
export function asksAfter(before: boolean, update: Update): boolean {
  if ("view" in update) return update.decision !== undefined;
  const { decision } = (update.patch ?? {}) as { decision?: unknown };
  return decision === undefined ? before : decision !== null;
}

/** What is seen of the table; undefined before the first update. */
export function sightOf({ view, ...rest }: Known): Sight | undefined {
  return view === undefined ? undefined : wholeSight({ view, ...rest });
}

/** What is known after a move. */
export function knownAfter({ seq }: Update, sight: Sight, history: History): Known {
  const { waitingFor, decision, outcome, mayUndo = false, view, legal = [], interrupts = [] } = sight;
  return { seq, history, waitingFor, decision, outcome, mayUndo, view, legal, interrupts };
}
