import { HEX_WIDTH } from "./hexes.ts";
import type { BoardHex, HexMap } from "./hexMap.ts";

const LARGEST = 120;

/** The names of countries, wide across their land. */
export function NationNames({ map, nameOf }: { map: HexMap; nameOf(country: string): string }) {
  const countries = Map.groupBy(
    map.hexes.filter(({ country }) => country !== undefined),
    ({ country }) => country!,
  );
  const largest = map.isEurope ? LARGEST : LARGEST / 2.3;
  return [...countries].map(([country, hexes]) => {
    const { x, y, width } = broadest(hexes);
    const name = nameOf(country);
    const size = Math.min(largest, Math.max(17, (width / name.length) * 1.15));
    return (
      <text
        key={country}
        className="name-country"
        x={x}
        y={y + size * 0.35}
        fontSize={size}
        letterSpacing={size * 0.34}
      >
        {name}
      </text>
    );
  });
}

/** The names of seas; on the map of Europe with the numbers of the Sea Zones. */
export function SeaNames({ map }: { map: HexMap }) {
  const seas = Map.groupBy(
    map.hexes.filter(({ country, seaZone }) => country === undefined && seaZone !== undefined),
    ({ seaZone }) => seaZone!,
  );
  return [...seas].map(([zone, hexes]) => {
    const { x, y, width } = broadest(hexes);
    const name = map.seaZones.find(({ id }) => id === zone)?.name ?? zone;
    const size = map.isEurope ? Math.min(44, Math.max(18, (width / name.length) * 1.3)) : 24;
    return (
      <g key={zone} transform={`translate(${x} ${y})`}>
        <text className="name-water" y={map.isEurope ? 30 : 8} fontSize={size}>
          {name}
        </text>
        {map.isEurope && (
          <g className="sea-number" transform="translate(0 -28)">
            <circle r="21" />
            <text y="9">{zone}</text>
          </g>
        )}
      </g>
    );
  });
}

/** The middle of the row in which most hexes of the group lie side by side, the one nearest to the group's middle first. */
function broadest(hexes: readonly BoardHex[]): { x: number; y: number; width: number } {
  const middle = hexes.reduce((sum, { centre }) => sum + centre[1], 0) / hexes.length;
  const runs: BoardHex[][] = [];
  for (const hex of hexes) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.centre[1] === hex.centre[1] && hex.centre[0] - last.centre[0] < HEX_WIDTH * 1.5)
      run.push(hex);
    else runs.push([hex]);
  }
  const score = (run: BoardHex[]) => run.length - Math.abs(run[0].centre[1] - middle) / HEX_WIDTH;
  const best = runs.toSorted((a, b) => score(b) - score(a))[0];
  const [first, last] = [best[0].centre, best.at(-1)!.centre];
  return { x: (first[0] + last[0]) / 2, y: first[1], width: last[0] - first[0] + HEX_WIDTH };
}
