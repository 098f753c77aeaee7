import { WILL_EFFECTS, type WillEffectId } from "@tripartite/surrender/data/nationalWill";
import { gainsOfGermany, hasCollapsed, willTrail } from "@tripartite/surrender/rules/charts/nationalWill";
import { Icon } from "../../../app/Icon.tsx";
import { FieldView } from "../FieldView.tsx";
import { isOn, numberOf } from "../form.ts";
import { CHART_TEXTS, signed } from "../texts.ts";
import type { PlayerAid } from "../usePlayerAid.ts";
import { CITY_LOST, FALLEN_COUNTRY, GERMANY_WILL, HAPPENED, START_WILL } from "./fields.ts";

const { willTab: texts } = CHART_TEXTS;

/** Effects on Germany's Will follow from a collapse; Germany itself gets them as they come. */
function effectsFor(country: string) {
  return Object.values(WILL_EFFECTS).filter(
    ({ to }) => to === "owner" || (to === "ussr" && country === "uk") || (to === "germany" && country === "germany"),
  );
}

/** §17 National Will, effect by effect. */
export function WillTab({ aid }: { readonly aid: PlayerAid }) {
  const { values, set } = aid;
  const start = numberOf(values, START_WILL.id);
  const country = values[FALLEN_COUNTRY.id];
  const isGermany = country === "germany";
  const happened = values[HAPPENED.id].split(",").filter((id): id is WillEffectId => Object.hasOwn(WILL_EFFECTS, id));
  const trail = willTrail(start, happened);
  const will = trail.at(-1) ?? start;
  const collapsed = hasCollapsed(will);
  const conquered = collapsed && isOn(values, CITY_LOST.id);
  const germany = numberOf(values, GERMANY_WILL.id);
  const gains = collapsed && !isGermany ? gainsOfGermany({ country, conquered }) : [];
  const change = (list: readonly string[]) => set(HAPPENED.id, list.join(","));
  return (
    <div className="aid-columns">
      <section className="aid-section">
        <h2>{texts.trail}</h2>
        <div className="aid-fields">
          <FieldView field={START_WILL} values={values} onSet={set} />
          <FieldView field={FALLEN_COUNTRY} values={values} onSet={set} />
          {!isGermany && <FieldView field={CITY_LOST} values={values} onSet={set} />}
          {!isGermany && <FieldView field={GERMANY_WILL} values={values} onSet={set} />}
        </div>
        <p className="aid-total" role="status">
          <b>{texts.now(will)}</b>
          {collapsed && <span>{conquered ? texts.conquered : texts.collapsed}</span>}
          {gains.length > 0 && <span>{texts.gains(germany, willTrail(germany, gains).at(-1)!)}</span>}
        </p>
        <ol className="aid-way" aria-label={texts.trail}>
          <li>{texts.from(start)}</li>
          {happened.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an effect is what it is by its place
            <li key={i}>
              <span className="grow">{WILL_EFFECTS[id].text}</span>
              <span className="num">{signed(WILL_EFFECTS[id].value)}</span>
              <b className="num">{trail[i]}</b>
            </li>
          ))}
        </ol>
        <div className="row">
          <button
            type="button"
            className="btn"
            disabled={happened.length === 0}
            onClick={() => change(happened.slice(0, -1))}
          >
            <Icon name="a-undo" />
            {CHART_TEXTS.undo}
          </button>
          <button type="button" className="btn ghost" onClick={aid.reset}>
            {CHART_TEXTS.reset}
          </button>
        </div>
      </section>
      <section className="aid-section">
        <h2>{texts.effects}</h2>
        <ul className="aid-legs">
          {effectsFor(country).map(({ id, value, text }) => (
            <li key={id}>
              <button type="button" className="btn" disabled={collapsed} onClick={() => change([...happened, id])}>
                <b className="num">{signed(value)}</b>
                <span className="grow">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
