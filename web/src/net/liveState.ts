/** What the page knows of the table that it follows. */
import type { SeatOrders, TableInfo } from "./api.ts";
import { type Known, NOTHING_KNOWN } from "./known.ts";
import type { ChatMessage, Deed, Presence, TalkOpening } from "./messages.ts";

export interface LiveState extends Known {
  readonly connection: "connecting" | "open" | "lost" | "closed";
  /** Why the server closed the table for us. */
  readonly closedBecause?: string;
  readonly table?: TableInfo;
  /** Milliseconds that the server's clock is ahead of ours. */
  readonly ahead: number;
  readonly chat: readonly ChatMessage[];
  /** Private talk that could be shown to everybody, after the end. */
  readonly openings: readonly TalkOpening[];
  /** What people did to the table, oldest first. */
  readonly deeds: readonly Deed[];
  /** Who is there, by seat; empty until it is known. */
  readonly presence: readonly Presence[];
  /** How many people watch without a seat. */
  readonly watching: number;
  /** What the seat answers without being asked; undefined until it is known. */
  readonly orders?: SeatOrders;
  /** An action is on its way. */
  readonly busy: boolean;
  /** After move `seq` the bots wait so long before they answer. */
  readonly botsWait?: { readonly seq: number; readonly ms: number } | undefined;
}

const NO_PEOPLE = { chat: [], openings: [], deeds: [], presence: [], watching: 0 };
/** Before the first message. */
export const NOTHING: LiveState = { ...NOTHING_KNOWN, ...NO_PEOPLE, connection: "connecting", ahead: 0, busy: false };
