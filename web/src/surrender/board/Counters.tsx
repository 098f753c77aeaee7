import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import type { Point } from "../../table/useMapZoom.ts";
import { COUNTER_HEIGHT, COUNTER_WIDTH, CounterFace, type CounterLooks } from "./Counter.tsx";
import { centreOf, round } from "./hexes.ts";

/** A unit on the map. */
export interface BoardUnit extends CounterLooks {
  readonly id: string;
  readonly hex: string;
}

/** Where up to four counters stand in a hex, and how large: alone, side by side, or two above two. */
interface Slots {
  readonly scale: number;
  readonly places: readonly Point[];
}
const HALF = COUNTER_WIDTH / 2;
const SLOTS: readonly Slots[] = [
  { scale: 1.18, places: [[0, 0]] },
  { scale: 1, places: [-HALF, HALF].map((x): Point => [x, 0]) },
  {
    scale: 0.74,
    places: [
      [-18, -20],
      [18, -20],
      [0, 17],
    ],
  },
  {
    scale: 0.74,
    places: [
      [-18, -20],
      [18, -20],
      [-18, 17],
      [18, 17],
    ],
  },
];
/** Ground, air, convoy, warship. */
const ORDER: Readonly<Record<string, number>> = { fighter: 1, bomber: 1, convoy: 2, surface: 3, carrier: 3 };
const rank = ({ type }: BoardUnit) => ORDER[type] ?? 0;

interface Props {
  readonly units: readonly BoardUnit[];
  readonly lit: ReadonlySet<string>;
  readonly selected: string | undefined;
}

export const Counters = memo(function Counters({ units, lit, selected }: Props) {
  const byHex = Map.groupBy(units, ({ hex }) => hex);
  return (
    <g className="pieces" {...DECORATION}>
      {[...byHex].flatMap(([hex, here]) => {
        const { scale, places } = SLOTS[Math.min(here.length, SLOTS.length) - 1];
        const [x, y] = centreOf(hex);
        return here
          .toSorted((a, b) => rank(a) - rank(b))
          .map((unit, index) => {
            const [dx, dy] = places[Math.min(index, places.length - 1)];
            return (
              <Piece
                key={unit.id}
                unit={unit}
                x={round(x + dx - (COUNTER_WIDTH * scale) / 2)}
                y={round(y + dy - 4 - (COUNTER_HEIGHT * scale) / 2)}
                scale={scale}
                isLit={lit.has(unit.id)}
                isSelected={unit.id === selected}
              />
            );
          });
      })}
    </g>
  );
});

interface PieceProps {
  readonly unit: BoardUnit;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isLit: boolean;
  readonly isSelected: boolean;
}

const Piece = memo(function Piece({ unit, x, y, scale, isLit, isSelected }: PieceProps) {
  return (
    <g
      className={`piece ${isLit ? "piece-lit" : ""} ${isSelected ? "piece-selected" : ""}`}
      data-unit={unit.id}
      data-hex={unit.hex}
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      <rect className="piece-ring-case" x="-3" y="-3" width="52" height="56" rx="7" />
      <rect className="piece-ring" x="-3" y="-3" width="52" height="56" rx="7" />
      <CounterFace {...unit} />
    </g>
  );
});
