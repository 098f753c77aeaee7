/** The small sequence of an interception: who tries, who escorts, whether the fight continues; each with its chance. */
import { useMemo } from "react";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, type TableAction } from "../model/action.ts";
import { unitState, whereabouts } from "../model/describe.ts";
import { escortChances, interceptionChance, interceptionOf, undertakingOf } from "../model/sea.ts";
import type { SeenUnit } from "../model/seen.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

const texts = SURRENDER_TEXTS.sea;

export function InterceptControl({ actions }: ControlProps) {
  const { seen, focus, view } = useTable();
  const { kind, hex } = useMemo(() => undertakingOf(view), [view]);
  const place = hex === undefined ? seen.scene.seaName(actions[0].sea ?? "") : seen.scene.nearName(hex);
  const chosen = actions.filter(({ unit }) => unit !== undefined && unit === focus.unit);
  const groups = Map.groupBy(chosen.length > 0 ? chosen : actions, ({ target }) => target!);
  return [...groups].map(([target, group]) => {
    const unit = seen.units.get(target);
    return (
      <div key={target} className="dock-control">
        <h3 className="picked">
          {unit && <CounterPicture unit={unit} isDecoration />}
          <span className="choice-text">
            {texts.interceptWith(seen.scene.shortUnitName(target))}
            <small>{texts.undertakings[kind](place)}</small>
          </span>
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
  const stateOf = (one: SeenUnit) => [whereabouts(scene, one), unitState(one)].join(" · ");
  const where = action.sea === undefined ? "" : texts.inZone(scene.seaName(action.sea));
  return (
    <Choice
      actions={[action]}
      label={name}
      detail={[unit && stateOf(unit), where, ...(odds ?? [])].filter(Boolean).join("; ")}
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
      <Encounter />
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

/** Who attacks whom. */
function Encounter() {
  const { seen, view } = useTable();
  const { scene } = seen;
  const { unit, marker, target } = useMemo(() => interceptionOf(view), [view]);
  if (unit === undefined && marker === undefined) return null;
  const name = unit === undefined ? scene.markerName(marker!) : scene.shortUnitName(unit);
  return (
    <div className="encounter">
      <span className="blocks">
        {[unit, target].flatMap((id) => {
          const one = id === undefined ? undefined : seen.units.get(id);
          return one ? [<CounterPicture key={id} unit={one} isDecoration />] : [];
        })}
      </span>
      <p>{texts.attacks(name, scene.shortUnitName(target))}</p>
    </div>
  );
}

/** The escort is beaten: the interceptor may attack once more, the invader may turn back; with what that means. */
export function FightOnControl({ actions }: ControlProps) {
  const { seen, view, decision } = useTable();
  const { target, stopped } = useMemo(() => interceptionOf(view), [view]);
  const name = seen.scene.shortUnitName(target);
  return (
    <div className="dock-control">
      <Encounter />
      <p className="quiet">{decision?.id === "D-ABT" ? texts.goOnHint(name, stopped) : texts.againHint}</p>
      {actions.map((action) => (
        <Choice
          key={keyOf(action)}
          actions={[action]}
          label={SURRENDER_TEXTS.acts.names[action.type as "again"]}
          detail={texts.fightOn(action.type, name, stopped)}
          symbol={action.type === "again" ? "p-battle" : "a-retreat"}
        />
      ))}
    </div>
  );
}
