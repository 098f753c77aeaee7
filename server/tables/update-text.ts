import type { Json } from "@tripartite/kernel";
import type { Look, News, Waiting } from "./play.ts";

/** What an update shows of the table: the whole view, or how it has changed. */
export type Shown = Omit<Look, "view"> & { readonly view?: Json; readonly patch?: Json };

/** An update as it is sent. What is undefined is left out. */
export function updateText({ since, seq, events }: News, waiting: Waiting, shown: Shown = {}): string {
  const { waitingFor, decision, outcome, mayUndo } = waiting;
  const { view, patch, legal, interrupts } = shown;
  return JSON.stringify({
    type: "update",
    since,
    seq,
    events,
    waitingFor,
    decision,
    outcome,
    mayUndo,
    view,
    patch,
    legal,
    interrupts,
  });
}
