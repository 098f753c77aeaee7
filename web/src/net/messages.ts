/** Messages of the live view of a table. */
import type { Json, Outcome, Refusal } from "@tripartite/kernel";
import type { TableInfo } from "./api.ts";
import type { Batch } from "./history.ts";

export interface Asked {
  readonly id: string;
  readonly prompt: string;
}

/** An update; the table comes whole (`view`), as a change of the one before (`patch`), or not at all. */
export interface Update extends Batch {
  readonly waitingFor: readonly number[];
  readonly decision?: Asked;
  readonly outcome?: Outcome;
  /** The seat could take something back. */
  readonly mayUndo?: true;
  readonly view?: Json;
  readonly patch?: Json;
  readonly legal?: readonly Json[];
  readonly interrupts?: readonly Json[];
}

export interface ChatMessage {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly time: number;
}

/** What became of an action or an undo. */
export type Reply =
  | { readonly type: "accepted" | "queued"; readonly seq: number }
  | ({ readonly type: "refused" } & Refusal)
  | { readonly type: "stale" };

export type Explanation = { readonly type: "allowed" } | ({ readonly type: "refused" } & Refusal);

export type ServerMessage = { readonly id?: number } & (
  | { readonly type: "table"; readonly table: TableInfo; readonly time?: number }
  | ({ readonly type: "update" | "glance" } & Update)
  | ({ readonly type: "stale" } & Update)
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
