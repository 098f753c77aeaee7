/** §7 The weather table. */
import type { WeatherZone } from "./vocabulary.ts";

/** The highest die that is still fair, and the highest that is still poor; above that it is severe. */
export interface WeatherCell {
  readonly fairTo: number;
  readonly poorTo: number;
}

export interface WeatherRow {
  readonly label: string;
  /** 1 = January. */
  readonly months: readonly number[];
  readonly zones: Readonly<Record<Exclude<WeatherZone, "desert">, WeatherCell>>;
}

function cell(fairTo: number, poorTo: number): WeatherCell {
  return { fairTo, poorTo };
}

/** One die per zone; Desert is always Fair. */
export const WEATHER_TABLE: readonly WeatherRow[] = [
  { label: "Dec–Feb", months: [12, 1, 2], zones: { cold: cell(0, 3), mild: cell(0, 4), warm: cell(1, 4) } },
  { label: "Mar–Apr", months: [3, 4], zones: { cold: cell(0, 2), mild: cell(1, 3), warm: cell(2, 4) } },
  { label: "May–Jun", months: [5, 6], zones: { cold: cell(3, 6), mild: cell(4, 6), warm: cell(4, 6) } },
  { label: "Jul–Sep", months: [7, 8, 9], zones: { cold: cell(6, 6), mild: cell(6, 6), warm: cell(6, 6) } },
  { label: "Oct–Nov", months: [10, 11], zones: { cold: cell(1, 4), mild: cell(2, 4), warm: cell(2, 5) } },
];

/** Where the zones lie on the published map. */
export const ZONE_LINES: Readonly<Record<WeatherZone, string>> = {
  cold: "Blue line and north",
  mild: "Green to Blue line",
  warm: "Yellow to Green line",
  desert: "South of the Yellow line (our reading; the chart does not say)",
};
