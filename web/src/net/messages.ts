/** Messages of the live view of a table. */
import type { Refusal } from "@tripartite/kernel";
import type {
  Asked,
  ChatMessage,
  Deed,
  Presence,
  Request,
  ServerMessage,
  TalkOpening,
} from "@tripartite/kernel/protocol";

export type { Asked, ChatMessage, Deed, Presence, Request, ServerMessage, TalkOpening };

/** The reply to an action or an undo. */
export type Reply =
  | { readonly type: "accepted" | "queued"; readonly seq: number }
  | ({ readonly type: "refused" } & Refusal)
  | { readonly type: "stale" };

export type Explanation = { readonly type: "allowed" } | ({ readonly type: "refused" } & Refusal);

/** Why a message could not be handled; LOST if the connection broke before the answer came. */
export class LiveError extends Error {
  readonly code: string;
  readonly retryAfterMs: number | undefined;

  constructor(code: string, text: string, retryAfterMs?: number) {
    super(text);
    this.name = "LiveError";
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
