import { RESULTS } from "@tripartite/surrender/data/combatTable";
import type { SideValue } from "@tripartite/surrender/rules/charts/combatValue";
import { Icon } from "../../../app/Icon.tsx";
import { CHART_TEXTS, signed } from "../texts.ts";
import type { Rolled, Stage } from "./analysis.ts";

/** The dice, both values, and what came of it. */
export function RollResult({ rolled, stages }: { readonly rolled: Rolled; readonly stages: readonly Stage[] }) {
  return (
    <section className="aid-result" aria-label={CHART_TEXTS.lastRoll}>
      {rolled.rolls.map(({ title, roll }, i) => {
        const [attacker, defender] = (stages[i] ?? stages[0]).names;
        return (
          <div key={title ?? ""} className="aid-tray">
            {title && <h3>{title}</h3>}
            <Die name={attacker} side={roll.attacker} />
            <b className="aid-code">{RESULTS[roll.result].symbol}</b>
            <Die name={defender} side={roll.defender} />
          </div>
        );
      })}
      <p>
        <b>{rolled.headline}</b>
        <span>{rolled.effect}</span>
      </p>
    </section>
  );
}

function Die({ name, side }: { readonly name: string; readonly side: SideValue }) {
  const { die, drm, value } = side;
  return (
    <div className="aid-die">
      <Icon name={`d-${die}`} label={CHART_TEXTS.die(die)} />
      <span>{name}</span>
      <b className="num">{CHART_TEXTS.sum(die, signed(drm), value)}</b>
    </div>
  );
}
