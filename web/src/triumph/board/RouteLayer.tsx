import { DECORATION } from "../../table/decoration.ts";
import { areaOf, type Point } from "./boardMap.ts";

/** Canvas pixels between the arrow and the middle of the blocks. */
const HEAD_ROOM = 42;

/** The way of a unit, with its steps numbered. */
export function RouteLayer({ route }: { route: readonly string[] }) {
  const points = route.flatMap((id): Point[] => {
    const area = areaOf(id);
    return area ? [area.blocks] : [];
  });
  if (points.length < 2) return null;
  const path = curveThrough([...points.slice(0, -1), shortOf(points[points.length - 2], points[points.length - 1])]);
  return (
    <g className="route" {...DECORATION}>
      <defs>
        <marker
          id="route-head"
          viewBox="0 0 12 12"
          refX="7"
          refY="6"
          markerWidth="3.4"
          markerHeight="3.4"
          orient="auto"
        >
          <path d="M1 1l10 5-10 5 2-5z" />
        </marker>
      </defs>
      <path className="route-case" d={path} />
      <path className="route-line" d={path} markerEnd="url(#route-head)" />
      {points.slice(1, -1).map(([x, y], i) => (
        <g key={`${x} ${y}`} className="route-step" transform={`translate(${x} ${y})`}>
          <circle r="17" />
          <text y="7.5">{i + 1}</text>
        </g>
      ))}
    </g>
  );
}

/** The arrow stops before the blocks that it points at. */
function shortOf(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = Math.max(0.5, 1 - HEAD_ROOM / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A smooth line through all points (Catmull–Rom as cubic curves). */
function curveThrough(points: readonly Point[]): string {
  let path = `M${points[0].join(" ")}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [
      points[i - 1] ?? points[i],
      points[i],
      points[i + 1],
      points[i + 2] ?? points[i + 1],
    ];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...first, ...second, ...to].map(Math.round).join(" ")}`;
  }
  return path;
}
