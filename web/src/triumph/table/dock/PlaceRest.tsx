/** A quick set-up by the advice of the lessons. */
import { useRef, useState } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { advisedCadre, advisedExtra } from "../model/deployment.ts";
import { endsSetup } from "../model/unitsDue.ts";

const SETUP: readonly string[] = ["setup", "setupExtra"];
/** More than anybody has to place, with some that come too late because others place theirs. */
const MOST_TRIES = 120;

export function PlaceRest() {
  const { view, legal, units, act } = useTable();
  const [isPlacing, setPlacing] = useState(false);
  const next = view.phase === "setup" ? advisedCadre(legal) : advisedExtra(legal, units);
  const isLast = endsSetup(legal);
  const latest = useRef({ next, isLast });
  latest.current = { next, isLast };
  /** One unit after the other, each when the table shows the one before; the last one is asked about. */
  const placeAll = async () => {
    setPlacing(true);
    for (let tries = 0; tries < MOST_TRIES && latest.current.next !== undefined; tries++) {
      const { isLast: asks } = latest.current;
      await act(latest.current.next.action);
      if (asks) break;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    setPlacing(false);
  };
  if (!SETUP.includes(view.phase) || next === undefined) return null;
  return (
    <button type="button" className="btn ghost place-rest" disabled={isPlacing} onClick={placeAll}>
      <Icon name="a-help" />
      {TRIUMPH_TEXTS.dock.placeRest}
    </button>
  );
}
