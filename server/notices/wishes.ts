/** Which notices a person wants, and when: quiet hours and digests. */
import { Problem } from "../problem.ts";
import type { Db } from "../storage/schema.ts";
import type { NoticeKind } from "./outbox.ts";
import * as outbox from "./outbox.ts";

export const DIGESTS = ["hourly", "daily"] as const;
export const TOPICS = ["move", "end", "seats", "chat"] as const;
export type Topic = (typeof TOPICS)[number];

/** What a notice is about; what its receiver has asked for has no topic. */
const TOPIC_OF: Readonly<Partial<Record<string, Topic>>> = {
  yourMove: "move",
  reminder: "move",
  botPlays: "move",
  gameOver: "end",
  seatTaken: "seats",
  declined: "seats",
  invited: "seats",
  chat: "chat",
} satisfies Partial<Record<NoticeKind, Topic>>;
/** The default: everything but talk. */
const USUAL_TOPICS: readonly Topic[] = ["move", "end", "seats"];

/** Times of day are "HH:MM" in the time zone. */
export interface NoticeWishes {
  /** A name of the IANA database, such as "Europe/Berlin". */
  readonly zone: string;
  /** Wanted notices: moves and clocks, ends of games, seats and invitations, talk. By default all but talk. */
  readonly topics?: readonly Topic[];
  /** Nothing is sent from then to then, which may be on the next day. */
  readonly quiet?: { readonly from: string; readonly to: string };
  /** One message an hour, or one a day at that time, instead of one for each thing. */
  readonly digest?: (typeof DIGESTS)[number];
  readonly digestAt?: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MINUTES_PER_DAY = 24 * 60;
const USUAL_DIGEST = "18:00";
/** A clock that ends so soon after the end of the wait does not wait. */
const TIME_TO_ANSWER = HOUR;

/** What is asked for by its receiver, at that moment, never waits. */
const AT_ONCE: ReadonlySet<string> = new Set<NoticeKind>(["test", "confirmation", "passwordReset"]);
/** What a clock hangs on. */
const ABOUT_CLOCK: ReadonlySet<string> = new Set<NoticeKind>(["yourMove", "reminder"]);

export async function wishesOf(db: Db, people: readonly string[]): Promise<Map<string, NoticeWishes>> {
  if (people.length === 0) return new Map();
  const rows = await db.selectFrom("noticeWishes").selectAll().where("person", "in", people).execute();
  return new Map(rows.map(({ person, wishes }) => [person, JSON.parse(wishes) as NoticeWishes]));
}

export function isWanted(wishes: NoticeWishes | undefined, kind: string): boolean {
  const topic = TOPIC_OF[kind];
  return topic === undefined || (wishes?.topics ?? USUAL_TOPICS).includes(topic);
}

/** Without wishes, notices are sent at once. */
export async function saveWishes(db: Db, person: string, wishes: NoticeWishes, now: number): Promise<NoticeWishes> {
  if (!isZone(wishes.zone)) throw new Problem("BAD_ZONE", "There is no such time zone.", 400);
  if (wishes.quiet !== undefined && wishes.quiet.from === wishes.quiet.to)
    throw new Problem("BAD_HOURS", "Quiet hours must end at another time than they begin.", 400);
  const text = JSON.stringify(wishes);
  await db
    .insertInto("noticeWishes")
    .values({ person, wishes: text })
    .onConflict((conflict) => conflict.column("person").doUpdateSet({ wishes: text }))
    .execute();
  await outbox.lookAgain(db, person, now);
  return wishes;
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

interface Notice {
  readonly kind: string;
  readonly created: number;
  /** When the clock of the seat ends. */
  readonly deadline: number | undefined;
}

/** Until when a notice waits; not later than now if it is to be sent. */
export function heldUntil(wishes: NoticeWishes, { kind, created, deadline }: Notice, now: number): number {
  if (AT_ONCE.has(kind)) return now;
  let until = now;
  if (wishes.digest !== undefined && kind !== "reminder") until = Math.max(until, digestAfter(wishes, created));
  const { quiet, zone } = wishes;
  if (quiet !== undefined && isBetween(minuteOfDay(until, zone), quiet)) until = nextAt(quiet.to, zone, until);
  const isPressing = ABOUT_CLOCK.has(kind) && deadline !== undefined && deadline <= until + TIME_TO_ANSWER;
  return isPressing ? now : until;
}

function digestAfter({ digest, digestAt = USUAL_DIGEST, zone }: NoticeWishes, time: number): number {
  return digest === "hourly" ? (Math.floor(time / HOUR) + 1) * HOUR : nextAt(digestAt, zone, time);
}

function isBetween(minute: number, { from, to }: { from: string; to: string }): boolean {
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  return begin < end ? minute >= begin && minute < end : minute >= begin || minute < end;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return 60 * hours + minutes;
}

/** The first moment after `time` at which clocks in the zone show that time of day, or have jumped over it. */
function nextAt(timeOfDay: string, zone: string, time: number): number {
  const wanted = minutesOf(timeOfDay);
  const ahead = (wanted - minuteOfDay(time, zone) + MINUTES_PER_DAY) % MINUTES_PER_DAY || MINUTES_PER_DAY;
  const guess = Math.floor(time / MINUTE) * MINUTE + ahead * MINUTE;
  // Clocks may be put forward or back on the way.
  const off = ((minuteOfDay(guess, zone) - wanted + 1.5 * MINUTES_PER_DAY) % MINUTES_PER_DAY) - MINUTES_PER_DAY / 2;
  const corrected = guess - off * MINUTE;
  if (minuteOfDay(corrected, zone) !== wanted) return guess;
  return corrected > time ? corrected : corrected + DAY;
}

function minuteOfDay(time: number, zone: string): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return minutesOf(format.format(time));
}
