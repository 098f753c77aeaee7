import { RESULT_CODES, RESULTS, type ResultCode } from "@tripartite/surrender/data/combatTable";
import type { Odds } from "@tripartite/surrender/rules/charts/odds";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { percent, percentInRow } from "../model/percent.ts";

const { combat } = SURRENDER_TEXTS;

interface Props {
  readonly odds: Odds<ResultCode>;
  readonly kind: "ground" | "strike" | "strategic";
  readonly title?: string;
  /** The attacker first. */
  readonly sides?: readonly string[];
}

const NAMES = { ground: combat.results, strike: combat.strikeResults, strategic: combat.strategicResults };

/** How often a result is bad for one side alone. */
function shareOf({ ways, of }: Odds<ResultCode>, side: "attacker" | "defender"): string {
  const codes = RESULT_CODES.filter((code) => RESULTS[code].hurts === side);
  const count = codes.reduce((sum, code) => sum + ways[code], 0);
  return percent(count / of);
}

/** How often each result comes, best for the attacker on the right. */
export function OddsBars({ odds, kind, title, sides = combat.oddsSides }: Props) {
  const names = NAMES[kind];
  const most = Math.max(...RESULT_CODES.map((code) => odds.ways[code]));
  return (
    <figure className="odds">
      {title && <figcaption>{title}</figcaption>}
      <ol>
        {RESULT_CODES.map((code) => {
          return (
            <li key={code} className={`hurts-${RESULTS[code].hurts}`} title={names[code]}>
              <span className="share">{percentInRow(odds.ways[code] / odds.of)}</span>
              <span className="bar" style={{ height: `${(36 * odds.ways[code]) / most}px` }} />
              <span className="code">
                {code === "NE" ? "♦" : code}
                <span className="unseen">: {names[code]}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <p className="odds-sum">{combat.oddsSum(shareOf(odds, "defender"), shareOf(odds, "attacker"), sides)}</p>
    </figure>
  );
}
