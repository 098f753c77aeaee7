import { COMBAT_TABLE, DIE_FACES, RESULTS, TABLE_SIZE } from "@tripartite/surrender/data/combatTable";
import { type CombatRoll, type SideSum, sideValue } from "@tripartite/surrender/rules/charts/combatValue";
import { CHART_TEXTS } from "../texts.ts";
import type { Stage } from "./analysis.ts";

const VALUES = Array.from({ length: TABLE_SIZE }, (_, i) => i + 1);

/** The values that a die can give a side. */
function reachable(sum: SideSum | undefined): ReadonlySet<number> {
  return new Set(sum && Array.from({ length: DIE_FACES }, (_, i) => sideValue(sum, i + 1)));
}

interface Props {
  /** Lights up what can be reached. */
  readonly stage?: Stage | undefined;
  readonly roll?: CombatRoll | undefined;
}

export function CombatTable({ stage, roll }: Props) {
  const attacker = reachable(stage?.sums.attacker);
  const defender = reachable(stage?.sums.defender);
  return (
    <div className="crt-frame">
      <table className={`crt ${stage ? "lit" : ""}`}>
        <caption>{CHART_TEXTS.chartsTab.tableNote}</caption>
        <thead>
          <tr>
            <td />
            {VALUES.map((value) => (
              <th key={value} scope="col" className={attacker.has(value) ? "on" : ""}>
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMBAT_TABLE.map((row, d) => (
            <tr key={VALUES[d]}>
              <th scope="row" className={defender.has(d + 1) ? "on" : ""}>
                {d + 1}
              </th>
              {row.map((code, a) => {
                const on = attacker.has(a + 1) && defender.has(d + 1);
                const hit = roll?.attacker.value === a + 1 && roll.defender.value === d + 1;
                return (
                  <td key={VALUES[a]} className={`c-${code} ${on ? "on" : ""} ${hit ? "hit" : ""}`}>
                    {code === "NE" ? RESULTS.NE.symbol : code}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{CHART_TEXTS.chartsTab.tableRuling}</p>
    </div>
  );
}
