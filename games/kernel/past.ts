import type { GameEvent } from "./contract.ts";
import type { Entry } from "./log.ts";

/** An entry of the log and what happened when it was carried out. */
export interface Played<Event extends GameEvent> {
  readonly entry: Entry;
  readonly events: readonly Event[];
}

/** How texts are kept that are seldom asked for. */
export interface Packer<Packed = unknown> {
  pack(text: string): Packed;
  unpack(packed: Packed): string;
}

const AS_THEY_ARE: Packer<string> = { pack: (text) => text, unpack: (text) => text };

/** Entries are packed into texts of this size. */
const PACKED_TOGETHER = 48;
/** The latest entries stay unpacked, because recent events are read most. */
const UNPACKED = 4;

/** Everything that was played, in order. What lies further back is packed. */
export class Past<Event extends GameEvent> {
  readonly #packer: Packer;
  readonly #packed: unknown[] = [];
  #unpacked: Played<Event>[] = [];

  constructor(packer: Packer = AS_THEY_ARE as Packer) {
    this.#packer = packer;
  }

  get length(): number {
    return this.#packed.length * PACKED_TOGETHER + this.#unpacked.length;
  }

  push(played: Played<Event>): void {
    this.#unpacked.push(played);
  }

  /** The first `count` will not be taken back. */
  settle(count: number): void {
    while (count - this.#packed.length * PACKED_TOGETHER >= PACKED_TOGETHER + UNPACKED) {
      this.#packed.push(this.#packer.pack(JSON.stringify(this.#unpacked.slice(0, PACKED_TOGETHER))));
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
    const unpacked = this.#packed
      .slice(chunk)
      .flatMap((packed) => JSON.parse(this.#packer.unpack(packed)) as Played<Event>[]);
    return unpacked.slice(count - chunk * PACKED_TOGETHER).concat(this.#unpacked);
  }
}
