import type { AnyGame, Decision, Seat } from "@tripartite/kernel";

/** What the seats of a game are asked, and since when. */
export class Questions {
  readonly #game: AnyGame;
  /** For each seat, the move after which it could know what it answers now. */
  readonly #freshFrom: number[];
  #pending: readonly Decision[];

  constructor(game: AnyGame, state: unknown, freshFrom: readonly number[]) {
    this.#game = game;
    this.#freshFrom = [...freshFrom];
    this.#pending = game.pending(state);
  }

  get pending(): readonly Decision[] {
    return this.#pending;
  }

  get freshFrom(): readonly number[] {
    return this.#freshFrom;
  }

  /** One bit for each seat that has to decide. */
  get mask(): number {
    return this.#pending.reduce((mask, { seat }) => mask | (1 << seat), 0);
  }

  isAsked(seat: Seat): boolean {
    return this.#pending.some((decision) => decision.seat === seat);
  }

  /** A move was carried out; without a seat it concerned everybody. */
  moved(state: unknown, seq: number, by: Seat | undefined): void {
    const before = this.#pending;
    this.#pending = this.#game.pending(state);
    for (let seat = 0; seat < this.#freshFrom.length; seat++)
      if (by === undefined || by === seat || askedOf(before, seat) !== askedOf(this.#pending, seat))
        this.#freshFrom[seat] = seq;
  }
}

/** Which decision the seat is asked, if any. */
function askedOf(decisions: readonly Decision[], seat: Seat): string | undefined {
  for (const decision of decisions) if (decision.seat === seat) return decision.id;
  return undefined;
}
