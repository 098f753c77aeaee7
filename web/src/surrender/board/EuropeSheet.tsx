import { memo, useEffect, useMemo, useState } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { type Coast, knownCoast, loadCoast } from "./coastFile.ts";
import { type Allegiance, COAST_TRANSFORM, europePathsOf } from "./europeSheet.ts";
import { Lines } from "./HexSheet.tsx";
import type { HexMap } from "./hexMap.ts";
import { NationNames, SeaNames } from "./NationNames.tsx";
import type { ReliefTerrain } from "./relief.ts";
import { reliefTile, TILE, TILE_ORIGIN } from "./reliefTile.ts";

interface Props {
  readonly map: HexMap;
  /** Areas by side, as one string, so that the sheet is drawn anew only if one changes. */
  readonly sides: string;
  nameOf(country: string): string;
}

const RELIEF_TERRAINS: readonly ReliefTerrain[] = ["woods", "hills", "swamp"];

function useCoast(): Coast | undefined {
  const [coast, setCoast] = useState(knownCoast);
  useEffect(() => {
    if (coast !== undefined) return;
    let isWanted = true;
    loadCoast().then((file) => isWanted && setCoast(file));
    return () => {
      isWanted = false;
    };
  }, [coast]);
  return coast;
}

/** Natural coast, lakes, rivers and borders of Europe under the grid, with the terrain of the hexes. */
export const EuropeSheet = memo(function EuropeSheet({ map, sides, nameOf }: Props) {
  const coast = useCoast();
  const paths = useMemo(() => europePathsOf(map), [map]);
  const sideOf = useMemo(
    () => new Map(sides.split(" ").map((pair) => pair.split(":") as [string, Allegiance])),
    [sides],
  );
  const { left, top, width, height } = map;
  const frame = { x: left, y: top, width, height };
  return (
    <g className="sheet europe" {...DECORATION}>
      <Tiles />
      <rect className="sea-ground" {...frame} />
      {coast && (
        <>
          <clipPath id="coast">
            <path d={coast.land} clipRule="evenodd" transform={COAST_TRANSFORM} />
          </clipPath>
          <g transform={COAST_TRANSFORM}>
            <Lines className="shelf-far" paths={coast.shorePieces} />
            <Lines className="shelf-near" paths={coast.shorePieces} />
            <path
              className={map.scenery.length > 0 ? "land-outside" : "land-natural"}
              d={coast.land}
              fillRule="evenodd"
            />
          </g>
        </>
      )}
      <Lines className="hex-grid sea-grid" paths={paths.seaGrid} />
      <g clipPath={coast ? "url(#coast)" : undefined}>
        {paths.areas.map(({ area, path }) => (
          <path key={area} className={`land-side land-side-${sideOf.get(area) ?? "neutral"}`} d={path} />
        ))}
        {paths.grounds.map(({ terrain, path }) => (
          <path key={terrain} className={`ground ground-${terrain}`} d={path} />
        ))}
        {paths.grounds.map(({ terrain, path }) => (
          <path key={terrain} className="relief-fill" d={path} fill={`url(#relief-${terrain})`} />
        ))}
        {coast && (
          <g transform={COAST_TRANSFORM}>
            <Lines className="natural-stream" paths={coast.streamPieces} />
          </g>
        )}
        <Lines className="hex-grid" paths={paths.landGrid} />
      </g>
      <Lines className="river-side" paths={paths.riverSides} />
      {coast && (
        <g transform={COAST_TRANSFORM}>
          {coast.rivers.map(({ path }) => (
            <path key={path} className="natural-river" d={path} />
          ))}
          {coast.lakes.map(({ path }) => (
            <path key={path} className="natural-lake" d={path} />
          ))}
          <Lines className="natural-border-case" paths={coast.borderPieces} />
          <Lines className="natural-border" paths={coast.borderPieces} />
          <Lines className="natural-coast" paths={coast.shorePieces} />
        </g>
      )}
      <NationNames map={map} nameOf={nameOf} />
      <Lines className="sea-border" paths={paths.zoneBorders} />
      <Lines className="zone-line" paths={paths.weatherBorders} />
      <Lines className="canal" paths={paths.canals} />
      <Lines className="strait-case" paths={paths.straits} />
      <Lines className="strait-line" paths={paths.straits} />
      <Shapes className="town" paths={paths.towns} />
      <Lines className="railway-case" paths={paths.railways} />
      <Lines className="railway" paths={paths.railways} />
      <Lines className="railway-ties" paths={paths.railways} />
      <Shapes className="mountain" paths={paths.peaks} />
      <Shapes className="mountain-shade" paths={paths.peakShades} />
      <SeaNames map={map} />
      <rect className="sheet-frame" x={left + 3} y={top + 3} width={width - 6} height={height - 6} />
    </g>
  );
});

function Shapes({ className, paths }: { className: string; paths: readonly string[] }) {
  return (
    <g className={className}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}

function Tiles() {
  const tiles = useMemo(() => RELIEF_TERRAINS.map((terrain) => ({ terrain, signs: reliefTile(terrain) })), []);
  return (
    <defs>
      {tiles.map(({ terrain, signs }) => (
        <pattern
          key={terrain}
          id={`relief-${terrain}`}
          className={`relief relief-${terrain}`}
          x={TILE_ORIGIN[0]}
          y={TILE_ORIGIN[1]}
          width={TILE.width}
          height={TILE.height}
          patternUnits="userSpaceOnUse"
        >
          <path className="relief-outline" d={signs.outline} />
          <path className="relief-shade" d={signs.shade} />
        </pattern>
      ))}
      <pattern id="relief-desert" width="34" height="30" patternUnits="userSpaceOnUse">
        <path className="dune" d="M4 9h.1M21 6h.1M13 20h.1M29 24h.1" />
      </pattern>
      <pattern id="relief-fadedDot" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="no-way" d="M0 0V18" />
      </pattern>
    </defs>
  );
}
