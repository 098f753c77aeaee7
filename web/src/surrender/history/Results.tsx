import type { Chronicle, CombatTally, KeyMoment, SideFigures, Standing } from "@tripartite/surrender/chronicle";
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import { Finals } from "../../app/history/figures/Finals.tsx";
import { Luck } from "../../app/history/figures/Luck.tsx";
import { MomentList, type ToldMoment, toldBy } from "../../app/history/figures/MomentList.tsx";
import { Verdict } from "../../app/history/figures/Verdict.tsx";
import { HISTORY_TEXTS } from "../../app/history/texts.ts";
import { LineChart } from "../../charts/LineChart.tsx";
import type { ResultsProps, SideLook } from "../../games/game.ts";
import { DEFAULT_SCENARIO, sideLooksOf } from "../scenarios.ts";
import { logOf } from "../table/model/log.ts";
import { factionsOf, type Scene, sceneOf } from "../table/model/scene.ts";
import { SURRENDER_TEXTS } from "../texts.ts";

const texts = SURRENDER_TEXTS.results;
const { moments: momentsTitle, battles: battlesTitle, asTable, end } = HISTORY_TEXTS.results;

/** The end of a game of Unconditional Surrender!: winner, course of the campaign, luck and what decided it. */
export default function Results({ table, chronicle }: ResultsProps) {
  const { standings, dice, moments, combats } = chronicle as unknown as Chronicle;
  const { winners = [], kind = "" } = table.ending ?? {};
  const { scenario = DEFAULT_SCENARIO } = (table.options ?? {}) as { scenario?: string };
  const scene = sceneOf(scenario);
  const looks = sideLooksOf(scenario);
  const sides = factionsOf(scene).map((side, seat) => ({ ...looks[seat], side, seat }));
  const last = standings[standings.length - 1];
  const finals = sides.map(({ side, seat }) => ({
    seat,
    side: looks[seat],
    figures: FIGURES.map((figure) => ({ name: texts.short[figure], value: last.sides[side][figure] })),
  }));
  return (
    <>
      <Verdict winners={winners.map((seat) => looks[seat])} how={howOf(kind)} />
      <Finals table={table} finals={finals} />
      <h2>{texts.course}</h2>
      <div className="charts">
        <Course title={texts.places} standings={standings} sides={sides} figure="places" />
        <Course title={texts.strength} standings={standings} sides={sides} figure="strength" />
        <Course title={texts.will} standings={standings} sides={sides} figure="will" />
        <Course title={texts.points} standings={standings} sides={sides} figure="points" />
        <Course title={texts.losses} standings={standings} sides={sides} figure="losses" />
        <Luck
          rows={sides.map(({ side, emblem, name, className }) => {
            const { dice: rolled, pips, expected } = dice[side];
            const told = texts.pips(pips, expected.toFixed(1), rolled);
            return { id: side, name, symbol: emblem, className, actual: pips, expected, dice: rolled, told };
          })}
        />
      </div>
      <div className="key-moments">
        <MomentList
          tableId={table.id}
          title={momentsTitle}
          moments={moments.map((moment) => toldMoment(moment, scene))}
        />
        <MomentList
          tableId={table.id}
          title={battlesTitle}
          moments={combats.map((combat) => toldCombat(combat, scene, sides))}
        />
      </div>
    </>
  );
}

/** "axis-decisive", "draw", or an ending that the table tells. */
function howOf(kind: string): string {
  const degree = kind.split("-").at(-1)!;
  return texts.ways[degree] ?? texts.otherWay;
}

const FIGURES = ["places", "strength", "units", "losses"] as const satisfies readonly (keyof SideFigures)[];

interface CourseProps {
  readonly title: string;
  readonly standings: readonly Standing[];
  readonly sides: readonly (SideLook & { readonly side: Faction })[];
  readonly figure: keyof SideFigures;
}

function Course({ title, standings, sides, figure }: CourseProps) {
  const last = standings.length - 1;
  return (
    <LineChart
      title={title}
      pointTitle={texts.month}
      tableTitle={asTable}
      points={standings.map(({ opensTurn, ...when }, index) => ({
        at: index,
        ...(index === last ? { name: end } : opensTurn && { name: whenOf(when) }),
      }))}
      series={sides.map(({ side, emblem, name, className }) => ({
        id: side,
        name,
        symbol: emblem,
        className,
        values: standings.map((standing) => standing.sides[side][figure]),
      }))}
    />
  );
}

function toldMoment(moment: KeyMoment, scene: Scene): ToldMoment {
  const { seq, event } = moment;
  const [line] = logOf([{ since: 0, seq, events: [event] }], scene)[0].lines;
  return toldBy(line, moment, whenOf(moment));
}

function toldCombat(combat: CombatTally, scene: Scene, sides: CourseProps["sides"]): ToldMoment {
  const { seq, hex, losses } = combat;
  const text = (
    <>
      <b>{scene.hexName(hex)}</b> {sides.map(({ side, name }) => texts.lost(name, losses[side])).join(", ")}
    </>
  );
  return { key: String(seq), seq, symbol: "p-battle", text, when: whenOf(combat) };
}

function whenOf({ month, year }: Pick<KeyMoment, "month" | "year">): string {
  return texts.when(SURRENDER_TEXTS.months[month - 1].slice(0, 3), year);
}
