import { LuckBars, type Luck as LuckRow } from "../../../charts/LuckBars.tsx";
import { HISTORY_TEXTS } from "../texts.ts";

const texts = HISTORY_TEXTS.results;

export interface Rolled extends Omit<LuckRow, "text" | "verdict"> {
  readonly dice: number;
  /** What came, what was to be expected, in words. */
  readonly told: string;
}

/** The luck of the dice of each side. */
export function Luck({ rows }: { rows: readonly Rolled[] }) {
  return (
    <figure className="chart" aria-label={texts.dice}>
      <figcaption>{texts.dice}</figcaption>
      <LuckBars
        expectedName={texts.expected}
        rows={rows.map(({ dice, told, ...row }) => ({
          ...row,
          text: dice === 0 ? texts.noDice : told,
          verdict: dice === 0 ? "" : signed(row.actual - row.expected),
        }))}
      />
    </figure>
  );
}

function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded < 0 ? `−${(-rounded).toFixed(1)}` : `+${rounded.toFixed(1)}`;
}
