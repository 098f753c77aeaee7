/** After move `seq` the log of the game had `length` entries. */
export interface Mark {
  readonly seq: number;
  readonly length: number;
}

/** Moves that each added one entry, beginning after `first`. */
interface Run {
  readonly first: Mark;
  moves: number;
}

/** Where the log of a game stood after each move that still counts. Most moves add one entry, so that runs of them do. */
export class Marks {
  readonly #runs: Run[];

  constructor(first: Mark) {
    this.#runs = [{ first, moves: 0 }];
  }

  add(mark: Mark): void {
    const run = this.#runs[this.#runs.length - 1];
    const next = markIn(run, run.moves + 1);
    if (mark.seq === next.seq && mark.length === next.length) run.moves++;
    else this.#runs.push({ first: mark, moves: 0 });
  }

  /** Moves after which the log was longer no longer count. The first mark stays. */
  cutTo(length: number): void {
    while (this.#runs.length > 1 && this.#runs[this.#runs.length - 1].first.length > length) this.#runs.pop();
    const run = this.#runs[this.#runs.length - 1];
    run.moves = Math.min(run.moves, Math.max(length - run.first.length, 0));
  }

  /** The last mark not after move `seq`; undefined if all are. */
  upTo(seq: number): Mark | undefined {
    const run = this.#runs.findLast(({ first }) => first.seq <= seq);
    return run && markIn(run, Math.min(run.moves, seq - run.first.seq));
  }

  /** All of them, in order. */
  list(): Mark[] {
    return this.#runs.flatMap((run) => Array.from({ length: run.moves + 1 }, (_, moves) => markIn(run, moves)));
  }
}

function markIn({ first }: Run, moves: number): Mark {
  return { seq: first.seq + moves, length: first.length + moves };
}
