/** Set-up by the advice of the lessons, for whoever wants to get on. */
import { useEffect, useState } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { advisedCadre, advisedExtra } from "../model/deployment.ts";

const SETUP: readonly string[] = ["setup", "setupExtra"];

export function PlaceRest() {
  const { view, legal, units, act } = useTable();
  const [isPlacing, setPlacing] = useState(false);
  const next = view.phase === "setup" ? advisedCadre(view, legal) : advisedExtra(legal, units);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one unit after the other, each when the table shows the one before
  useEffect(() => {
    if (!isPlacing) return;
    if (next === undefined) setPlacing(false);
    else act(next);
  }, [isPlacing, legal]);
  if (!SETUP.includes(view.phase) || next === undefined) return null;
  return (
    <button type="button" className="btn ghost place-rest" disabled={isPlacing} onClick={() => setPlacing(true)}>
      <Icon name="a-help" />
      {TRIUMPH_TEXTS.dock.placeRest}
    </button>
  );
}
