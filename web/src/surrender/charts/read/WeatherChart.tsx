import { WEATHER_ZONES, WEATHERS, type Weather } from "@tripartite/surrender/data/vocabulary";
import { WEATHER_TABLE, type WeatherCell, ZONE_LINES } from "@tripartite/surrender/data/weather";
import { CHART_TEXTS } from "../texts.ts";
import { BulletList } from "./lists.tsx";

const ZONES = ["cold", "mild", "warm"] as const;

/** The dice of a weather: "2–4", or nothing. */
function diceOf({ fairTo, poorTo }: WeatherCell, weather: Weather): string {
  const [from, to] = { fair: [1, fairTo], poor: [fairTo + 1, poorTo], severe: [poorTo + 1, 6] }[weather];
  if (from > to) return "–";
  return from === to ? `${from}` : `${from}–${to}`;
}

export function WeatherChart({ month }: { readonly month?: number }) {
  const { weathers, zones, weatherTab, chartsTab } = CHART_TEXTS;
  return (
    <div className="chart-frame">
      <table className="chart weather">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {weatherTab.months2}
            </th>
            {ZONES.map((zone) => (
              <th key={zone} scope="colgroup" colSpan={3}>
                {zones[zone]}
              </th>
            ))}
          </tr>
          <tr>
            {ZONES.map((zone) =>
              WEATHERS.map((weather) => (
                <th key={zone + weather} scope="col" className={`wx-${weather}`}>
                  {weathers[weather]}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {WEATHER_TABLE.map(({ label, months, zones: cells }) => (
            <tr key={label} className={month !== undefined && months.includes(month) ? "now" : ""}>
              <th scope="row">{label}</th>
              {ZONES.map((zone) =>
                WEATHERS.map((weather) => (
                  <td key={zone + weather} className={`num wx-${weather}`}>
                    {diceOf(cells[zone], weather)}
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">
        {zones.desert}: {weathers.fair}, {weatherTab.always}. {chartsTab.weatherNote}
      </p>
      <BulletList
        title={chartsTab.zones}
        entries={WEATHER_ZONES.map((zone) => `${zones[zone]}: ${ZONE_LINES[zone]}`)}
      />
    </div>
  );
}
