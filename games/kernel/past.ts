import type { GameEvent } from "./contract.ts";
import type { Entry } from "./log.ts";

/** An entry of the log and what happened when it was carried out. */
export interface Played<Event extends GameEvent> {
  readonly entry: Entry;
  readonly events: readonly Event[];
}

/** So many become one text. As many stay as they are, because what has just happened is asked for most. */
const PACKED_TOGETHER = 64;

/**
 * Everything that was played, in order. What lies further back is kept as text: it takes little room, and the garbage
 * collector has nothing to look through.
 */
export class Past<Event extends GameEvent> {
  readonly #packed: string[] = [];
  #unpacked: Played<Event>[] = [];

  get length(): number {
    return this.#packed.length * PACKED_TOGETHER + this.#unpacked.length;
  }

  push(played: Played<Event>): void {
    this.#unpacked.push(played);
  }

  /** Nothing of what was played so far will be taken back. */
  settle(): void {
    while (this.#unpacked.length >= 2 * PACKED_TOGETHER) {
      this.#packed.push(JSON.stringify(this.#unpacked.slice(0, PACKED_TOGETHER)));
      this.#unpacked = this.#unpacked.slice(PACKED_TOGETHER);
    }
  }

  /** Takes back all but the first `count`, which must include what is settled. */
  cutTo(count: number): void {
    this.#unpacked.length = count - this.#packed.length * PACKED_TOGETHER;
  }

  /** All but the first `count`. */
  after(count: number): readonly Played<Event>[] {
    const chunk = Math.floor(count / PACKED_TOGETHER);
    if (chunk >= this.#packed.length) return this.#unpacked.slice(count - this.#packed.length * PACKED_TOGETHER);
    const unpacked = this.#packed.slice(chunk).flatMap((text) => JSON.parse(text) as Played<Event>[]);
    return unpacked.slice(count - chunk * PACKED_TOGETHER).concat(this.#unpacked);
  }
}
