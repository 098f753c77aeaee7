import { useEffect, useState } from "react";
import type { WebGame } from "../../games/game.ts";
import type { LiveTable } from "../../net/live.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { parseLine } from "../rules/reference.ts";
import { LineText } from "../rules/SectionText.tsx";
import { CoachRing } from "./CoachRing.tsx";
import { LessonEnd } from "./LessonEnd.tsx";
import { currentStep, type Lesson, type LessonGuide } from "./lesson.ts";
import { coachPlace } from "./looking.ts";
import { changeLesson, type LessonProgress, lessons } from "./progress.ts";
import { useCoachPlace } from "./useCoachPlace.ts";
import "./learn.css";

const texts = TEXTS.learn;
const NO_WORDS: readonly string[] = [];

interface Props {
  readonly tableId: string;
  readonly game: WebGame;
  readonly live: LiveTable;
}

/** The coach at tables that were begun as a lesson. */
export function Coach({ tableId, game, live }: Props) {
  const progress = useStore(lessons)[tableId];
  const [guide, setGuide] = useState<LessonGuide>();
  const wanted = progress !== undefined && !progress.closed;
  useEffect(() => {
    let current = true;
    if (wanted)
      game.lessonGuide?.().then(
        (loaded) => current && setGuide(loaded),
        () => {},
      );
    return () => {
      current = false;
    };
  }, [game, wanted]);
  if (progress === undefined) return null;
  if (progress.closed)
    return (
      <button type="button" className="btn coach-back" onClick={() => changeLesson(tableId, { closed: false })}>
        <Icon name="a-help" />
        {texts.back}
      </button>
    );
  const lesson = guide?.lessons.find(({ id }) => id === progress.lesson);
  if (guide === undefined || lesson === undefined) return null;
  return <CoachCard tableId={tableId} game={game} live={live} guide={guide} lesson={lesson} progress={progress} />;
}

interface CardProps {
  readonly tableId: string;
  readonly game: WebGame;
  readonly live: LiveTable;
  readonly guide: LessonGuide;
  readonly lesson: Lesson;
  readonly progress: LessonProgress;
}

function CoachCard({ tableId, game, live, guide, lesson, progress }: CardProps) {
  const { read, place } = progress;
  const { steps } = lesson;
  const state = useStore(live.state);
  const [helping, setHelping] = useState(false);
  const hasGameEnded = state.outcome !== undefined;
  const step = hasGameEnded ? undefined : currentStep(lesson, guide, state, read);
  const isOver = hasGameEnded || step?.isEnd === true || steps.some(({ id, isEnd }) => isEnd && read.includes(id));
  const told = isOver ? steps.length : 1 + steps.findLastIndex(({ id }) => read.includes(id));
  const { card, handle } = useCoachPlace(step?.look, place, (moved) => changeLesson(tableId, { place: moved }));
  useEffect(() => {
    coachPlace.set(step?.place);
    return () => coachPlace.set(undefined);
  }, [step]);
  const close = () => changeLesson(tableId, { closed: true });
  const next = () => step && changeLesson(tableId, { read: [...read, step.id] });
  const help = async (name: string) => {
    setHelping(true);
    try {
      for (let action = guide.help(name, live.state.get()); action; action = guide.help(name, live.state.get())) {
        const seq = live.state.get().seq;
        const reply = await live.act(action);
        if (reply.type !== "accepted" || !(await hasMoved(live, seq))) break;
      }
    } finally {
      setHelping(false);
    }
  };
  return (
    <>
      {step?.look && <CoachRing selector={step.look} />}
      <aside ref={card} className="coach" aria-label={texts.coach}>
        <header>
          <button type="button" className="coach-grip" aria-label={texts.move} title={texts.move} {...handle}>
            <span aria-hidden="true">⠿</span>
          </button>
          <b>{step?.title ?? (isOver ? texts.endTitle : texts.goOnTitle)}</b>
          <button type="button" className="bub-close" aria-label={texts.close} onClick={close}>
            <Icon name="a-close" />
          </button>
        </header>
        <div aria-live="polite">
          <p>
            <LineText line={parseLine(step?.text ?? (isOver ? texts.endText : texts.goOn))} words={NO_WORDS} />
          </p>
          {step?.task && (
            <p className="coach-task">
              <Icon name="p-move" />
              <span>{step.task}</span>
            </p>
          )}
        </div>
        <footer>
          <progress max={steps.length} value={told} aria-label={texts.progress} />
          {step?.help && (
            <button type="button" className="btn" disabled={helping} onClick={() => help(step.help!.name)}>
              {step.help.label}
            </button>
          )}
          {isOver && <LessonEnd game={game} onPlayOn={close} />}
          {step && !step.isEnd && (
            <button type="button" className="btn" onClick={next}>
              {step.task ? texts.skip : texts.next}
            </button>
          )}
        </footer>
      </aside>
    </>
  );
}

const PATIENCE_MS = 5000;

/** Waits until the table shows the move; false if it does not come. */
function hasMoved({ state }: LiveTable, seq: number): Promise<boolean> {
  if (state.get().seq > seq) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(false), PATIENCE_MS);
    const stop = state.subscribe(() => state.get().seq > seq && finish(true));
    const finish = (moved: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(moved);
    };
  });
}
