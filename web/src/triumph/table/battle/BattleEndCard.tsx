import { useEffect, useRef } from "react";
import { Icon } from "../../../app/Icon.tsx";
import type { BattleEnd } from "../../stage/scene.ts";
import { Score } from "./BattleResult.tsx";
import { Dice } from "./Dice.tsx";
import { DiceLog } from "./DiceLog.tsx";
import { shotsOf } from "./record.ts";
import { Losses } from "./Tray.tsx";
import { BATTLE_TEXTS as texts } from "./texts.ts";

/** How a battle ended, with its last dice, until the person continues. */
export function BattleEndCard({ end, onContinue }: { end: BattleEnd; onContinue(): void }) {
  const { record, title, side } = end;
  const last = shotsOf(record).at(-1);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="bt-place bt-end-place">
      <section className={`bt-end ${side}`} data-keep-clear aria-label={title}>
        <Icon name="p-battle" className="headline-sign" />
        <h2 aria-live="polite">{title}</h2>
        {last && (
          <div className="bt-last">
            <p>{last.text}</p>
            <Dice shot={last.shot!} />
            {last.losses.length > 0 && <Losses step={last} />}
          </div>
        )}
        <ul>
          <Score record={record} />
        </ul>
        <button ref={button} type="button" className="btn primary" onClick={onContinue}>
          {texts.goOn}
        </button>
        {record.steps.length > 1 && <DiceLog record={record} />}
      </section>
    </div>
  );
}
