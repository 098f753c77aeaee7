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

/** The text of a notice. It has no secret of a game: only the table, the seat and the time left. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
  /** One for each kind of notice. */
  readonly notices?: readonly NoticeFields[];
  /** The address where a receiver of the message can stop such messages. */
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
