import type { Chronicle, Standing } from "@tripartite/triumph/chronicle";
import { FACTIONS, type FactionName, SEASONS } from "@tripartite/triumph/data/kinds";
import { Finals } from "../../app/history/figures/Finals.tsx";
import { Luck } from "../../app/history/figures/Luck.tsx";
import { Verdict } from "../../app/history/figures/Verdict.tsx";
import { HISTORY_TEXTS } from "../../app/history/texts.ts";
import { LineChart } from "../../charts/LineChart.tsx";
import type { ResultsProps } from "../../games/game.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";
import { SIDE_LOOKS } from "../triumph.ts";
import { KeyMoments } from "./KeyMoments.tsx";

const texts = TRIUMPH_TEXTS.results;
const { parties } = TRIUMPH_TEXTS;
/** A year has as much room as any other, whatever was played of it: its beginning, and each Season. */
const YEAR_STEPS = 1 + SEASONS.length;

/** The end of a game of Triumph & Tragedy: winner, course of the years, luck and what decided it. */
export default function Results({ table, chronicle }: ResultsProps) {
  const { standings, dice, moments, battles } = chronicle as unknown as Chronicle;
  const { winners = [], kind = "" } = table.ending ?? {};
  const last = standings[standings.length - 1];
  const byPoints = FACTIONS.toSorted((a, b) => last.sides[b].points - last.sides[a].points);
  return (
    <>
      <Verdict winners={winners.map((seat) => SIDE_LOOKS[seat])} how={texts.ways[kind] ?? texts.otherWay(kind)} />
      <Finals table={table} finals={byPoints.map((faction) => finalOf(faction, last))} />
      <h2>{texts.course}</h2>
      <div className="charts">
        <Course title={texts.points} standings={standings} figure="points" />
        <Course title={texts.production} standings={standings} figure="production" />
        <Course title={texts.strength} standings={standings} figure="strength" />
        <Luck
          rows={([...FACTIONS, "native"] as const).map((party) => {
            const { dice: rolled, hits, expected } = dice[party];
            return {
              id: party,
              name: parties[party],
              symbol: party === "native" ? "f-neutral" : `f-${party}`,
              className: party === "native" ? "f-native" : `f-${party}`,
              actual: hits,
              expected,
              dice: rolled,
              told: texts.hits(hits, expected.toFixed(1), rolled),
            };
          })}
        />
      </div>
      <KeyMoments tableId={table.id} moments={moments} battles={battles} />
    </>
  );
}

function finalOf(faction: FactionName, { sides }: Standing) {
  const { points, production, strength, units } = sides[faction];
  const seat = FACTIONS.indexOf(faction);
  return {
    seat,
    side: SIDE_LOOKS[seat],
    figures: [
      { name: texts.pointsShort, value: points },
      { name: texts.productionShort, value: production },
      { name: texts.strengthShort, value: strength },
      { name: texts.unitsShort, value: units },
    ],
  };
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
        at: YEAR_STEPS * year + (season === undefined ? 0 : 1 + SEASONS.indexOf(season)) + (index === last ? 1 : 0),
        ...(index === last ? { name: HISTORY_TEXTS.results.end } : season === undefined && { name: String(year) }),
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
