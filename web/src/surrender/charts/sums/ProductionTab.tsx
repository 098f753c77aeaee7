import {
  DIPLOMACY_NOTE,
  DIPLOMACY_PRICES,
  PRICES,
  type Price,
  SURPRISE_ATTACK,
  UNIT_PRICES,
} from "@tripartite/surrender/data/production";
import { productionPoints, totalPrice } from "@tripartite/surrender/rules/charts/productionCost";
import { CountView, FieldView } from "../FieldView.tsx";
import { numberOf } from "../form.ts";
import { CHART_TEXTS } from "../texts.ts";
import type { PlayerAid } from "../usePlayerAid.ts";
import { FAC_LOST, FACTORIES, PURCHASES } from "./fields.ts";

const { productionTab: texts } = CHART_TEXTS;

const GROUPS: readonly (readonly [string, readonly Price[]])[] = [
  [texts.groups.activation, UNIT_PRICES.activation],
  [texts.groups.replacements, UNIT_PRICES.replacements],
  [texts.groups.mobilization, UNIT_PRICES.mobilization],
  [texts.groups.other, [SURPRISE_ATTACK, ...DIPLOMACY_PRICES]],
];

/** §8 What a month costs. */
export function ProductionTab({ aid }: { readonly aid: PlayerAid }) {
  const { values, set } = aid;
  const bought = PRICES.flatMap(({ id }) => Array.from({ length: numberOf(values, id.toLowerCase()) }, () => id));
  const spent = totalPrice(bought);
  /** Draw or put back, not both: buying one gives the other up. */
  const buy = (id: string, value: string) => {
    set(id, value);
    const rivals = DIPLOMACY_PRICES.map((price) => price.id.toLowerCase());
    if (value === "0" || !rivals.includes(id)) return;
    for (const other of rivals) if (other !== id) set(other, "0");
  };
  const points = productionPoints(numberOf(values, FACTORIES.id), numberOf(values, FAC_LOST.id));
  return (
    <>
      <div className="aid-columns">
        <section className="aid-section">
          <h2>{texts.income}</h2>
          <div className="aid-fields">
            <FieldView field={FACTORIES} values={values} onSet={set} />
            <FieldView field={FAC_LOST} values={values} onSet={set} />
          </div>
          <p className="quiet">{texts.ruling}</p>
          <button type="button" className="btn ghost" onClick={aid.reset}>
            {CHART_TEXTS.reset}
          </button>
        </section>
        <div className="aid-prices">
          {GROUPS.map(([title, prices]) => (
            <section key={title} className="aid-section">
              <h2>{title}</h2>
              <div className="aid-fields">
                {prices.map(({ id, cost }) => {
                  const field = PURCHASES[PRICES.findIndex((price) => price.id === id)];
                  return (
                    <div key={id} className="aid-price">
                      <b className="num">{cost}</b>
                      <CountView field={field} value={values[field.id]} onChange={(value) => buy(field.id, value)} />
                    </div>
                  );
                })}
              </div>
            </section>
          ))}
          <p className="quiet">{DIPLOMACY_NOTE}</p>
        </div>
      </div>
      <div className="aid-dock">
        <p className="aid-total" role="status">
          <b>{texts.points(points)}</b>
          <span>
            {texts.spent} <b className="num">{spent}</b>, {texts.left(points - spent)}
          </span>
        </p>
      </div>
    </>
  );
}
