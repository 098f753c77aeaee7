/** The live view of a table. */
import type { Json, OfferJson, Outcome, Seat } from "../contract.ts";
import { changedList, type ListChange, patched } from "../patch.ts";

/** What the viewer's own seat is asked. */
export interface Asked {
  readonly id: string;
  readonly prompt: string;
  /** The move that asked it: an answer that has seen that move is not stale. */
  readonly asked: number;
}

/** Which seats the table waits for, and what that means for the viewer. */
export interface Waiting {
  readonly waitingFor: readonly Seat[];
  readonly decision?: Asked;
  readonly outcome?: Outcome;
  /** The viewer's own seat could take something back. */
  readonly mayUndo?: true;
}

/** Everything that a viewer sees of a table. Spectators, and seats of a game that is over, have no lists. */
export interface Sight extends Waiting {
  readonly view: Json;
  /** What the seat may do as its decision, each action with what it means. */
  readonly legal?: readonly OfferJson[];
  /** What it may do at any safe point. */
  readonly interrupts?: readonly Json[];
}

/** What happened after move `since`, up to move `seq`. Everything that was known of moves after `since` is void. */
export interface News {
  readonly since: number;
  readonly seq: number;
  /** What the set-up brought about before the first move; only if `since` is 0. */
  readonly opening?: readonly Json[];
  readonly events: readonly Json[];
}

/** How a sight differs from the one before on the same socket. What is absent is as it was. */
export interface SightChanges {
  /** A JSON Merge Patch (RFC 7396) for the sight without its lists. */
  readonly patch?: Json;
  readonly legalChanges?: readonly ListChange[];
  readonly interruptChanges?: readonly ListChange[];
}

/** What a viewer has missed and sees now. */
export type Glance = News & Sight;

/** An update shows everything, or what changed. */
export type Update = News & (Sight | SightChanges);

/** The parts of a sight, of which some may be missing. */
type SightParts = Pick<Sight, "waitingFor" | "view" | "legal" | "interrupts"> & {
  readonly decision?: Asked | undefined;
  readonly outcome?: Outcome | undefined;
  readonly mayUndo?: boolean | undefined;
};

/** What a viewer sees after an update; undefined if nothing was seen before that could have changed. */
export function sightAfter(before: Sight | undefined, update: Update): Sight | undefined {
  if ("view" in update) return wholeSight(update);
  if (before === undefined) return undefined;
  const { patch, legalChanges = [], interruptChanges = [] } = update;
  const { legal = [], interrupts = [], ...shown } = before;
  return {
    ...(patch === undefined ? shown : (patched(shown as unknown as Json, patch) as unknown as typeof shown)),
    legal: changedList(legal, legalChanges) as OfferJson[],
    interrupts: changedList(interrupts, interruptChanges),
  };
}

/** A sight of these parts: what is not there is left out, and lists are empty. */
export function wholeSight({ waitingFor, decision, outcome, mayUndo, view, legal, interrupts }: SightParts): Sight {
  return {
    waitingFor,
    ...(decision && { decision }),
    ...(outcome && { outcome }),
    ...(mayUndo && { mayUndo }),
    view,
    legal: legal ?? [],
    interrupts: interrupts ?? [],
  };
}
