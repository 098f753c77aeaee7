/** Decisions that are a choice from a short list. */

import { TRIUMPH_TEXTS } from "../../texts.ts";
import { AttackOdds } from "../battle/AttackOdds.tsx";
import { useTable } from "../context.ts";
import type { TableAction } from "../model/action.ts";
import { groupBy } from "../model/focus.ts";
import { actionLabel } from "../model/label.ts";
import { Block } from "../parts/Block.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

/** Choices of a battle to be fought, with its odds. */
const BATTLES: ReadonlySet<TableAction["type"]> = new Set(["designate", "fight"]);

interface Props extends ControlProps {
  /** Told which action is looked at. */
  onLook?(action: TableAction | undefined): void;
}

export function ChoiceControl({ actions, onLook }: Props) {
  const { units, view } = useTable();
  const arrivals = view.own?.arrivals ?? [];
  return (
    <>
      {actions.some(({ type }) => type === "arrive") && (
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
      {[...groupBy(actions, ({ type }) => type)].map(([type, group]) => (
        <div key={type} className="dock-control">
          {group.map((action) => {
            const own = action.unit === undefined ? undefined : units.get(action.unit)?.unit;
            return (
              <Choice
                key={JSON.stringify(action)}
                action={action}
                label={actionLabel(action, units)}
                {...(BATTLES.has(type) && { detail: <AttackOdds area={action.area!} /> })}
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
