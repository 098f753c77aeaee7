import { groupBy } from "../model/focus.ts";
import { Dice } from "./Dice.tsx";
import type { BattleRecord } from "./record.ts";
import { Losses } from "./Tray.tsx";
import { BATTLE_TEXTS as texts } from "./texts.ts";

/** Every die of the battle that has stopped, round by round. */
export function DiceLog({ record, open = false }: { record: BattleRecord; open?: boolean }) {
  const steps = record.steps.filter(({ isRolling }) => !isRolling);
  const rounds = [...groupBy(steps, ({ round }) => round)];
  return (
    <details className="bt-log" open={open}>
      <summary>{texts.diceLog}</summary>
      {steps.length === 0 && <p>{texts.beforeDice}</p>}
      {rounds.map(([round, steps]) => (
        <section key={round}>
          {rounds.length > 1 && <h4>{texts.round(round)}</h4>}
          <ol>
            {steps.map((step) => (
              <li key={step.key}>
                <span>{step.text}</span>
                {step.shot && <Dice shot={step.shot} />}
                {step.losses.length > 0 && <Losses step={step} />}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  );
}
