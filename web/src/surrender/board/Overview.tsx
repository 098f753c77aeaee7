/** The whole map in a corner: sides, armies, and the part that is seen. A click goes there. */
import { type MouseEvent, memo, useEffect, useMemo, useRef } from "react";
import { DECORATION } from "../../table/decoration.ts";
import type { MapZoom } from "../../table/useMapZoom.ts";
import { SURRENDER_TEXTS } from "../texts.ts";
import type { BoardUnit } from "./Counters.tsx";
import { centreOf, hexPath } from "./hexes.ts";
import { type HexMap, isLand } from "./hexMap.ts";

interface Props {
  readonly map: HexMap;
  readonly sides: string;
  readonly units: readonly BoardUnit[];
  readonly zoom: MapZoom;
}

export function Overview({ map, sides, units, zoom }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const { left, top, width, height } = map;
  useEffect(() => {
    // Two corners tell where the map lies and how large it is drawn; nothing is rendered anew.
    const corner = { x: 0, y: 0 };
    const place = (x: number, y: number, far: { x: number; width: number; height: number }) => {
      const scale = (far.x - x) / width;
      if (!frame.current || scale <= 0) return;
      const { style } = frame.current;
      const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
      style.width = percent(far.width / scale / width);
      style.height = percent(far.height / scale / height);
      // In shares of the frame itself: it moves without being painted anew.
      style.transform = `translate(${percent(-x / far.width)}, ${percent(-y / far.height)})`;
    };
    const stopFirst = zoom.follow([0, 0], ({ x, y }) => Object.assign(corner, { x, y }));
    const stopSecond = zoom.follow([width, height], (far) => place(corner.x, corner.y, far));
    return () => {
      stopFirst();
      stopSecond();
    };
  }, [zoom, width, height]);
  const go = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    zoom.centreOn([((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height]);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys move the map itself
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className="overview" style={{ aspectRatio: `${width} / ${height}` }} onClick={go} {...DECORATION}>
      <svg viewBox={`${left} ${top} ${width} ${height}`} {...DECORATION}>
        <title>{SURRENDER_TEXTS.board.overview}</title>
        <Lands map={map} sides={sides} />
        <Dots units={units} />
      </svg>
      <span ref={frame} className="overview-frame" />
    </div>
  );
}

const Lands = memo(function Lands({ map, sides }: { map: HexMap; sides: string }) {
  const paths = useMemo(() => {
    const sideOf = new Map(sides.split(" ").map((pair) => pair.split(":") as [string, string]));
    const groups = Map.groupBy(map.hexes.filter(isLand), ({ area }) => sideOf.get(area ?? "") ?? "neutral");
    return [...groups].map(([side, hexes]) => ({ side, path: hexes.map(({ id }) => hexPath(id, -1)).join("") }));
  }, [map, sides]);
  return paths.map(({ side, path }) => <path key={side} className={`land-side-${side}`} d={path} />);
});

const Dots = memo(function Dots({ units }: { units: readonly BoardUnit[] }) {
  const sides = Map.groupBy(units, ({ faction = "neutral" }) => faction);
  return [...sides].map(([side, group]) => (
    <path
      key={side}
      className={`overview-dots counter-side-${side}`}
      d={group.map(({ hex }) => `M${centreOf(hex).join(" ")}h.1`).join("")}
    />
  ));
});
