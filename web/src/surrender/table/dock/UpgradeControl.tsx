/** §59.3 A unit of the Upgrade Box, and which old unit makes room for it. */
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf } from "../model/action.ts";
import { unitState, whereabouts } from "../model/describe.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { Hint } from "./Hint.tsx";

const { upgrade: texts, acts } = SURRENDER_TEXTS;

export function UpgradeControl({ actions }: ControlProps) {
  const { seen, focus } = useTable();
  const { shortUnitName } = seen.scene;
  const chosen = actions.filter(({ unit }) => unit === focus.unit);
  const groups = [...Map.groupBy(chosen.length > 0 ? chosen : actions, ({ into }) => into!)];
  return (
    <>
      <div className="dock-control">
        <Hint text={acts.hints.upgrade} />
      </div>
      {groups.map(([into, group]) => {
        const fresh = seen.units.get(into);
        return (
          <details key={into} className="dock-control folded" open={groups.length === 1 || chosen.length > 0}>
            <summary>
              {fresh && <CounterPicture unit={fresh} isDecoration />}
              <span className="choice-text">
                <b>{shortUnitName(into)}</b>
                <small>{[fresh && unitState(fresh), texts.candidates(group.length)].filter(Boolean).join(" · ")}</small>
              </span>
            </summary>
            {group.map((action) => {
              const unit = seen.units.get(action.unit!)!;
              return (
                <Choice
                  key={keyOf(action)}
                  actions={[action]}
                  label={texts.becomes(shortUnitName(unit.id), shortUnitName(into))}
                  detail={[
                    whereabouts(seen.scene, unit),
                    unitState(unit),
                    action.also === undefined ? "" : texts.also(shortUnitName(action.also)),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                  picture={<CounterPicture unit={unit} isDecoration />}
                  hex={unit.hex}
                />
              );
            })}
          </details>
        );
      })}
    </>
  );
}
