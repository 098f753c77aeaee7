import { useId } from "react";
import { DataTable } from "./DataTable.tsx";
import { scaleOf, spread } from "./scale.ts";
import { useWidth } from "./useWidth.ts";
import "./charts.css";

export interface Series {
  readonly id: string;
  readonly name: string;
  /** Symbol of the sprite: sides differ by shape, not only by colour. */
  readonly symbol: string;
  readonly className: string;
  readonly values: readonly number[];
}

interface Props {
  readonly title: string;
  readonly series: readonly Series[];
  /** One for each value, `at` its time; only those with a name get a tick, a mark and a row of the table. */
  readonly points: readonly { readonly name?: string; readonly at: number }[];
  readonly pointTitle: string;
  readonly tableTitle: string;
}

const HEIGHT = 230;
const MARGIN = { left: 34, right: 62, top: 12, bottom: 26 };
const MARK = 15;
const LABEL_ROOM = 19;
/** Width of a letter, and the space between two names. */
const LETTER = 6.4;
const TICK_GAP = 10;

interface Tick {
  readonly name: string;
  readonly index: number;
}

/** The first and the last point have their names; between them as many as fit. */
function ticksOf(named: readonly Tick[], x: (index: number) => number): Tick[] {
  const fits = (a: Tick, b: Tick) =>
    x(b.index) - x(a.index) > ((a.name.length + b.name.length) / 2) * LETTER + TICK_GAP;
  const last = named.at(-1);
  const ticks: Tick[] = [];
  for (const tick of named) {
    const before = ticks.at(-1);
    if (before === undefined || tick === last || (fits(before, tick) && fits(tick, last!))) ticks.push(tick);
  }
  return ticks;
}

/** How several sides fared: lines of different dashes, marked with the shape of their side and labelled at their end. */
export function LineChart({ title, series, points, pointTitle, tableTitle }: Props) {
  const id = useId();
  const [frame, width] = useWidth<HTMLDivElement>(560);
  const scale = scaleOf(series.flatMap(({ values }) => values));
  const [first, last] = [points[0].at, points[points.length - 1].at];
  const x = (index: number) =>
    MARGIN.left + ((width - MARGIN.left - MARGIN.right) * (points[index].at - first)) / Math.max(1, last - first);
  const y = (value: number) =>
    MARGIN.top + (HEIGHT - MARGIN.top - MARGIN.bottom) * (1 - (value - scale.least) / (scale.most - scale.least));
  const named = points.flatMap(({ name }, index) => (name === undefined ? [] : [{ name, index }]));
  const ticks = ticksOf(named, x);
  const isCrowded = named.some(({ index }, i) => i > 0 && x(index) - x(named[i - 1].index) < MARK);
  const ends = spread(
    series.map(({ values }) => y(values[values.length - 1])),
    LABEL_ROOM,
    HEIGHT - MARGIN.bottom,
  );
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <div ref={frame}>
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {scale.lines.map((value) => (
            <g key={value} className="chart-line">
              <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(value)} y2={y(value)} />
              <text x={MARGIN.left - 7} y={y(value) + 4.5}>
                {value}
              </text>
            </g>
          ))}
          {ticks.map(({ name, index }) => (
            <g key={index} className="chart-tick">
              <line x1={x(index)} x2={x(index)} y1={HEIGHT - MARGIN.bottom} y2={HEIGHT - MARGIN.bottom + 5} />
              <text x={x(index)} y={HEIGHT - 6}>
                {name}
              </text>
            </g>
          ))}
          {series.map(({ id: key, className, symbol, values }, number) => (
            <g key={key} className={`chart-series ${className} dash-${number}`}>
              <polyline points={values.map((value, index) => `${x(index)},${y(value)}`).join(" ")} />
              {(isCrowded ? ticks : named).map(({ index }) => (
                <use
                  key={index}
                  href={`#${symbol}`}
                  x={x(index) - MARK / 2}
                  y={y(values[index]) - MARK / 2}
                  width={MARK}
                  height={MARK}
                />
              ))}
              <use href={`#${symbol}`} x={width - MARGIN.right + 8} y={ends[number] - 9} width={18} height={18} />
              <text x={width - MARGIN.right + 30} y={ends[number] + 5.5}>
                {values[values.length - 1]}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <DataTable
        title={tableTitle}
        caption={title}
        columns={[pointTitle, ...series.map(({ name }) => name)]}
        rows={named.map(({ name, index }) => [name, ...series.map(({ values }) => String(values[index]))])}
      />
    </figure>
  );
}
