/** From afar: the units of a side that stand together as one sign with their number. */
import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { FACTION_CLASS } from "../factions.ts";
import type { BoardUnit } from "./Counters.tsx";
import { centreOf, round, rowAndColumn } from "./hexes.ts";

/** Hexes to a side of the squares in which units are counted together. */
const SQUARE = 7;
/** Signs are read where a hex is a few pixels wide. */
const SCALE = 2;
const AIR = new Set(["fighter", "bomber"]);
const SHIPS = new Set(["surface", "carrier", "convoy"]);

interface Front {
  readonly key: string;
  readonly faction: BoardUnit["faction"];
  readonly x: number;
  readonly y: number;
  readonly armies: number;
  readonly wings: number;
  readonly ships: number;
}

export function frontsOf(units: readonly BoardUnit[]): Front[] {
  const groups = Map.groupBy(units, ({ hex, faction }) => {
    const [row, column] = rowAndColumn(hex);
    return `${faction} ${Math.floor(row / SQUARE)} ${Math.floor(column / SQUARE)}`;
  });
  return [...groups].map(([key, group]) => {
    const places = group.map(({ hex }) => centreOf(hex));
    const wings = group.filter(({ type }) => AIR.has(type)).length;
    const ships = group.filter(({ type }) => SHIPS.has(type)).length;
    return {
      key,
      faction: group[0].faction,
      x: round(places.reduce((sum, [x]) => sum + x, 0) / places.length),
      y: round(places.reduce((sum, [, y]) => sum + y, 0) / places.length),
      armies: group.length - wings - ships,
      wings,
      ships,
    };
  });
}

export const Fronts = memo(function Fronts({ units }: { units: readonly BoardUnit[] }) {
  return (
    <g className="fronts" {...DECORATION}>
      {frontsOf(units).map(({ key, faction, x, y, armies, wings, ships }) => {
        const emblem = faction === undefined ? "f-neutral" : FACTION_CLASS[faction];
        const parts = [
          { symbol: "u-infantry", count: armies },
          { symbol: "u-air", count: wings },
          { symbol: "u-fleet", count: ships },
        ].filter(({ count }) => count > 0);
        const width = 62 * parts.length + 58;
        return (
          <g key={key} className={`front ${emblem}`} transform={`translate(${x} ${y}) scale(${SCALE})`}>
            <rect x={-width / 2} y="-32" width={width} height="64" rx="32" />
            <use href={`#${emblem}`} x={-width / 2 + 9} y="-22" width="44" height="44" />
            {parts.map(({ symbol, count }, index) => (
              <g key={symbol} transform={`translate(${-width / 2 + 58 + 62 * index} 0)`}>
                <use href={`#${symbol}`} y="-15" width="30" height="30" />
                <text x="33" y="13">
                  {count}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
});
