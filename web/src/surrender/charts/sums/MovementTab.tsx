import { AIR_COSTS, NAVAL_COSTS } from "@tripartite/surrender/data/movement";
import type { SupplyState } from "@tripartite/surrender/data/vocabulary";
import { movementAllowance } from "@tripartite/surrender/rules/charts/movementCost";
import { Icon } from "../../../app/Icon.tsx";
import { FieldView } from "../FieldView.tsx";
import { chosen } from "../form.ts";
import { MovementChart } from "../read/MovementChart.tsx";
import { CHART_TEXTS } from "../texts.ts";
import type { PlayerAid } from "../usePlayerAid.ts";
import { ATTACK_IN, INTO, SIDE, UNIT_SUPPLY, WAY, WHO } from "./fields.ts";
import { costOf, describeStep, LINE, stepOf, stepsOf, wayOf } from "./way.ts";

const { movementTab: texts } = CHART_TEXTS;

type Mover = keyof typeof texts.whos;

/** §10.3 Step by step: what it costs, what is left. */
export function MovementTab({ aid }: { readonly aid: PlayerAid }) {
  const { values, set } = aid;
  const who = chosen<Mover>(values, WHO.id);
  const onGround = who === "leg" || who === "mobile";
  const steps = stepsOf(values[WAY.id]);
  const allowance = movementAllowance(chosen<SupplyState>(values, UNIT_SUPPLY.id), onGround ? who : "airOrNaval");
  const spent = steps.reduce((sum, step) => sum + costOf(step), 0);
  const left = allowance - spent;
  const add = (step: string) => set(WAY.id, wayOf([...steps, step]));
  const changeMover = (_: string, value: string) => aid.replace({ ...values, [WHO.id]: value, [WAY.id]: "" });
  return (
    <div className="aid-columns">
      <section className="aid-section">
        <h2>{texts.step}</h2>
        <div className="aid-fields">
          <FieldView field={WHO} values={values} onSet={changeMover} />
          <FieldView field={UNIT_SUPPLY} values={values} onSet={set} />
          {onGround && <GroundStepFields aid={aid} />}
        </div>
        {onGround ? (
          <GroundStepButton step={stepOf(values)} left={left} onAdd={add} />
        ) : (
          <Legs costs={Object.values(who === "air" ? AIR_COSTS : NAVAL_COSTS)} onAdd={add} />
        )}
        <Way steps={steps} onChange={(next) => set(WAY.id, wayOf(next))} />
        <p className="aid-total" role="status">
          <b>{texts.spent(spent, allowance)}</b> <span>{texts.left(left)}</span>
        </p>
      </section>
      <section className="aid-section">
        <h2>{CHART_TEXTS.chartsTab.movement}</h2>
        <MovementChart />
      </section>
    </div>
  );
}

function GroundStepFields({ aid: { values, set } }: { readonly aid: PlayerAid }) {
  return (
    <>
      <FieldView field={INTO} values={values} onSet={set} />
      {values[INTO.id] === LINE ? (
        <p className="quiet">{texts.lineNote}</p>
      ) : (
        <>
          <FieldView field={SIDE} values={values} onSet={set} />
          <FieldView field={ATTACK_IN} values={values} onSet={set} />
        </>
      )}
    </>
  );
}

interface StepButtonProps {
  readonly step: string;
  readonly left: number;
  onAdd(step: string): void;
}

function GroundStepButton({ step, left, onAdd }: StepButtonProps) {
  const cost = costOf(step);
  const times = Math.max(0, Math.floor(left / cost));
  return (
    <>
      <p className="quiet">
        {describeStep(step)}. {times > 0 ? texts.again(times) : texts.noMore}.
      </p>
      <button type="button" className="btn primary wide" onClick={() => onAdd(step)}>
        <Icon name="a-plus" />
        {texts.add(cost)}
      </button>
    </>
  );
}

interface LegsProps {
  readonly costs: readonly { readonly id: string; readonly cost: number; readonly text: string }[];
  onAdd(step: string): void;
}

function Legs({ costs, onAdd }: LegsProps) {
  return (
    <ul className="aid-legs">
      {costs.map(({ id, cost, text }) => (
        <li key={id}>
          <button type="button" className="btn" onClick={() => onAdd(id)}>
            <Icon name="a-plus" />
            <span className="grow">{text}</span>
            <b className="num">{cost}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Way({ steps, onChange }: { readonly steps: readonly string[]; onChange(steps: readonly string[]): void }) {
  if (steps.length === 0) return <p className="quiet">{CHART_TEXTS.empty}</p>;
  return (
    <ol className="aid-way" aria-label={texts.way}>
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is what it is by its place
        <li key={i}>
          <span className="grow">{describeStep(step)}</span>
          <b className="num">{costOf(step)}</b>
          <button
            type="button"
            className="btn sq ghost"
            aria-label={CHART_TEXTS.remove(describeStep(step))}
            onClick={() => onChange(steps.filter((_, other) => other !== i))}
          >
            <Icon name="a-close" />
          </button>
        </li>
      ))}
    </ol>
  );
}
