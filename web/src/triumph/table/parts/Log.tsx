import { useEffect, useMemo, useRef } from "react";
import { Icon } from "../../../app/Icon.tsx";
import type { History } from "../../../net/history.ts";
import { useTable } from "../context.ts";
import { type LogLine, logOf } from "../model/log.ts";

/** Older chapters stay in memory but not on the page. */
const SHOWN_CHAPTERS = 8;

export function Log({ history, onHover }: { history: History; onHover(area: string | undefined): void }) {
  const chapters = useMemo(() => logOf(history), [history]);
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
              <Line key={line.key} line={line} onHover={onHover} />
            ))}
          </ul>
        </section>
      ))}
      <div ref={end} />
    </>
  );
}

function Line({ line, onHover }: { line: LogLine; onHover(area: string | undefined): void }) {
  const { clickArea } = useTable();
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
            onClick={() => clickArea(area)}
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
