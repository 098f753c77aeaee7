import { type FormEvent, useId } from "react";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useBusy, useTable } from "../context.ts";
import { type ActionOf, actionsOfType, type TableAction } from "../model/action.ts";
import { groupBy } from "../model/focus.ts";
import { actionLabel } from "../model/label.ts";

const texts = TRIUMPH_TEXTS.interrupts;

/** What is open to a seat at any moment: reveal, repudiate, disband, standing orders. */
export function Interrupts() {
  const { interrupts } = useTable();
  const reveals = actionsOfType(interrupts, "reveal");
  const markers = actionsOfType(interrupts, "repudiate");
  const units = actionsOfType(interrupts, "disband");
  return (
    <div className="interrupts">
      <p className="quiet">{interrupts.length > 0 ? texts.hint : texts.none}</p>
      <Buttons title={texts.reveal} actions={reveals} />
      <Buttons title={texts.repudiate} actions={markers} />
      {units.length > 0 && <Disband actions={units} />}
      <StandingOrders />
    </div>
  );
}

function Buttons({ title, actions }: { title: string; actions: readonly TableAction[] }) {
  const { act, units } = useTable();
  const busy = useBusy();
  if (actions.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {actions.map((action) => {
        const label = actionLabel(action, units);
        return (
          <button key={label} type="button" className="choice" disabled={busy} onClick={() => act(action)}>
            {label}
          </button>
        );
      })}
    </section>
  );
}

function Disband({ actions }: { actions: readonly ActionOf<"disband">[] }) {
  const { act, units } = useTable();
  const busy = useBusy();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act({ type: "disband", unit: Number(new FormData(event.currentTarget).get("unit")) });
  };
  return (
    <section>
      <h3>{texts.disband}</h3>
      <form className="line-form" onSubmit={submit}>
        <label>
          <span className="unseen">{texts.disbandWhich}</span>
          <select name="unit">
            {actions.map((action) => (
              <option key={action.unit} value={action.unit}>
                {actionLabel(action, units)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn" disabled={busy}>
          {texts.disband}
        </button>
      </form>
    </section>
  );
}

function StandingOrders() {
  const { interrupts, view } = useTable();
  const changes = groupBy(actionsOfType(interrupts, "order"), ({ topic }): string => topic);
  const orders = Object.entries(view.own?.orders ?? {}).filter(([topic]) => topic in texts.topics);
  if (orders.length === 0) return null;
  return (
    <section>
      <h3>{texts.orders}</h3>
      {orders.map(([topic, value]) => (
        <StandingOrder key={topic} topic={topic} value={value} others={changes.get(topic) ?? []} />
      ))}
    </section>
  );
}

interface OrderProps {
  readonly topic: string;
  readonly value: string;
  readonly others: readonly ActionOf<"order">[];
}

function StandingOrder({ topic, value, others }: OrderProps) {
  const { act } = useTable();
  const busy = useBusy();
  const id = useId();
  return (
    <label className="order" htmlFor={id}>
      {texts.topics[topic]}
      <select
        id={id}
        value={value}
        disabled={busy || others.length === 0}
        onChange={({ target }) => {
          const change = others.find((other) => other.value === target.value);
          if (change) act(change);
        }}
      >
        <option value={value}>{texts.values[value]}</option>
        {others.map((action) => (
          <option key={action.value} value={action.value}>
            {texts.values[action.value]}
          </option>
        ))}
      </select>
    </label>
  );
}
