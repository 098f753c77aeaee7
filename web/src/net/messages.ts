/** Messages of the live view of a table. */
import type { Refusal } from "@tripartite/kernel";
import type { Asked, ChatMessage, Glance, Update } from "@tripartite/kernel/protocol";
import type { TableInfo } from "./api.ts";

export type { Asked, ChatMessage };

/** What became of an action or an undo. */
export type Reply =
  | { readonly type: "accepted" | "queued"; readonly seq: number }
  | ({ readonly type: "refused" } & Refusal)
  | { readonly type: "stale" };

export type Explanation = { readonly type: "allowed" } | ({ readonly type: "refused" } & Refusal);

export type ServerMessage = { readonly id?: number } & (
  | { readonly type: "table"; readonly table: TableInfo; readonly time?: number }
  | ({ readonly type: "update" } & Update)
  | ({ readonly type: "glance" | "stale" } & Glance)
  | { readonly type: "chat"; readonly message: ChatMessage }
  | { readonly type: "messages"; readonly messages: readonly ChatMessage[] }
  | { readonly type: "note"; readonly text: string }
  | { readonly type: "error"; readonly code: string; readonly text: string; readonly retryAfterMs?: number }
  | { readonly type: "accepted" | "queued"; readonly seq: number }
  | ({ readonly type: "refused" } & Refusal)
  | { readonly type: "allowed" | "done" }
);

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
