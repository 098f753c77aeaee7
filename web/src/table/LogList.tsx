import { useEffect, useRef } from "react";
import { Icon } from "../app/Icon.tsx";

/** A piece of a sentence; the name of a place can be pointed at on the map. */
export interface LogPiece {
  readonly text: string;
  readonly area?: string;
}

export interface LogLine {
  readonly key: string;
  readonly symbol: string;
  readonly faction?: string;
  readonly pieces: readonly LogPiece[];
  readonly dice?: readonly number[];
}

export interface LogChapter {
  readonly key: string;
  readonly title: string;
  readonly symbol: string;
  readonly lines: readonly LogLine[];
}

interface Pointing {
  /** Somebody looks at the name of a place, or no longer. */
  onHover(area: string | undefined): void;
  onPlace(area: string): void;
}

/** Older chapters stay in memory but not on the page. */
const SHOWN_CHAPTERS = 8;

/** What happened, newest below. */
export function LogList({ chapters, onHover, onPlace }: Pointing & { chapters: readonly LogChapter[] }) {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines come into sight
  useEffect(() => {
    const panel = end.current?.parentElement;
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [chapters]);
  return (
    <>
      {chapters.slice(-SHOWN_CHAPTERS).map(({ key, title, symbol, lines }) => (
        <section key={key}>
          <h3>
            <Icon name={symbol} />
            {title}
          </h3>
          <ul className="lines">
            {lines.map((line) => (
              <Line key={line.key} line={line} onHover={onHover} onPlace={onPlace} />
            ))}
          </ul>
        </section>
      ))}
      <div ref={end} />
    </>
  );
}

function Line({ line, onHover, onPlace }: Pointing & { line: LogLine }) {
  return (
    <li className={line.faction ? `f-${line.faction}` : ""}>
      <Icon name={line.symbol} />
      {line.pieces.map(({ text, area }, index) =>
        area === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
          <span key={index}>{text}</span>
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
            key={index}
            type="button"
            className="pl"
            onMouseEnter={() => onHover(area)}
            onMouseLeave={() => onHover(undefined)}
            onFocus={() => onHover(area)}
            onBlur={() => onHover(undefined)}
            onClick={() => onPlace(area)}
          >
            {text}
          </button>
        ),
      )}
      {line.dice && (
        <span className="dice" aria-hidden="true">
          {line.dice.map((die, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity
            <Icon key={index} name={`d-${die}`} />
          ))}
        </span>
      )}
    </li>
  );
}
