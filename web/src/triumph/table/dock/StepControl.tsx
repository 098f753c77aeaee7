/** One CV more for units that stand already; the same as a click on the block. */
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useBusy, useTable } from "../context.ts";
import { ofTypes } from "../model/action.ts";
import { groupBy } from "../model/focus.ts";
import { areaName } from "../model/names.ts";
import { Block } from "../parts/Block.tsx";
import type { ControlProps } from "./Dock.tsx";

export function StepControl({ offers }: ControlProps) {
  const { units, act } = useTable();
  const busy = useBusy();
  const steps = ofTypes(offers, "step").flatMap(({ action }) => {
    const own = units.get(action.unit);
    return own === undefined ? [] : [{ action, ...own }];
  });
  return (
    <details className="dock-control" open>
      <summary>
        <h3>{TRIUMPH_TEXTS.dock.strengthen}</h3>
      </summary>
      <ul className="unit-list">
        {[...groupBy(steps, ({ area }) => area)].map(([area, here]) => (
          <li key={area}>
            <span className="place">{areaName(area)}</span>
            <span className="blocks">
              {here.map(({ action, unit }) => (
                <button
                  key={unit.unit}
                  type="button"
                  className="block-button"
                  disabled={busy}
                  onClick={() => act(action)}
                >
                  <Block nationality={unit.nationality} unitType={unit.unitType} cv={unit.cv} />
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
