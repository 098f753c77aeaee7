import type { View } from "@tripartite/triumph/view";
import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { areaOf, type Point } from "./boardMap.ts";
import type { Overlay } from "./ControlLayer.tsx";

type Own = NonNullable<View["own"]>;

/** Supply Lines or Trade Routes of the viewer, on request. */
export const WaysLayer = memo(function WaysLayer({ own, overlay }: { own: Own | undefined; overlay: Overlay }) {
  if (own === undefined || (overlay !== "supply" && overlay !== "trade")) return null;
  const lines = overlay === "supply" ? own.supply.map(({ line }) => line) : own.trade.map(({ route }) => route);
  const steps = new Map<string, readonly [string, string]>();
  const ends = new Set<string>();
  for (const line of lines) {
    if (line === undefined) continue;
    ends.add(line.at(-1)!);
    for (let i = 1; i < line.length; i++) steps.set(`${line[i - 1]} ${line[i]}`, [line[i - 1], line[i]]);
  }
  return (
    <g className={`ways ways-${overlay}`} {...DECORATION}>
      {[...steps].map(([key, [from, to]]) => (
        <Step key={key} from={placeOf(from)} to={placeOf(to)} />
      ))}
      {[...ends].map((id) => (
        <Sign key={id} at={placeOf(id)} symbol={overlay === "supply" ? "c-main" : "r-prod"} className="way-end" />
      ))}
      {overlay === "trade" &&
        own.trade
          .filter(({ failing }) => failing.length > 0)
          .map(({ area }) => <Sign key={area} at={placeOf(area)} symbol="s-blockade" className="way-cut" />)}
    </g>
  );
});

function placeOf(id: string): Point {
  return areaOf(id)!.blocks;
}

function Step({ from, to }: { from: Point; to: Point }) {
  const path = `M${from.join(" ")}L${to.join(" ")}`;
  return (
    <>
      <path className="way-case" d={path} />
      <path className="way-line" d={path} />
    </>
  );
}

function Sign({ at: [x, y], symbol, className }: { at: Point; symbol: string; className: string }) {
  return (
    <g className={className} transform={`translate(${x} ${y})`}>
      <circle r="16" />
      <use href={`#${symbol}`} x="-11" y="-11" width="22" height="22" />
    </g>
  );
}

interface SupplyProps {
  readonly own: Own | undefined;
  /** Blocks that have just lost a CV, by area. */
  readonly losses: ReadonlyMap<string, number>;
}

/** Units without a Supply Line while it matters, and what the last Supply Phase has cost. */
export const SupplyMarks = memo(function SupplyMarks({ own, losses }: SupplyProps) {
  const cut = (own?.supply ?? []).filter(({ fails }) => fails);
  return (
    <g {...DECORATION}>
      {cut.map(({ area }) => {
        const [x, y] = areaOf(area)!.blocks;
        return (
          <g key={area} className="supply-mark" transform={`translate(${x} ${y - 38})`}>
            <circle r="15" />
            <use href="#s-unsupplied" x="-10" y="-10" width="20" height="20" />
          </g>
        );
      })}
      {[...losses].map(([area, count]) => {
        const [x, y] = areaOf(area)!.blocks;
        return (
          <g key={area} className="supply-mark" transform={`translate(${x + 34} ${y - 38})`}>
            <rect x="-22" y="-14" width="44" height="28" rx="14" />
            <text y="6.5">−{count}</text>
          </g>
        );
      })}
    </g>
  );
});
