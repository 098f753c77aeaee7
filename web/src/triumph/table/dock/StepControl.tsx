/** One CV more for units that stand already; the same as a click on the block. */
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useBusy, useTable } from "../context.ts";
import { groupBy } from "../model/focus.ts";
import { areaName } from "../model/names.ts";
import { Block } from "../parts/Block.tsx";
import type { ControlProps } from "./Dock.tsx";

export function StepControl({ actions }: ControlProps) {
  const { units, act } = useTable();
  const busy = useBusy();
  const byArea = groupBy(actions, ({ unit }) => units.get(unit!)?.area ?? "");
  return (
    <details className="dock-control" open>
      <summary>
        <h3>{TRIUMPH_TEXTS.dock.strengthen}</h3>
      </summary>
      <ul className="unit-list">
        {[...byArea].map(([area, steps]) => (
          <li key={area}>
            <span className="place">{areaName(area)}</span>
            <span className="blocks">
              {steps.map((action) => {
                const own = units.get(action.unit!)!.unit;
                return (
                  <button
                    key={action.unit}
                    type="button"
                    className="block-button"
                    disabled={busy}
                    onClick={() => act(action)}
                  >
                    <Block nationality={own.nationality} unitType={own.unitType} cv={own.cv} />
                  </button>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
