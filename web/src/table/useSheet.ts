import { useCallback, useState } from "react";

/** How much of a narrow screen the sheet below the map takes. */
export const RISES = ["low", "half", "full"] as const;
export type Rise = (typeof RISES)[number];

export interface Sheet<Id extends string> {
  readonly open: Id;
  readonly rise: Rise;
  /** Shows another part; the tab of the part that is shown already makes room for the map, or takes it back. */
  press(id: Id): void;
  show(id: Id): void;
  setRise(rise: Rise): void;
}

/** On narrow screens one part of the table fills the sheet below the map. */
export function useSheet<Id extends string>(first: Id): Sheet<Id> {
  const [open, setOpen] = useState(first);
  const [rise, setRise] = useState<Rise>("half");
  const show = useCallback((id: Id) => {
    setOpen(id);
    setRise((before) => (before === "low" ? "half" : before));
  }, []);
  const press = (id: Id) => {
    if (id === open) setRise(rise === "low" ? "half" : "low");
    else show(id);
  };
  return { open, rise, press, show, setRise };
}
