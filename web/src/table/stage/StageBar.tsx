import { Icon } from "../../app/Icon.tsx";
import { changeSettings, settings } from "../../app/settings.ts";
import { LATE_CLICK_MS, PACES, type Pace, type Stage } from "../../net/stage.ts";
import { useStore } from "../../net/store.ts";
import { TABLE_TEXTS } from "../texts.ts";
import { useDelayed } from "../useDelayed.ts";
import { HeadlineCard } from "./HeadlineCard.tsx";
import { type Scene, sceneOf } from "./scene.ts";
import { useStageKeys } from "./useStage.ts";
import "./stage.css";

const texts = TABLE_TEXTS.stage;

/** What the others do, in words, while it is shown; with the buttons to hurry, stop and look back. */
export function StageBar({ stage }: { stage: Stage }) {
  const { beat, isPaused, hasEarlier, left, mayRepeat } = useStore(stage.state);
  const { pace } = useStore(settings);
  useStageKeys(stage);
  const scene = sceneOf<Scene>(beat);
  const isOver = useDelayed(beat === undefined, LATE_CLICK_MS);
  if (beat === undefined)
    return (
      <>
        {mayRepeat && !isOver && <div className="stage-shield" aria-hidden="true" />}
        {mayRepeat && pace !== "once" && (
          <button
            type="button"
            className="btn stage-again"
            title={texts.again}
            aria-label={texts.again}
            onClick={stage.repeat}
          >
            <Icon name="a-play" />
          </button>
        )}
      </>
    );
  return (
    <>
      {scene?.headline && <HeadlineCard headline={scene.headline} onContinue={stage.seen} />}
      <section className="stage-bar" aria-label={texts.title}>
        <div className="stage-words" aria-live="polite">
          {(scene?.lines ?? []).map(({ key, symbol, faction, pieces }) => (
            <p key={key} className={faction ? `f-${faction}` : ""}>
              <span className="emb">
                <Icon name={symbol} />
              </span>
              <span>{pieces.map(({ text }) => text).join("")}</span>
            </p>
          ))}
        </div>
        {scene?.thrown && (
          <p className={scene.thrown.isRolling ? "stage-dice rolling" : "stage-dice"} aria-hidden="true">
            <Icon name={`d-${scene.thrown.dice[0]}`} className="die" />
            <Icon name={`d-${scene.thrown.dice[1]}`} className="die" />
          </p>
        )}
        <div className="stage-buttons">
          <button
            type="button"
            className="btn sq"
            disabled={!hasEarlier}
            aria-label={texts.back}
            title={texts.back}
            onClick={stage.back}
          >
            <Icon name="a-undo" />
          </button>
          <button
            type="button"
            className="btn sq"
            aria-label={isPaused ? texts.play : texts.pause}
            title={isPaused ? texts.play : texts.pause}
            onClick={() => stage.pause(!isPaused)}
          >
            <Icon name={isPaused ? "a-play" : "a-pause"} />
          </button>
          <select
            aria-label={texts.pace}
            title={texts.pace}
            value={pace}
            onChange={({ target }) => changePace(stage, target.value as Pace)}
          >
            {PACES.map((one) => (
              <option key={one} value={one}>
                {texts.paces[one]}
              </option>
            ))}
          </select>
          <button type="button" className="btn" onClick={stage.skip}>
            {texts.skip}
            {left > 0 && <small className="stage-left">{left}</small>}
            <Icon name="a-skip" />
          </button>
        </div>
      </section>
    </>
  );
}

function changePace(stage: Stage, pace: Pace): void {
  changeSettings({ pace });
  if (pace === "once") stage.skip();
  else stage.pause(false);
}
