/** Standing orders: how a seat answers without being asked. Only the person on the seat knows them. */
import type { Alert, Json } from "../contract.ts";

/** The default action of the game, or the fields that an offered action must have; the default goes first if it fits. */
export type AnswerAhead = "default" | { readonly type: string; readonly [field: string]: Json };

/** What ended an order: something that happened, or the person took back what was answered. */
export type OrderEnd = Alert | "takenBack";

export interface StandingOrder {
  readonly id: string;
  readonly decision: string;
  readonly answer: AnswerAhead;
  /** What ends it. */
  readonly stops: readonly Alert[];
  readonly created: number;
  /** How often it has answered. */
  readonly fired: number;
  readonly ended?: OrderEnd;
}

/** A move that a standing order made. */
export interface OrderFiring {
  readonly seq: number;
  readonly decision: string;
  readonly time: number;
}

export interface SeatOrders {
  readonly orders: readonly StandingOrder[];
  /** The newest ones, oldest first. */
  readonly fired: readonly OrderFiring[];
  /** The decisions that can be answered in advance. */
  readonly decisions: readonly string[];
}

export interface NewOrder {
  readonly seat: number;
  readonly decision: string;
  readonly answer: AnswerAhead;
  readonly stops: readonly Alert[];
}
