/** What the map shows while a unit is in hand: fights, borders, and the way to the area that is pointed at. */
import { useMemo } from "react";
import { TRIUMPH_TEXTS } from "../texts.ts";
import type { TableContext } from "./context.ts";
import { ofTypes } from "./model/action.ts";
import { areaName } from "./model/names.ts";
import { bordersShown, isFight, shownWay, type UsedBorder, waysOf } from "./model/ways.ts";
import { wayFacts } from "./model/wayText.ts";

export interface MoveHints {
  /** Lit areas where the unit would fight. */
  readonly fights: ReadonlySet<string>;
  readonly borders: readonly UsedBorder[];
  readonly route?: readonly string[];
  readonly tip?: { readonly area: string; readonly title: string; readonly lines: readonly string[] };
}

const NONE: MoveHints = { fights: new Set(), borders: [] };

export function useMoveHints({ view, legal, units }: TableContext, pointed: string | undefined): MoveHints {
  const isInHand = view.own?.picked !== undefined;
  const base = useMemo(() => {
    if (!isInHand) return undefined;
    const ways = waysOf(ofTypes(legal, "move"), units);
    const fights = new Set(ways.filter(({ offer }) => isFight(offer)).map(({ end }) => end));
    return { ways, fights, borders: bordersShown(view, ways) };
  }, [view, legal, units, isInHand]);
  return useMemo(() => {
    if (base === undefined) return NONE;
    const here = base.ways.filter(({ end }) => end === pointed);
    if (here.length === 0) return base;
    const best = shownWay(here);
    const others = here.length > 1 ? [TRIUMPH_TEXTS.dock.otherWays(here.length - 1)] : [];
    return {
      ...base,
      route: best.route,
      tip: { area: best.end, title: areaName(best.end), lines: [...wayFacts(best), ...others] },
    };
  }, [base, pointed]);
}
