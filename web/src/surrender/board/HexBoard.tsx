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
import { flushSync } from "react-dom";
import type { Flights } from "../../table/stage/useFlights.ts";
import { useIsNarrow } from "../../table/useIsNarrow.ts";
import { type Covered, type MapExtent, type Point, UNCOVERED, useMapZoom } from "../../table/useMapZoom.ts";
import type { UnitFlight } from "../stage/direct.ts";
import { SURRENDER_TEXTS } from "../texts.ts";
import { BoxTrays, type Tray } from "./BoxTrays.tsx";
import { Cities } from "./Cities.tsx";
import { type BoardUnit, Counters } from "./Counters.tsx";
import { EuropeSheet } from "./EuropeSheet.tsx";
import { FlightLayer } from "./FlightLayer.tsx";
import { Fronts } from "./Fronts.tsx";
import { HexButtons } from "./HexButtons.tsx";
import { HexSheet } from "./HexSheet.tsx";
import { type BoardHex, type HexMap, hexAt } from "./hexMap.ts";
import { hexTowards, nextLit } from "./keys.ts";
import { Layer } from "./Layer.tsx";
import { FocusRing, Lights, type LitHex, Prices, RegionLight, Veil } from "./LightLayer.tsx";
import { MapTools, ZOOM_STEP } from "./MapTools.tsx";
import { NoEzocMarks, WeatherVeil } from "./Marks.tsx";
import { type OverlayHexes, OverlayKey, type OverlayKind, OverlayLayer } from "./Overlay.tsx";
import { Overview } from "./Overview.tsx";
import { PathLayer } from "./PathLayer.tsx";
import { SeaLights } from "./SeaLights.tsx";
import "../../table/styles/sheet-colours.css";
import "../../table/styles/sheet.css";
import "../../table/styles/board.css";
import "./hexBoard.css";
import "./nations.css";
import "./europe.css";
import "./trays.css";
import "./tools.css";

export interface HexBoardProps {
  readonly map: HexMap;
  /** Where the first look falls. */
  readonly home: string;
  /** Areas with their sides, as "france:western italy:neutral …". */
  readonly sides: string;
  readonly units: readonly BoardUnit[];
  /** Who controls the cities and forts. */
  readonly control: ReadonlyMap<string, Faction>;
  readonly weather: Readonly<Partial<Record<WeatherZone, Weather>>>;
  readonly noEzoc: ReadonlySet<string>;
  /** What can be chosen now; `dim` puts everything else under a veil. */
  readonly lit: {
    readonly hexes: ReadonlyMap<string, LitHex>;
    readonly units: ReadonlySet<string>;
    readonly seas?: ReadonlySet<string>;
    /** A country that is looked at. */
    readonly region?: readonly string[];
    readonly dim: boolean;
  };
  readonly trays?: readonly Tray[];
  /** What the map shows beside what is printed on it. */
  readonly overlay?: OverlayHexes;
  readonly selected: { readonly hex?: string | undefined; readonly unit?: string | undefined };
  readonly path?: readonly string[] | undefined;
  /** Counters on their way. */
  readonly flights?: Flights<UnitFlight>;
  /** Comes into sight. */
  readonly shown?: string | undefined;
  /** Other places that come into sight with it, if there is room: where its way begins. */
  readonly shownWith?: readonly string[] | undefined;
  /** Shares of the map that lie under a headline and a caption. */
  readonly covered?: Covered;
  /** What comes into sight belongs to a show or a question; afterwards the map is where the person had it. */
  readonly isBrief?: boolean;
  /** Comes into sight above the window that covers the lower part of the map. */
  readonly watched?: string | undefined;
  nameOf(country: string): string;
  /** One sentence for each hex. */
  labelOf(hex: BoardHex): string;
  onHex(id: string): void;
  onUnit(id: string): void;
  /** The player points at a hex, or no longer. */
  onLook(id: string | undefined): void;
  onOverlay?(kind: OverlayKind): void;
}

const NO_OVERLAY: OverlayHexes = { kind: "none", groups: [] };
const NO_TRAYS: readonly Tray[] = [];
const NO_FLIGHTS: Flights<UnitFlight> = { flying: [], ms: 0 };
/** Maps of more hexes have an overview. */
const LARGE_MAP = 450;
const PAN_STEP = 120;
const COVERED_BY_COMBAT: Covered = { above: 0, below: 0.6 };
const HALF_COVERED: Covered = { above: 0.5, below: 0 };
const texts = SURRENDER_TEXTS.board;

/** The map with everything on it. */
export function HexBoard(props: HexBoardProps) {
  const {
    map,
    home,
    sides,
    units,
    control,
    weather,
    noEzoc,
    lit,
    trays = NO_TRAYS,
    selected,
    path,
    flights = NO_FLIGHTS,
    shown,
    shownWith,
    covered = UNCOVERED,
    isBrief = false,
    watched,
  } = props;
  const { nameOf, labelOf, onHex, onUnit, onLook, onOverlay, overlay = NO_OVERLAY } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const help = useId();
  const extent = useMemo(() => extentOf(map), [map]);
  const zoom = useMapZoom(viewport, canvas, extent, onCanvas(map, map.byId.get(home)!));
  const [cursor, setCursor] = useState(home);
  const [focused, setFocused] = useState<string>();
  const [isBare, setBare] = useState(false);

  const isNarrow = useIsNarrow();
  const { reveal, revealAll, keepPlace, settle } = zoom;
  useEffect(() => {
    const hex = watched === undefined ? undefined : map.byId.get(watched);
    if (hex === undefined) return;
    const goBack = keepPlace();
    reveal(onCanvas(map, hex), isNarrow ? UNCOVERED : COVERED_BY_COMBAT);
    return () => {
      settle();
      goBack();
    };
  }, [watched, map, isNarrow, reveal, keepPlace, settle]);

  useEffect(() => (isBrief ? keepPlace() : undefined), [isBrief, keepPlace]);
  /** A combat has the map for itself: its window covers what is lower. */
  const inHand = units.find(({ id }) => id === selected.unit)?.hex;
  const standsIn = watched ? undefined : (shown ?? inHand);
  // On narrow screens the map ends above the caption, and a headline covers half of it.
  const { above, below } = !isNarrow ? covered : covered.above > 0 ? HALF_COVERED : UNCOVERED;
  useEffect(() => {
    const hex = standsIn === undefined ? undefined : map.byId.get(standsIn);
    const others = (shownWith ?? []).flatMap((id) => map.byId.get(id) ?? []);
    if (hex && others.length > 0)
      revealAll(
        [hex, ...others].map((one) => onCanvas(map, one)),
        { above: 0, below },
      );
    else if (hex) reveal(onCanvas(map, hex), { above, below });
  }, [standsIn, shownWith, map, above, below, reveal, revealAll]);

  // The keys begin at the unit in hand: at once, not in an effect, which may come after the next key.
  const [held, setHeld] = useState<string>();
  if (held !== inHand) {
    setHeld(inHand);
    if (inHand !== undefined && map.byId.has(inHand)) setCursor(inHand);
  }

  const { flying } = flights;
  const standing = useMemo(
    () => (flying.length === 0 ? units : units.filter(({ id }) => flying.every(({ unit }) => unit !== id))),
    [units, flying],
  );

  /** The hex at a place of the screen. */
  const hexUnder = useCallback(
    ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const { left, top, width } = canvas.current!.getBoundingClientRect();
      const scale = width / map.width;
      return hexAt(map, [map.left + (clientX - left) / scale, map.top + (clientY - top) / scale])?.id;
    },
    [map],
  );

  const choose = useCallback(
    (target: EventTarget, at: string | undefined) => {
      const element = target as Element;
      const unit = element.closest("[data-unit]")?.getAttribute("data-unit");
      const hex = element.closest("[data-hex]")?.getAttribute("data-hex") ?? at;
      const isHexMeant = hex && lit.hexes.has(hex) && !(unit && lit.units.has(unit));
      if (unit && !isHexMeant) onUnit(unit);
      else if (hex) onHex(hex);
    },
    [lit, onHex, onUnit],
  );

  const goTo = (hex: BoardHex | undefined) => {
    if (!hex) return;
    flushSync(() => setCursor(hex.id));
    document.getElementById(`hex-${hex.id}`)?.focus({ preventScroll: true });
    zoom.reveal(onCanvas(map, hex));
  };

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = ARROWS[event.key] ?? [];
    if (x !== undefined && event.shiftKey) zoom.panBy(x * PAN_STEP, y * PAN_STEP);
    else if (x !== undefined) goTo(hexTowards(map, cursor, x, y));
    else if (event.key === "PageDown") goTo(nextLit(map, cursor, lit.hexes, 1));
    else if (event.key === "PageUp") goTo(nextLit(map, cursor, lit.hexes, -1));
    else if (event.key === "Enter" || event.key === " ") choose(event.target, cursor);
    else if (event.key === "+" || event.key === "=") zoom.zoomBy(ZOOM_STEP);
    else if (event.key === "-") zoom.zoomBy(1 / ZOOM_STEP);
    else if (event.key === "0") zoom.fit();
    else return;
    event.preventDefault();
  };

  const looked = useRef<string>(undefined);
  const look = (id: string | undefined) => {
    if (looked.current !== id) onLook(id);
    looked.current = id;
  };
  const onFocus = ({ target }: FocusEvent<Element>) => {
    const id = target.closest("[data-hex]")?.getAttribute("data-hex");
    if (!id) return;
    setCursor(id);
    const isByKey = target.matches(":focus-visible");
    setFocused(isByKey ? id : undefined);
    if (isByKey) look(id);
  };

  return (
    <section
      className={zoom.isFar ? "board hex-board board-far" : "board hex-board"}
      aria-label={texts.map}
      aria-describedby={help}
    >
      <div ref={viewport} className="board-viewport">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hexes and counters in it are the buttons */}
        <div
          ref={canvas}
          className="board-canvas"
          onClick={(event: MouseEvent) => choose(event.target, hexUnder(event))}
          onKeyDown={press}
          onFocus={onFocus}
          onBlur={() => setFocused(undefined)}
          onPointerMove={(event: PointerEvent) => event.pointerType === "mouse" && look(hexUnder(event))}
          onPointerLeave={() => look(undefined)}
        >
          <Layer map={map} name="sheet">
            {map.isEurope ? (
              <EuropeSheet map={map} sides={sides} nameOf={nameOf} />
            ) : (
              <HexSheet map={map} nameOf={nameOf} />
            )}
          </Layer>
          <Layer map={map} name="light">
            <WeatherVeil map={map} weather={weather} />
            {lit.dim && <Veil map={map} lit={lit.hexes} seas={lit.seas} selected={selected.hex} />}
            {overlay.kind !== "none" && <OverlayLayer {...overlay} />}
            {lit.seas && <SeaLights map={map} seas={lit.seas} />}
            {lit.region && <RegionLight hexes={lit.region} />}
            <Lights lit={lit.hexes} selected={selected.hex} />
          </Layer>
          <Layer map={map} name="names">
            <Cities map={map} control={control} />
          </Layer>
          <Layer map={map} name="areas">
            <HexButtons map={map} lit={lit.hexes} selected={selected.hex} cursor={cursor} labelOf={labelOf} />
          </Layer>
          <Layer map={map} name="blocks">
            <NoEzocMarks hexes={noEzoc} />
            {!isBare && zoom.isFar && <Fronts units={units} />}
            {!isBare && !zoom.isFar && <Counters units={standing} lit={lit.units} selected={selected.unit} />}
          </Layer>
          <Layer map={map} name="signs">
            {path && path.length > 1 && <PathLayer path={path} />}
            <FlightLayer {...flights} units={units} isFar={zoom.isFar} />
            <Prices lit={lit.hexes} />
            {focused && <FocusRing id={focused} />}
          </Layer>
        </div>
      </div>
      {overlay.kind !== "none" && <OverlayKey {...overlay} onClose={() => onOverlay?.("none")} />}
      <BoxTrays trays={trays} litUnits={lit.units} label={texts.boxes} onTray={onHex} onUnit={onUnit} />
      <p id={help} hidden>
        {texts.help}
      </p>
      {map.hexes.length > LARGE_MAP && <Overview map={map} sides={sides} units={units} zoom={zoom} />}
      <MapTools
        map={map}
        zoom={zoom}
        isBare={isBare}
        overlay={overlay.kind}
        onBare={setBare}
        onOverlay={(kind) => onOverlay?.(kind)}
        onPlace={(hex) => goTo(map.byId.get(hex))}
      />
    </section>
  );
}

/** A hex of the sheet in the units of the part that is shown. */
function onCanvas({ left, top }: HexMap, { centre }: BoardHex): Point {
  return [centre[0] - left, centre[1] - top];
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
    farBelow: 0.33,
    firstScaleAtLeast: 0.6,
    closest: 2.4,
    isClearBelow: true,
  };
}
