/** A game as it went, seen through one pair of eyes. Loads the part that is looked at first, then all others. */
import type { Json } from "@tripartite/kernel";
import { patched } from "@tripartite/kernel/patch";
import { api, type Eyes, type ReplayChunk, type ReplayIndex } from "./api.ts";
import type { Batch, History } from "./history.ts";
import { NOTHING_KNOWN } from "./known.ts";
import type { Frame } from "./stage.ts";
import { Store } from "./store.ts";

export interface ReplayState {
  readonly index?: ReplayIndex;
  /** Which parts are here. */
  readonly parts: readonly (LoadedPart | undefined)[];
  readonly problem?: string;
}

/** The views of a part, the first of them at step `first`. */
interface LoadedPart {
  readonly first: number;
  readonly views: readonly Json[];
  readonly batches: History;
  /** What the set-up brought about, in the first part. */
  readonly opening: History;
}

export class Replay {
  readonly state = new Store<ReplayState>({ parts: [] });
  readonly #tableId: string;
  readonly #eyes: Eyes;
  #stopped = false;

  constructor(tableId: string, eyes: Eyes) {
    this.#tableId = tableId;
    this.#eyes = eyes;
  }

  /** Loads everything, or only what came after move `since`, beginning at the step of move `at`. */
  async load(at: number | undefined, since = 0): Promise<void> {
    try {
      const index = await api.replayIndex(this.#tableId);
      const count = Math.max(1, Math.ceil((index.seqs.length - 1) / index.chunk));
      this.state.update({ index, parts: Array.from({ length: count }) });
      const wanted = partOf(index, stepOf(index, at));
      const first = Math.floor(stepOf(index, since) / index.chunk);
      const parts = Array.from({ length: count }, (_, part) => part);
      for (const part of [...parts.slice(0, wanted + 1).reverse(), ...parts.slice(wanted + 1)]) {
        if (this.#stopped) return;
        if (part < first) continue;
        await this.#loadPart(index, part);
      }
    } catch (error) {
      this.state.update({ problem: (error as Error).message });
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  async #loadPart(index: ReplayIndex, part: number): Promise<void> {
    const loaded = unfolded(index, await api.replayChunk(this.#tableId, this.#eyes, part, index.seq));
    this.state.update({ parts: this.state.get().parts.with(part, loaded) });
  }
}

function unfolded({ seqs }: ReplayIndex, { first, opening, view, steps }: ReplayChunk): LoadedPart {
  const views = [view];
  const batches: Batch[] = [];
  steps.forEach(({ patch, events }, offset) => {
    views.push(patch === undefined ? views[offset] : patched(views[offset], patch));
    batches.push({ since: seqs[first + offset], seq: seqs[first + offset + 1], events });
  });
  return { first, views, batches, opening: opening === undefined ? [] : [{ since: 0, seq: 0, events: opening }] };
}

/** The step of a move; of a move that was taken back, the last one before it. */
export function stepOf({ seqs }: ReplayIndex, at: number | undefined): number {
  if (at === undefined) return seqs.length - 1;
  const after = seqs.findIndex((seq) => seq > at);
  return after < 0 ? seqs.length - 1 : Math.max(0, after - 1);
}

/** The part that tells how a step came about. */
function partOf({ chunk }: ReplayIndex, step: number): number {
  return Math.max(0, Math.ceil(step / chunk) - 1);
}

/** Undefined as long as that part is not here. */
export function viewAt({ index, parts }: ReplayState, step: number): Json | undefined {
  const part = index && parts[partOf(index, step)];
  return part?.views[step - part.first];
}

/** What happened on the way to a step. */
export function batchAt({ index, parts }: ReplayState, step: number): Batch | undefined {
  const part = index && parts[partOf(index, step)];
  return part?.batches[step - part.first - 1];
}

/** A step as it would have come from the server; undefined as long as it is not here. */
export function frameAt(state: ReplayState, step: number, history: History): Frame | undefined {
  const { index, parts } = state;
  const part = index && parts[partOf(index, step)];
  const batch = batchAt(state, step);
  if (part === undefined || batch === undefined) return undefined;
  const [before, after] = [part.views[step - part.first - 1], part.views[step - part.first]];
  return {
    batch,
    isPast: true,
    before: { ...NOTHING_KNOWN, seq: batch.since, view: before, history },
    after: { ...NOTHING_KNOWN, seq: batch.seq, view: after, history: [...history, batch] },
  };
}

/** What is known of the time before a step, as far back as there is no gap. */
export function historyTo({ index, parts }: ReplayState, step: number): History {
  if (index === undefined) return [];
  const before = parts.slice(0, partOf(index, step) + 1);
  const gap = before.lastIndexOf(undefined);
  return before
    .slice(gap + 1)
    .flatMap((part) => (part ? [...part.opening, ...part.batches.slice(0, Math.max(0, step - part.first))] : []));
}
