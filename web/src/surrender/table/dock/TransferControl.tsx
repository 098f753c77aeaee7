/** §8.4 Production Points from one own country to another: from whom, to whom, then how many. */
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
  const payers = [...new Set(actions.map(({ from }) => from!))];
  const [from, setFrom] = useState<string>();
  const [to, setTo] = useState<string>();
  const payer = payers.find((id) => id === from) ?? (payers.length === 1 ? payers[0] : undefined);
  const takers = [...new Set(actions.filter((action) => action.from === payer).map((action) => action.to!))];
  const taker = takers.find((id) => id === to) ?? (takers.length === 1 ? takers[0] : undefined);
  const amounts = actions.filter((action) => action.from === payer && action.to === taker);
  const chips = (title: string, ids: readonly string[], chosen: string | undefined, choose: (id: string) => void) => (
    <div className="transfer-side">
      <h4>{title}</h4>
      <div className="chips">
        {ids.map((id) => (
          <button
            key={id}
            type="button"
            className="chip-button"
            aria-pressed={id === chosen}
            onClick={() => choose(id)}
          >
            {countryName(id)}
          </button>
        ))}
      </div>
    </div>
  );
  return (
    <div className="dock-control">
      <h3>{texts.transfer}</h3>
      <p className="quiet">{texts.transferHint}</p>
      <PointsLeft />
      {chips(texts.from, payers, payer, setFrom)}
      {takers.length > 0 && chips(texts.to, takers, taker, setTo)}
      {amounts.length > 0 && (
        <Amount key={`${payer} ${taker}`} actions={amounts.toSorted((a, b) => a.amount! - b.amount!)} />
      )}
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
