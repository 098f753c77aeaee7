import { SURRENDER_TEXTS } from "../texts.ts";
import { HEX_WIDTH } from "./hexes.ts";
import type { BoardHex, HexMap } from "./hexMap.ts";

/** The names of countries, wide across their land, and of seas. */
export function NationNames({ map }: { map: HexMap }) {
  const countries = new Map<string, BoardHex[]>();
  const seas = new Map<string, BoardHex[]>();
  for (const hex of map.hexes) {
    const [group, key] = hex.country === undefined ? [seas, hex.seaZone ?? ""] : [countries, hex.country];
    group.set(key, [...(group.get(key) ?? []), hex]);
  }
  return (
    <>
      {[...countries].map(([country, hexes]) => {
        const { x, y, width } = broadest(hexes);
        const name = SURRENDER_TEXTS.countries[country] ?? country;
        const size = Math.min(52, Math.max(17, (width / name.length) * 1.15));
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
      })}
      {[...seas].map(([zone, hexes]) => {
        const { x, y } = broadest(hexes);
        const name = map.seaZones.find(({ id }) => id === zone)?.name ?? zone;
        return (
          <text key={zone} className="name-water" x={x} y={y + 8} fontSize="24">
            {name}
          </text>
        );
      })}
    </>
  );
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
