/** What a person is told. No secret of a game is in it: only which table and seat, and how much time is left. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
  /** Where somebody who has only the message can stop such messages. */
  readonly unsubscribe?: string;
}

/** A way to reach people. `target` is what they gave us, checked when they did. */
export interface Carrier {
  /** Settles when the message was taken, or fails with an Undelivered. */
  send(target: unknown, message: Message): Promise<void>;
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
