/** §8.4 Production Points from one own country to another: first which way, then how many. */
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { ControlProps } from "./Dock.tsx";

const texts = SURRENDER_TEXTS.dock;

export function TransferControl({ actions }: ControlProps) {
  const { seen, act, busy } = useTable();
  const { countryName } = seen.scene;
  const ways = Map.groupBy(actions, ({ from, to }) => `${from} ${to}`);
  return (
    <div className="dock-control">
      <h3>{texts.transfer}</h3>
      <p className="quiet">{texts.transferHint}</p>
      {[...ways].map(([way, choices]) => (
        <fieldset key={way} className="transfer">
          <legend>
            {countryName(choices[0].from!)} → {countryName(choices[0].to!)}
          </legend>
          {choices
            .toSorted((a, b) => a.amount! - b.amount!)
            .map((action) => (
              <button
                key={action.amount}
                type="button"
                className="chip-button"
                disabled={busy}
                aria-label={texts.handOver(action.amount!, countryName(action.from!), countryName(action.to!))}
                onClick={() => act(action)}
              >
                {action.amount}
              </button>
            ))}
        </fieldset>
      ))}
    </div>
  );
}
