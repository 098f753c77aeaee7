/** What the map shows beside what is printed: enemy zones of control, supply, ranges, control, weather. */
import type { Weather, WeatherZone } from "@tripartite/surrender/data/vocabulary";
import { memo } from "react";
import { Icon } from "../../app/Icon.tsx";
import { DECORATION } from "../../table/decoration.ts";
import { SURRENDER_TEXTS } from "../texts.ts";
import { hexPath } from "./hexes.ts";
import type { HexMap } from "./hexMap.ts";
import { rimOf } from "./LightLayer.tsx";

const texts = SURRENDER_TEXTS.board;

export const OVERLAYS = ["none", "ezoc", "supply", "range", "control", "weather"] as const;
export type OverlayKind = (typeof OVERLAYS)[number];

/** Hexes by what holds for them, for the overlay that is chosen. */
export interface OverlayHexes {
  readonly kind: OverlayKind;
  readonly groups: readonly {
    readonly name: string;
    readonly hexes: readonly string[];
    /** Shown as one surface with a rim. */
    readonly isArea?: true;
  }[];
}

export const OverlayLayer = memo(function OverlayLayer({ groups }: OverlayHexes) {
  return (
    <g className="overlay" {...DECORATION}>
      <defs>
        <pattern
          id="overlay-stripes"
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="overlay-stripe" width="4" height="14" />
        </pattern>
      </defs>
      {groups.map(({ name, hexes, isArea }) => (
        <path key={name} className={`overlay-${name}`} d={hexes.map((id) => hexPath(id, isArea ? 0 : 2)).join("")} />
      ))}
      {groups.map(({ name, hexes, isArea }) =>
        isArea ? <path key={name} className={`overlay-rim overlay-rim-${name}`} d={rimOf(new Set(hexes))} /> : null,
      )}
    </g>
  );
});

const SAMPLE = "M0 -50 43 -25V25L0 50 -43 25V-25z";

/** What the signs of the overlay mean. */
export function OverlayKey({ kind, groups, onClose }: OverlayHexes & { onClose(): void }) {
  const shown = groups.filter(({ hexes }) => hexes.length > 0);
  return (
    <section className="overlay-key" aria-label={texts.overlayKey}>
      <header>
        <b>{texts.overlays[kind]}</b>
        <button type="button" aria-label={texts.overlays.none} onClick={onClose}>
          <Icon name="a-close" />
        </button>
      </header>
      <ul>
        {shown.map(({ name, isArea }) => (
          <li key={name}>
            <svg viewBox="-56 -56 112 112" aria-hidden="true">
              <path className={`overlay-${name}`} d={SAMPLE} />
              {isArea && <path className={`overlay-rim overlay-rim-${name}`} d={SAMPLE} />}
            </svg>
            {texts.overlaySigns[`${kind} ${name}`]}
          </li>
        ))}
      </ul>
      {kind === "supply" && <p>{texts.supplyNow}</p>}
    </section>
  );
}

/** Each weather zone in the tone of its weather. */
export function weatherOverlay(
  map: HexMap,
  weather: Readonly<Partial<Record<WeatherZone, Weather>>>,
): OverlayHexes["groups"] {
  const groups = Map.groupBy(map.hexes, ({ weatherZone }) => weather[weatherZone] ?? "fair");
  return [...groups].map(([name, hexes]) => ({ name: `weather-${name}`, hexes: hexes.map(({ id }) => id) }));
}
