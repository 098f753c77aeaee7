import { type Json, type Outcome, type Seat, type Seed, textOf } from "@tripartite/kernel";
import type { ActionRow } from "../storage/schema.ts";

/**
 * Everything that moves a table on, numbered without gaps from 1. Nothing is ever taken out of this list:
 * taking something back is a move too.
 */
export type Move =
  /** An action of the game, carried out at once or, as an interrupt, at the next safe point. */
  | {
      readonly kind: "act";
      readonly seat: Seat;
      readonly action: Json;
      /** Why the bot of the seat did it. */
      readonly reason?: string;
    }
  /** The seat takes back its last action. */
  | { readonly kind: "undo"; readonly seat: Seat }
  /** All agreed to go back to where move `to` had just been made. */
  | {
      readonly kind: "rollback";
      readonly seat: Seat;
      readonly to: number;
      /** Dice and decks from then on; in moves that were stored long ago it is absent and they stay the same. */
      readonly seed?: Seed;
    }
  /** The people at the table ended the game. */
  | { readonly kind: "end"; readonly seat: Seat; readonly outcome: Outcome }
  /** The rules of the server have changed, and the game continues from a position. */
  | ({ readonly kind: "rules"; readonly seat: Seat } & RulesChange);

export interface RulesChange {
  readonly from: string;
  readonly to: string;
  /** The last move that the position contains; later ones were not possible any more. */
  readonly kept: number;
  readonly position: Json;
  /** How the game ended, if it was over. */
  readonly ending?: Outcome;
}

export type NumberedMove = Move & { readonly seq: number };

/** A move came from outside the seats. */
export const NO_SEAT = -1;

export interface RowContext {
  readonly tableId: string;
  readonly rulesVersion: string;
  readonly time: number;
}

export function toRow(move: NumberedMove, context: RowContext): ActionRow {
  const { seq, kind, seat } = move;
  const reason = kind === "act" ? (move.reason ?? null) : null;
  const action = kind === "act" ? textOf(move.action) : JSON.stringify(content(move));
  return { ...context, seq, kind, seat, action, reason };
}

function content(move: Move): unknown {
  if (move.kind === "rollback") return { to: move.to, seed: move.seed };
  if (move.kind === "rules") {
    const { from, to, kept, position, ending } = move;
    return { from, to, kept, position, ending };
  }
  return move.kind === "end" ? move.outcome : null;
}

export function fromRow({ seq, kind, seat, action }: ActionRow): NumberedMove {
  const content = JSON.parse(action);
  if (kind === "act") return { seq, kind, seat, action: content };
  if (kind === "undo") return { seq, kind, seat };
  if (kind === "rollback") return { seq, kind, seat, ...(typeof content === "number" ? { to: content } : content) };
  if (kind === "end") return { seq, kind, seat, outcome: content };
  if (kind === "rules") return { seq, kind, seat, ...(content as RulesChange) };
  throw new Error(`unknown kind of move ${kind}`);
}

/** The moves that still count: a rollback cancels those after its target, and stays itself to mark the place. */
export function inForce(moves: readonly NumberedMove[]): NumberedMove[] {
  let line: NumberedMove[] = [];
  for (const move of moves) {
    if (move.kind === "rollback") line = line.filter(({ seq }) => seq <= move.to);
    line.push(move);
  }
  return line;
}

export type NumberedRulesChange = Extract<NumberedMove, { kind: "rules" }>;

/** The last change of the rules among moves that count. */
export function lastRulesChange(line: readonly NumberedMove[]): NumberedRulesChange | undefined {
  return line.findLast((move): move is NumberedRulesChange => move.kind === "rules");
}

/** An event of the table itself, whatever is played there. */
export function eventOfChange({ from, to, kept }: NumberedRulesChange): Json {
  return { type: "rulesChanged", before: from, after: to, kept };
}
