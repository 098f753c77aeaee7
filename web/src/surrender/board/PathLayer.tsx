import { DECORATION } from "../../table/decoration.ts";
import { centreOf } from "./hexes.ts";
import { pathThrough } from "./outline.ts";

/** The way of a march or an attack, its start included. */
export function PathLayer({ path }: { path: readonly string[] }) {
  const line = pathThrough(path.map(centreOf));
  return (
    <g className="route" {...DECORATION}>
      <defs>
        <marker id="path-arrow" viewBox="0 0 12 12" refX="8" refY="6" markerWidth="3" markerHeight="3" orient="auto">
          <path d="M1 1L11 6L1 11Z" />
        </marker>
      </defs>
      <path className="route-case" d={line} />
      <path className="route-line" d={line} markerEnd="url(#path-arrow)" />
    </g>
  );
}
