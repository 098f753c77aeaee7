/** Finished games, players and ratings as the server tells of them over HTTP. */
import type { Json } from "../contract.ts";
import type { UnratedReason } from "./tables.ts";

/** A skill in points, and how sure it is: one standard deviation. */
export interface Rating {
  readonly rating: number;
  readonly uncertainty: number;
}

/** What everybody begins with. */
export const FIRST_RATING: Rating = { rating: 1500, uncertainty: 500 };

/** People with an account, programs and bots of the server have a page; guests have none, nor those who left for good. */
export const PLAYER_KINDS = ["person", "program", "bot", "guest", "gone"] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export interface Player {
  readonly kind: PlayerKind;
  readonly name: string;
  /** The id of a bot of the server. */
  readonly bot?: string;
}

export interface FinishedPlayer extends Player {
  readonly seats: readonly number[];
  readonly won: boolean;
  /** Gave the seats up before the end. */
  readonly left?: boolean;
  /** Only in a rated game, and not for those who came later. */
  readonly before?: Rating;
  readonly after?: Rating;
}

export interface FinishedGame {
  readonly table: string;
  readonly title: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Json;
  readonly kind: string;
  readonly winners: readonly number[];
  readonly began: number;
  readonly ended: number;
  readonly moves: number;
  /** Where it ended in its own calendar. */
  readonly calendar?: Json;
  /** Why it does not count; absent if it does. */
  readonly unrated?: UnratedReason;
  readonly players: readonly FinishedPlayer[];
}

export interface FinishedGames {
  readonly results: readonly FinishedGame[];
  readonly total: number;
  readonly perPage: number;
}

export interface RatingStep extends Rating {
  readonly table: string;
  readonly ended: number;
}

export interface PlayerRating extends Rating {
  readonly games: number;
  /** Too few games to mean much yet. */
  readonly provisional: boolean;
  /** Among those whose rating is not provisional. */
  readonly place?: number;
  /** After each of the last rated games, oldest first. */
  readonly steps: readonly RatingStep[];
}

/** How a player did in one scenario of a game. */
export interface PlayerRecord {
  readonly game: string;
  readonly scenario: string;
  readonly played: number;
  readonly won: number;
  readonly sides: readonly { readonly seat: number; readonly played: number; readonly won: number }[];
  readonly rating?: PlayerRating;
}

export interface PlayerProfile extends Player {
  /** Since when there is an account. */
  readonly since?: number;
  readonly played: number;
  readonly won: number;
  readonly records: readonly PlayerRecord[];
}

export interface Leader extends Player, Rating {
  readonly games: number;
  readonly won: number;
  /** Absent while the rating is provisional. */
  readonly place?: number;
}

export interface LeaderBoard {
  readonly leaders: readonly Leader[];
  /** After this many rated games a rating is no longer provisional. */
  readonly settledAfter: number;
}

export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** What came of many games of one scenario. */
export interface Figures {
  readonly games: number;
  /** By seat: how often it was among the winners. */
  readonly wins: readonly number[];
  /** Nobody won. */
  readonly draws: number;
  readonly kinds: readonly { readonly kind: string; readonly winners: readonly number[]; readonly count: number }[];
  /** Where games ended in their own calendar. */
  readonly ends: readonly { readonly calendar: Json; readonly count: number }[];
  readonly moves?: Spread;
  readonly days?: Spread;
}

export interface Statistics {
  /** People and programs among themselves. */
  readonly people: Figures;
  /** With at least one bot of the server from the beginning. */
  readonly bots: Figures;
}
