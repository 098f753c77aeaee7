import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import type { HexMap } from "./hexMap.ts";
import { rimOf } from "./LightLayer.tsx";

/** Sea Zones that can be chosen. */
export const SeaLights = memo(function SeaLights({ map, seas }: { map: HexMap; seas: ReadonlySet<string> }) {
  if (seas.size === 0) return null;
  return [...seas].map((zone) => {
    const hexes = map.hexes.filter(({ seaZone }) => seaZone === zone);
    const rim = rimOf(new Set(hexes.map(({ id }) => id)));
    return (
      <g key={zone} className="hex-light hex-light-sea" {...DECORATION}>
        <path className="light-wash" d={hexes.map(({ path }) => path).join("")} />
        <path className="light-line" d={rim} />
        <path className="light-colour" d={rim} />
      </g>
    );
  });
});
