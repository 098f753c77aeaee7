import type { View } from "@tripartite/triumph/view";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { changeSettings, settings } from "../../app/settings.ts";
import { useStore } from "../../net/store.ts";
import { type MapExtent, useMapZoom } from "../../table/useMapZoom.ts";
import { withoutFlying } from "../stage/flights.ts";
import type { TriumphScene } from "../stage/scene.ts";
import { AreaButtons } from "./AreaButtons.tsx";
import { AreaNames } from "./AreaNames.tsx";
import { AreaTip } from "./AreaTip.tsx";
import { BoardTools, ZOOM_STEP } from "./BoardTools.tsx";
import { type BorderPill, BorderPills } from "./BorderPills.tsx";
import { areaOf, type BoardArea, HEIGHT, WIDTH } from "./boardMap.ts";
import { ClosedLands } from "./ClosedLands.tsx";
import { ControlLayer, type Overlay, overlaysFor } from "./ControlLayer.tsx";
import { FlightLayer, type Flights } from "./FlightLayer.tsx";
import { directionOf, neighbourTowards, nextLit } from "./keys.ts";
import { Layer } from "./Layer.tsx";
import { Bands, FightMarks, Fights, FocusRing, Veil } from "./LightLayer.tsx";
import { BOARD_TEXTS, factsByArea } from "./labels.ts";
import { MapSheet } from "./MapSheet.tsx";
import { BattleMarks, BlockadeMarks, NationMarks, PlanMarks } from "./Marks.tsx";
import type { Builds } from "./pieces.ts";
import { RouteLayer } from "./RouteLayer.tsx";
import { Stacks } from "./Stacks.tsx";
import { touched } from "./touchTarget.ts";
import { useShownPlaces } from "./useShownPlaces.ts";
import { SupplyMarks, WaysLayer } from "./WaysLayer.tsx";
import "./lands-day.css";
import "./lands-night.css";
import "../../table/styles/sheet-colours.css";
import "../../table/styles/sheet.css";
import "./pieces.css";
import "../../table/styles/board.css";
import "./tint.css";

export type BoardProps = {
  view: View;
  /** What can be chosen now; `dim` puts everything else under a veil. */
  lit: { areas: ReadonlySet<string>; units: ReadonlySet<number>; dim?: boolean };
  selected: { area?: string; unit?: number };
  route?: readonly string[];
  /** What is asked now; if nothing of what it lights is in sight, the map goes there. */
  asked?: string | undefined;
  /** The map moves there if it is out of sight. */
  look?: { readonly area: string } | undefined;
  /** What the chosen unit would meet: fights, borders with their limits, and a hint beside the area pointed at. */
  hints?: BoardHints;
  /** Blocks that lost a CV without Supply, by area. */
  supplyLosses?: ReadonlyMap<string, number>;
  /** What is still to be placed there, in a word. */
  due?: ReadonlyMap<string, string>;
  /** What the viewer has planned to build. */
  builds?: Builds;
  /** Blocks on their way. */
  flights?: Flights;
  /** What is being shown; the map goes where it happens and comes back when it is over. */
  shown?: TriumphScene | undefined;
  onPoint?: (id: string | undefined) => void;
  onArea: (id: string) => void;
  /** An area is about to be chosen with the keyboard. */
  onKey?: (id: string) => void;
  onUnit: (unit: number) => void;
  /** Land that is no part of the game was chosen. */
  onClosed?: () => void;
  /** Without these the buttons of the map decide. */
  overlay?: Overlay;
  hideBlocks?: boolean;
};

export interface BoardHints {
  readonly fights: ReadonlySet<string>;
  readonly borders: readonly BorderPill[];
  readonly tip?: { readonly area: string; readonly title: string; readonly lines: readonly string[] };
}

const NOBODY: Flights["flying"] = [];
const NO_LOSSES: ReadonlyMap<string, number> = new Map();

const HOME: Readonly<Record<View["viewer"], string>> = {
  axis: "berlin",
  west: "london",
  ussr: "moscow",
  spectator: "prague",
};
/** The game under which the choice of an overlay is remembered. */
const TRIUMPH = "triumph";
const PAN_STEP = 120;
const EXTENT: MapExtent = {
  width: WIDTH,
  height: HEIGHT,
  overhang: 160,
  core: { width: 2000, height: 1320 },
  farBelow: 0.5,
  firstScaleAtLeast: 0.72,
  showsFrom: 0.56,
  closest: 2.6,
};

function areaAt(target: EventTarget): string | undefined {
  return (target as Element).closest("[data-area]")?.getAttribute("data-area") ?? undefined;
}

/** Where something can be chosen: the areas, and those of the units. */
function litPoints({ areas }: View, lit: BoardProps["lit"]): BoardArea["blocks"][] {
  const ids = Object.keys(areas).filter(
    (id) => lit.areas.has(id) || areas[id].units?.some(({ unit }) => lit.units.has(unit)),
  );
  return ids.map((id) => areaOf(id)!.blocks);
}

/** The map with everything on it. */
export function Board(props: BoardProps) {
  const {
    view,
    lit,
    selected,
    route,
    asked,
    look,
    hints,
    supplyLosses,
    due,
    builds,
    flights,
    shown,
    onPoint,
    onArea,
    onKey,
    onUnit,
    onClosed,
    overlay,
    hideBlocks,
  } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const help = useId();
  const zoom = useMapZoom(viewport, canvas, EXTENT, areaOf(HOME[view.viewer])!.blocks);
  const [cursor, setCursor] = useState(HOME[view.viewer]);
  const [focused, setFocused] = useState<BoardArea>();
  const { overlays } = useStore(settings);
  const offeredOverlays = overlaysFor(view.own !== undefined);
  const chosenOverlay = offeredOverlays.find((one) => one === overlays[TRIUMPH]) ?? "none";
  const setOverlay = (one: Overlay) => changeSettings({ overlays: { ...overlays, [TRIUMPH]: one } });
  const [areBlocksHidden, setHidden] = useState(false);
  const shownOverlay = overlay ?? chosenOverlay;
  const isBare = hideBlocks ?? areBlocksHidden;

  const facts = useMemo(() => factsByArea(view.nations, view.marks), [view.nations, view.marks]);
  const isLit = useCallback(
    (element: Element) =>
      lit.areas.has(areaAt(element) ?? "") ||
      lit.units.has(Number(element.closest("[data-unit]")?.getAttribute("data-unit") ?? -1)),
    [lit.areas, lit.units],
  );
  const choose = useCallback(
    (target: EventTarget) => {
      const element = target as Element;
      const unit = element.closest("[data-unit]")?.getAttribute("data-unit");
      const area = areaAt(target);
      const isAreaMeant = area && lit.areas.has(area) && !(unit && lit.units.has(Number(unit)));
      if (unit && !isAreaMeant) onUnit(Number(unit));
      else if (area) onArea(area);
      else if (element.closest("[data-closed]")) onClosed?.();
    },
    [lit.areas, lit.units, onArea, onUnit, onClosed],
  );

  const { reveal } = zoom;
  useEffect(() => {
    const area = look && areaOf(look.area);
    if (area) reveal(area.blocks);
  }, [look, reveal]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question moves the map
  useEffect(() => {
    if (asked === undefined) return;
    const points = litPoints(view, lit);
    if (points.length === 0 || points.some(zoom.sees)) return;
    const goBack = zoom.keepPlace();
    zoom.centreOn(points[0]);
    return goBack;
  }, [asked]);

  useShownPlaces(zoom, shown, flights?.ms ?? 0);
  const flying = flights?.flying ?? NOBODY;
  const areas = useMemo(() => withoutFlying(view.areas, flying), [view.areas, flying]);

  const goTo = (area: BoardArea | undefined) => {
    if (!area) return;
    setCursor(area.id);
    document.getElementById(`area-${area.id}`)?.focus({ preventScroll: true });
    zoom.reveal(area.blocks);
  };

  const unitsToChoose = (id: string) => (view.areas[id].units ?? []).filter(({ unit }) => lit.units.has(unit));
  /** Areas to choose, and those with blocks to choose. */
  const goToNext = (from: BoardArea, step: 1 | -1) =>
    goTo(nextLit(from, (id) => lit.areas.has(id) || unitsToChoose(id).length > 0, step));
  /** Enter on an area leads to its blocks if they are what is asked for. */
  const enter = (target: Element) => {
    const [first] = target.matches(".area") && !lit.areas.has(cursor) ? unitsToChoose(cursor) : [];
    const block = first && viewport.current?.querySelector<SVGElement>(`[data-unit="${first.unit}"]`);
    if (block) return block.focus({ preventScroll: true });
    onKey?.(cursor);
    choose(target);
  };

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directionOf(event.key);
    const from = areaOf(cursor)!;
    if (direction && event.shiftKey) zoom.panBy(direction[0] * PAN_STEP, direction[1] * PAN_STEP);
    else if (direction) goTo(neighbourTowards(from, direction));
    else if (event.key === "PageDown") goToNext(from, 1);
    else if (event.key === "PageUp") goToNext(from, -1);
    else if (event.key === "Enter" || event.key === " ") enter(event.target as Element);
    else if (event.key === "+" || event.key === "=") zoom.zoomBy(ZOOM_STEP);
    else if (event.key === "-") zoom.zoomBy(1 / ZOOM_STEP);
    else if (event.key === "0") zoom.fit();
    else return;
    event.preventDefault();
  };

  const onFocus = ({ target }: FocusEvent<Element>) => {
    const id = areaAt(target);
    if (!id) return;
    const isByKey = target.matches(":focus-visible");
    setCursor(id);
    if (isByKey) onPoint?.(id);
    setFocused(isByKey && target.matches(".area") ? areaOf(id) : undefined);
    if (isByKey && target.matches("[data-unit]")) zoom.reveal(areaOf(id)!.blocks);
  };

  return (
    <section className={zoom.isFar ? "board board-far" : "board"} aria-label={BOARD_TEXTS.map} aria-describedby={help}>
      <div ref={viewport} className="board-viewport">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: areas and blocks in it are the buttons */}
        <div
          ref={canvas}
          className="board-canvas"
          onClick={(event: MouseEvent) => choose(touched(event, isLit))}
          onKeyDown={press}
          onFocus={onFocus}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            setFocused(undefined);
            onPoint?.(undefined);
          }}
          onPointerOver={({ target, pointerType }) => pointerType === "mouse" && onPoint?.(areaAt(target))}
          onPointerLeave={() => onPoint?.(undefined)}
        >
          <Layer name="sheet">
            <MapSheet />
          </Layer>
          <Layer name="light">
            <ControlLayer areas={view.areas} nations={view.nations} overlay={shownOverlay} />
            <Bands litAreas={lit.areas} isDim={lit.dim === true} selected={selected.area} />
            {hints && <Fights areas={hints.fights} />}
          </Layer>
          <Layer name="names">
            <AreaNames />
          </Layer>
          <Layer name="veil">{lit.dim && <Veil litAreas={lit.areas} selected={selected.area} />}</Layer>
          <Layer name="areas">
            {onClosed && <ClosedLands />}
            <AreaButtons
              areas={view.areas}
              facts={facts}
              litAreas={lit.areas}
              selected={selected.area}
              cursor={cursor}
            />
            {focused && <FocusRing area={focused} />}
          </Layer>
          <Layer name="marks">
            <NationMarks nations={view.nations} />
            <BlockadeMarks marks={view.marks} />
            <WaysLayer own={view.own} overlay={shownOverlay} />
          </Layer>
          <Layer name="route">{route && <RouteLayer route={route} />}</Layer>
          <Layer name="blocks">
            {!isBare && (
              <Stacks
                areas={areas}
                builds={builds}
                isFar={zoom.isFar}
                focused={focused?.id}
                litUnits={lit.units}
                selectedUnit={selected.unit}
              />
            )}
          </Layer>
          {flights && flying.length > 0 && (
            <Layer name="flights">
              <FlightLayer {...flights} isFar={zoom.isFar} />
            </Layer>
          )}
          <Layer name="signs">
            <BattleMarks view={view} />
            <SupplyMarks own={view.own} losses={supplyLosses ?? NO_LOSSES} />
            {due && <PlanMarks plans={due} />}
            {builds && (zoom.isFar || isBare) && <PlanMarks plans={builds.words} />}
            {hints && <FightMarks areas={hints.fights} />}
            {hints && <BorderPills pills={hints.borders} />}
          </Layer>
        </div>
        {hints?.tip && <AreaTip {...hints.tip} zoom={zoom} />}
      </div>
      <p id={help} hidden>
        {BOARD_TEXTS.mapHelp}
      </p>
      <BoardTools
        zoom={zoom}
        overlays={offeredOverlays}
        overlay={shownOverlay}
        onOverlay={setOverlay}
        areBlocksHidden={isBare}
        onHideBlocks={setHidden}
      />
    </section>
  );
}
