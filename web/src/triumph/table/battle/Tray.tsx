import { useEffect, useRef } from "react";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { Dice } from "./Dice.tsx";
import { type BattleRecord, lossText, type Step, stepsAfter } from "./record.ts";
import { BATTLE_TEXTS as texts } from "./texts.ts";
import type { Playback } from "./usePlayback.ts";

const { nationalities, unitTypes } = TRIUMPH_TEXTS;

/** The latest shot; several that came at once are shown one after the other. */
export function Tray({ record, playback }: { record: BattleRecord | undefined; playback: Playback }) {
  const { step, rolling, behind, skip } = playback;
  const tray = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: dice that are rolled come into sight
  useEffect(() => {
    tray.current?.scrollIntoView({ block: "nearest" });
  }, [step]);
  return (
    <div ref={tray} className="bt-tray" data-keep-clear aria-live="polite">
      {step === undefined ? (
        <p>{texts.beforeDice}</p>
      ) : (
        <>
          <p>{shotText(step)}</p>
          <Dice shot={step.shot!} rolling={rolling} />
          <p className={`bt-hits ${step.shot!.hits > 0 ? "" : "none"}`}>
            {rolling ? " " : step.shot!.hits > 0 ? texts.hits(step.shot!.hits) : texts.noHit}
          </p>
          {!rolling && step.losses.length > 0 && <Losses step={step} />}
          {!rolling && stepsAfter(record!, step).map(({ key, text }) => <p key={key}>{text}</p>)}
        </>
      )}
      {behind > 0 && (
        <button type="button" className="btn ghost" onClick={skip}>
          {texts.skip} <small>{texts.behind(behind)}</small>
        </button>
      )}
    </div>
  );
}

export function Losses({ step }: { step: Step }) {
  return (
    <ul className="bt-losses">
      {step.losses.map((loss, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of others have no identity
        <li key={index}>
          {nationalities[loss.nationality]} {unitTypes[loss.unitType]}{" "}
          <b>{loss.cv > 0 ? lossText(loss) : texts.isGone}</b>
        </li>
      ))}
    </ul>
  );
}

function shotText({ nationality, unitType, cv, shot }: Step): string {
  const unit = `${nationalities[nationality!]} ${unitTypes[unitType ?? "airForce"]} ${cv}`;
  return shot!.targetClass === undefined ? texts.bombs(unit) : texts.shotAt(unit, texts.at[shot!.targetClass]);
}
