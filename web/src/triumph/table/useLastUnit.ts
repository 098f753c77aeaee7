/** The unit with which a set-up ends is placed only after a question: the cards that follow cannot be taken back. */
import { useCallback, useMemo, useState } from "react";
import type { LiveTable } from "../../net/live.ts";
import { offersOf, type TableAction, type TableOffer } from "./model/action.ts";
import { endsSetup } from "./model/unitsDue.ts";

export interface LastUnit {
  readonly action: TableAction;
  place(): void;
  back(): void;
}

interface Asking {
  /** The question that is open. */
  readonly lastUnit: LastUnit | undefined;
  /** Opens the question, if the action needs it. */
  asksFirst(action: TableAction): boolean;
}

const PLACING: ReadonlySet<TableAction["type"]> = new Set(["place", "cadre", "step"]);

export function useLastUnit(
  live: LiveTable,
  legal: readonly TableOffer[],
  send: (action: TableAction) => Promise<void>,
): Asking {
  const [action, setAction] = useState<TableAction>();
  const asksFirst = useCallback(
    (wanted: TableAction) => {
      const now = live.state.get();
      const isLast = PLACING.has(wanted.type) && endsSetup(offersOf(now));
      if (isLast) setAction(wanted);
      return isLast;
    },
    [live],
  );
  const isOpen = action !== undefined && endsSetup(legal);
  const lastUnit = useMemo(() => {
    if (!isOpen) return undefined;
    const close = () => setAction(undefined);
    return {
      action,
      place: () => {
        close();
        send(action);
      },
      back: close,
    };
  }, [isOpen, action, send]);
  return { lastUnit, asksFirst };
}
