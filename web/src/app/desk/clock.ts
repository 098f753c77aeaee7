import type { SeatClock } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a clock has left at a moment of the server's time. It stands still before `since`: a vacation. */
export function leftAt({ left, since, deadline }: SeatClock, now: number): number {
  if (deadline === undefined || since === undefined) return left;
  return Math.max(0, left - Math.max(0, now - since));
}

export function isRunning({ deadline, since }: SeatClock, now: number): boolean {
  return deadline !== undefined && (since ?? 0) <= now;
}

/** When the person of the seat is or will be away; undefined if that is over, or nothing is planned. */
export function vacationText({ vacation }: Pick<SeatClock, "vacation">, now: number): string | undefined {
  if (vacation === undefined || vacation.until <= now) return undefined;
  const { vacationUntil, vacationFrom } = TEXTS.desk;
  const until = shortDate(vacation.until);
  return vacation.from > now ? vacationFrom(shortDate(vacation.from), until) : vacationUntil(until);
}

export function isOnVacation({ vacation }: Pick<SeatClock, "vacation">, now: number): boolean {
  return vacation !== undefined && vacation.from <= now && now < vacation.until;
}

/** A day and its month: 3 Dec. */
export function shortDate(time: number): string {
  return new Date(time).toLocaleDateString([], { day: "numeric", month: "short" });
}

/** The two largest units; seconds only when time is short. */
export function duration(ms: number): string {
  const { units } = TEXTS.clock;
  if (ms >= DAY) return `${Math.floor(ms / DAY)} ${units.day} ${Math.floor((ms % DAY) / HOUR)} ${units.hour}`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} ${units.hour} ${Math.floor((ms % HOUR) / MINUTE)} ${units.minute}`;
  if (ms >= 10 * MINUTE) return `${Math.floor(ms / MINUTE)} ${units.minute}`;
  return `${Math.floor(ms / MINUTE)}:${String(Math.floor((ms % MINUTE) / SECOND)).padStart(2, "0")}`;
}

/** A round span, as time controls have them: 2 d, 30 min. */
export function span(ms: number): string {
  const { units } = TEXTS.clock;
  if (ms % DAY === 0) return `${ms / DAY} ${units.day}`;
  if (ms % HOUR === 0) return `${ms / HOUR} ${units.hour}`;
  return `${Math.round(ms / MINUTE)} ${units.minute}`;
}

/** How old something is, in its largest unit: 3 d, 2 h, 5 min. */
export function age(ms: number): string {
  const { units } = TEXTS.clock;
  if (ms >= DAY) return `${Math.floor(ms / DAY)} ${units.day}`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} ${units.hour}`;
  return `${Math.max(1, Math.floor(ms / MINUTE))} ${units.minute}`;
}

/** Below this a clock is shown as pressing. */
export const PRESSING_MS = 2 * MINUTE;
/** The last seconds. */
export const LAST_MS = 30 * SECOND;
