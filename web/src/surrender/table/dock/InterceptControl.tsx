/** The small sequence of an interception: who tries, who escorts, whether the fight goes on; each with its chance. */
import { useMemo } from "react";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, type TableAction } from "../model/action.ts";
import { escortChances, interceptionChance } from "../model/sea.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

const texts = SURRENDER_TEXTS.sea;

export function InterceptControl({ actions }: ControlProps) {
  const { seen, focus } = useTable();
  const chosen = actions.filter(({ unit }) => unit !== undefined && unit === focus.unit);
  const groups = Map.groupBy(chosen.length > 0 ? chosen : actions, ({ target }) => target!);
  return [...groups].map(([target, group]) => {
    const unit = seen.units.get(target);
    return (
      <div key={target} className="dock-control">
        <h3 className="picked">
          {unit && <CounterPicture unit={unit} isDecoration />}
          {texts.interceptWith(seen.scene.shortUnitName(target))}
        </h3>
        {group.map((action) => (
          <Attempt key={keyOf(action)} action={action} />
        ))}
      </div>
    );
  });
}

function Attempt({ action }: { action: TableAction }) {
  const { seen, view } = useTable();
  const { scene } = seen;
  const chance = useMemo(() => interceptionChance(view, action), [view, action]);
  const unit = action.unit === undefined ? undefined : seen.units.get(action.unit);
  const name = action.unit === undefined ? scene.markerName(action.marker!) : scene.shortUnitName(action.unit);
  const odds = chance && [
    texts.stops(chance.bare),
    chance.escort === undefined ? "" : texts.stopsEscorted(scene.shortUnitName(chance.escort), chance.escorted!),
  ];
  const where = action.sea === undefined ? "" : texts.inZone(scene.seaName(action.sea));
  return (
    <Choice
      actions={[action]}
      label={name}
      detail={[where, ...(odds ?? [])].filter(Boolean).join("; ")}
      hex={unit?.hex}
      {...(unit ? { picture: <CounterPicture unit={unit} isDecoration /> } : { symbol: "u-sub" })}
    />
  );
}

export function EscortControl({ actions }: ControlProps) {
  const { seen, view } = useTable();
  const chances = useMemo(() => escortChances(view), [view]);
  const detail = (unit: string) => {
    const chance = chances.get(unit);
    return chance === undefined ? undefined : texts.withEscort(chance);
  };
  return (
    <div className="dock-control">
      <h3>{texts.escort}</h3>
      <p className="quiet">{texts.escortHint}</p>
      {actions.map((action) => {
        const unit = action.unit === undefined ? undefined : seen.units.get(action.unit);
        return (
          <Choice
            key={keyOf(action)}
            actions={[action]}
            label={action.unit === undefined ? texts.noEscort : seen.scene.shortUnitName(action.unit)}
            detail={detail(action.unit ?? "")}
            hex={unit?.hex}
            {...(unit ? { picture: <CounterPicture unit={unit} isDecoration /> } : { symbol: "a-close" })}
          />
        );
      })}
    </div>
  );
}
