/** The events that a viewer knows, in the pieces in which they came. */
import type { Json } from "@tripartite/kernel";
import type { News } from "@tripartite/kernel/protocol";

/** What happened after move `since`, up to move `seq`. */
export interface Batch {
  readonly since: number;
  readonly seq: number;
  readonly events: readonly Json[];
}

export type History = readonly Batch[];

/** The history from an update that tells of everything from the first move on. */
export function wholeHistory({ since, seq, opening, events }: Batch & Pick<News, "opening">): History {
  const update = { since, seq, events };
  return opening === undefined ? [update] : [{ since: 0, seq: 0, events: opening }, update];
}

/**
 * The history after an update: whatever was known of moves after its `since` is void. Undefined if that cuts through a
 * piece, so that the whole history has to be asked for again.
 */
export function afterUpdate(history: History, update: Batch): History | undefined {
  const kept = history.filter(({ seq }) => seq <= update.since);
  const end = kept.at(-1)?.seq ?? 0;
  if (end !== update.since) return undefined;
  return update.events.length === 0 && update.seq === update.since ? kept : [...kept, update];
}

/** The same history, with what happened after move `since` in pieces of one move each, if that was in one piece before. */
export function refined(history: History, since: number, moves: History): History {
  const at = history.findIndex((batch) => batch.since <= since && since < batch.seq);
  const whole = history[at];
  const within = moves.filter(({ seq }) => whole !== undefined && seq <= whole.seq);
  if (whole === undefined || within.at(-1)?.seq !== whole.seq) return history;
  const count = within.reduce((sum, { events }) => sum + events.length, 0);
  if (count > whole.events.length) return history;
  const before = { since: whole.since, seq: since, events: whole.events.slice(0, whole.events.length - count) };
  const older = since > whole.since ? [before] : [];
  return [...history.slice(0, at), ...older, ...within, ...history.slice(at + 1)];
}
