/** The small sequence of an interception: who tries, who escorts, whether the fight continues; each with its chance. */
import { Fragment, useMemo } from "react";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, type TableAction } from "../model/action.ts";
import { unitState, whereabouts } from "../model/describe.ts";
import type { Scene } from "../model/scene.ts";
import {
  escortChances,
  type InterceptionChance,
  interceptionChance,
  interceptionOf,
  undertakingOf,
} from "../model/sea.ts";
import type { SeenUnit } from "../model/seen.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { Hint } from "./Hint.tsx";

const texts = SURRENDER_TEXTS.sea;

interface Chanced {
  readonly action: TableAction;
  readonly chance: InterceptionChance | undefined;
}

/** By target and interceptor, the best Sea Zone first. */
export function InterceptControl({ actions }: ControlProps) {
  const { seen, focus, view } = useTable();
  const attempts = useMemo(
    () =>
      actions
        .map((action) => ({ action, chance: interceptionChance(view, action) }))
        .toSorted((one, other) => prospect(other) - prospect(one)),
    [actions, view],
  );
  const { kind, hex } = useMemo(() => undertakingOf(view), [view]);
  const place = hex === undefined ? seen.scene.seaName(actions[0].sea ?? "") : seen.scene.nearName(hex);
  const chosen = attempts.filter(({ action: { unit } }) => unit !== undefined && unit === focus.unit);
  const groups = Map.groupBy(chosen.length > 0 ? chosen : attempts, ({ action }) => action.target!);
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
        {[...Map.groupBy(group, ({ action }) => action.unit ?? action.marker)].map(([name, [best, ...others]]) => (
          <Fragment key={name}>
            <Attempt {...best} />
            {others.length > 0 && (
              <details className="folded" open={chosen.length > 0}>
                <summary>{texts.otherZones(others.length)}</summary>
                {others.map((one) => (
                  <Attempt key={keyOf(one.action)} {...one} />
                ))}
              </details>
            )}
          </Fragment>
        ))}
      </div>
    );
  });
}

/** How likely the operation is stopped, against its best escort if there is one. */
const prospect = ({ chance }: Chanced) => chance?.escorted ?? chance?.bare ?? 0;

function Attempt({ action, chance }: Chanced) {
  const { seen } = useTable();
  const { scene } = seen;
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
      detail={[...(odds ?? []), where, unit && stateOf(scene, unit)].filter(Boolean).join("; ")}
      hex={unit?.hex}
      {...(unit ? { picture: <CounterPicture unit={unit} isDecoration /> } : { symbol: "u-sub" })}
    />
  );
}

const stateOf = (scene: Scene, unit: SeenUnit) => [whereabouts(scene, unit), unitState(unit)].join(" · ");

export function EscortControl({ actions }: ControlProps) {
  const { seen, view } = useTable();
  const chances = useMemo(() => escortChances(view), [view]);
  return (
    <div className="dock-control">
      <Encounter />
      <h3>{texts.escort}</h3>
      <p className="quiet">{texts.escortHint}</p>
      {actions.map((action) => {
        const unit = action.unit === undefined ? undefined : seen.units.get(action.unit);
        const chance = chances.get(action.unit ?? "");
        return (
          <Choice
            key={keyOf(action)}
            actions={[action]}
            label={action.unit === undefined ? texts.noEscort : seen.scene.shortUnitName(action.unit)}
            detail={[chance !== undefined && texts.withEscort(chance), unit && stateOf(seen.scene, unit)]
              .filter(Boolean)
              .join("; ")}
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
      <Hint text={decision?.id === "D-ABT" ? texts.goOnHint(name, stopped) : texts.againHint} />
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
