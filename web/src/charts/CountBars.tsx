import { Icon } from "../app/Icon.tsx";
import "./charts.css";

export interface Count {
  readonly id: string;
  readonly name: string;
  /** Symbol and class of a side; absent for what belongs to none. */
  readonly symbol?: string;
  readonly className?: string;
  readonly count: number;
  /** The number in words. */
  readonly text: string;
}

/** How often things came, as bars of one length for all: whole is the number of cases. */
export function CountBars({ title, rows, whole }: { title: string; rows: readonly Count[]; whole: number }) {
  return (
    <figure className="chart" aria-label={title}>
      <figcaption>{title}</figcaption>
      <ul className="luck counts">
        {rows.map(({ id, name, symbol, className, count, text }) => (
          <li key={id} className={className ?? "plain"}>
            <p>
              {symbol && (
                <span className="emb">
                  <Icon name={symbol} />
                </span>
              )}
              <b className="grow">{name}</b>
              <strong>{text}</strong>
            </p>
            <div className="luck-track" aria-hidden="true">
              <i className="luck-bar" style={{ width: `${(100 * count) / Math.max(1, whole)}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </figure>
  );
}
