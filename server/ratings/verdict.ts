/** Who played a finished game, with which result, and whether it counts: pure, from what is stored about the table. */
import type { UnratedReason } from "@tripartite/kernel/protocol";
import type { TableInfo } from "../tables/info.ts";
import type { PartnersOf } from "../tables/lobby.ts";
import { whyUnratedByChoice } from "./eligibility.ts";

/** What is to be known of a finished game beside the table itself. */
export interface Circumstances {
  /** The account of each person and program that ever played; none for guests. */
  readonly accounts: ReadonlyMap<string, string>;
  /** Those who gave up a seat, in this order; a program among `dismissed` may have been sent away by others. */
  readonly leavers: readonly string[];
  readonly dismissed: ReadonlySet<string>;
  /** Seats for which something was decided. */
  readonly moved: ReadonlySet<number>;
  readonly partnersOf: PartnersOf;
}

export interface Placing {
  readonly player: string;
  readonly seats: readonly number[];
  readonly won: boolean;
  readonly left: boolean;
  /** 1 is first. Absent for players who are not rated for the game. */
  readonly rank?: number;
}

export interface Verdict {
  readonly unrated?: UnratedReason;
  readonly placings: readonly Placing[];
  readonly people: number;
  readonly bots: number;
}

const WINNER = 1;
const OTHER = 2;
/** Those who gave up come after all who played on. */
const GAVE_UP = 3;

const BOT = "bot:";

export function botPlayer(bot: string): string {
  return BOT + bot;
}

/** The bot of the server that a player is, if it is one. */
export function botOf(player: string): string | undefined {
  return player.startsWith(BOT) ? player.slice(BOT.length) : undefined;
}

/** Where one person was left with bots, moves could be taken back, so those bots are not rated. */
export function verdictOn(info: TableInfo, circumstances: Circumstances): Verdict {
  const entries = sidesOf(info, circumstances.partnersOf).flatMap((seats) => entriesOf(info, seats, circumstances));
  const starters = entries.filter(({ isLate }) => !isLate);
  const unrated = whyNot(info, starters, circumstances);
  const botsCount = starters.filter(({ player, left }) => botOf(player) === undefined && !left).length >= 2;
  const placings = entries.map(({ player, seats, won, left, rank, isLate }): Placing => {
    const isRated = unrated === undefined && !isLate && (botsCount || botOf(player) === undefined);
    return { player, seats, won, left, ...(isRated && { rank }) };
  });
  const people = new Set(entries.flatMap(({ player }) => (botOf(player) === undefined ? player : []))).size;
  const bots = starters.filter(({ player }) => botOf(player) !== undefined).length;
  return { ...(unrated && { unrated }), placings, people, bots };
}

interface Entry extends Placing {
  /** Took over from another player. */
  readonly isLate: boolean;
}

/** Seats that one player plays together are one side. */
function sidesOf({ seats }: TableInfo, partnersOf: PartnersOf): number[][] {
  return seats.flatMap((_, seat) => {
    const side = [seat, ...partnersOf(seat)].toSorted((a, b) => a - b);
    return side[0] === seat ? [side] : [];
  });
}

/** The first player of a side, and the last one if different. */
function entriesOf(info: TableInfo, seats: readonly number[], { leavers }: Circumstances): Entry[] {
  const { winners } = info.ending!;
  const [seat] = seats;
  const { person, bot, vacant } = info.seats[seat];
  const hasWon = seats.some((one) => winners.includes(one));
  const starter = Object.keys(info.held).find((holder) => info.held[holder].includes(seat)) ?? person;
  const isDraw = winners.length === 0;
  const rankAtEnd = hasWon || isDraw ? WINNER : OTHER;
  if (starter === undefined) {
    if (bot === undefined || vacant) return [];
    return [{ player: botPlayer(bot), seats, won: hasWon, left: false, rank: rankAtEnd, isLate: false }];
  }
  const stayed = starter === person;
  const first: Entry = stayed
    ? { player: starter, seats, won: hasWon, left: false, rank: rankAtEnd, isLate: false }
    : { player: starter, seats, won: false, left: true, rank: rankOfLeaver(starter, leavers), isLate: false };
  if (stayed || person === undefined) return [first];
  return [first, { player: person, seats, won: hasWon, left: false, isLate: true }];
}

/** Long play counts for a player. */
function rankOfLeaver(player: string, leavers: readonly string[]): number {
  return GAVE_UP + leavers.length - 1 - leavers.lastIndexOf(player);
}

function whyNot(info: TableInfo, starters: readonly Entry[], circumstances: Circumstances): UnratedReason | undefined {
  const { accounts, dismissed, moved } = circumstances;
  const { kind, winners } = info.ending!;
  const players = starters.map(({ player }) => player).filter((player) => botOf(player) === undefined);
  const chosen = whyUnratedByChoice(info);
  if (chosen !== undefined) return chosen;
  if (players.some((player) => !accounts.has(player))) return "guests";
  if (new Set(players.map((player) => accounts.get(player))).size < players.length) return "oneOwner";
  if (players.length < 2) return "alone";
  if (players.some((player) => dismissed.has(player))) return "dismissed";
  const peopleStay = starters.some(({ player, left }) => botOf(player) === undefined && !left);
  if (kind === "abandoned" && peopleStay) return "closed";
  if (kind === "agreed" && winners.length === 0) return "brokenOff";
  return starters.some(({ seats }) => !seats.some((seat) => moved.has(seat))) ? "short" : undefined;
}
