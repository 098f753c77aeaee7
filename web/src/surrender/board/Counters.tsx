import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { COUNTER_HEIGHT, COUNTER_WIDTH, CounterFace, type CounterLooks } from "./Counter.tsx";
import { centreOf, round } from "./hexes.ts";

/** A unit on the map. */
export interface BoardUnit extends CounterLooks {
  readonly id: string;
  readonly hex: string;
}

/** Ground units stand in the middle; with an air or naval unit in the same hex they stand side by side. */
const ALONE_SCALE = 1.18;

export const Counters = memo(function Counters({
  units,
  lit,
  selected,
}: {
  units: readonly BoardUnit[];
  lit: ReadonlySet<string>;
  selected: string | undefined;
}) {
  const byHex = Map.groupBy(units, ({ hex }) => hex);
  return (
    <g className="pieces" {...DECORATION}>
      {[...byHex].map(([hex, here]) =>
        here.map((unit, index) => {
          const [x, y] = centreOf(hex);
          const scale = here.length === 1 ? ALONE_SCALE : 1;
          const shift = (index - (here.length - 1) / 2) * COUNTER_WIDTH;
          const state = [lit.has(unit.id) ? "piece-lit" : "", unit.id === selected ? "piece-selected" : ""].join(" ");
          return (
            <g
              key={unit.id}
              className={`piece ${state}`}
              data-unit={unit.id}
              data-hex={hex}
              transform={`translate(${round(x + shift - (COUNTER_WIDTH * scale) / 2)} ${round(y - 4 - (COUNTER_HEIGHT * scale) / 2)}) scale(${scale})`}
            >
              <rect className="piece-ring-case" x="-3" y="-3" width="52" height="56" rx="7" />
              <rect className="piece-ring" x="-3" y="-3" width="52" height="56" rx="7" />
              <CounterFace {...unit} />
            </g>
          );
        }),
      )}
    </g>
  );
});
