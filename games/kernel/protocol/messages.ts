/** Messages over the socket of a table. */
import type { GameAction, Json, Refusal, Seat } from "../contract.ts";
import type { Glance, Update } from "./sight.ts";
import type { PublicProposal, PublicTable } from "./tables.ts";

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
  | { type: "proposeWatching"; id: number }
  /** A bot takes the seat of a player who stays away, until the player returns. Only at tables without clocks. */
  | { type: "proposeReplacement"; id: number; seat: Seat }
  | { type: "endWatching"; id: number }
  /** From now on only those who play may watch the game, or read the talk. One of them is enough. */
  | { type: "keepPrivate"; id: number; what: "game" | "talk" }
  /** To the proposal with that number. */
  | { type: "answer"; id: number; proposal: number; accept: boolean }
  /** To everybody at the table, or to the person on one seat alone. */
  | { type: "chat"; id: number; text: string; to?: Seat }
  /** After the end: one agrees that the private talk with a seat is shown to everybody. */
  | { type: "openTalk"; id: number; with: Seat }
  | { type: "recentChat"; id: number }
  | { type: "recentDeeds"; id: number }
  | { type: "saveNote"; id: number; text: string }
  | { type: "note"; id: number };

export type MessageType = ClientMessage["type"];
export type MessageOf<Type extends MessageType> = Extract<ClientMessage, { type: Type }>;

/** A message without its number, which the sender adds. Clients that know the game send actions of its own type. */
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
  | { readonly type: "messages"; readonly messages: readonly ChatMessage[]; readonly openings?: readonly TalkOpening[] }
  /** The readable part of the chat has changed: request it again. */
  | { readonly type: "talkChanged" }
  | { readonly type: "deed"; readonly deed: Deed }
  | { readonly type: "deeds"; readonly deeds: readonly Deed[] }
  /** The standing orders of one's own seat have changed, or one has answered: ask for them again. */
  | { readonly type: "ordersChanged" }
  /** `watching`: how many people watch without a seat. */
  | { readonly type: "presence"; readonly seats: readonly Presence[]; readonly watching: number }
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
  /** The seat from which it was said; absent for messages from long ago. */
  readonly seat?: Seat;
  /** The seat for which alone it was meant. */
  readonly to?: Seat;
  /** It was private, and both agreed after the end to show it. */
  readonly opened?: true;
}

/** Private talk that both may open to everybody after the end. */
export interface TalkOpening {
  readonly with: Seat;
  /** Who has agreed so far. */
  readonly you: boolean;
  readonly they: boolean;
}

/** Whether the person of a seat follows the table now, or since when not; null for bots and free seats. */
export type Presence = { readonly here: boolean; readonly since?: number } | null;

export const DEED_KINDS = [
  /** Before the game. */
  "satDown",
  "stoodUp",
  "sentAway",
  "sidesChanged",
  "timeChanged",
  /** The result shall count for ratings, or not. */
  "ratingOn",
  "ratingOff",
  /** Everybody may find and watch the game, by the host before it and by consent in it; or no longer. */
  "watchingAllowed",
  "watchingEnded",
  /** Only those who play may watch; or everybody with the address again. */
  "watchingClosed",
  "watchingReopened",
  /** Those who watch read the talk, or do not. */
  "talkOpened",
  "talkClosed",
  /** A bot plays on; the person may return, unless it is for good. */
  "left",
  "resigned",
  "outOfTime",
  "replaced",
  "dismissed",
  "returned",
  "tookSeat",
  "proposed",
  "declined",
  "withdrawn",
  /** The clocks stand still by consent, or because the last person does not answer; and run again. */
  "paused",
  "stopped",
  "resumed",
  "rolledBack",
  /** Time ran out, and the default action of the game was taken. */
  "defaulted",
  "ended",
] as const;
export type DeedKind = (typeof DEED_KINDS)[number];

/** Something that people do to a table, or that happens to their seats: a line of its log. */
export interface Deed {
  readonly id: string;
  /** The last move that had been made. */
  readonly seq: number;
  readonly time: number;
  readonly kind: DeedKind;
  /** The seats that it is about. */
  readonly seats?: readonly Seat[];
  /** Who did it, or to whom it happened. */
  readonly name?: string;
  /** What was proposed, declined or withdrawn. */
  readonly proposal?: Pick<PublicProposal, "kind" | "to" | "winners" | "seat">;
  /** The move that the game went back to. */
  readonly to?: number;
  /** Who won by agreement. */
  readonly winners?: readonly Seat[];
}
