import type { Faction, Weather, WeatherZone } from "@tripartite/surrender/data/vocabulary";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { type MapExtent, useMapZoom } from "../../table/useMapZoom.ts";
import { SURRENDER_TEXTS } from "../texts.ts";
import { Cities } from "./Cities.tsx";
import { type BoardUnit, Counters } from "./Counters.tsx";
import { HexButtons } from "./HexButtons.tsx";
import { HexSheet } from "./HexSheet.tsx";
import type { BoardHex, HexMap } from "./hexMap.ts";
import { hexTowards, nextLit } from "./keys.ts";
import { FocusRing, Lights, type LitHex, Prices, Veil } from "./LightLayer.tsx";
import { MapTools, ZOOM_STEP } from "./MapTools.tsx";
import { NoEzocMarks, WeatherVeil } from "./Marks.tsx";
import { PathLayer } from "./PathLayer.tsx";
import "../../table/styles/sheet-colours.css";
import "../../table/styles/sheet.css";
import "../../table/styles/board.css";
import "./hexBoard.css";

export interface HexBoardProps {
  readonly map: HexMap;
  /** Where the first look falls. */
  readonly home: string;
  readonly units: readonly BoardUnit[];
  /** Who controls the cities and forts. */
  readonly control: ReadonlyMap<string, Faction>;
  readonly weather: Readonly<Partial<Record<WeatherZone, Weather>>>;
  readonly noEzoc: ReadonlySet<string>;
  /** What can be chosen now; `dim` puts everything else under a veil. */
  readonly lit: {
    readonly hexes: ReadonlyMap<string, LitHex>;
    readonly units: ReadonlySet<string>;
    readonly dim: boolean;
  };
  readonly selected: { readonly hex?: string | undefined; readonly unit?: string | undefined };
  readonly path?: readonly string[] | undefined;
  /** Comes into sight above the window that covers the lower part of the map. */
  readonly watched?: string | undefined;
  /** One sentence for each hex. */
  labelOf(hex: BoardHex): string;
  onHex(id: string): void;
  onUnit(id: string): void;
  /** Somebody looks at a hex, or no longer. */
  onLook(id: string | undefined): void;
}

const PAN_STEP = 120;
const COVERED_SHARE = 0.6;
const texts = SURRENDER_TEXTS.board;

/** The map with everything on it. */
export function HexBoard(props: HexBoardProps) {
  const { map, home, units, control, weather, noEzoc, lit, selected, path, watched, labelOf, onHex, onUnit, onLook } =
    props;
  const viewport = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const help = useId();
  const extent = useMemo(() => extentOf(map), [map]);
  const zoom = useMapZoom(viewport, canvas, extent, map.byId.get(home)!.centre);
  const [cursor, setCursor] = useState(home);
  const [focused, setFocused] = useState<string>();
  const [isBare, setBare] = useState(false);

  const { reveal } = zoom;
  useEffect(() => {
    const hex = watched === undefined ? undefined : map.byId.get(watched);
    if (hex) reveal(hex.centre, COVERED_SHARE);
  }, [watched, map, reveal]);

  const choose = useCallback(
    (target: EventTarget) => {
      const element = target as Element;
      const unit = element.closest("[data-unit]")?.getAttribute("data-unit");
      const hex = element.closest("[data-hex]")?.getAttribute("data-hex");
      const isHexMeant = hex && lit.hexes.has(hex) && !(unit && lit.units.has(unit));
      if (unit && !isHexMeant) onUnit(unit);
      else if (hex) onHex(hex);
    },
    [lit, onHex, onUnit],
  );

  const goTo = (hex: BoardHex | undefined) => {
    if (!hex) return;
    setCursor(hex.id);
    document.getElementById(`hex-${hex.id}`)?.focus({ preventScroll: true });
    zoom.reveal(hex.centre);
  };

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = ARROWS[event.key] ?? [];
    if (x !== undefined && event.shiftKey) zoom.panBy(x * PAN_STEP, y * PAN_STEP);
    else if (x !== undefined) goTo(hexTowards(map, cursor, x, y));
    else if (event.key === "PageDown") goTo(nextLit(map, cursor, lit.hexes, 1));
    else if (event.key === "PageUp") goTo(nextLit(map, cursor, lit.hexes, -1));
    else if (event.key === "Enter" || event.key === " ") choose(event.target);
    else if (event.key === "+" || event.key === "=") zoom.zoomBy(ZOOM_STEP);
    else if (event.key === "-") zoom.zoomBy(1 / ZOOM_STEP);
    else if (event.key === "0") zoom.fit();
    else return;
    event.preventDefault();
  };

  const hexUnder = (target: EventTarget) => (target as Element).closest("[data-hex]")?.getAttribute("data-hex");
  const onFocus = ({ target }: FocusEvent<Element>) => {
    const id = hexUnder(target);
    if (!id) return;
    setCursor(id);
    const isByKey = target.matches(":focus-visible");
    setFocused(isByKey ? id : undefined);
    if (isByKey) onLook(id);
  };

  return (
    <section
      className={zoom.isFar ? "board hex-board board-far" : "board hex-board"}
      aria-label={texts.map}
      aria-describedby={help}
    >
      <div ref={viewport} className="board-viewport">
        <div ref={canvas} className="board-canvas">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section is labelled, and a title would follow the pointer */}
          <svg
            width={map.width}
            height={map.height}
            viewBox={`0 0 ${map.width} ${map.height}`}
            onClick={(event: MouseEvent) => choose(event.target)}
            onKeyDown={press}
            onFocus={onFocus}
            onBlur={() => setFocused(undefined)}
            onPointerOver={(event: PointerEvent) =>
              event.pointerType === "mouse" && onLook(hexUnder(event.target) ?? undefined)
            }
            onPointerLeave={() => onLook(undefined)}
          >
            <HexSheet map={map} />
            <WeatherVeil map={map} weather={weather} />
            {lit.dim && <Veil map={map} lit={lit.hexes} selected={selected.hex} />}
            <Lights lit={lit.hexes} selected={selected.hex} />
            <Cities map={map} control={control} />
            <HexButtons map={map} lit={lit.hexes} selected={selected.hex} cursor={cursor} labelOf={labelOf} />
            <NoEzocMarks hexes={noEzoc} />
            {!isBare && <Counters units={units} lit={lit.units} selected={selected.unit} />}
            {path && path.length > 1 && <PathLayer path={path} />}
            <Prices lit={lit.hexes} />
            {focused && <FocusRing id={focused} />}
          </svg>
        </div>
      </div>
      <p id={help} hidden>
        {texts.help}
      </p>
      <MapTools zoom={zoom} isBare={isBare} onBare={setBare} />
    </section>
  );
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function extentOf({ width, height }: HexMap): MapExtent {
  return {
    width,
    height,
    overhang: 140,
    core: { width: width * 0.94, height: height * 0.94 },
    farBelow: 0.5,
    firstScaleAtLeast: 0.6,
    closest: 2.4,
  };
}
