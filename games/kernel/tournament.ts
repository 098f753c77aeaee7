import type { Json, Seat } from "./contract.ts";
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

interface GameDate {
  readonly turn: number;
  readonly text: string;
  readonly year?: number;
}

/** A time of a game's calendar in words, and its place in the order; undefined if the calendar counts no turns. */
function dateOf(time: Json | undefined): GameDate | undefined {
  if (time === undefined || time === null || typeof time !== "object" || Array.isArray(time)) return undefined;
  const { turn, month, year } = time as Record<string, Json | undefined>;
  if (typeof turn !== "number") return undefined;
  const text = typeof year === "number" ? `${year}-${String(month ?? "").padStart(2, "0")}` : `turn ${turn}`;
  return { turn, text, ...(typeof year === "number" && { year }) };
}

/** How often something happened in many games, and when first. */
export interface Occurrence {
  readonly games: number;
  readonly count: number;
  /** The earliest, the middle and the latest time at which it happened first. */
  readonly dates?: readonly [string, string, string];
  /** In how many games it happened first in each year, in order. */
  readonly years?: readonly (readonly [year: number, games: number])[];
}

interface Seen {
  games: number;
  count: number;
  readonly firsts: GameDate[];
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
  /** Milliseconds of the longest turn. */
  readonly longestTurn: number;
}

/** Adds up matches. A victory that is shared counts in parts. */
export class Standings {
  readonly #players: readonly string[];
  readonly #seats: number;
  readonly #scores = new Map<string, Score>();
  readonly #times = new Map<string, number[]>();
  readonly #longestTurns = new Map<string, number>();
  readonly #kinds = new Map<string, number[]>();
  readonly #endings = new Map<string, number>();
  readonly #seen = new Map<string, Seen>();
  readonly #ends = new Map<string, { turn: number; kinds: Map<string, number> }>();
  readonly failures: string[] = [];
  games = 0;
  actions = 0;
  /** Of all matches, and of the longest. */
  milliseconds = 0;
  longest = 0;

  constructor(players: readonly string[], seats: number) {
    this.#players = [...new Set(players)];
    this.#seats = seats;
  }

  add(seating: readonly string[], result: MatchResult): void {
    const { outcome, log, times, longestTurns, milliseconds, happenings, ended, failures, seed } = result;
    this.games++;
    this.milliseconds += milliseconds;
    this.longest = Math.max(this.longest, milliseconds);
    this.actions += log.entries.length;
    for (const [name, { count, first }] of happenings) this.#see(name, count, dateOf(first));
    const end = dateOf(ended);
    if (outcome !== undefined && end !== undefined) this.#noteEnd(end, outcome.kind);
    for (const failure of failures) this.failures.push(`seed ${seed}, ${failure}`);
    if (outcome === undefined) this.failures.push(`seed ${seed}: no end after ${log.entries.length} actions`);
    const winners = outcome?.winners ?? [];
    seating.forEach((player, seat) => {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      this.#score(`${player}`, won);
      this.#score(`${player} ${seat}`, won);
      this.#times.set(player, [...(this.#times.get(player) ?? []), ...times[seat]]);
      this.#longestTurns.set(player, Math.max(this.#longestTurns.get(player) ?? 0, longestTurns[seat]));
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
        longestTurn: this.#longestTurns.get(player) ?? 0,
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

  #see(name: string, count: number, first: GameDate | undefined): void {
    const seen = this.#seen.get(name) ?? { games: 0, count: 0, firsts: [] };
    seen.games++;
    seen.count += count;
    if (first !== undefined) seen.firsts.push(first);
    this.#seen.set(name, seen);
  }

  #noteEnd({ turn, text }: GameDate, kind: string): void {
    const end = this.#ends.get(text) ?? { turn, kinds: new Map<string, number>() };
    end.kinds.set(kind, (end.kinds.get(kind) ?? 0) + 1);
    this.#ends.set(text, end);
  }

  /** When the games ended and how, in the order of time. */
  get ends(): readonly { readonly date: string; readonly kinds: ReadonlyMap<string, number> }[] {
    return [...this.#ends].sort(([, a], [, b]) => a.turn - b.turn).map(([date, { kinds }]) => ({ date, kinds }));
  }

  /** Events and milestones whose names begin like one of these, by name. */
  occurrences(beginnings: readonly string[]): ReadonlyMap<string, Occurrence> {
    const found = [...this.#seen].filter(([name]) => beginnings.some((beginning) => name.startsWith(beginning)));
    return new Map(found.sort(([a], [b]) => a.localeCompare(b)).map(([name, seen]) => [name, occurrenceOf(seen)]));
  }
}

function occurrenceOf({ games, count, firsts }: Seen): Occurrence {
  if (firsts.length === 0) return { games, count };
  const sorted = firsts.toSorted((a, b) => a.turn - b.turn);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))].text;
  const years = new Map<number, number>();
  for (const { year } of sorted) if (year !== undefined) years.set(year, (years.get(year) ?? 0) + 1);
  return { games, count, dates: [at(0), at(0.5), at(1)], ...(years.size > 0 && { years: [...years] }) };
}
