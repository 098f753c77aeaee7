/** §71.3 The months of the campaign: turn 1 is September 1939, turn 76 is December 1945. */

/** A month as "1939-09". */
export type Month = `${number}-${number}`;

export const FIRST_MONTH: Month = "1939-09";
export const LAST_MONTH: Month = "1945-12";

/** §71 The months in which a campaign can begin. */
export const START_MONTHS = ["1939-09", "1941-06", "1944-06"] as const satisfies readonly Month[];
export type StartMonth = (typeof START_MONTHS)[number];

export function yearOf(month: Month): number {
  return Number(month.slice(0, 4));
}

/** From 1 to 12. */
export function monthOfYear(month: Month): number {
  return Number(month.slice(5));
}

/** The turn of the campaign that a month is. */
export function turnOf(month: Month): number {
  return (yearOf(month) - 1939) * 12 + monthOfYear(month) - 8;
}

/** The month of a turn of the campaign. */
export function monthOf(turn: number): Month {
  const months = turn + 7;
  return `${1939 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}` as Month;
}

/** Every month from one to another, both included, or every second one. */
export function monthsFrom(first: Month, last: Month, step = 1): Month[] {
  const months: Month[] = [];
  for (let turn = turnOf(first); turn <= turnOf(last); turn += step) months.push(monthOf(turn));
  return months;
}

/** The entry of a list "from this month on" that counts in a month: the latest one that has begun. */
export function latestOf<Entry extends { readonly from: Month }>(
  entries: readonly Entry[],
  month: Month,
): Entry | undefined {
  return entries.findLast(({ from }) => turnOf(from) <= turnOf(month));
}
