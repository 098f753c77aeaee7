import { RESULT_CODES, RESULTS, type ResultCode } from "@tripartite/surrender/data/combatTable";
import type { Odds } from "@tripartite/surrender/rules/charts/odds";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { percentInRow } from "../model/percent.ts";

const texts = SURRENDER_TEXTS.combat;

/** How the combat ends, by who commits all it can. */
export function OddsTable() {
  const { odds, faction, seen } = useTable();
  if (odds === undefined) return null;
  const attacks = faction === undefined || faction === seen.phasing;
  const rows: readonly (readonly [string, Odds<ResultCode>])[] = [
    [texts.oddsNow, odds.nobody],
    [faction === undefined ? texts.oddsAttacker : texts.oddsOwn, attacks ? odds.attacker : odds.defender],
    [faction === undefined ? texts.oddsDefender : texts.oddsTheirs, attacks ? odds.defender : odds.attacker],
    [texts.oddsBoth, odds.both],
  ];
  return (
    <table className="odds-table">
      <caption>{texts.odds}</caption>
      <thead>
        <tr>
          <td />
          {RESULT_CODES.map((code) => (
            <th key={code} scope="col" className={`hurts-${RESULTS[code].hurts}`} title={texts.results[code]}>
              {code === "NE" ? "♦" : code}
              <span className="unseen">, {texts.results[code]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { ways, of }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {RESULT_CODES.map((code) => (
              <td key={code} className={ways[code] === 0 ? "never" : ""}>
                {percentInRow(ways[code] / of)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
