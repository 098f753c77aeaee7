import { FACTIONS } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import { useCallback, useMemo, useState } from "react";
import type { Eyes, SeatInfo } from "../../net/api.ts";
import type { Attention, Controller, Looked, TableContext } from "../table/context.ts";
import { type Focus, type Lit, NO_FOCUS } from "../table/model/focus.ts";
import { ownUnits } from "../table/model/units.ts";

const NOTHING_LIT: Lit = { areas: new Set(), units: new Set(), cards: new Set() };
const NOTHING: readonly never[] = [];

const nothing = () => {};

/** The table of a moment that is past: there is much to look at and nothing to do. */
export function useReplayContext(view: View, eyes: Eyes, seats: readonly SeatInfo[]): Controller {
  const [wantedFocus, setFocus] = useState<Focus>(NO_FOCUS);
  const [route, setRoute] = useState<readonly string[]>();
  const [looked, setLooked] = useState<Looked>();
  const lookAt = useCallback((area: string) => setLooked({ area }), []);
  const units = useMemo(() => ownUnits(view), [view]);
  const focus = wantedFocus.unit !== undefined && !units.has(wantedFocus.unit) ? NO_FOCUS : wantedFocus;
  const table = useMemo(
    (): TableContext => ({
      view,
      faction: typeof eyes === "number" ? FACTIONS[eyes] : undefined,
      seats,
      decision: undefined,
      legal: NOTHING,
      interrupts: NOTHING,
      units,
      act: async () => {},
      lookAt,
      setFocus,
      setNotice: nothing,
      setRoute,
    }),
    [view, eyes, seats, units, lookAt],
  );
  const attention = useMemo(
    (): Attention => ({
      focus,
      lit: NOTHING_LIT,
      notice: undefined,
      route,
      looked,
      actedAt: undefined,
      clickArea: (area) => setFocus({ area }),
      clickUnit: (unit) => setFocus({ unit, ...(units.has(unit) && { area: units.get(unit)!.area }) }),
      clickCard: (card) => setFocus(focus.card === card ? NO_FOCUS : { card }),
    }),
    [focus, route, looked, units],
  );
  return { table, attention, busy: false };
}
