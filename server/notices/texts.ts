import type { Json } from "@tripartite/kernel";
import type { ChannelRow, OutboxRow } from "../storage/schema.ts";
import type { TableInfo } from "../tables/info.ts";
import { type Games, seatIdsOf } from "../tables/loading.ts";
import type { Message, NoticeFields } from "./delivery.ts";

export interface Subject {
  readonly table?: TableInfo;
  readonly channel: ChannelRow;
  readonly games: Games;
  readonly publicUrl: string | undefined;
  readonly now: number;
  /** In a mail about a forgotten password: what lets its reader choose another one. */
  readonly resetToken?: string;
  /** Where the game stands in its own calendar. */
  readonly calendar?: Json;
}

/** What to tell. Only what everybody may know about the table goes into it. */
export function compose(row: OutboxRow, subject: Subject): Message {
  return { ...wordsOf(row, subject), notices: [fieldsOf(row, subject)] };
}

/** Many things in one message. */
export function composeDigest(messages: readonly Message[]): Message {
  if (messages.length === 1) return messages[0];
  const waiting = messages.filter(({ notices = [] }) => notices.some(({ kind }) => ABOUT_TURN.has(kind))).length;
  const others = messages.length - waiting;
  const counted = [
    ...(waiting > 0 ? [waiting === 1 ? "one game waits for you" : `${waiting} games wait for you`] : []),
    ...(others > 0 ? [others === 1 ? "one other message" : `${others} other messages`] : []),
  ].join(", ");
  return {
    subject: `Tripartite: ${counted}`,
    text: messages.map(({ text, link }) => `- ${text}${link === undefined ? "" : `\n  ${link}`}`).join("\n"),
    notices: messages.flatMap(({ notices = [] }) => notices),
  };
}

/** Their number is not that of a move. */
const WITHOUT_MOVE: ReadonlySet<string> = new Set(["invited", "chat"]);
const ABOUT_TURN: ReadonlySet<string> = new Set(["yourMove", "reminder"]);

function fieldsOf({ kind, seat, turn }: OutboxRow, { table, games, publicUrl, calendar }: Subject): NoticeFields {
  if (table === undefined) return { kind };
  const { id, title, game, options, clocks } = table;
  const { scenario } = (options ?? {}) as { scenario?: unknown };
  const deadline = seat === null ? undefined : clocks?.[seat]?.deadline;
  return {
    ...{ kind, table: id, title: oneLine(title), game },
    ...(typeof scenario === "string" && { scenario }),
    ...(seat !== null && { seat, seatId: seatName(games, table, seat) }),
    ...(turn !== null && !WITHOUT_MOVE.has(kind) && { move: turn }),
    ...(calendar !== undefined && { calendar }),
    ...(deadline !== undefined && { deadline }),
    ...(publicUrl !== undefined && { url: `${publicUrl}/tables/${id}` }),
  };
}

function wordsOf({ kind, seat }: OutboxRow, subject: Subject): Message {
  const { table, channel, games, publicUrl, now, resetToken } = subject;
  if (kind === "confirmation")
    return {
      subject: "Tripartite: confirm your address",
      text: `Someone asked to receive turn notices at this address.\nIf it was you, the code is ${channel.code}. If not, do nothing.`,
    };
  if (kind === "passwordReset")
    return {
      subject: "Tripartite: a new password",
      text: "Someone asked for a new password for your account. If it was you, open this within an hour. If not, do nothing.",
      link: `${publicUrl ?? ""}/reset?token=${resetToken}`,
    };
  if (kind === "test")
    return { subject: "Tripartite: a test", text: "This is how you will hear that it is your move." };
  const { id, title, game } = table!;
  const name = oneLine(title) || games[game]?.name || game;
  const as = seatName(games, table!, seat!);
  const link = publicUrl === undefined ? {} : { link: `${publicUrl}/tables/${id}` };
  if (kind === "botPlays") {
    const text = `Your time ran out, so a bot plays ${as} at “${name}”. You can take the seat back at any time.`;
    return { subject: `A bot plays for you: ${name}`, text, ...link };
  }
  if (kind === "gameOver")
    return { subject: `The game is over: ${name}`, text: overText(table!, name, games), ...link };
  if (kind === "seatTaken") {
    const begun = table!.status === "gathering" ? "" : " The game has begun.";
    const text = `${oneLine(table!.seats[seat!].name ?? "") || "A player"} plays ${as} at “${name}”.${begun}`;
    return { subject: `A player sat down: ${name}`, text, ...link };
  }
  if (kind === "chat")
    return { subject: `New talk: ${name}`, text: `There is something new in the chat of “${name}”.`, ...link };
  if (kind === "declined") {
    const text = `Your invitation to play ${as} at “${name}” was declined. Anybody may take the seat now.`;
    return { subject: `Declined: ${name}`, text, ...link };
  }
  if (kind === "invited") {
    const host = table!.seats.find(({ person }) => person === table!.creator)?.name;
    const text = `${oneLine(host ?? "") || "A player"} keeps a seat for you at “${name}”: you would play ${as}.`;
    return { subject: `You are invited: ${name}`, text, ...link };
  }
  const start = kind === "reminder" ? "Your time is running out" : "It is your move";
  const text = `${start} at “${name}” (you play ${as}).${timeLeft(table!, seat!, now)}`;
  return { subject: `${start}: ${name}`, text, ...link };
}

function seatName(games: Games, table: TableInfo, seat: number): string {
  return seatIdsOf(games, table)[seat] ?? `seat ${seat + 1}`;
}

function overText(table: TableInfo, name: string, games: Games): string {
  const winners = (table.ending?.winners ?? []).map((seat) => seatName(games, table, seat));
  return `The game at “${name}” is over: ${winners.length === 0 ? "nobody" : winners.join(" and ")} won.`;
}

function timeLeft({ clocks }: TableInfo, seat: number, now: number): string {
  const deadline = clocks?.[seat]?.deadline;
  if (deadline === undefined) return "";
  return ` Time left: ${duration(Math.max(deadline - now, 0))}.`;
}

function duration(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const parts = [days > 0 && `${days} d`, hours > 0 && `${hours} h`, days === 0 && `${minutes % 60} min`];
  return parts.filter((part) => part !== false).join(" ");
}

/** Titles are what people typed. */
function oneLine(title: string): string {
  return title.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
}
