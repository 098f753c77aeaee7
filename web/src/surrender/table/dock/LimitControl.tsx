/** §57.7 The two units that a Limited source keeps in Low Supply. */
import { list } from "@tripartite/surrender/describe/names";
import { useState } from "react";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { unitState, whereabouts } from "../model/describe.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { Hint } from "./Hint.tsx";

const { supply: texts, acts } = SURRENDER_TEXTS;

export function LimitControl({ actions }: ControlProps) {
  return <Pair key={actions[0].hex} actions={actions} />;
}

/** `actions`: one for each pair of the units that the source reaches. */
function Pair({ actions }: ControlProps) {
  const { seen, setLooked } = useTable();
  const { hexName, shortUnitName } = seen.scene;
  const [chosen, setChosen] = useState<readonly string[]>(actions[0].units ?? []);
  const units = [...new Set(actions.flatMap((action) => action.units ?? []))];
  const source = hexName(actions[0].hex!);
  const action = actions.find(
    (one) => one.units?.length === chosen.length && one.units.every((id) => chosen.includes(id)),
  );
  const most = actions[0].units?.length ?? 0;
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-most));
  return (
    <div className="dock-control">
      <h3>{texts.limited(source)}</h3>
      <Hint text={acts.hints.limit} />
      {action ? (
        <Choice
          actions={[action]}
          label={texts.feeds(source, list(chosen.map(shortUnitName)))}
          symbol="p-supply"
          isMain
        />
      ) : (
        <p className="quiet">{texts.chooseTwo(most)}</p>
      )}
      {units.map((id) => {
        const unit = seen.units.get(id)!;
        return (
          <button
            key={id}
            type="button"
            className="choice unit-choice"
            aria-pressed={chosen.includes(id)}
            onClick={() => toggle(id)}
            onMouseOver={() => setLooked(unit.hex)}
            onMouseLeave={() => setLooked(undefined)}
            onFocus={() => setLooked(unit.hex)}
            onBlur={() => setLooked(undefined)}
          >
            <CounterPicture unit={unit} isDecoration />
            <span className="choice-text">
              <b>{shortUnitName(id)}</b>
              <small>{[whereabouts(seen.scene, unit), unitState(unit)].join(" · ")}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
