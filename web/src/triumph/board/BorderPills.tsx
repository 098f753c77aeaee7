import type { BorderKind } from "@tripartite/triumph/data/kinds";
import { DECORATION } from "../../table/decoration.ts";
import { borderPoint } from "./borderPoints.ts";

export interface BorderPill {
  readonly from: string;
  readonly to: string;
  readonly kind: BorderKind;
  readonly used: number;
  readonly limit: number;
}

/** Small signs for the ground that a border runs over, drawn in a box of 20 × 16. */
const TERRAIN: Readonly<Record<BorderKind, string>> = {
  plains: "M2 13h16",
  river: "M1 6q3-4 6 0t6 0t6 0M1 12q3-4 6 0t6 0t6 0",
  forest: "M10 1l5 8h-3l4 5H4l4-5H5z",
  mountain: "M1 14L8 3l4 6l2-3l5 8z",
  strait: "M1 5q3-4 6 0t6 0t6 0M4 13h12",
  coast: "M1 12q3-4 6 0t6 0t6 0",
  sea: "M1 8q3-4 6 0t6 0t6 0",
};

/** How far each border is used by Ground units; a full one is dark. */
export function BorderPills({ pills }: { pills: readonly BorderPill[] }) {
  return (
    <g className="border-pills" {...DECORATION}>
      {pills.map(({ from, to, kind, used, limit }) => {
        const [x, y] = borderPoint(from, to);
        return (
          <g
            key={`${from} ${to}`}
            className={`border-pill ${used >= limit ? "is-full" : ""}`}
            transform={`translate(${x} ${y})`}
          >
            <rect x="-32" y="-15" width="64" height="30" rx="15" />
            <path className={`terrain-${kind}`} d={TERRAIN[kind]} transform="translate(-26 -8)" />
            <text x="13" y="6.5">
              {used}/{limit}
            </text>
          </g>
        );
      })}
    </g>
  );
}
