/** Any decision as a list of what may be done, by kind, in plain words. What the map lights can be clicked there too. */
import { useMemo } from "react";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, placeOf, type TableAction } from "../model/action.ts";
import { promiseOf } from "../model/air.ts";
import { unitState, whereabouts } from "../model/describe.ts";
import { actionLabel, actName, namesIn } from "../model/label.ts";
import { unitFirstTypes } from "../model/lights.ts";
import type { SeenUnit } from "../model/seen.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { OddsBars } from "../parts/OddsBars.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { Hint } from "./Hint.tsx";
import { UnitButtons } from "./UnitButtons.tsx";

/** What says no. */
const DECLINED: ReadonlySet<string> = new Set(["refuse", "none", "breakOff", "cancel"]);

const { dock: texts, acts } = SURRENDER_TEXTS;
const SHOWN = 24;

/** What has been clicked on the map narrows the lists. */
export function ActionGroups({ actions, isFolded = false }: ControlProps & { isFolded?: boolean }) {
  const { focus, seen, decision, setFocus } = useTable();
  const zone = focus.hex === undefined ? undefined : seen.scene.map.byId.get(focus.hex)?.seaZone;
  const unitFirst = useMemo(() => unitFirstTypes(actions), [actions]);
  const fits = (action: TableAction) =>
    (focus.unit === undefined || action.unit === focus.unit) &&
    (focus.hex === undefined || placeOf(action) === focus.hex || (zone !== undefined && String(action.sea) === zone));
  const fitting = focus.unit === undefined && focus.hex === undefined ? [] : actions.filter(fits);
  // A unit that has been chosen to act is what the dock is about.
  const isAboutUnit = decision?.id === "D-ACT" && focus.unit !== undefined;
  if (isAboutUnit && fitting.length === 0) return null;
  const shown = fitting.length > 0 ? fitting : actions;
  const groups = Map.groupBy(shown, ({ type }) => type);
  return (
    <>
      {!isAboutUnit && fitting.length > 0 && fitting.length < actions.length && (
        <div className="dock-control">
          <button type="button" className="btn ghost" onClick={() => setFocus({})}>
            {texts.showAll}
          </button>
        </div>
      )}
      {[...groups].map(([type, group]) => (
        <Group
          key={type}
          type={type}
          actions={group}
          isUnitFirst={unitFirst.has(type) && !group.every(({ unit }) => unit === focus.unit)}
          isFolded={isFolded && fitting.length === 0}
        />
      ))}
    </>
  );
}

interface GroupProps extends ControlProps {
  readonly type: TableAction["type"];
  /** The list names units; the places of a unit follow when it is chosen. */
  readonly isUnitFirst: boolean;
  /** Only its name and number until it is opened. */
  readonly isFolded: boolean;
}

function Group({ type, actions, isUnitFirst, isFolded }: GroupProps) {
  const { decision } = useTable();
  const hints: Readonly<Record<string, string>> = acts.hints;
  const hint = hints[`${decision?.id} ${type}`] ?? hints[type];
  const isAlone = actions.length === 1;
  const units = [...new Set(actions.flatMap(({ unit }) => unit ?? []))];
  const list = (
    <>
      {hint && <Hint text={hint} />}
      {isUnitFirst && <UnitButtons units={units} />}
      {!isUnitFirst &&
        actions.slice(0, SHOWN).map((action) => <OneAction key={keyOf(action)} action={action} isAlone={isAlone} />)}
      {!isUnitFirst && actions.length > SHOWN && <p className="quiet">{texts.moreInList(actions.length - SHOWN)}</p>}
    </>
  );
  if (isFolded)
    return (
      <details className="dock-control folded">
        <summary>
          {actName(type)} <small>{actions.length}</small>
        </summary>
        {list}
      </details>
    );
  return (
    <div className="dock-control">
      {!isAlone && <h3>{actName(type)}</h3>}
      {list}
    </div>
  );
}

function OneAction({ action, isAlone }: { action: TableAction; isAlone: boolean }) {
  const { seen, view, decision } = useTable();
  const { scene } = seen;
  const promise = useMemo(() => promiseOf(view, action, scene), [view, action, scene]);
  const pieces = namesIn(action, scene).filter((piece) => piece !== actName(action.type));
  const named = SURRENDER_TEXTS.main.named[`${decision?.id} ${action.type}`];
  const unit = action.unit === undefined ? undefined : seen.units.get(action.unit);
  const place = placeOf(action) ?? unit?.hex;
  const stateOf = (one: SeenUnit) => [whereabouts(scene, one), unitState(one)].join(" · ");
  const label = named ?? (isAlone || pieces.length === 0 ? actionLabel(action, scene) : pieces.join(", "));
  return (
    <>
      <Choice
        actions={[action]}
        label={label}
        detail={promise?.detail ?? (unit && pieces.length === 1 && stateOf(unit))}
        hex={place !== undefined && scene.map.byId.has(place) ? place : undefined}
        {...(unit
          ? { picture: <CounterPicture unit={unit} isDecoration /> }
          : { symbol: DECLINED.has(action.type) ? "a-close" : "a-check" })}
      />
      {promise?.odds && <OddsBars odds={promise.odds} kind="ground" title={SURRENDER_TEXTS.combat.oddsBare} />}
    </>
  );
}
