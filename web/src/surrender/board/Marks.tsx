import type { Weather, WeatherZone } from "@tripartite/surrender/data/vocabulary";
import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { SURRENDER_TEXTS } from "../texts.ts";
import { centreOf } from "./hexes.ts";
import type { HexMap } from "./hexMap.ts";

/** Rain or snow over the zones in which the weather is bad. */
export const WeatherVeil = memo(function WeatherVeil({
  map,
  weather,
}: {
  map: HexMap;
  weather: Readonly<Partial<Record<WeatherZone, Weather>>>;
}) {
  const kinds = ["poor", "severe"] as const;
  return (
    <g {...DECORATION}>
      <defs>
        <pattern id="weather-rain" width="26" height="26" patternUnits="userSpaceOnUse">
          <path className="rain" d="M6 3L2 12M19 9L15 18M10 17L6 26" />
        </pattern>
        <pattern id="weather-snow" width="34" height="34" patternUnits="userSpaceOnUse">
          <path className="snow" d="M6 7h.1M24 4h.1M15 18h.1M30 24h.1M5 29h.1" />
        </pattern>
      </defs>
      {kinds.map((kind) => {
        const hexes = map.hexes.filter(({ weatherZone }) => weather[weatherZone] === kind);
        if (hexes.length === 0) return null;
        return (
          <path key={kind} className={`weather-veil weather-${kind}`} d={hexes.map(({ path }) => path).join("")} />
        );
      })}
    </g>
  );
});

/** §5.4 Hexes in which enemy zones of control do not count for the side whose phase it is. */
export const NoEzocMarks = memo(function NoEzocMarks({ hexes }: { hexes: ReadonlySet<string> }) {
  return [...hexes].map((id) => {
    const [x, y] = centreOf(id);
    return (
      <g key={id} className="no-ezoc" transform={`translate(${x} ${y + 34})`} {...DECORATION}>
        <rect x="-31" y="-11" width="62" height="18" rx="9" />
        <text y="2.500">{SURRENDER_TEXTS.board.noEzoc}</text>
      </g>
    );
  });
});
