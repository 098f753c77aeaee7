/** Decisions that are a choice from a short list. */

import { TRIUMPH_TEXTS } from "../../texts.ts";
import { AttackOdds } from "../battle/AttackOdds.tsx";
import { useTable } from "../context.ts";
import { type TableOffer, unitOf } from "../model/action.ts";
import { groupBy } from "../model/focus.ts";
import { actionLabel } from "../model/label.ts";
import { Block } from "../parts/Block.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

interface Props extends ControlProps {
  /** Told which offer is looked at. */
  onLook?(offer: TableOffer | undefined): void;
}

export function ChoiceControl({ offers, onLook }: Props) {
  const { units, view } = useTable();
  const arrivals = view.own?.arrivals ?? [];
  return (
    <>
      {offers.some(({ action }) => action.type === "arrive") && (
        <div className="dock-control">
          <h3>{TRIUMPH_TEXTS.dock.arrivals}</h3>
          <div className="blocks">
            {arrivals.map(({ unitType, cv }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: units on their way have no identity
              <Block key={index} nationality="usa" unitType={unitType} cv={cv} />
            ))}
          </div>
        </div>
      )}
      {[...groupBy(offers, ({ action }) => action.type)].map(([type, group]) => (
        <div key={type} className="dock-control">
          {group.map((offer) => {
            const { action } = offer;
            const unit = unitOf(action);
            const own = unit === undefined ? undefined : units.get(unit)?.unit;
            return (
              <Choice
                key={JSON.stringify(action)}
                offer={offer}
                label={actionLabel(action, units)}
                {...("meets" in offer &&
                  "area" in action && { detail: <AttackOdds area={action.area} enemies={offer.meets} /> })}
                {...(onLook && { onLook })}
                picture={own && <Block nationality={own.nationality} unitType={own.unitType} cv={own.cv} />}
              />
            );
          })}
        </div>
      ))}
    </>
  );
}
