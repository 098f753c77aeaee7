import { useCallback, useEffect, useRef, useState } from "react";
import type { Desk } from "../app/desk/context.ts";
import { beginnings } from "../app/desk/RollbackForm.tsx";
import { timeAt } from "../app/history/Scrubber.tsx";
import { Icon } from "../app/Icon.tsx";
import { useLoaded } from "../app/useLoaded.ts";
import { api } from "../net/api.ts";
import { TABLE_TEXTS } from "./texts.ts";

const texts = TABLE_TEXTS.bar;
const MOST_TIMES = 8;

/** Under Undo, where all others are bots: to where the game can be taken back. */
export function TakeBackMenu({ desk }: { desk: Desk }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener("pointerdown", close);
    return () => removeEventListener("pointerdown", close);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button inside has opened
    <div ref={place} className="take-back" onKeyDown={({ key }) => key === "Escape" && setOpen(false)}>
      <button
        type="button"
        className="btn on-bar sq"
        aria-label={texts.takeBackTo}
        title={texts.takeBackTo}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="a-chevron" />
      </button>
      {isOpen && <Choices desk={desk} onDone={() => setOpen(false)} />}
    </div>
  );
}

function Choices({ desk: { table, live, game }, onDone }: { desk: Desk; onDone(): void }) {
  const load = useCallback(() => api.replayIndex(table.id), [table.id]);
  const { value: index } = useLoaded(load);
  const [problem, setProblem] = useState<string>();
  const go = (back: Promise<void>) => back.then(onDone, (error: Error) => setProblem(error.message));
  return (
    <div className="take-back-choices">
      <h2>{texts.takeBackTo}</h2>
      <button type="button" className="btn" onClick={() => go(live.takeBack())}>
        {texts.lastMove}
      </button>
      {index &&
        beginnings(index)
          .slice(0, MOST_TIMES)
          .map((step) => (
            <button key={step} type="button" className="btn" onClick={() => go(live.proposeRollback(index.seqs[step]))}>
              {texts.beginningOf(timeAt(game, index, step))}
            </button>
          ))}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
