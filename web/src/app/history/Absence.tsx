import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { WebGame } from "../../games/game.ts";
import type { History } from "../../net/history.ts";
import type { Known } from "../../net/known.ts";
import type { LiveTable } from "../../net/live.ts";
import { batchAt, frameAt, Replay, type ReplayState, stepOf } from "../../net/replay.ts";
import type { Frame } from "../../net/stage.ts";
import { useStore } from "../../net/store.ts";
import { HeadlineCard } from "../../table/stage/HeadlineCard.tsx";
import { withPassesTogether } from "./passes.ts";
import { timeAt } from "./Scrubber.tsx";
import { HISTORY_TEXTS } from "./texts.ts";
import "../styles/replay.css";

const texts = HISTORY_TEXTS.absence;

/** Fewer moments than this are not worth a show. */
const FEWEST_MOMENTS = 3;

interface Props {
  readonly live: LiveTable;
  readonly game: WebGame;
  readonly seat: number;
  /** The last move that was seen. */
  readonly since: number;
  /** It was shown or skipped. */
  onDone(): void;
}

/** Offers to show what happened during an absence, on the stage of the table, as far as the seat may know. */
export default function Absence({ live, game, seat, since, onDone }: Props) {
  const replay = useMemo(() => new Replay(live.id, seat), [live, seat]);
  const state = useStore(replay.state);
  useEffect(() => {
    replay.load(undefined, since);
    return () => replay.stop();
  }, [replay, since]);
  const { index, problem } = state;
  const frames = useMemo(() => framesSince(state, since), [state, since]);
  const folded = useMemo(() => frames && withPassesTogether(frames, game), [frames, game]);
  useEffect(() => {
    if (frames !== undefined)
      live.refineHistory(
        since,
        frames.map(({ batch }) => batch),
      );
  }, [frames, live, since]);
  const moments = folded?.filter(({ batch }) => batch.events.some((event) => game.isShown?.(event) ?? true)).length;
  const isNothing = problem !== undefined || (moments !== undefined && moments < FEWEST_MOMENTS);
  useEffect(() => {
    if (isNothing) onDone();
  }, [isNothing, onDone]);
  const [isShown, setShown] = useState(false);
  const wasShown = useRef(false);
  const { beat } = useStore(live.stage.state);
  useEffect(() => {
    if (beat !== undefined && isShown) wasShown.current = true;
    if (beat === undefined && wasShown.current) onDone();
  }, [beat, isShown, onDone]);
  const show = useCallback(() => {
    setShown(true);
    if (folded === undefined || !live.stage.review(after(seenUpTo(live, since), folded))) onDone();
  }, [folded, live, since, onDone]);
  if (isShown || isNothing || index === undefined || moments === undefined) return null;
  const from = timeAt(game, index, stepOf(index, since));
  const to = timeAt(game, index, index.seqs.length - 1);
  const headline = { symbol: "a-clock", title: texts.title, lines: [texts.moments(moments), texts.span(from, to)] };
  return (
    <div className="absence">
      <HeadlineCard headline={headline} goOn={texts.show} onContinue={show}>
        <button type="button" className="btn" onClick={onDone}>
          {texts.toTable}
        </button>
      </HeadlineCard>
    </div>
  );
}

/** What was seen before belongs to the log too: it has the heading under which the first moment stands. */
function seenUpTo(live: LiveTable, since: number): History {
  return live.state.get().history.filter(({ seq }) => seq <= since);
}

function after(seen: History, frames: readonly Frame[]): Frame[] {
  const longer = (known: Known): Known => ({ ...known, history: [...seen, ...known.history] });
  return frames.map((frame) => ({ ...frame, before: longer(frame.before), after: longer(frame.after) }));
}

/** Undefined as long as something of it is not here. */
function framesSince(state: ReplayState, since: number): Frame[] | undefined {
  const { index } = state;
  if (index === undefined) return undefined;
  const frames: Frame[] = [];
  const history: History[number][] = [];
  for (let step = stepOf(index, since) + 1; step < index.seqs.length; step++) {
    const frame = frameAt(state, step, [...history]);
    if (frame === undefined) return undefined;
    frames.push(frame);
    history.push(batchAt(state, step)!);
  }
  return frames;
}
