import type { Forecast } from "@tripartite/triumph/odds/forecast";
import { percent, BATTLE_TEXTS as texts } from "./texts.ts";

interface Props {
  readonly title: string;
  readonly forecast: Forecast | undefined;
  readonly sea: boolean;
  readonly attacks: boolean;
  /** Attacker and Defender, for a spectator. */
  readonly parties?: readonly string[];
  /** What the odds leave out. */
  readonly warning?: string | undefined;
}

/** What a choice will probably come to: the two ends, and the own losses as a chart. */
export function OddsPanel({ title, forecast, sea, attacks, parties, warning }: Props) {
  return (
    <section className="bt-odds" data-keep-clear aria-label={title} aria-live="polite">
      <h4>{title}</h4>
      {forecast === undefined ? (
        <p className="quiet">{texts.working}</p>
      ) : (
        <>
          <Ends forecast={forecast} words={wordsFor(sea, attacks, parties)} attacks={attacks} />
          <p className="caps">{parties ? texts.lossesOf(parties[0]) : texts.losses}</p>
          <Chart losses={forecast.losses} />
          <p className="quiet">
            {parties
              ? texts.cvLeftOf(parties[0], forecast.ownCv.toFixed(1), parties[1], forecast.enemyCv.toFixed(1))
              : texts.cvLeft(forecast.ownCv.toFixed(1), forecast.enemyCv.toFixed(1))}
          </p>
        </>
      )}
      {warning && <p className="bt-warning">{warning}</p>}
      <p className="quiet">{texts.oddsHint}</p>
    </section>
  );
}

/** What the good and the bad end are called. */
function wordsFor(sea: boolean, attacks: boolean, parties: readonly string[] | undefined): readonly [string, string] {
  if (parties) {
    const [attacker, defender] = parties;
    return sea
      ? [texts.aloneIs(attacker), texts.aloneIs(defender)]
      : [texts.takesArea(attacker), texts.drivesOut(defender)];
  }
  if (sea) return [texts.youAlone, texts.theyAlone];
  return attacks ? [texts.youTake, texts.theyClear] : [texts.youClear, texts.areaFalls];
}

interface EndProps {
  readonly forecast: Forecast;
  readonly words: readonly [string, string];
  readonly attacks: boolean;
}

function Ends({ forecast, words: [goodText, badText], attacks }: EndProps) {
  const good = attacks ? forecast.attackerTakes : forecast.defenderClears;
  const bad = attacks ? forecast.defenderClears : forecast.attackerTakes;
  return (
    <dl className="bt-ends">
      <div>
        <dt>{goodText}</dt>
        <dd>{percent(good)}</dd>
      </div>
      <div>
        <dt>{badText}</dt>
        <dd>{percent(bad)}</dd>
      </div>
    </dl>
  );
}

const NEGLIGIBLE = 0.005;
const MOST_BARS = 13;

function Chart({ losses }: { losses: readonly number[] }) {
  const last = Math.min(
    MOST_BARS - 1,
    losses.findLastIndex((chance) => chance >= NEGLIGIBLE),
  );
  const most = Math.max(...losses);
  return (
    <ol className="bt-chart">
      {losses.slice(0, last + 1).map((chance, lost) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the number of CV
        <li key={lost} className={chance === most ? "most" : ""}>
          <em>{chance < NEGLIGIBLE ? "" : percent(chance)}</em>
          <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
            <rect x="0" y={100 - (chance / most) * 100} width="10" height={(chance / most) * 100} />
          </svg>
          <b>{lost}</b>
        </li>
      ))}
    </ol>
  );
}
