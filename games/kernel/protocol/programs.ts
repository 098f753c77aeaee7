/** The stream that programs read which play over the network. */
import type { Json, OfferJson, Outcome, Seat } from "../contract.ts";

/** One line of the stream that a program reads. */
export type ProgramLine =
  | { type: "invited"; table: string; seat: Seat; game: string; rulesVersion: string; options: Json }
  | { type: "gameStart"; table: string; seat: Seat; game: string; rulesVersion: string; options: Json }
  | { type: "events"; table: string; seat: Seat; since: number; seq: number; events: readonly Json[] }
  | ({ type: "decision"; table: string; seat: Seat } & Question)
  | { type: "gameEnd"; table: string; seat: Seat; outcome: Outcome }
  | { type: "seatLost"; table: string; seat: Seat }
  | { type: "heartbeat" }
  | { type: "closed"; code: string };

interface Question {
  seq: number;
  decision: { id: string; prompt: string };
  view: Json;
  legal: readonly OfferJson[];
}
