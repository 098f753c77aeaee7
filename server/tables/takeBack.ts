import type { Seat } from "@tripartite/kernel";
import { inForce, type NumberedMove } from "./moves.ts";

/**
 * The move before the last decision of these seats: there it can be taken again. `isOpen` says whether one of them has
 * a choice after a move; a question with a single answer is answered for them and would be answered again.
 */
export function beforeLastDecision(
  moves: readonly NumberedMove[],
  seats: readonly Seat[],
  isOpen: (to: number, seat: Seat) => boolean,
): number | undefined {
  const line = inForce(moves);
  const own: { readonly seat: Seat; readonly before: number }[] = [];
  line.forEach((move, index) => {
    if (!seats.includes(move.seat)) return;
    if (move.kind === "act") own.push({ seat: move.seat, before: line[index - 1]?.seq ?? 0 });
    if (move.kind !== "undo") return;
    const undone = own.findLastIndex(({ seat }) => seat === move.seat);
    if (undone >= 0) own.splice(undone, 1);
  });
  return own.findLast(({ seat, before }) => isOpen(before, seat))?.before;
}
