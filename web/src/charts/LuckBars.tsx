import { Icon } from "../app/Icon.tsx";
import "./charts.css";

export interface Luck {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly className: string;
  readonly actual: number;
  readonly expected: number;
  /** The numbers in words. */
  readonly text: string;
  /** The difference, with its sign. */
  readonly verdict: string;
}

/** In this part of the bar there is no room for a word on the left of the mark. */
const LEFT_SHARE = 0.2;

/** What came against what was to be expected: a bar for what came, a mark for what should have. */
export function LuckBars({ rows, expectedName }: { rows: readonly Luck[]; expectedName: string }) {
  const most = Math.max(1, ...rows.flatMap(({ actual, expected }) => [actual, expected]));
  const share = (value: number) => `${(100 * value) / most}%`;
  return (
    <ul className="luck">
      {rows.map(({ id, name, symbol, className, actual, expected, text, verdict }) => (
        <li key={id} className={className}>
          <p>
            <span className="emb">
              <Icon name={symbol} />
            </span>
            <b>{name}</b>
            <span className="grow">{text}</span>
            <strong>{verdict}</strong>
          </p>
          <div className="luck-track" aria-hidden="true">
            <i className="luck-bar" style={{ width: share(actual) }} />
            <i className="luck-mark" style={{ left: share(expected) }}>
              <span className={expected < LEFT_SHARE * most ? "after" : ""}>{expectedName}</span>
            </i>
          </div>
        </li>
      ))}
    </ul>
  );
}
