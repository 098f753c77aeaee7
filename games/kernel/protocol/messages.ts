/** Messages over the socket of a table. */
import type { GameAction, Json, Refusal, Seat } from "../contract.ts";
import type { Glance, Update } from "./sight.ts";
import type { PublicTable } from "./tables.ts";

/** What a client may send. `id` comes back with the answer. */
export type ClientMessage =
  /** Where all others are bots, they may be asked to wait before they answer, so that a slip can be taken back. */
  | { type: "act"; id: number; seen: number; action: Json; holdBotsMs?: number }
  | { type: "undo"; id: number; seen: number }
  /** Bots that wait need not wait any longer. */
  | { type: "letBotsAnswer"; id: number }
  /** To where the seat decided last, also past what was disclosed since; only where all others are bots. */
  | { type: "takeBack"; id: number }
  | { type: "explain"; id: number; action: Json }
  | { type: "look"; id: number; since: number }
  | { type: "proposeRollback"; id: number; to: number }
  | { type: "proposeEnding"; id: number; winners: readonly Seat[] }
  | { type: "proposePause"; id: number }
  | { type: "resume"; id: number }
  /** To the proposal with that number. */
  | { type: "answer"; id: number; proposal: number; accept: boolean }
  | { type: "chat"; id: number; text: string }
  | { type: "recentChat"; id: number }
  | { type: "saveNote"; id: number; text: string }
  | { type: "note"; id: number };

export type MessageType = ClientMessage["type"];
export type MessageOf<Type extends MessageType> = Extract<ClientMessage, { type: Type }>;

/** A message without its number, which the sender adds. Whoever knows the game sends actions of its own type. */
export type Request = {
  [Type in MessageType]: {
    [Field in keyof Omit<MessageOf<Type>, "id">]: Field extends "action" ? GameAction : MessageOf<Type>[Field];
  };
}[MessageType];

/** What a server sends: answers, with the number of what they answer, and news. */
export type ServerMessage = { readonly id?: number } & (
  | { readonly type: "table"; readonly table: PublicTable; readonly time?: number }
  | ({ readonly type: "update" } & Update)
  | ({ readonly type: "glance" | "stale" } & Glance)
  | { readonly type: "chat"; readonly message: ChatMessage }
  | { readonly type: "messages"; readonly messages: readonly ChatMessage[] }
  | { readonly type: "note"; readonly text: string }
  | { readonly type: "error"; readonly code: string; readonly text: string; readonly retryAfterMs?: number }
  /** `botsWaitMs`: so long the bots wait before they answer. */
  | { readonly type: "accepted" | "queued"; readonly seq: number; readonly botsWaitMs?: number }
  | ({ readonly type: "refused" } & Refusal)
  | { readonly type: "allowed" | "done" }
);

export interface ChatMessage {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly time: number;
}
