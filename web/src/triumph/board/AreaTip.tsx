import { useLayoutEffect, useRef } from "react";
import type { MapZoom } from "../../table/useMapZoom.ts";
import { areaOf } from "./boardMap.ts";

interface Props {
  readonly area: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly zoom: MapZoom;
}

const MARGIN = 10;
/** So far from the middle of the blocks. */
const AWAY = 44;
/** The cards of the hand lie over the lower rim. */
const HAND = 100;

/** What a click on the area would do: beside its blocks, as large at any zoom, and never over the rim. */
export function AreaTip({ area: id, title, lines, zoom }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { follow } = zoom;
  useLayoutEffect(() => {
    const area = areaOf(id);
    const tip = box.current;
    if (area === undefined || tip === null) return;
    const [across, down] = [tip.offsetWidth, tip.offsetHeight];
    return follow(area.blocks, ({ x, y, width, height }) => {
      const left = Math.max(MARGIN, Math.min(x - across / 2, width - across - MARGIN));
      const below = y + AWAY;
      const top = below + down > height - HAND ? y - AWAY - down : below;
      tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    });
  });
  return (
    <div ref={box} className="area-tip" aria-hidden="true">
      <b>{title}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
