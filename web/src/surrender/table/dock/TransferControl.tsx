/** §8.4 Production Points from one own country to another: first which way, then how many. */
import { useState } from "react";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { TableAction } from "../model/action.ts";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { PointsLeft } from "./PointsLeft.tsx";

const texts = SURRENDER_TEXTS.dock;

export function TransferControl({ actions }: ControlProps) {
  const { seen } = useTable();
  const { countryName } = seen.scene;
  const ways = [...Map.groupBy(actions, ({ from, to }) => `${from} ${to}`)];
  const [chosen, setChosen] = useState<string>();
  const way = ways.find(([key]) => key === chosen) ?? (ways.length === 1 ? ways[0] : undefined);
  return (
    <div className="dock-control">
      <h3>{texts.transfer}</h3>
      <p className="quiet">{texts.transferHint}</p>
      <PointsLeft />
      <div className="chips">
        {ways.map(([key, [{ from, to }]]) => (
          <button
            key={key}
            type="button"
            className="chip-button"
            aria-pressed={key === way?.[0]}
            onClick={() => setChosen(key)}
          >
            {countryName(from!)} → {countryName(to!)}
          </button>
        ))}
      </div>
      {way && <Amount key={way[0]} actions={way[1].toSorted((a, b) => a.amount! - b.amount!)} />}
    </div>
  );
}

/** `actions`: one for each amount, the smallest first. */
function Amount({ actions }: { actions: readonly TableAction[] }) {
  const { countryName } = useTable().seen.scene;
  const [at, setAt] = useState(actions.length - 1);
  const action = actions[Math.min(at, actions.length - 1)];
  return (
    <>
      <label className="amount">
        {texts.howMany}
        <input
          type="range"
          min={0}
          max={actions.length - 1}
          value={Math.min(at, actions.length - 1)}
          onChange={({ target }) => setAt(Number(target.value))}
          aria-valuetext={String(action.amount)}
        />
        <output>{action.amount}</output>
      </label>
      <Choice
        actions={[action]}
        label={texts.handOver(action.amount!, countryName(action.from!), countryName(action.to!))}
        symbol="r-ind"
      />
    </>
  );
}
