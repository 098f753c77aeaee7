import type { Figures, Spread } from "@tripartite/kernel/protocol";
import { useCallback } from "react";
import { CountBars } from "../../charts/CountBars.tsx";
import { webGame } from "../../games/registry.ts";
import { api } from "../../net/api.ts";
import { list } from "../../words.ts";
import { age } from "../desk/clock.ts";
import { useLoaded } from "../useLoaded.ts";
import { useTitle } from "../useTitle.ts";
import { PlayersFrame } from "./PlayersFrame.tsx";
import { ScenarioSelect } from "./ScenarioSelect.tsx";
import { chosenScenario, endingName, type ScenarioChoice } from "./scenarios.ts";
import { PLAYERS_TEXTS } from "./texts.ts";

const texts = PLAYERS_TEXTS.statistics;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What came of the finished games of a scenario; people among themselves and games with bots apart. */
export default function StatisticsPage(wanted: Partial<ScenarioChoice>) {
  useTitle(texts.title);
  const chosen = chosenScenario(wanted);
  const { game, scenario } = chosen;
  const { value, failure } = useLoaded(useCallback(() => api.statistics(game, scenario), [game, scenario]));
  return (
    <PlayersFrame page="statistics">
      <h1>{texts.title}</h1>
      <ScenarioSelect page="statistics" chosen={chosen} />
      {failure && <p className="problem">{failure}</p>}
      {value && (
        <>
          <FiguresSection id="people" chosen={chosen} figures={value.people} />
          <FiguresSection id="bots" chosen={chosen} figures={value.bots} />
          <p className="quiet">{texts.note}</p>
        </>
      )}
    </PlayersFrame>
  );
}

interface SectionProps {
  readonly id: "people" | "bots";
  readonly chosen: ScenarioChoice;
  readonly figures: Figures;
}

function FiguresSection({ id, chosen, figures }: SectionProps) {
  const { games } = figures;
  return (
    <section className="figures" aria-labelledby={`figures-${id}`}>
      <h2 id={`figures-${id}`}>
        {texts.among[id]} <small>{texts.games(games)}</small>
      </h2>
      {games === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <div className="charts">
          <CountBars title={texts.wins} whole={games} rows={winRows(chosen, figures)} />
          <CountBars title={texts.ways} whole={games} rows={wayRows(chosen, figures)} />
          <CountBars title={texts.ends} whole={games} rows={endRows(chosen, figures)} />
          <Lengths figures={figures} />
        </div>
      )}
    </section>
  );
}

function share(count: number, whole: number): string {
  return texts.share(count, Math.round((100 * count) / whole));
}

function winRows({ game, scenario }: ScenarioChoice, { wins, draws, games }: Figures) {
  const sides = webGame(game)?.sides({ scenario }) ?? [];
  const rows = sides.map(({ name, emblem, className }, seat) => ({
    ...{ id: name, name, symbol: emblem, className, count: wins[seat], text: share(wins[seat], games) },
  }));
  return draws === 0 ? rows : [...rows, { id: "", name: texts.draw, count: draws, text: share(draws, games) }];
}

/** Where the name of the ending does not say who won, the sides do. */
function wayRows(chosen: ScenarioChoice, { kinds, games }: Figures) {
  const looks = webGame(chosen.game)?.sides({ scenario: chosen.scenario }) ?? [];
  const names = looks.map(({ name }) => name);
  return kinds.map(({ kind, winners, count }) => {
    const ending = endingName(chosen.game, kind, { scenario: chosen.scenario });
    const who = list(winners.map((seat) => names[seat] ?? String(seat)));
    const name = winners.length === 0 || names.some((side) => ending.startsWith(side)) ? ending : `${ending}: ${who}`;
    const look = winners.length === 1 ? looks[winners[0]] : undefined;
    return {
      ...{ id: `${kind} ${winners}`, name, count, text: share(count, games) },
      ...(look && { className: look.className }),
    };
  });
}

/** By the chapters of the game's own calendar, in the order of time as far as their names tell it. */
function endRows({ game }: ScenarioChoice, { ends, games }: Figures) {
  const describe = webGame(game)?.describeTime;
  const counts = new Map<string, { time: string; count: number }>();
  for (const { calendar, count } of ends) {
    const name = describe?.(calendar).chapter ?? "";
    const known = counts.get(name);
    counts.set(name, { time: known?.time ?? timeKey(calendar), count: (known?.count ?? 0) + count });
  }
  return [...counts]
    .toSorted(([, a], [, b]) => (a.time < b.time ? -1 : 1))
    .map(([name, { count }]) => ({ id: name, name, count, text: share(count, games) }));
}

function timeKey(calendar: unknown): string {
  const { year = 0, month = 0 } = (calendar ?? {}) as { year?: number; month?: number };
  return `${year} ${String(month).padStart(2, "0")}`;
}

function Lengths({ figures: { moves, days } }: { figures: Figures }) {
  const rows: [string, Spread | undefined, (value: number) => string][] = [
    [texts.moves, moves, String],
    [texts.days, days, (value) => age(value * DAY_MS)],
  ];
  return (
    <figure className="chart" aria-label={texts.length}>
      <figcaption>{texts.length}</figcaption>
      <dl className="lengths">
        {rows.map(
          ([name, spread, told]) =>
            spread && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{texts.spread(told(spread.median), told(spread.least), told(spread.most))}</dd>
              </div>
            ),
        )}
      </dl>
    </figure>
  );
}
