/** The amber button: at its first press it may list what was forgotten, at the second it ends the step. */
import { useMemo, useState } from "react";
import { settings } from "../../app/settings.ts";
import { useStore } from "../../net/store.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";
import type { TableContext } from "./context.ts";
import type { Focus } from "./model/focus.ts";
import { type Forgotten, forgotten } from "./model/forgotten.ts";
import { type MainAction, mainAction } from "./model/main.ts";

export interface Ending {
  readonly main: MainAction | undefined;
  /** Listed now. */
  readonly items: readonly Forgotten[];
  press(): void;
  back(): void;
}

export function useEnding({ view, legal, units, decision, act }: TableContext, focus: Focus, seq: number): Ending {
  const { remind } = useStore(settings);
  const [listedAt, setListedAt] = useState<number>();
  const main = decision && mainAction(legal, decision.id, focus);
  const offer = main?.offer;
  const items = useMemo(
    () =>
      offer === undefined || decision === undefined || !remind
        ? []
        : forgotten({ view, legal, units, decision: decision.id }, offer),
    [offer, remind, view, legal, units, decision],
  );
  const isListed = listedAt === seq && items.length > 0;
  return {
    main: main && isListed ? { ...main, label: TRIUMPH_TEXTS.forgotten.anyway } : main,
    items: isListed ? items : [],
    press() {
      if (main === undefined) return;
      if (items.length > 0 && !isListed) setListedAt(seq);
      else act(main.offer.action);
    },
    back: () => setListedAt(undefined),
  };
}
