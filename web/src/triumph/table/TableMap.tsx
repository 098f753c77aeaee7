/** The map of a running game: what can be chosen, what is chosen, and what pointing at an area tells. */
import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { History } from "../../net/history.ts";
import type { Stage } from "../../net/stage.ts";
import { useStore } from "../../net/store.ts";
import { goToPlace } from "../../table/places.ts";
import { sceneOf } from "../../table/stage/scene.ts";
import { useFlights } from "../../table/stage/useFlights.ts";
import { Board } from "../board/Board.tsx";
import type { Flight, TriumphScene } from "../stage/scene.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";
import { useAttention, useTable } from "./context.ts";
import { buildsOf, dueByArea } from "./model/plans.ts";
import { lastSupplyLosses } from "./model/supplyLosses.ts";
import { useMoveHints } from "./useMoveHints.ts";

interface Props {
  readonly history: History;
  /** Named by the line of the log under the pointer. */
  readonly hovered: string | undefined;
  readonly stage: Stage;
  /** Another board lies on it: it need not go where something happens. */
  readonly isCovered: boolean;
}

export const TableMap = memo(function TableMap({ history, hovered, stage, isCovered }: Props) {
  const table = useTable();
  const { view, units, decision, legal } = table;
  const { focus, lit, route, looked, clickArea, clickUnit } = useAttention();
  const [pointed, setPointed] = useState<string>();
  const hints = useMoveHints(table, pointed ?? focus.area);
  const supplyLosses = useMemo(() => lastSupplyLosses(history), [history]);
  const due = useMemo(() => dueByArea(view, legal), [view, legal]);
  const builds = useMemo(() => buildsOf(view.own?.plan ?? [], units), [view.own?.plan, units]);
  const keyedArea = useRef<string>(undefined);
  const noteKey = useCallback((area: string) => {
    keyedArea.current = area;
  }, []);
  useEffect(() => {
    const { current } = keyedArea;
    keyedArea.current = undefined;
    if (current !== undefined && current === focus.area && lit.areas.has(current)) goToPlace("dock");
  }, [focus, lit]);
  const { setNotice } = table;
  const refuseClosed = useCallback(() => setNotice(TRIUMPH_TEXTS.area.closed), [setNotice]);
  const flights = useFlights<Flight>(stage);
  const scene = sceneOf<TriumphScene>(useStore(stage.state).beat);
  const shownRoute = scene?.flights.at(-1)?.route ?? route ?? hints.route;
  const area = hovered ?? focus.area;
  const unit = focus.unit ?? view.own?.picked;
  return (
    <Board
      view={view}
      lit={{ areas: lit.areas, units: lit.units, dim: decision !== undefined && lit.areas.size > 0 }}
      selected={{ ...(area !== undefined && { area }), ...(unit !== undefined && { unit }) }}
      asked={decision?.id}
      look={looked}
      {...(shownRoute && { route: shownRoute })}
      hints={hints}
      supplyLosses={supplyLosses}
      due={due}
      builds={builds}
      flights={flights}
      shown={isCovered ? undefined : scene}
      onPoint={setPointed}
      onArea={clickArea}
      onKey={noteKey}
      onUnit={clickUnit}
      onClosed={refuseClosed}
    />
  );
});
