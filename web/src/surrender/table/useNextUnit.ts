/** N goes to the next unit that can act; the map follows. */
import { useEffect } from "react";
import type { TableContext } from "./context.ts";
import type { TableAction } from "./model/action.ts";

/** Units that the present decision offers something for, in the order of the list. */
export function unitsToAct(legal: readonly TableAction[]): string[] {
  return [...new Set(legal.flatMap(({ type, unit }) => (unit === undefined || type === "place" ? [] : [unit])))];
}

export function nextUnit(legal: readonly TableAction[], from: string | undefined): string | undefined {
  const units = unitsToAct(legal);
  return units[(from === undefined ? 0 : units.indexOf(from) + 1) % units.length];
}

export function useNextUnit({ legal, focus, setFocus }: TableContext): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog");
      if (typing || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "n") return;
      const unit = nextUnit(legal, focus.unit);
      if (unit !== undefined) setFocus({ unit });
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [legal, focus, setFocus]);
}
