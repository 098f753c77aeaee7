import { useCallback, useEffect, useMemo, useState } from "react";
import type { WebGame } from "../../games/game.ts";
import type { ReplayIndex, TableInfo } from "../../net/api.ts";
import { batchAt, Replay, type ReplayState, stepOf, viewAt } from "../../net/replay.ts";
import { useStore } from "../../net/store.ts";
import { Icon } from "../Icon.tsx";
import { timeAt } from "./Scrubber.tsx";
import { HISTORY_TEXTS } from "./texts.ts";
import "../styles/replay.css";

const texts = HISTORY_TEXTS.reel;

/** Fewer moments than this are not worth a show. */
const FEWEST_STOPS = 3;
const DELAY_MS = 1600;

interface Props {
  readonly table: TableInfo;
  readonly game: WebGame;
  readonly seat: number;
  /** The last move that was seen. */
  readonly since: number;
  /** Up to which move it was shown or skipped. */
  onDone(seq: number | undefined): void;
}

/** What happened while somebody was away, moment by moment, as far as his seat may know. */
export default function Reel({ table, game, seat, since, onDone }: Props) {
  const replay = useMemo(() => new Replay(table.id, seat), [table.id, seat]);
  const state = useStore(replay.state);
  useEffect(() => {
    replay.load(undefined, since);
    return () => replay.stop();
  }, [replay, since]);
  const { index, problem } = state;
  const stops = useMemo(
    () => (index && isWhole(state, since) ? stopsOf(game, state, since) : undefined),
    [game, index, state, since],
  );
  const isNothing = problem !== undefined || (stops !== undefined && stops.length < FEWEST_STOPS);
  useEffect(() => {
    if (isNothing) onDone(index?.seq);
  }, [isNothing, index, onDone]);
  if (index === undefined || stops === undefined || isNothing) return <p className="notice">{texts.loading}</p>;
  return <ReelShow {...{ table, game, seat, since, onDone, state, index, stops }} />;
}

function isWhole({ index, parts }: ReplayState, since: number): boolean {
  if (index === undefined) return false;
  return parts.slice(Math.floor(stepOf(index, since) / index.chunk)).every((part) => part !== undefined);
}

/** The steps that have something to tell. */
function stopsOf(game: WebGame, state: ReplayState, since: number): number[] {
  const stops: number[] = [];
  const { index } = state;
  if (index === undefined) return stops;
  for (let step = stepOf(index, since) + 1; step < index.seqs.length; step++) {
    const events = batchAt(state, step)?.events ?? [];
    if (events.some((event) => game.isTold?.(event) ?? true)) stops.push(step);
  }
  return stops;
}

interface ShowProps extends Props {
  readonly state: ReplayState;
  readonly index: ReplayIndex;
  readonly stops: readonly number[];
}

function ReelShow({ table, game, seat, since, onDone, state, index, stops }: ShowProps) {
  const [at, setAt] = useState(0);
  const [isPlaying, play] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const last = stops.length - 1;
  const isLast = at === last;
  const skip = useCallback(() => onDone(index.seq), [onDone, index]);
  const next = useCallback(() => (isLast ? skip() : setAt(at + 1)), [isLast, at, skip]);
  const back = useCallback(() => setAt(Math.max(0, at - 1)), [at]);
  useEffect(() => {
    if (!isPlaying || isLast) return;
    const timer = setTimeout(() => setAt(at + 1), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isLast, at]);
  useReelKeys({ next, back, skip });
  const step = stops[at];
  const told = useMemo(() => {
    const from = stepOf(index, since) + 1;
    return Array.from({ length: step - from + 1 }, (_, offset) => batchAt(state, from + offset)).filter(
      (batch) => batch !== undefined,
    );
  }, [state, index, since, step]);
  const Screen = game.Replay!;
  return (
    <Screen
      table={table}
      title={table.title || game.name}
      tag={texts.title}
      eyes={seat}
      view={viewAt(state, step)!}
      seq={index.seqs[step]}
      events={batchAt(state, step)?.events ?? []}
      history={told}
      {...(showsAll && { sheet: "log" as const })}
      bar={
        <button type="button" className="btn on-bar" onClick={skip}>
          {texts.skip}
          <Icon name="a-skip" />
        </button>
      }
      controls={
        <section className="transport reel" aria-label={texts.title}>
          <p className="transport-time">
            <b>{timeAt(game, index, step)}</b>
            <span>{texts.position(at + 1, stops.length)}</span>
          </p>
          <progress value={at + 1} max={stops.length} aria-label={texts.progress} />
          <div className="transport-buttons">
            <button type="button" className="btn" disabled={at === 0} onClick={back}>
              {texts.back}
            </button>
            <button type="button" className="btn" disabled={isLast} onClick={() => play(!isPlaying)}>
              <Icon name={isPlaying && !isLast ? "a-pause" : "a-play"} />
              {isPlaying && !isLast ? texts.pause : texts.play}
            </button>
            <button
              type="button"
              className="btn"
              disabled={isLast}
              onClick={() => {
                setShowsAll(true);
                setAt(last);
              }}
            >
              {texts.showAll}
            </button>
            <button type="button" className="btn primary" onClick={next}>
              {isLast ? texts.toTable : texts.next}
              <Icon name="a-chevron" />
            </button>
          </div>
        </section>
      }
      onMoment={(seq) =>
        setAt(
          Math.max(
            0,
            stops.findLastIndex((stop) => index.seqs[stop] <= seq),
          ),
        )
      }
    />
  );
}

/** Right or Space goes on, Left back, Escape to the table. */
function useReelKeys({ next, back, skip }: { next(): void; back(): void; skip(): void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const own = target instanceof Element && target.closest("input, select, textarea, dialog, .board");
      if (own || ctrlKey || metaKey || altKey) return;
      const onButton = target instanceof Element && target.closest("button, a");
      if (key === "ArrowRight" || (key === " " && !onButton)) next();
      else if (key === "ArrowLeft") back();
      else if (key === "Escape") skip();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [next, back, skip]);
}
