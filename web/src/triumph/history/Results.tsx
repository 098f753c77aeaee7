import type { Chronicle, Standing } from "@tripartite/triumph/chronicle";
import { FACTIONS, type Faction } from "@tripartite/triumph/data/kinds";
import { HISTORY_TEXTS } from "../../app/history/texts.ts";
import { Icon } from "../../app/Icon.tsx";
import { LineChart } from "../../charts/LineChart.tsx";
import { LuckBars } from "../../charts/LuckBars.tsx";
import type { ResultsProps } from "../../games/game.ts";
import { TEXTS } from "../../texts.ts";
import { list } from "../table/model/names.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";
import { KeyMoments } from "./KeyMoments.tsx";
import "./results.css";

const texts = TRIUMPH_TEXTS.results;
const { parties } = TRIUMPH_TEXTS;

/** The end of a game of Triumph & Tragedy: winner, course of the years, luck and what decided it. */
export default function Results({ table, chronicle }: ResultsProps) {
  const { standings, dice, moments, battles } = chronicle as unknown as Chronicle;
  const { winners = [], kind = "" } = table.ending ?? {};
  const won = winners.map((seat) => FACTIONS[seat]);
  const last = standings[standings.length - 1];
  return (
    <>
      <section className={`verdict f-${won[0] ?? "any"}`}>
        <div className="verdict-emblems">
          {won.map((faction) => (
            <span key={faction} className={`emb f-${faction}`}>
              <Icon name={`f-${faction}`} />
            </span>
          ))}
        </div>
        <div>
          <h1>
            {won.length === 0
              ? HISTORY_TEXTS.results.draw
              : HISTORY_TEXTS.results.won(list(won.map((faction) => parties[faction])))}
          </h1>
          <p>{texts.ways[kind] ?? texts.otherWay(kind)}</p>
        </div>
      </section>
      <section aria-label={texts.final}>
        <ol className="finals">
          {FACTIONS.toSorted((a, b) => last.sides[b].points - last.sides[a].points).map((faction) => (
            <FinalStanding
              key={faction}
              faction={faction}
              player={playerOf(table, FACTIONS.indexOf(faction))}
              isWinner={won.includes(faction)}
              standing={last}
            />
          ))}
        </ol>
      </section>
      <h2>{texts.course}</h2>
      <div className="charts">
        <Course title={texts.points} standings={standings} figure="points" />
        <Course title={texts.production} standings={standings} figure="production" />
        <Course title={texts.strength} standings={standings} figure="strength" />
        <figure className="chart" aria-label={texts.dice}>
          <figcaption>{texts.dice}</figcaption>
          <LuckBars
            expectedName={texts.expected}
            rows={([...FACTIONS, "native"] as const).map((party) => {
              const { dice: rolled, hits, expected } = dice[party];
              return {
                id: party,
                name: parties[party],
                symbol: party === "native" ? "f-neutral" : `f-${party}`,
                className: party === "native" ? "f-native" : `f-${party}`,
                actual: hits,
                expected,
                text: rolled === 0 ? texts.noDice : texts.hits(hits, expected.toFixed(1), rolled),
                verdict: rolled === 0 ? "" : signed(hits - expected),
              };
            })}
          />
        </figure>
      </div>
      <KeyMoments tableId={table.id} moments={moments} battles={battles} />
    </>
  );
}

function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded < 0 ? `−${(-rounded).toFixed(1)}` : `+${rounded.toFixed(1)}`;
}

function playerOf({ seats }: ResultsProps["table"], seat: number): string {
  const { name, bot } = seats[seat];
  return name ?? TEXTS.seats.botNamed(bot ?? "");
}

interface FinalProps {
  readonly faction: Faction;
  readonly player: string;
  readonly isWinner: boolean;
  readonly standing: Standing;
}

function FinalStanding({ faction, player, isWinner, standing }: FinalProps) {
  const { points, production, strength, units } = standing.sides[faction];
  return (
    <li className={`final f-${faction} ${isWinner ? "is-winner" : ""}`}>
      <h3>
        <span className="emb">
          <Icon name={`f-${faction}`} />
        </span>
        {parties[faction]}
        <small>{player}</small>
        {isWinner && <Icon name="s-vp" label={texts.winner} className="crown" />}
      </h3>
      <dl>
        <div className="big">
          <dt>{texts.pointsShort}</dt>
          <dd>{points}</dd>
        </div>
        <div>
          <dt>{texts.productionShort}</dt>
          <dd>{production}</dd>
        </div>
        <div>
          <dt>{texts.strengthShort}</dt>
          <dd>{strength}</dd>
        </div>
        <div>
          <dt>{texts.unitsShort}</dt>
          <dd>{units}</dd>
        </div>
      </dl>
    </li>
  );
}

interface CourseProps {
  readonly title: string;
  readonly standings: readonly Standing[];
  readonly figure: "points" | "production" | "strength";
}

function Course({ title, standings, figure }: CourseProps) {
  const last = standings.length - 1;
  return (
    <LineChart
      title={title}
      pointTitle={texts.year}
      tableTitle={HISTORY_TEXTS.results.asTable}
      points={standings.map(({ year, season }, index) => ({
        ...(index === last ? { name: texts.end } : season === undefined && { name: String(year) }),
      }))}
      series={FACTIONS.map((faction) => ({
        id: faction,
        name: parties[faction],
        symbol: `f-${faction}`,
        className: `f-${faction}`,
        values: standings.map(({ sides }) => sides[faction][figure]),
      }))}
    />
  );
}
