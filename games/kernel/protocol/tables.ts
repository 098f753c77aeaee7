/** Tables and games as the server tells of them over HTTP, and what it is asked for. */
import type { Json, Outcome } from "../contract.ts";

export const PACES = ["live", "day", "threeDays", "none"] as const;
export type Pace = (typeof PACES)[number];

/** Players answer when they find the time, hours or days later. */
export function isByLetter(pace: Pace): boolean {
  return pace === "day" || pace === "threeDays";
}

export const STATUSES = ["gathering", "playing", "ended"] as const;
export type Status = (typeof STATUSES)[number];

/**
 * Who plays a seat: a person, a program that plays over the network, a bot of the server, or nobody yet
 * (anybody may come, or only those who were invited).
 */
export const SEAT_KINDS = ["person", "program", "bot", "open", "invited"] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** Why a game does not count for ratings. */
export const UNRATED_REASONS = [
  "chosen",
  "practice",
  "hotSeat",
  "oneOwner",
  "guests",
  "alone",
  "closed",
  "brokenOff",
  "short",
  "dismissed",
] as const;
export type UnratedReason = (typeof UNRATED_REASONS)[number];

export interface Person {
  readonly name: string;
  readonly account: boolean;
}

export interface BotInfo {
  readonly id: string;
  readonly name: string;
}

/** A scenario by the value of the option `scenario`. */
export interface ScenarioInfo {
  readonly id: string;
  readonly seats: readonly string[];
}

export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: string;
  /** Of a table with the usual options. */
  readonly seats: readonly string[];
  /** Absent if the game has only one. */
  readonly scenarios?: readonly ScenarioInfo[];
  readonly bots: readonly BotInfo[];
}

export interface PublicSeat {
  readonly kind: SeatKind;
  readonly name?: string;
  readonly bot?: string;
  /** A program plays the seat, or it is kept for one: the name of the person who owns it. */
  readonly owner?: string;
  /** The person or program has an account, and with it a page; absent for guests. */
  readonly account?: true;
  /** Several people share the device of the person who holds it. */
  readonly hotSeat: boolean;
  /** A bot fills in until a person takes the seat. */
  readonly vacant: boolean;
}

/** A clock runs if it has a deadline: then `left` was what remained at `since`. */
export interface SeatClock {
  readonly left: number;
  /** Later than now during a vacation. */
  readonly since?: number;
  readonly deadline?: number;
  /** How often in a row the seat let its time run out. */
  readonly expiries: number;
  /** The person is away, or will be: the clock stands still then. */
  readonly vacation?: { readonly from: number; readonly until: number };
}

/** In milliseconds. Every turn brings the increment; what is left of it goes to the reserve, which has a limit. */
export interface TimeControl {
  /** What a seat has at the beginning, and the most it keeps from turn to turn. */
  readonly reserve: number;
  readonly increment: number;
}

export interface PublicProposal {
  readonly number: number;
  readonly kind: "rollback" | "ending" | "pause" | "watching" | "replacement" | "seat";
  readonly to?: number;
  /** The seat that a person of this name asks for, or the seat for a bot. */
  readonly seat?: number;
  readonly name?: string;
  readonly winners?: readonly number[];
  readonly by: readonly number[];
  readonly accepted: readonly number[];
}

/** What anybody may know of a table. */
export interface PublicTable {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Json;
  readonly pace: Pace;
  readonly title: string;
  readonly listed: boolean;
  /** Everybody may find the running game on the start page and watch it. */
  readonly watchable?: boolean;
  /** While it is played, only those who play or played may watch. */
  readonly closed?: true;
  /** Those who watch read what is said to everybody at the table. */
  readonly talkOpen?: true;
  /** Absent if the result will count for ratings, as far as is known now. */
  readonly unrated?: UnratedReason;
  /** People may read during the game why the bot on a seat of theirs did what it did. */
  readonly botReasons?: boolean;
  readonly status: Status;
  readonly created: number;
  /** Before the game: the seat of the host. */
  readonly host?: number;
  readonly seats: readonly PublicSeat[];
  readonly proposal?: PublicProposal;
  readonly timeControl?: TimeControl;
  /** Since when all agreed that the clocks stand still. */
  readonly paused?: number;
  readonly clocks?: readonly SeatClock[];
  readonly ending?: Outcome;
  readonly rematch?: string;
  /** Who made the table has chosen its dice and cards. */
  readonly practiceSeed?: number;
}

/** A running game that anyone may watch. */
export interface RunningTable extends PublicTable {
  /** Where the game stands in its own calendar. */
  readonly calendar?: Json;
}

/** A table as one person sees it. */
export interface OwnTable extends PublicTable {
  readonly yourSeats: readonly number[];
  /** Seats that one left, or had before a rematch, and may take. */
  readonly keptForYou?: readonly number[];
  readonly joinToken?: string;
  /** One may arrange the table before the game: seats, sides, time, closing it. */
  readonly isHost?: boolean;
  readonly yourMove?: boolean;
  /** Seats that have to decide. */
  readonly waitingFor?: readonly number[];
  /** Since when a seat has to decide; after the end, when the game ended. */
  readonly waitingSince?: number;
  /** One gave the seat up for good. */
  readonly resigned?: true;
  /** A program of one's own plays there. */
  readonly program?: string;
  /** Where the game stands in its own calendar. */
  readonly calendar?: Json;
}

/** Which of one's tables: those that are not over, those that are, those one has hidden, or all but these. */
export const OWN_STATES = ["running", "over", "hidden"] as const;
export type OwnState = (typeof OWN_STATES)[number];

/** Some of one's tables, those that wait for one first. */
export interface OwnTables {
  readonly tables: readonly OwnTable[];
  /** There are more on the next page. */
  readonly more: boolean;
}

/** A game that waits for a person. */
export interface WaitingTable {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** The seat that is asked. */
  readonly seat: number;
  /** Since when a decision at the table is open. */
  readonly since: number;
  /** When the clock of the seat ends, if it runs. */
  readonly deadline?: number;
}

/** Who shall play a seat of a new table. */
export type SeatWish = "me" | "hotSeat" | "open" | "invited" | { readonly bot: string } | { readonly program: string };

export interface NewTable {
  readonly game: string;
  readonly options?: Json;
  readonly pace?: Pace;
  /** Instead of what is usual for the pace. */
  readonly timeControl?: TimeControl;
  readonly title?: string;
  readonly listed?: boolean;
  readonly watchable?: boolean;
  /** Nobody else may watch; it is not shown among the games to watch then. */
  readonly closed?: boolean;
  /** Whether those who watch read the talk; unless it is said, as `listed`. */
  readonly talkOpen?: boolean;
  /** Whether the result shall count for ratings, if it can; true unless it is false. */
  readonly rated?: boolean;
  readonly botReasons?: boolean;
  /** Decks and dice as at every table with the same number; only where nobody but the creator and bots play. */
  readonly practiceSeed?: number;
  readonly seats: readonly SeatWish[];
}

/** Whose view a replay shows: a seat's, a spectator's, or, after the game, everything. */
export type Eyes = number | "watch" | "open";

/** From step `step` on it is `time` in the calendar of the game. */
export interface TimeMark {
  readonly step: number;
  readonly time: Json;
}

/** What there is to see of a game, the same for all eyes. Step 0 is before the first move. */
export interface ReplayIndex {
  /** The last move of the answer. */
  readonly seq: number;
  readonly over: boolean;
  /** Whether everything can be shown. */
  readonly open: boolean;
  /** Number of steps in one piece. */
  readonly chunk: number;
  /** The move after each step. */
  readonly seqs: readonly number[];
  readonly times: readonly TimeMark[];
}

/** One step as a viewer saw it: the change of the view and the events. */
export interface ReplayStep {
  readonly patch?: Json;
  readonly events: readonly Json[];
}

/** The view at step `first`, and the steps after it; at step 0 also what the set-up brought about. */
export interface ReplayChunk {
  readonly first: number;
  readonly opening?: readonly Json[];
  readonly view: Json;
  readonly steps: readonly ReplayStep[];
}

/** Why a bot made a move. */
export interface BotReason {
  readonly seq: number;
  readonly seat: number;
  readonly reason: string;
}

export const TIE_KINDS = ["friend", "blocked"] as const;
export type TieKind = (typeof TIE_KINDS)[number];

/** A player whom one has marked. */
export interface Tie {
  readonly name: string;
  readonly kind: TieKind;
  /** The player has a page; guests have none. */
  readonly account?: true;
  /** Of friends: they are at a table now. */
  readonly online?: boolean;
}

/** A browser in which a person is signed in. */
export interface Device {
  readonly id: string;
  readonly since: number;
  /** It is the one that asks. */
  readonly here?: true;
}
