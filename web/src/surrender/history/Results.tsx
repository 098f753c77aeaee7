import type { Chronicle, CombatTally, KeyMoment, SideFigures, Standing } from "@tripartite/surrender/chronicle";
import { Finals } from "../../app/history/figures/Finals.tsx";
import { Luck } from "../../app/history/figures/Luck.tsx";
import { MomentList, type ToldMoment, toldBy } from "../../app/history/figures/MomentList.tsx";
import { Verdict } from "../../app/history/figures/Verdict.tsx";
import { HISTORY_TEXTS } from "../../app/history/texts.ts";
import { LineChart } from "../../charts/LineChart.tsx";
import type { ResultsProps } from "../../games/game.ts";
import { SIDE_LOOKS } from "../surrender.ts";
import { logOf } from "../table/model/log.ts";
import { hexName } from "../table/model/scene.ts";
import { SURRENDER_TEXTS } from "../texts.ts";

const SIDES = ["axis", "western"] as const;

const texts = SURRENDER_TEXTS.results;
const { moments: momentsTitle, battles: battlesTitle, asTable, end } = HISTORY_TEXTS.results;

/** The end of a game of Unconditional Surrender!: winner, course of the campaign, luck and what decided it. */
export default function Results({ table, chronicle }: ResultsProps) {
  const { standings, dice, moments, combats } = chronicle as unknown as Chronicle;
  const { winners = [], kind = "" } = table.ending ?? {};
  const last = standings[standings.length - 1];
  const finals = SIDES.map((side, seat) => ({
    seat,
    side: SIDE_LOOKS[seat],
    figures: FIGURES.map((figure) => ({ name: texts.short[figure], value: last.sides[side][figure] })),
  }));
  return (
    <>
      <Verdict winners={winners.map((seat) => SIDE_LOOKS[seat])} how={texts.ways[kind] ?? texts.otherWay} />
      <Finals table={table} finals={finals} />
      <h2>{texts.course}</h2>
      <div className="charts">
        <Course title={texts.places} standings={standings} figure="places" />
        <Course title={texts.strength} standings={standings} figure="strength" />
        <Course title={texts.losses} standings={standings} figure="losses" />
        <Luck
          rows={SIDES.map((side, seat) => {
            const { emblem, name, className } = SIDE_LOOKS[seat];
            const { dice: rolled, pips, expected } = dice[side];
            const told = texts.pips(pips, expected.toFixed(1), rolled);
            return { id: side, name, symbol: emblem, className, actual: pips, expected, dice: rolled, told };
          })}
        />
      </div>
      <div className="key-moments">
        <MomentList tableId={table.id} title={momentsTitle} moments={moments.map(toldMoment)} />
        <MomentList tableId={table.id} title={battlesTitle} moments={combats.map(toldCombat)} />
      </div>
    </>
  );
}

const FIGURES = ["places", "strength", "units", "losses"] as const satisfies readonly (keyof SideFigures)[];

interface CourseProps {
  readonly title: string;
  readonly standings: readonly Standing[];
  readonly figure: keyof SideFigures;
}

function Course({ title, standings, figure }: CourseProps) {
  const last = standings.length - 1;
  return (
    <LineChart
      title={title}
      pointTitle={texts.month}
      tableTitle={asTable}
      points={standings.map(({ opensTurn, ...when }, index) => ({
        ...(index === last ? { name: end } : opensTurn && { name: whenOf(when) }),
      }))}
      series={SIDES.map((side, seat) => {
        const { emblem, name, className } = SIDE_LOOKS[seat];
        return { id: side, name, symbol: emblem, className, values: standings.map(({ sides }) => sides[side][figure]) };
      })}
    />
  );
}

function toldMoment(moment: KeyMoment): ToldMoment {
  const { seq, event } = moment;
  const [line] = logOf([{ since: 0, seq, events: [event] }])[0].lines;
  return toldBy(line, moment, whenOf(moment));
}

function toldCombat(combat: CombatTally): ToldMoment {
  const { seq, hex, losses } = combat;
  const text = (
    <>
      <b>{hexName(hex)}</b> {SIDES.map((side, seat) => texts.lost(SIDE_LOOKS[seat].name, losses[side])).join(", ")}
    </>
  );
  return { key: String(seq), seq, symbol: "p-battle", text, when: whenOf(combat) };
}

function whenOf({ month, year }: Pick<KeyMoment, "month" | "year">): string {
  return texts.when(SURRENDER_TEXTS.months[month - 1].slice(0, 3), year);
}
