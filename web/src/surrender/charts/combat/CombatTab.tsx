import { useMemo, useState } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { rollDie } from "../dice.ts";
import { FieldList } from "../FieldView.tsx";
import { CHART_TEXTS } from "../texts.ts";
import type { PlayerAid } from "../usePlayerAid.ts";
import type { Rolled } from "./analysis.ts";
import { CombatTable } from "./CombatTable.tsx";
import { COMBAT_FORMS, COMBAT_KINDS } from "./forms.ts";
import { OddsBar, OddsChart } from "./OddsChart.tsx";
import { RollLog } from "./RollLog.tsx";
import { RollResult } from "./RollResult.tsx";
import { addRoll } from "./rolls.ts";
import { SumList } from "./SumList.tsx";

export function CombatTab({ aid }: { readonly aid: PlayerAid }) {
  const { kind, values } = aid;
  const form = COMBAT_FORMS[kind];
  const problem = form.problem?.(values);
  const analysis = useMemo(() => form.analyse(values), [form, values]);
  const [rolled, setRolled] = useState<{ readonly of: typeof values; readonly last: Rolled }>();
  const last = rolled?.of === values ? rolled.last : undefined;
  const roll = () => {
    const now = analysis.roll(rollDie);
    setRolled({ of: values, last: now });
    addRoll(kind, now);
  };
  return (
    <>
      <nav className="aid-kinds" aria-label={CHART_TEXTS.kindsLabel}>
        {COMBAT_KINDS.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === kind ? "page" : undefined}
            onClick={() => aid.openKind(one)}
          >
            {CHART_TEXTS.kinds[one]}
          </button>
        ))}
      </nav>
      <div className="aid-combat">
        <div className="aid-form">
          {form.sections(values).map(({ id, title, side, fields }) => (
            <section key={id} className={`aid-section ${side ?? "place"}`} aria-labelledby={`section-${id}`}>
              <h2 id={`section-${id}`}>{title}</h2>
              <FieldList fields={fields} values={values} onSet={aid.set} />
            </section>
          ))}
          <div className="aid-form-tools">
            {form.swapped && (
              <button type="button" className="btn" onClick={() => aid.replace(form.swapped!(values))}>
                <Icon name="a-redo" />
                {CHART_TEXTS.swap}
              </button>
            )}
            <button type="button" className="btn ghost" onClick={aid.reset}>
              {CHART_TEXTS.reset}
            </button>
          </div>
        </div>
        <div className="aid-answer">
          {analysis.stages.map((stage) => (
            <SumList key={stage.title ?? ""} stage={stage} />
          ))}
          <OddsChart analysis={analysis} />
          {last && <RollResult rolled={last} stages={analysis.stages} />}
          <details className="aid-table">
            <summary>{CHART_TEXTS.onTheTable}</summary>
            <CombatTable stage={analysis.stages.at(-1)} roll={last?.rolls.at(-1)?.roll} />
          </details>
          <RollLog />
        </div>
      </div>
      <div className="aid-dock">
        <OddsBar analysis={analysis} />
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="aid-said" role="status">
          {last && (
            <>
              <DiceOf rolled={last} />
              <p>
                <b>{last.headline}</b> <span>{last.effect}</span>
              </p>
            </>
          )}
        </div>
        <button type="button" className="btn primary" disabled={problem !== undefined} onClick={roll}>
          <Icon name="a-dice" />
          {last ? CHART_TEXTS.rollAgain : CHART_TEXTS.roll}
        </button>
      </div>
    </>
  );
}

/** Attacker's die and defender's die of the combat that decided. */
function DiceOf({ rolled }: { readonly rolled: Rolled }) {
  const { attacker, defender } = rolled.rolls.at(-1)!.roll;
  return (
    <span className="aid-dice">
      <Icon name={`d-${attacker.die}`} label={CHART_TEXTS.die(attacker.die)} />
      <Icon name={`d-${defender.die}`} label={CHART_TEXTS.die(defender.die)} />
    </span>
  );
}
