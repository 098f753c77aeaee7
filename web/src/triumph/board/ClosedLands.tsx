import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { NATION_LANDS } from "./boardMap.ts";
import { OUT_OF_PLAY } from "./MapSheet.tsx";

/** Land that no rule knows: a click there is answered too. */
export const ClosedLands = memo(function ClosedLands() {
  return (
    <g {...DECORATION}>
      {NATION_LANDS.filter(({ id }) => OUT_OF_PLAY.has(id)).map(({ id, path }) => (
        <path key={id} data-closed={id} d={path} fill="transparent" pointerEvents="all" />
      ))}
    </g>
  );
});
