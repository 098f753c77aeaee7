import { useId } from "react";
import { DataTable } from "./DataTable.tsx";
import { useWidth } from "./useWidth.ts";
import "./charts.css";

export interface BandPoint {
  /** Different from all others. */
  readonly name: string;
  readonly value: number;
  /** How far it may be off, to either side. */
  readonly spread: number;
}

interface Props {
  readonly title: string;
  readonly points: readonly BandPoint[];
  /** Heads of the columns of the table: what a point is called, its value, its spread. */
  readonly columns: readonly [string, string, string];
  readonly tableTitle: string;
}

const HEIGHT = 150;
const MARGIN = { left: 44, right: 12, top: 10, bottom: 10 };
const STEP = 100;

/** One figure in the course of time, with a band for what is not sure about it. */
export function BandChart({ title, points, columns, tableTitle }: Props) {
  const id = useId();
  const [frame, width] = useWidth<HTMLDivElement>(320);
  const least = Math.floor(Math.min(...points.map(({ value, spread }) => value - spread)) / STEP) * STEP;
  const most = Math.ceil(Math.max(...points.map(({ value, spread }) => value + spread)) / STEP) * STEP;
  const x = (index: number) =>
    MARGIN.left + ((width - MARGIN.left - MARGIN.right) * index) / Math.max(1, points.length - 1);
  const y = (value: number) =>
    MARGIN.top + (HEIGHT - MARGIN.top - MARGIN.bottom) * (1 - (value - least) / Math.max(STEP, most - least));
  const middle = Math.round((least + most) / 2 / STEP) * STEP;
  const upper = points.map(({ value, spread }, index) => `${x(index)},${y(value + spread)}`);
  const lower = points.map(({ value, spread }, index) => `${x(index)},${y(value - spread)}`);
  return (
    <figure className="chart band-chart" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <div ref={frame}>
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {[...new Set([least, middle, most])].map((value) => (
            <g key={value} className="chart-line">
              <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(value)} y2={y(value)} />
              <text x={MARGIN.left - 7} y={y(value) + 4.5}>
                {value}
              </text>
            </g>
          ))}
          <polygon className="band" points={[...upper, ...lower.toReversed()].join(" ")} />
          <polyline points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(" ")} />
          {points.map(({ name, value }, index) => (
            <circle key={name} cx={x(index)} cy={y(value)} r={points.length > 30 ? 2 : 4} />
          ))}
        </svg>
      </div>
      <DataTable
        title={tableTitle}
        caption={title}
        columns={columns}
        rows={points.map(({ name, value, spread }) => [name, String(value), `± ${spread}`])}
      />
    </figure>
  );
}
