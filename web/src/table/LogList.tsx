import { Fragment, memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSeenBefore } from "../app/history/useSeen.ts";
import { Icon } from "../app/Icon.tsx";
import { Link } from "../app/Link.tsx";
import { TABLE_TEXTS } from "./texts.ts";

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
  /** A die not above it has hit. */
  readonly power?: number;
  /** The move that it tells of. */
  readonly seq?: number;
}

export interface LogChapter {
  readonly key: string;
  readonly title: string;
  readonly symbol: string;
  readonly lines: readonly LogLine[];
}

/** Something that people did to the table, after move `seq`. */
export interface DeedLine {
  readonly key: string;
  readonly seq: number;
  readonly symbol: string;
  readonly text: string;
  readonly time?: number;
  /** Where the line leads to. */
  readonly href?: string;
  /** Class that sets the colours of a side. */
  readonly className?: string;
}

interface Pointing {
  /** The player points at the name of a place, or no longer. */
  onHover(area: string | undefined): void;
  onPlace(area: string): void;
  /** The player wants to see the moment again. */
  onMoment?(seq: number): void;
}

/** Older chapters come into the page when they are asked for. */
const SHOWN_CHAPTERS = 8;

interface Props<Line extends LogLine> extends Pointing {
  readonly chapters: readonly (Omit<LogChapter, "lines"> & { readonly lines: readonly Line[] })[];
  /** What people did stands between the moves. */
  readonly deeds?: readonly DeedLine[];
  /** Why bots made their moves, by move. */
  readonly reasons?: ReadonlyMap<number, string>;
  /** The player points at a line, or no longer. */
  onLine?(line: Line | undefined): void;
}

const NO_DEEDS: readonly DeedLine[] = [];

/** What happened, newest below. */
export function LogList<Line extends LogLine>({
  chapters,
  deeds = NO_DEEDS,
  reasons,
  onLine,
  ...pointing
}: Props<Line>) {
  const [shown, setShown] = useState(SHOWN_CHAPTERS);
  const list = useRef<HTMLDivElement>(null);
  const newest = useNewestInSight(list, chapters, deeds);
  const placed = useMemo(() => placeDeeds(chapters, deeds), [chapters, deeds]);
  const seen = useSeenBefore();
  const firstNew = useMemo(() => firstLineAfter(chapters, seen), [chapters, seen]);
  return (
    <div ref={list} role="log">
      {chapters.length > shown && (
        <button type="button" className="btn ghost earlier" onClick={() => setShown(shown + SHOWN_CHAPTERS)}>
          {TABLE_TEXTS.side.earlier}
        </button>
      )}
      {chapters.length <= shown && placed.has(FIRST) && (
        <ul className="lines">
          <DeedItems deeds={placed.get(FIRST)} />
        </ul>
      )}
      {chapters.slice(-shown).map(({ key, title, symbol, lines }) => (
        <section key={key}>
          {title !== "" && (
            <h3>
              <Icon name={symbol} />
              {title}
            </h3>
          )}
          <ul className="lines">
            {lines.map((line, index) => (
              <Fragment key={line.key}>
                {line.key === firstNew && <li className="new-since">{TABLE_TEXTS.side.newSince}</li>}
                <LineItem
                  line={line}
                  reason={lines[index - 1]?.seq === line.seq ? undefined : reasons?.get(line.seq ?? -1)}
                  {...pointing}
                  {...(onLine && { onLine: onLine as OnLine })}
                />
                <DeedItems deeds={placed.get(line.key)} />
              </Fragment>
            ))}
          </ul>
        </section>
      ))}
      {newest.unread > 0 && (
        <button type="button" className="btn new-lines" onClick={newest.show}>
          {TABLE_TEXTS.side.newLines(newest.unread)}
          <Icon name="a-chevron" />
        </button>
      )}
    </div>
  );
}

/** The key of the first line about a move after `seq`; undefined if nothing was seen before. */
function firstLineAfter(chapters: readonly LogChapter[], seq: number | undefined): string | undefined {
  if (seq === undefined || seq === 0) return undefined;
  for (const { lines } of chapters) for (const line of lines) if ((line.seq ?? 0) > seq) return line.key;
  return undefined;
}

/** Before the first line. */
const FIRST = "";

/** The deeds that stand after each line, by its key. */
function placeDeeds(chapters: readonly LogChapter[], deeds: readonly DeedLine[]): Map<string, DeedLine[]> {
  const lines = chapters.flatMap((chapter) => chapter.lines);
  const placed = new Map<string, DeedLine[]>();
  for (const deed of deeds) {
    const key = lines.findLast(({ seq }) => seq !== undefined && seq <= deed.seq)?.key ?? FIRST;
    placed.set(key, [...(placed.get(key) ?? []), deed]);
  }
  return placed;
}

function DeedItems({ deeds }: { deeds: readonly DeedLine[] | undefined }) {
  return deeds?.map(({ key, symbol, text, time, href, className = "" }) => (
    <li key={key} className={`deed ${className}`}>
      <Icon name={symbol} />
      {href === undefined ? text : <Link href={href}>{text}</Link>}{" "}
      {time !== undefined && <time>{new Date(time).toLocaleTimeString([], { timeStyle: "short" })}</time>}
    </li>
  ));
}

/** So near to the end still counts as reading the newest line. */
const NEAR_END = 60;

interface Newest {
  /** Lines that came while older ones were read. */
  readonly unread: number;
  show(): void;
}

/** New lines come into sight, also when the panel gets lower; but nobody who reads older ones is pulled away. */
function useNewestInSight(
  list: RefObject<HTMLElement | null>,
  chapters: readonly LogChapter[],
  deeds: readonly DeedLine[],
): Newest {
  const lines = chapters.reduce((sum, chapter) => sum + chapter.lines.length, deeds.length);
  /** How many there were when the reader left the end; undefined while the end is in sight. */
  const [leftAt, setLeftAt] = useState<number>();
  if (leftAt !== undefined && lines < leftAt) setLeftAt(lines); // something was taken back
  const count = useRef(lines);
  count.current = lines;
  const isAtEnd = useRef(true);
  const size = useRef(0);
  const show = useCallback(() => {
    const panel = list.current?.parentElement;
    if (panel && isAtEnd.current) panel.scrollTop = panel.scrollHeight;
  }, [list]);
  useEffect(() => {
    const panel = list.current?.parentElement;
    if (!panel) return;
    const note = () => {
      const room = panel.scrollHeight - panel.clientHeight;
      const isByHand = room === size.current;
      size.current = room;
      if (!isByHand) return;
      isAtEnd.current = room - panel.scrollTop < NEAR_END;
      setLeftAt((before) => (isAtEnd.current ? undefined : (before ?? count.current)));
    };
    panel.addEventListener("scroll", note);
    const sizes = new ResizeObserver(show);
    sizes.observe(panel);
    return () => {
      panel.removeEventListener("scroll", note);
      sizes.disconnect();
    };
  }, [list, show]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines
  useEffect(() => {
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [chapters, deeds, show]);
  const showNewest = useCallback(() => {
    isAtEnd.current = true;
    setLeftAt(undefined);
    show();
  }, [show]);
  return { unread: leftAt === undefined ? 0 : lines - leftAt, show: showNewest };
}

type OnLine = (line: LogLine | undefined) => void;

/** The full stop or comma that follows a name, and stays on its line. */
function stopOf(text = ""): string {
  return /^[.,;:)]+/.exec(text)?.[0] ?? "";
}

interface LineProps extends Pointing {
  readonly line: LogLine;
  readonly reason: string | undefined;
  readonly onLine?: OnLine;
}

const LineItem = memo(function LineItem({ line, reason, onHover, onPlace, onMoment, onLine }: LineProps) {
  return (
    <li
      className={line.faction ? `f-${line.faction}` : ""}
      onMouseEnter={() => onLine?.(line)}
      onMouseLeave={() => onLine?.(undefined)}
      onFocus={() => onLine?.(line)}
      onBlur={() => onLine?.(undefined)}
    >
      <Icon name={line.symbol} />
      {line.pieces.map(({ text, area }, index) =>
        area === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
          <span key={index}>{line.pieces[index - 1]?.area === undefined ? text : text.slice(stopOf(text).length)}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
          <span key={index} className="kept">
            <button
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
            {stopOf(line.pieces[index + 1]?.text)}
          </span>
        ),
      )}
      {line.dice && (
        <span className="dice" aria-hidden="true">
          {line.dice.map((die, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity
            <Icon key={index} name={`d-${die}`} className={die <= (line.power ?? 0) ? "die-hit" : ""} />
          ))}
        </span>
      )}
      {reason && <q className="why">{reason}</q>}
      {onMoment && line.seq !== undefined && (
        <button
          type="button"
          className="moment"
          aria-label={TABLE_TEXTS.side.seeMoment}
          title={TABLE_TEXTS.side.seeMoment}
          onClick={() => onMoment(line.seq!)}
        >
          <Icon name="a-play" />
        </button>
      )}
    </li>
  );
});
