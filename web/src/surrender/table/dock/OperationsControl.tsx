/** Actions of the phasing side: first the unit, then where it marches or what it attacks. */
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, ofTypes } from "../model/action.ts";
import { targetName } from "../model/describe.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { OddsBars } from "../parts/OddsBars.tsx";
import { nextUnit } from "../useNextUnit.ts";
import { BaseWarning } from "./BaseWarning.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { PointsLeft } from "./PointsLeft.tsx";
import { UnitButtons } from "./UnitButtons.tsx";

const texts = SURRENDER_TEXTS.dock;

export function OperationsControl({ actions }: ControlProps) {
  const { focus, seen, activationFor } = useTable();
  const units = [...new Set(ofTypes(actions, "activate", "assault").map(({ unit }) => unit!))];
  if (focus.unit !== undefined && units.includes(focus.unit)) return <UnitPlan unit={focus.unit} actions={actions} />;
  const byClass = Map.groupBy(units, seen.scene.classOf);
  const { ground: armies = [], air: wings = [], naval: ships = [] } = Object.fromEntries(byClass);
  return (
    <>
      {armies.length > 0 && (
        <div className="dock-control">
          <p className="quiet">{texts.pickUnit}</p>
          <PointsLeft />
          <h3>{texts.army}</h3>
          <ByCountry units={armies} detailOf={(unit) => texts.activation(activationFor(unit))} />
        </div>
      )}
      {wings.length > 0 && (
        <div className="dock-control">
          <h3>{texts.air}</h3>
          <ByCountry units={wings} detailOf={() => texts.free} />
        </div>
      )}
      {ships.length > 0 && (
        <div className="dock-control">
          <h3>{texts.ships}</h3>
          <ByCountry units={ships} detailOf={() => texts.free} />
        </div>
      )}
    </>
  );
}

const SHORT_LIST = 9;

interface ListProps {
  readonly units: readonly string[];
  detailOf(unit: string): string;
}

/** Long lists have a heading for each country, which can be folded. */
function ByCountry({ units, detailOf }: ListProps) {
  const { seen } = useTable();
  const groups = Map.groupBy(units, (unit) => seen.units.get(unit)!.country);
  if (units.length <= SHORT_LIST || groups.size === 1) return <UnitButtons units={units} detailOf={detailOf} />;
  return [...groups].map(([country, own]) => (
    <details key={country} className="by-country" open>
      <summary>
        {seen.scene.countryName(country)} <small>{own.length}</small>
      </summary>
      <UnitButtons units={own} detailOf={detailOf} />
    </details>
  ));
}

/** What a unit could do: everything that is lit on the map for it, and the choices for the hex in focus. */
function UnitPlan({ unit, actions }: ControlProps & { unit: string }) {
  const { seen, focus, legal, outlook, setFocus } = useTable();
  const goOn = (next: string | undefined) => setFocus(next === undefined ? {} : { unit: next });
  const { hexName, unitName } = seen.scene;
  const activate = actions.find((action) => action.type === "activate" && action.unit === unit);
  const attack = focus.hex === undefined ? undefined : outlook?.attacks.get(focus.hex);
  const assaults = ofTypes(actions, "assault").filter((action) => action.unit === unit);
  const meant = assaults.filter(({ hex }) => hex === focus.hex);
  const shown = attack === undefined && meant.length === 0 ? assaults : meant;
  const activation = texts.activation(outlook?.activationCost ?? 0);
  const march = attack && attack.marchCost > 0 ? [{ type: "march", hex: attack.from } as const] : [];
  return (
    <div className="dock-control">
      <h3 className="picked">
        <CounterPicture unit={seen.units.get(unit)!} isDecoration />
        {unitName(unit)}
      </h3>
      <div className="plan-buttons">
        <button type="button" className="btn ghost" onClick={() => setFocus({})}>
          {texts.deselect}
        </button>
        <button type="button" className="btn ghost" title={texts.nextUnit} onClick={() => goOn(nextUnit(legal, unit))}>
          {texts.next} <kbd>N</kbd>
        </button>
      </div>
      <BaseWarning army={unit} />
      {activate && attack && outlook && (
        <>
          <Choice
            actions={[activate, ...march, { type: "attack", hex: focus.hex! }]}
            label={texts.mobileAttack(targetName(seen, focus.hex!))}
            detail={`${activation}; ${texts.attackDetail(
              attack.marchCost > 0 ? texts.viaFirst(hexName(attack.from), attack.marchCost) : "",
              attack.price,
              outlook.points - attack.marchCost - attack.price,
            )}`}
            symbol="p-battle"
            isMain
          />
          <OddsBars odds={attack.odds()} kind="ground" title={SURRENDER_TEXTS.combat.oddsBare} />
        </>
      )}
      {shown.map((action) => (
        <div key={keyOf(action)}>
          <Choice
            actions={[action]}
            label={texts.assault(targetName(seen, action.hex!))}
            detail={`${activation}; ${texts.assaultDetail}`}
            symbol="p-battle"
            hex={action.hex}
          />
          {outlook && focus.hex === action.hex && (
            <OddsBars odds={outlook.assaultOdds(action.hex!)} kind="ground" title={SURRENDER_TEXTS.combat.oddsAlone} />
          )}
        </div>
      ))}
      {activate && !attack && (
        <Choice actions={[activate]} label={texts.activate} detail={activation} symbol="p-move" />
      )}
    </div>
  );
}
