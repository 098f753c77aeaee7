import { memo, useMemo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { centreOf, DIRECTIONS, hexPath, neighbourId, sideOf } from "./hexes.ts";
import type { HexMap } from "./hexMap.ts";

/** Why a hex is lit, and what it costs to go or attack there. */
export interface LitHex {
  readonly kind: "choose" | "move" | "attack";
  readonly cost?: number | undefined;
}

/** Everything that cannot be chosen lies in the shade. */
export const Veil = memo(function Veil({
  map,
  lit,
  seas,
  selected,
}: {
  map: HexMap;
  lit: ReadonlyMap<string, LitHex>;
  seas: ReadonlySet<string> | undefined;
  selected: string | undefined;
}) {
  const water = seas?.size ? map.hexes.filter(({ seaZone }) => seaZone !== undefined && seas.has(seaZone)) : [];
  const holes = [...lit.keys(), ...(selected === undefined ? [] : [selected]), ...water.map(({ id }) => id)];
  const shape = `M${map.left} ${map.top}h${map.width}v${map.height}h${-map.width}z${[...new Set(holes)].map((id) => hexPath(id)).join("")}`;
  return <path className="veil" pointerEvents="none" d={shape} {...DECORATION} />;
});

export const Lights = memo(function Lights({
  lit,
  selected,
}: {
  lit: ReadonlyMap<string, LitHex>;
  selected: string | undefined;
}) {
  const reach = useMemo(
    () => rimOf(new Set([...lit].filter(([, { kind }]) => kind === "move").map(([id]) => id))),
    [lit],
  );
  return (
    <g {...DECORATION}>
      <defs>
        <pattern id="hex-stripes" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="stripe" width="6" height="16" />
        </pattern>
      </defs>
      <g className="hex-light hex-light-reach">
        <path className="light-line" d={reach} />
        <path className="light-colour" d={reach} />
      </g>
      {[...lit].map(([id, { kind }]) =>
        kind === "move" ? null : (
          <g key={id} className={`hex-light hex-light-${kind}`}>
            <path className="light-stripes" d={hexPath(id, 5)} />
            <path className="light-line" d={hexPath(id, 5)} />
            <path className="light-colour" d={hexPath(id, 5)} />
          </g>
        ),
      )}
      {selected !== undefined && (
        <g className="hex-light hex-light-chosen">
          <path className="light-wash" d={hexPath(selected, 4)} />
          <path className="light-line" d={hexPath(selected, 4)} />
          <path className="light-colour" d={hexPath(selected, 4)} />
        </g>
      )}
    </g>
  );
});

/** A country in focus: its rim, as of one hex that is chosen. */
export const RegionLight = memo(function RegionLight({ hexes }: { hexes: readonly string[] }) {
  const rim = useMemo(() => rimOf(new Set(hexes)), [hexes]);
  return (
    <g className="hex-light hex-light-chosen" {...DECORATION}>
      <path className="light-line" d={rim} />
      <path className="light-colour" d={rim} />
    </g>
  );
});

/** Only the rim of what can be reached: lines around every hex would hide the map. */
export function rimOf(inside: ReadonlySet<string>): string {
  let path = "";
  for (const id of inside) {
    for (const direction of DIRECTIONS) {
      if (inside.has(neighbourId(id, direction))) continue;
      const [[x1, y1], [x2, y2]] = sideOf(id, direction);
      path += `M${x1} ${y1}L${x2} ${y2}`;
    }
  }
  return path;
}

/** Clear of the names of cities in the row above. */
const PRICE_ON_FREE_HEX = 26;
const PRICE_ABOVE_COUNTER = 40;

/** What a step or an attack costs, at the upper corner of the hex. */
export const Prices = memo(function Prices({ lit }: { lit: ReadonlyMap<string, LitHex> }) {
  return [...lit].map(([id, { kind, cost }]) => {
    if (cost === undefined && kind !== "attack") return null;
    const [x, y] = centreOf(id);
    const width = kind === "attack" ? (cost === undefined ? 28 : 48) : 26;
    return (
      <g
        key={id}
        className={`price price-${kind}`}
        transform={`translate(${x} ${y - (kind === "move" ? PRICE_ON_FREE_HEX : PRICE_ABOVE_COUNTER)})`}
        {...DECORATION}
      >
        <rect x={-width / 2} y="-14" width={width} height="28" rx="14" />
        {kind === "attack" && <use href="#p-battle" x={cost === undefined ? -9 : -20} y="-9" width="18" height="18" />}
        {cost !== undefined && (
          <text x={kind === "attack" ? 10 : 0} y="7">
            {cost}
          </text>
        )}
      </g>
    );
  });
});

/** Where the keyboard is, on any ground. */
export function FocusRing({ id }: { id: string }) {
  return (
    <g className="focus-ring" {...DECORATION}>
      <path className="focus-ring-ink" d={hexPath(id, 3)} />
      <path className="focus-ring-white" d={hexPath(id, 3)} />
    </g>
  );
}
