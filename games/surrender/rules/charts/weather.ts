import { DIE_FACES } from "../../data/combatTable.ts";
import { WEATHERS, type Weather, type WeatherZone } from "../../data/vocabulary.ts";
import { WEATHER_TABLE, type WeatherRow } from "../../data/weather.ts";

/** §7 1 = January. */
export function weatherRow(month: number): WeatherRow {
  return WEATHER_TABLE.find(({ months }) => months.includes(month))!;
}

/** §7 The weather that a die brings to a zone; Desert is always Fair. */
export function weatherOf(month: number, zone: WeatherZone, die: number): Weather {
  if (zone === "desert") return "fair";
  const { fairTo, poorTo } = weatherRow(month).zones[zone];
  if (die <= fairTo) return "fair";
  return die <= poorTo ? "poor" : "severe";
}

/** How many faces of the die bring each weather. */
export function weatherOdds(month: number, zone: WeatherZone): Readonly<Record<Weather, number>> {
  const faces = Array.from({ length: DIE_FACES }, (_, i) => weatherOf(month, zone, i + 1));
  return Object.fromEntries(
    WEATHERS.map((weather) => [weather, faces.filter((face) => face === weather).length]),
  ) as Record<Weather, number>;
}
