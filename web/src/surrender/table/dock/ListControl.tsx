/** Decisions that are a choice from a list of units or hexes. */
import { MAX_ADDITIONAL } from "@tripartite/surrender/previews/outlook";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, ofTypes, type TableAction } from "../model/action.ts";
import { targetName, unitState, whereabouts } from "../model/describe.ts";
import { actionLabel } from "../model/label.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { OddsBars } from "../parts/OddsBars.tsx";
import { OddsTable } from "../parts/OddsTable.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { PlaceChips } from "./PlaceChips.tsx";
import { PointsLeft } from "./PointsLeft.tsx";
import { UnitButtons } from "./UnitButtons.tsx";

const texts = SURRENDER_TEXTS.dock;

/** Strategic moves: the unit, then its destination. */
export function StrategicControl({ actions }: ControlProps) {
  const choices = ofTypes(actions, "choose");
  return (
    <div className="dock-control">
      {choices.length > 0 ? (
        <>
          <p className="quiet">{texts.chooseStrategic}</p>
          <UnitButtons units={choices.map(({ unit }) => unit!)} />
        </>
      ) : (
        <PlaceChips actions={ofTypes(actions, "relocate")} title={texts.chooseDestination} />
      )}
    </div>
  );
}

/** An air unit: to another base, then perhaps an Air Strike. */
export function AirControl({ actions }: ControlProps) {
  const { seen, outlook } = useTable();
  const unit = seen.active === undefined ? undefined : seen.units.get(seen.active);
  return (
    <div className="dock-control">
      {unit && (
        <h3 className="picked">
          <CounterPicture unit={unit} isDecoration />
          {seen.scene.unitName(unit.id)}
        </h3>
      )}
      {ofTypes(actions, "strike").map((action) => (
        <div key={keyOf(action)}>
          <ActionList actions={[action]} symbol="p-battle" />
          {outlook && <OddsBars odds={outlook.strikeOdds(action.unit!)} kind="strike" />}
        </div>
      ))}
      <PlaceChips actions={ofTypes(actions, "fly")} title={texts.chooseDestination} />
    </div>
  );
}

/** Units that may join an Assault; the amber button launches it. */
export function AssaultControl({ actions }: ControlProps) {
  const { seen } = useTable();
  const joiners = ofTypes(actions, "join");
  const isLast = joiners.length === 1 || seen.combat?.attackers.length === MAX_ADDITIONAL;
  return (
    <div className="dock-control">
      {seen.combat && (
        <>
          <h3>{texts.assault(targetName(seen, seen.combat.hex!))}</h3>
          <p className="quiet">{texts.joined}</p>
          <div className="blocks">
            {seen.combat.attackers.map((id) => (
              <CounterPicture key={id} unit={seen.units.get(id)!} />
            ))}
          </div>
        </>
      )}
      <ActionList actions={joiners} {...(isLast && { detailOf: () => texts.lastJoiner })} />
      <OddsTable />
    </div>
  );
}

export function DisplacementControl({ actions }: ControlProps) {
  return (
    <div className="dock-control">
      <PlaceChips actions={actions} title={texts.displaceTitle} />
    </div>
  );
}

export function ReplacementControl({ actions }: ControlProps) {
  const { priceFor, seen } = useTable();
  const detailOf = ({ unit: id }: TableAction) => {
    const unit = seen.units.get(id!)!;
    return [whereabouts(seen.scene, unit), unitState(unit), texts.price(priceFor("replacements", id!))].join(" · ");
  };
  return (
    <div className="dock-control">
      <p className="quiet">{texts.replacements}</p>
      <PointsLeft />
      <ActionList actions={actions} detailOf={detailOf} />
    </div>
  );
}

/** First the unit of the Mobilization Box, then the city. */
export function MobilizationControl({ actions }: ControlProps) {
  const { focus, priceFor } = useTable();
  const units = [...new Set(actions.map(({ unit }) => unit!))];
  const chosen = actions.filter(({ unit }) => unit === focus.unit);
  return (
    <div className="dock-control">
      <p className="quiet">{texts.mobilize}</p>
      <PointsLeft />
      <UnitButtons units={units} detailOf={(unit) => texts.price(priceFor("mobilization", unit))} />
      <ActionList actions={chosen} symbol="a-plus" />
    </div>
  );
}

interface ListProps {
  readonly actions: readonly TableAction[];
  readonly symbol?: string;
  detailOf?(action: TableAction): string;
}

function ActionList({ actions, symbol, detailOf }: ListProps) {
  const { seen } = useTable();
  return actions.map((action) => {
    const unit = action.unit === undefined ? undefined : seen.units.get(action.unit);
    return (
      <Choice
        key={keyOf(action)}
        actions={[action]}
        label={actionLabel(action, seen.scene)}
        hex={action.hex ?? unit?.hex}
        {...(detailOf && { detail: detailOf(action) })}
        {...(symbol && { symbol })}
        {...(unit && !symbol && { picture: <CounterPicture unit={unit} isDecoration /> })}
      />
    );
  });
}
