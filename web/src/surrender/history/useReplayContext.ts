import type { Json } from "@tripartite/kernel";
import { useMemo, useState } from "react";
import type { Eyes, SeatInfo } from "../../net/api.ts";
import type { TableContext } from "../table/context.ts";
import type { Focus, Lights } from "../table/model/lights.ts";
import { factionsOf } from "../table/model/scene.ts";
import { seenOf } from "../table/model/seen.ts";

const NOTHING_LIT: Lights = { hexes: new Map(), units: new Set(), seas: new Set(), boxes: new Set() };
const NOTHING: readonly never[] = [];

/** The table of a moment that is past: there is much to look at and nothing to do. */
export function useReplayContext(view: Json, eyes: Eyes, seats: readonly SeatInfo[]): TableContext {
  const [focus, setFocus] = useState<Focus>({});
  const [looked, setLooked] = useState<string>();
  const seen = useMemo(() => seenOf(view), [view]);
  return {
    view,
    seen,
    faction: typeof eyes === "number" ? factionsOf(seen.scene)[eyes] : undefined,
    seats,
    decision: undefined,
    isOver: false,
    legal: NOTHING,
    interrupts: NOTHING,
    focus,
    lights: NOTHING_LIT,
    outlook: undefined,
    voyages: new Map(),
    odds: undefined,
    busy: false,
    notice: undefined,
    looked,
    dragged: undefined,
    priceFor: () => undefined,
    activationFor: () => 0,
    act: async () => {},
    setFocus,
    setNotice: () => {},
    setLooked,
    clickHex: (hex) => setFocus({ hex }),
    clickUnit: (unit) => {
      const hex = seen.units.get(unit)?.hex;
      setFocus(hex === undefined ? {} : { hex });
    },
    pressUnit: () => {},
  };
}
