import type { Seat } from "./contract.ts";
import type { MatchResult } from "./match.ts";

/** A share with the interval that holds it with 95 % probability (Wilson). */
export interface Share {
  readonly won: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

export function wilson(won: number, of: number): Share {
  if (of === 0) return { won, of, share: 0, low: 0, high: 1 };
  const share = won / of;
  const centre = share + (Z * Z) / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  return { won, of, share, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** All ways to seat the players, each once. */
export function seatings(players: readonly string[]): string[][] {
  if (players.length <= 1) return [players.slice()];
  const found = new Map<string, string[]>();
  players.forEach((player, i) => {
    for (const rest of seatings(players.toSpliced(i, 1))) found.set([player, ...rest].join(), [player, ...rest]);
  });
  return [...found.values()];
}

/** The value below which a part of the values lies. */
export function percentile(sorted: readonly number[], part: number): number {
  return sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

interface Score {
  won: number;
  of: number;
}

export interface Standing {
  readonly player: string;
  readonly all: Share;
  /** By seat. */
  readonly seats: readonly Share[];
  readonly times: { readonly decisions: number; readonly p50: number; readonly p95: number; readonly max: number };
}

/** Adds up matches. A victory that is shared counts in parts. */
export class Standings {
  readonly #players: readonly string[];
  readonly #seats: number;
  readonly #scores = new Map<string, Score>();
  readonly #times = new Map<string, number[]>();
  readonly #kinds = new Map<string, number[]>();
  readonly #endings = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  readonly failures: string[] = [];
  games = 0;
  actions = 0;

  constructor(players: readonly string[], seats: number) {
    this.#players = [...new Set(players)];
    this.#seats = seats;
  }

  add(seating: readonly string[], { outcome, log, times, events, failures, seed }: MatchResult): void {
    this.games++;
    this.actions += log.entries.length;
    for (const type of events.keys()) this.#seen.set(type, (this.#seen.get(type) ?? 0) + 1);
    for (const failure of failures) this.failures.push(`seed ${seed}, ${failure}`);
    if (outcome === undefined) this.failures.push(`seed ${seed}: no end after ${log.entries.length} actions`);
    const winners = outcome?.winners ?? [];
    seating.forEach((player, seat) => {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      this.#score(`${player}`, won);
      this.#score(`${player} ${seat}`, won);
      this.#times.set(player, [...(this.#times.get(player) ?? []), ...times[seat]]);
    });
    if (outcome !== undefined) {
      const bySeat = this.#kinds.get(outcome.kind) ?? new Array<number>(this.#seats).fill(0);
      for (const seat of winners) bySeat[seat] += 1 / winners.length;
      this.#kinds.set(outcome.kind, bySeat);
      this.#endings.set(outcome.kind, this.gamesEnding(outcome.kind) + 1);
    }
  }

  #score(key: string, won: number): void {
    const score = this.#scores.get(key) ?? { won: 0, of: 0 };
    this.#scores.set(key, { won: score.won + won, of: score.of + 1 });
  }

  #share(key: string): Share {
    const { won, of } = this.#scores.get(key) ?? { won: 0, of: 0 };
    return wilson(won, of);
  }

  get standings(): Standing[] {
    return this.#players.map((player) => {
      const sorted = (this.#times.get(player) ?? []).toSorted((a, b) => a - b);
      return {
        player,
        all: this.#share(player),
        seats: Array.from({ length: this.#seats }, (_, seat: Seat) => this.#share(`${player} ${seat}`)),
        times: {
          decisions: sorted.length,
          p50: percentile(sorted, 0.5),
          p95: percentile(sorted, 0.95),
          max: sorted.at(-1) ?? 0,
        },
      };
    });
  }

  /** Victories by kind and seat. */
  get kinds(): ReadonlyMap<string, readonly number[]> {
    return this.#kinds;
  }

  /** Games that ended in this way, also those that nobody won. */
  gamesEnding(kind: string): number {
    return this.#endings.get(kind) ?? 0;
  }

  /** Games in which an event of this type occurred. */
  gamesWith(event: string): number {
    return this.#seen.get(event) ?? 0;
  }
}
