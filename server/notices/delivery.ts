import type { Json } from "@tripartite/kernel";
import type { Signing } from "./signature.ts";

/** The same for programs. Only what everybody may know about the table is in it. */
export interface NoticeFields {
  readonly kind: string;
  readonly table?: string;
  readonly title?: string;
  readonly game?: string;
  readonly scenario?: string;
  readonly seat?: number;
  readonly seatId?: string;
  /** The move that it is about; before the game, which change of the table. */
  readonly move?: number;
  /** Where the game stands in its own calendar: year, season, turn, phase, as the game has them. */
  readonly calendar?: Json;
  /** When the clock of the seat ends, in milliseconds. */
  readonly deadline?: number;
  readonly url?: string;
}

/** What a person is told. No secret of a game is in it: only which table and seat, and how much time is left. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
  /** One for each thing that is told. */
  readonly notices?: readonly NoticeFields[];
  /** Where somebody who has only the message can stop such messages. */
  readonly unsubscribe?: string;
}

/** A way to reach people. `target` is what they gave us, checked when they did. */
export interface Carrier {
  /** Settles when the message was taken, or fails with an Undelivered. */
  send(target: unknown, message: Message, signing: Signing): Promise<void>;
}

/** `again`: it certainly did not arrive and may later. `gone`: it never will. `unknown`: it may have arrived. */
export type Verdict = "again" | "refused" | "gone" | "unknown";

/** The text is for the person's log. */
export class Undelivered extends Error {
  readonly verdict: Verdict;

  constructor(verdict: Verdict, text: string) {
    super(text);
    this.name = "Undelivered";
    this.verdict = verdict;
  }
}
