import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { AREAS, HEIGHT, NAMES, NATION_LANDS, WIDTH } from "./boardMap.ts";
import {
  BROAD_COASTS,
  BROAD_NATION_BORDERS,
  COASTS,
  INNER_BORDERS,
  NATION_BORDERS,
  RIVERS,
  SEA_BORDERS,
} from "./sheetPaths.ts";
import { MOUNTAINS, type Relief, TREES } from "./terrain.ts";

/** Land of nobody in the game is hatched. */
export const OUT_OF_PLAY: ReadonlySet<string> = new Set([
  "switzerland",
  "sahara",
  "saudi-arabia",
  "tibet",
  "pechora",
  "pripyet-marshes",
  "greenland",
  "van",
  "ulster",
  "cyprus",
  "islands",
]);

/** Sea, land, coasts, borders by terrain and the names of nations. Nothing here ever changes. */
export const MapSheet = memo(function MapSheet() {
  return (
    <g className="sheet" {...DECORATION}>
      <SheetPatterns />
      <rect width={WIDTH} height={HEIGHT} fill="url(#map-sea)" />
      {AREAS.filter(({ kind }) => kind === "ocean").map(({ id, path }) => (
        <path key={id} className="sheet-ocean" d={path} />
      ))}
      <Lines className="shore-far" paths={BROAD_COASTS} />
      <Lines className="shore-near-line" paths={BROAD_COASTS} />
      <Lines className="shore-near" paths={BROAD_COASTS} />
      <Lines className="sea-border-case" paths={SEA_BORDERS} />
      <Lines className="sea-border" paths={SEA_BORDERS} />
      {NATION_LANDS.map(({ id, path }) =>
        OUT_OF_PLAY.has(id) ? (
          <path key={id} className="land-out-of-play" d={path} />
        ) : (
          <path key={id} className={`land land-${id}`} d={path} />
        ),
      )}
      <Lines className="land-edge-wide" paths={BROAD_NATION_BORDERS} />
      <Lines className="land-edge" paths={BROAD_COASTS} />
      <Lines className="border-case" paths={NATION_BORDERS} />
      <Lines className="border-nation" paths={NATION_BORDERS} />
      <Lines className="border-inner" paths={INNER_BORDERS} />
      <Lines className="coast" paths={COASTS} />
      <Lines className="river-case" paths={RIVERS} />
      <Lines className="river" paths={RIVERS} />
      <Lines className="river-light" paths={RIVERS} />
      <NationNames />
      <Signs className="tree" reliefs={TREES} />
      <Signs className="mountain" reliefs={MOUNTAINS} />
      {AREAS.filter(({ kind }) => kind === "strait").map(({ id, path }) => (
        <g key={id}>
          <path className="strait-fill" d={path} />
          <path className="strait-case" d={path} />
          <path className="strait-line" d={path} />
        </g>
      ))}
      <rect className="sheet-frame" x="3" y="3" width={WIDTH - 6} height={HEIGHT - 6} />
    </g>
  );
});

function Lines({ className, paths }: { className: string; paths: readonly string[] }) {
  return (
    <g className={`lines ${className}`}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}

function Signs({ className, reliefs }: { className: string; reliefs: readonly Relief[] }) {
  return reliefs.map(({ outline, shade }) => (
    <g key={outline}>
      <path className={className} d={outline} />
      <path className={`${className}-shade`} d={shade} />
    </g>
  ));
}

function SheetPatterns() {
  return (
    <defs>
      <radialGradient id="map-sea" cx="48%" cy="48%" r="75%">
        <stop className="sea-middle" offset="0" />
        <stop className="sea-outer" offset="0.6" />
        <stop className="sea-rim" offset="1" />
      </radialGradient>
      <pattern id="map-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="hatch-base" width="14" height="14" />
        <rect className="hatch-stripe" width="6" height="14" />
      </pattern>
    </defs>
  );
}

function NationNames() {
  return NAMES.map(({ text, size, curve: [x0, y0, cx, cy, x1, y1], isOutOfPlay }) => {
    const id = `name-${text.toLowerCase().replaceAll(" ", "-")}`;
    const length = curveLength(x0, y0, cx, cy, x1, y1) - 2;
    return (
      <g key={id}>
        <path id={id} d={`M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`} fill="none" />
        <text
          className={isOutOfPlay ? "name-out-of-play" : "name-nation"}
          fontSize={size}
          textLength={length}
          dy={size * 0.34}
        >
          <textPath href={`#${id}`} textLength={length}>
            {text}
          </textPath>
        </text>
      </g>
    );
  });
}

function curveLength(x0: number, y0: number, cx: number, cy: number, x1: number, y1: number): number {
  let [length, lastX, lastY] = [0, x0, y0];
  for (let i = 1; i <= 40; i++) {
    const [u, v] = [i / 40, 1 - i / 40];
    const x = v * v * x0 + 2 * v * u * cx + u * u * x1;
    const y = v * v * y0 + 2 * v * u * cy + u * u * y1;
    length += Math.hypot(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return length;
}
