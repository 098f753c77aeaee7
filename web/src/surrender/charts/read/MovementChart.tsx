import {
  AIR_COSTS,
  ALL_POINTS,
  COST_NOTES,
  GROUND_COSTS,
  GROUND_PLUS_COSTS,
  MOVEMENT_ALLOWANCE,
  type MovementCost,
  NAVAL_COSTS,
  PROHIBITED,
  TRANSPORT_LINE_LOST,
} from "@tripartite/surrender/data/movement";
import { SUPPLY_STATES } from "@tripartite/surrender/data/vocabulary";
import { CHART_TEXTS } from "../texts.ts";
import { BulletList, ValueList } from "./lists.tsx";

const { chartsTab: texts, supplies } = CHART_TEXTS;

function lines(costs: Readonly<Record<string, MovementCost>>, plus = "") {
  return Object.values(costs).map(({ id, cost, text }) => ({ id, value: `${plus}${cost}`, text }));
}

export function MovementChart() {
  return (
    <>
      <table className="chart">
        <caption>{texts.allowance}</caption>
        <thead>
          <tr>
            <th scope="col">{CHART_TEXTS.fields.supply}</th>
            <th scope="col">{texts.leg}</th>
            <th scope="col">{texts.others}</th>
          </tr>
        </thead>
        <tbody>
          {SUPPLY_STATES.map((state) => (
            <tr key={state}>
              <th scope="row">{supplies[state]}</th>
              <td className="num">{MOVEMENT_ALLOWANCE[state].leg}</td>
              <td className="num">{MOVEMENT_ALLOWANCE[state].other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ValueList title={texts.costs.ground} entries={lines(GROUND_COSTS)} />
      <BulletList title={texts.lineLost} entries={TRANSPORT_LINE_LOST} />
      <ValueList title={texts.costs.plus} entries={lines(GROUND_PLUS_COSTS, "+")} />
      <ValueList title={texts.costs.air} entries={lines(AIR_COSTS)} />
      <ValueList title={texts.costs.naval} entries={lines(NAVAL_COSTS)} />
      <BulletList title={texts.costNotes} entries={COST_NOTES} />
      <BulletList title={texts.allPoints} entries={ALL_POINTS} />
      <BulletList title={`${texts.prohibited}: ${texts.costs.ground}`} entries={PROHIBITED.ground} />
      <BulletList title={`${texts.prohibited}: ${texts.costs.air}`} entries={PROHIBITED.air} />
      <BulletList title={`${texts.prohibited}: ${texts.costs.naval}`} entries={PROHIBITED.naval} />
    </>
  );
}
