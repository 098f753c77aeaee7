/** What a table refuses whatever is played there. */
import type { Refusal } from "@tripartite/kernel";

const refusal = (code: string, text: string): Refusal => ({ code, rule: "table", text });

export const OVER = refusal("GAME_OVER", "The game is over.");
export const ENOUGH = refusal("TOO_MANY_INTERRUPTS", "You have done enough out of turn. Wait until the game moves on.");
export const QUEUE_FULL = refusal("TOO_MANY_WAITING", "Too many interrupts of yours wait.");

/** A move that was accepted once and is refused now: the rules have changed. */
export class NotPossible extends Error {
  constructor(seq: number, { code, text }: Refusal) {
    super(`move ${seq} no longer applies: ${code} ${text}`);
    this.name = "NotPossible";
  }
}
