import type { Pace, TimeControl } from "@tripartite/kernel/protocol";
import { Problem } from "../problem.ts";

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

const USUAL: Readonly<Record<Pace, TimeControl | undefined>> = {
  live: { reserve: 30 * MINUTE, increment: 2 * MINUTE },
  day: { reserve: 2 * DAY, increment: DAY },
  threeDays: { reserve: 6 * DAY, increment: 3 * DAY },
  none: undefined,
};

export const TIME_LIMITS = { reserve: { least: 0, most: 60 * DAY }, increment: { least: 1000, most: 30 * DAY } };

/** What a table plays with: what its creator asked for, or the usual for its pace. */
export function timeControlFor(pace: Pace, wanted?: TimeControl): TimeControl | undefined {
  if (pace === "none" && wanted !== undefined)
    throw new Problem("NO_CLOCKS", "A table without a pace has no clocks.", 400);
  return wanted ?? USUAL[pace];
}

/** How long before the end a reminder goes out. Those who play live need none. */
export function reminderLead(pace: Pace, { increment }: TimeControl): number {
  return pace === "live" ? 0 : Math.min(Math.floor(increment / 4), DAY / 2);
}
