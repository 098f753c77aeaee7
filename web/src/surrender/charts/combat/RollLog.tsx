import { Icon } from "../../../app/Icon.tsx";
import { useStore } from "../../../net/store.ts";
import { CHART_TEXTS } from "../texts.ts";
import { clearRolls, keptRolls } from "./rolls.ts";

export function RollLog() {
  const list = useStore(keptRolls);
  return (
    <section className="aid-log" aria-labelledby="rolls">
      <h2 id="rolls">
        {CHART_TEXTS.log}
        {list.length > 0 && (
          <button type="button" className="btn ghost" onClick={clearRolls}>
            {CHART_TEXTS.clearLog}
          </button>
        )}
      </h2>
      {list.length === 0 && <p className="quiet">{CHART_TEXTS.noRolls}</p>}
      <ol>
        {list.map(({ id, kind, dice, headline, effect }) => (
          <li key={id}>
            <small>{kind === "weather" ? CHART_TEXTS.tabs.weather : CHART_TEXTS.kinds[kind]}</small>
            <span className="aid-dice">
              {dice.flat().map((die, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity, and the list never changes
                <Icon key={i} name={`d-${die}`} label={CHART_TEXTS.die(die)} />
              ))}
            </span>
            <b>{headline}</b>
            <span className="quiet">{effect}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
