import { DIE_FACES } from "@tripartite/surrender/data/combatTable";
import { type SideSum, sideValue } from "@tripartite/surrender/rules/charts/combatValue";
import { CHART_TEXTS, signed } from "../texts.ts";
import type { Stage } from "./analysis.ts";

/** Both sides' modifiers, line by line; they are never netted. */
export function SumList({ stage }: { readonly stage: Stage }) {
  const { title, names, sums } = stage;
  return (
    <section className="aid-sums">
      {title && <h2>{title}</h2>}
      <div className="aid-both">
        <Side name={names[0]} sum={sums.attacker} className="attacker" />
        <Side name={names[1]} sum={sums.defender} className="defender" />
      </div>
    </section>
  );
}

function Side({ name, sum, className }: { readonly name: string; readonly sum: SideSum; readonly className: string }) {
  const { lines, raw, drm, halvings } = sum;
  return (
    <section className={`aid-sum ${className}`} aria-label={CHART_TEXTS.modifiersOf(name)}>
      <h3>
        {name} <b className="num">{signed(drm)}</b>
      </h3>
      <ul>
        {lines.map(({ id, text, value }) => (
          <li key={id}>
            <span>{text}</span>
            <b className="num">{signed(value)}</b>
          </li>
        ))}
        {lines.length === 0 && <li className="quiet">{CHART_TEXTS.noModifiers}</li>}
        {raw !== drm && (
          <li className="quiet">
            <span>
              {CHART_TEXTS.total} {signed(raw)}, {CHART_TEXTS.capped(signed(drm))}
            </span>
          </li>
        )}
        {halvings.map(({ id, text, times }) => (
          <li key={id}>
            <span>{text}</span>
            <b className="num">{times === 1 ? CHART_TEXTS.halved : CHART_TEXTS.halvedTimes(times)}</b>
          </li>
        ))}
      </ul>
      <p className="quiet">{CHART_TEXTS.values(sideValue(sum, 1), sideValue(sum, DIE_FACES))}</p>
    </section>
  );
}
