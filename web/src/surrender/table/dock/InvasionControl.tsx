/** An Amphibious Invasion in steps: its zone, units with convoys, where each lands, warships; with odds and dangers. */
import { useMemo } from "react";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, ofTypes } from "../model/action.ts";
import { invasionOf, stormOdds } from "../model/sea.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { OddsBars } from "../parts/OddsBars.tsx";
import { Threats } from "../parts/Threats.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { PlaceChips } from "./PlaceChips.tsx";

const texts = SURRENDER_TEXTS.sea;

export function InvasionControl({ actions }: ControlProps) {
  const { seen, view, activationFor } = useTable();
  const invasion = useMemo(() => invasionOf(view), [view]);
  const { scene } = seen;
  const lands = ofTypes(actions, "land");
  const pairs = ofTypes(actions, "pair");
  const warships = ofTypes(actions, "take");
  const step = lands.length > 0 ? 2 : invasion.units.length === 0 ? 1 : warships.length > 0 ? 3 : 4;
  return (
    <>
      <div className="dock-control">
        <h3>{texts.invadeZone(scene.seaName(invasion.sea))}</h3>
        <ol className="steps">
          {texts.steps.map((name, index) => (
            <li key={name} className={index < step ? "past" : index === step ? "now" : ""}>
              {name}
            </li>
          ))}
        </ol>
      </div>
      {lands.length > 0 && (
        <div className="dock-control">
          <PlaceChips actions={lands} title={texts.landing(scene.shortUnitName(lands[0].unit!))} />
        </div>
      )}
      {pairs.length > 0 && (
        <div className="dock-control">
          <h4>{texts.pair}</h4>
          {pairs.map((action) => (
            <Choice
              key={keyOf(action)}
              actions={[action]}
              label={scene.shortUnitName(action.unit!)}
              detail={`${SURRENDER_TEXTS.acts.with(scene.shortUnitName(action.with!))} · ${SURRENDER_TEXTS.dock.activation(activationFor(action.unit!))}`}
              picture={<Units ids={[action.unit!, action.with!]} />}
              hex={seen.units.get(action.unit!)?.hex}
            />
          ))}
        </div>
      )}
      {warships.length > 0 && (
        <div className="dock-control">
          <h4>{texts.warship}</h4>
          {warships.map((action) => (
            <Choice
              key={keyOf(action)}
              actions={[action]}
              label={scene.shortUnitName(action.unit!)}
              picture={<Units ids={[action.unit!]} />}
            />
          ))}
        </div>
      )}
      {invasion.ships.length > 0 && (
        <div className="dock-control">
          <h4>{texts.force}</h4>
          <Units ids={[...invasion.units, ...invasion.ships]} />
          {invasion.landings.map(({ hex, units, odds }) => (
            <div key={hex} className="landing">
              <h4>{texts.landsIn(scene.hexName(hex))}</h4>
              <Units ids={units} />
              {odds ? (
                <OddsBars odds={odds} kind="ground" title={SURRENDER_TEXTS.combat.oddsBare} />
              ) : (
                <p className="quiet">{texts.unopposed}</p>
              )}
            </div>
          ))}
        </div>
      )}
      <div className="dock-control">
        <Threats threats={invasion.threats} />
      </div>
    </>
  );
}

function Units({ ids }: { ids: readonly string[] }) {
  const { seen } = useTable();
  return (
    <span className="blocks">
      {ids.flatMap((id) => {
        const unit = seen.units.get(id);
        return unit ? [<CounterPicture key={id} unit={unit} />] : [];
      })}
    </span>
  );
}

/** §55.6 The landing Assault: who leads it, and which warship supports it. */
export function StormControl({ actions }: ControlProps) {
  const { seen, view } = useTable();
  const [landing] = useMemo(() => invasionOf(view).landings, [view]);
  return (
    <div className="dock-control">
      <h3>{texts.storm}</h3>
      {actions.map((action) => {
        const odds = landing && stormOdds(view, action, landing.hex);
        return (
          <div key={keyOf(action)}>
            <Choice
              actions={[action]}
              label={seen.scene.shortUnitName(action.unit!)}
              detail={
                action.with === undefined ? texts.noSupport : texts.supportOf(seen.scene.shortUnitName(action.with))
              }
              picture={<Units ids={[action.unit!, ...(action.with === undefined ? [] : [action.with])]} />}
            />
            {odds && <OddsBars odds={odds} kind="ground" />}
          </div>
        );
      })}
    </div>
  );
}
