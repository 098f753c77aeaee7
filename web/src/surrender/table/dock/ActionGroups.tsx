/** Any decision as a list of what may be done, by kind, in plain words. What the map lights can be clicked there too. */
import { useMemo } from "react";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, placeOf, type TableAction } from "../model/action.ts";
import { promiseOf } from "../model/air.ts";
import { actionLabel, actName, namesIn } from "../model/label.ts";
import { unitFirstTypes } from "../model/lights.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { OddsBars } from "../parts/OddsBars.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { UnitButtons } from "./UnitButtons.tsx";

const { dock: texts, acts } = SURRENDER_TEXTS;
const SHOWN = 24;

/** What has been clicked on the map narrows the lists. */
export function ActionGroups({ actions }: ControlProps) {
  const { focus, seen, decision, setFocus } = useTable();
  const zone = focus.hex === undefined ? undefined : seen.scene.map.byId.get(focus.hex)?.seaZone;
  const unitFirst = useMemo(() => unitFirstTypes(actions), [actions]);
  const fits = (action: TableAction) =>
    (focus.unit === undefined || action.unit === focus.unit) &&
    (focus.hex === undefined || placeOf(action) === focus.hex || (zone !== undefined && String(action.sea) === zone));
  const fitting = focus.unit === undefined && focus.hex === undefined ? [] : actions.filter(fits);
  // A unit that has been chosen to act is what the dock is about.
  if (decision?.id === "D-ACT" && focus.unit !== undefined && fitting.length === 0) return null;
  const shown = fitting.length > 0 ? fitting : actions;
  const groups = Map.groupBy(shown, ({ type }) => type);
  return (
    <>
      {fitting.length > 0 && fitting.length < actions.length && (
        <button type="button" className="btn ghost" onClick={() => setFocus({})}>
          {texts.showAll}
        </button>
      )}
      {[...groups].map(([type, group]) => (
        <Group
          key={type}
          type={type}
          actions={group}
          isUnitFirst={unitFirst.has(type) && !group.every(({ unit }) => unit === focus.unit)}
        />
      ))}
    </>
  );
}

interface GroupProps extends ControlProps {
  readonly type: TableAction["type"];
  /** The list names units; the places of a unit follow when it is chosen. */
  readonly isUnitFirst: boolean;
}

function Group({ type, actions, isUnitFirst }: GroupProps) {
  const hints: Readonly<Record<string, string>> = acts.hints;
  const isAlone = actions.length === 1;
  const units = [...new Set(actions.flatMap(({ unit }) => unit ?? []))];
  return (
    <div className="dock-control">
      {!isAlone && <h3>{actName(type)}</h3>}
      {hints[type] && <p className="quiet">{hints[type]}</p>}
      {isUnitFirst && <UnitButtons units={units} />}
      {!isUnitFirst &&
        actions.slice(0, SHOWN).map((action) => <OneAction key={keyOf(action)} action={action} isAlone={isAlone} />)}
      {!isUnitFirst && actions.length > SHOWN && <p className="quiet">{texts.moreInList(actions.length - SHOWN)}</p>}
    </div>
  );
}

function OneAction({ action, isAlone }: { action: TableAction; isAlone: boolean }) {
  const { seen, view, decision } = useTable();
  const { scene } = seen;
  const promise = useMemo(() => promiseOf(view, action, scene), [view, action, scene]);
  const pieces = namesIn(action, scene);
  const named = SURRENDER_TEXTS.main.named[`${decision?.id} ${action.type}`];
  const unit = action.unit === undefined ? undefined : seen.units.get(action.unit);
  const place = placeOf(action) ?? unit?.hex;
  const label = named ?? (isAlone || pieces.length === 0 ? actionLabel(action, scene) : pieces.join(", "));
  return (
    <>
      <Choice
        actions={[action]}
        label={label}
        detail={promise?.detail}
        hex={place !== undefined && scene.map.byId.has(place) ? place : undefined}
        {...(unit ? { picture: <CounterPicture unit={unit} isDecoration /> } : { symbol: "a-check" })}
      />
      {promise?.odds && <OddsBars odds={promise.odds} kind="ground" title={SURRENDER_TEXTS.combat.oddsBare} />}
    </>
  );
}
