import { memo, useMemo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import type { HexMap } from "./hexMap.ts";
import { NationNames, SeaNames } from "./NationNames.tsx";
import { type SheetPaths, sheetPathsOf } from "./sheetPaths.ts";

interface Props {
  readonly map: HexMap;
  nameOf(country: string): string;
}

/** Sea, land, terrain, rivers, railways, borders and cities' houses. Nothing here ever changes. */
export const HexSheet = memo(function HexSheet({ map, nameOf }: Props) {
  const paths = useMemo(() => sheetPathsOf(map), [map]);
  const { width, height } = map;
  return (
    <g className="sheet" {...DECORATION}>
      <SheetPatterns />
      <clipPath id="hex-water">
        <path d={paths.sea} />
      </clipPath>
      <rect className="beyond" width={width} height={height} />
      <g clipPath="url(#hex-water)">
        <rect width={width} height={height} fill="url(#hex-sea)" />
        <Lines className="shore-far" paths={paths.coasts} />
        <Lines className="shore-near-line" paths={paths.coasts} />
        <Lines className="shore-near" paths={paths.coasts} />
      </g>
      {paths.lands.map(({ country, path }) => (
        <path key={country} className={`land land-of-${country}`} d={path} />
      ))}
      {paths.grounds.map(({ terrain, path }) => (
        <path key={terrain} className={`ground ground-${terrain}`} d={path} />
      ))}
      <Lines className="land-edge-wide" paths={paths.borders} />
      <Lines className="land-edge" paths={paths.coasts} />
      <path className="hex-grid" d={paths.grid} />
      <NationNames map={map} nameOf={nameOf} />
      <SeaNames map={map} />
      <Relief paths={paths} />
      <Lines className="border-case" paths={paths.borders} />
      <Lines className="border-nation" paths={paths.borders} />
      <Lines className="coast" paths={paths.coasts} />
      <Lines className="zone-line" paths={paths.zoneLines} />
      <Lines className="river-case" paths={[...paths.rivers, ...paths.canals]} />
      <Lines className="river" paths={paths.rivers} />
      <Lines className="river-light" paths={paths.rivers} />
      <Lines className="canal" paths={paths.canals} />
      <Lines className="strait-case" paths={paths.straits} />
      <Lines className="strait-line" paths={paths.straits} />
      <path className="town" d={paths.towns} />
      <path className="railway-case" d={paths.railways} />
      <path className="railway" d={paths.railways} />
      <path className="railway-ties" d={paths.railways} />
      <path className="mountain" d={paths.peaks.outline} />
      <path className="mountain-shade" d={paths.peaks.shade} />
      {paths.riverNames.map(({ name, at: [x, y], angle }) => (
        <text key={name} className="name-river" transform={`translate(${x} ${y}) rotate(${angle})`} dy="-7">
          {name}
        </text>
      ))}
      <rect className="sheet-frame" x="3" y="3" width={width - 6} height={height - 6} />
    </g>
  );
});

function Relief({ paths }: { paths: SheetPaths }) {
  return paths.relief.map(({ terrain, signs }) => (
    <g key={signs.outline} className={`relief relief-${terrain}`}>
      <path className="relief-outline" d={signs.outline} />
      <path className="relief-shade" d={signs.shade} />
    </g>
  ));
}

export function Lines({ className, paths }: { className: string; paths: readonly string[] }) {
  return (
    <g className={`lines ${className}`}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}

function SheetPatterns() {
  return (
    <defs>
      <radialGradient id="hex-sea" cx="48%" cy="48%" r="75%">
        <stop className="sea-middle" offset="0" />
        <stop className="sea-outer" offset="0.6" />
        <stop className="sea-rim" offset="1" />
      </radialGradient>
    </defs>
  );
}
