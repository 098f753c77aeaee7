import { CHART_TEXTS, percent, signed } from "../texts.ts";
import type { Analysis } from "./analysis.ts";

const HEIGHT = 92;

/** Every outcome with its exact chance, and what it does in this situation. */
export function OddsChart({ analysis }: { readonly analysis: Analysis }) {
  const { rows, of } = analysis;
  const most = Math.max(...rows.map(({ ways }) => ways));
  return (
    <section className="aid-odds" aria-labelledby="odds">
      <h2 id="odds">{CHART_TEXTS.odds}</h2>
      <div className="aid-bars" aria-hidden="true">
        {rows.map(({ key, symbol, ways, weight }) => (
          <div key={key} className={ways === 0 ? "none" : ""}>
            <span className="num">{percent(ways, of)}</span>
            <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect
                className={`w-${weight}`}
                width="10"
                height={Math.max(2, (HEIGHT * ways) / most)}
                y={HEIGHT - Math.max(2, (HEIGHT * ways) / most)}
              />
            </svg>
            <b>{symbol}</b>
          </div>
        ))}
      </div>
      <table className="aid-outcomes">
        <thead>
          <tr>
            <th scope="col">{CHART_TEXTS.result}</th>
            <th scope="col">{CHART_TEXTS.ways}</th>
            <th scope="col">{CHART_TEXTS.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ ways }) => ways > 0)
            .map(({ key, symbol, name, ways, effect }) => (
              <tr key={key} data-result={key}>
                <th scope="row">
                  {symbol}
                  {name && <small>{name}</small>}
                </th>
                <td className="num">
                  {CHART_TEXTS.ofRolls(ways, of)}
                  <small>{percent(ways, of)}</small>
                </td>
                <td>{effect}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same as one strip, beside the button that rolls. */
export function OddsBar({ analysis }: { readonly analysis: Analysis }) {
  const { rows, of } = analysis;
  const shown = rows.filter(({ ways }) => ways > 0);
  const { attacker, defender } = analysis.stages.at(-1)!.sums;
  let left = 0;
  return (
    <div
      className="aid-strip"
      role="img"
      aria-label={CHART_TEXTS.oddsLabel(shown.map(({ symbol, ways }) => `${symbol} ${percent(ways, of)}`))}
    >
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {shown.map(({ key, ways, weight }) => {
          const width = (100 * ways) / of;
          const x = left;
          left += width;
          return <rect key={key} className={`w-${weight}`} x={x} width={width} height="10" />;
        })}
      </svg>
      <ol aria-hidden="true">
        <li className="num">{CHART_TEXTS.versus(signed(attacker.drm), signed(defender.drm))}</li>
        {shown.map(({ key, symbol, ways }) => (
          <li key={key}>
            {symbol.split("+")[0]} <b className="num">{percent(ways, of)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
