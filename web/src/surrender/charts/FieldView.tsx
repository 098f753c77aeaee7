import { Icon } from "../../app/Icon.tsx";
import type { ChoiceField, CountField, Field, SwitchField, Values } from "./form.ts";
import { CHART_TEXTS, signed } from "./texts.ts";

interface Props<Kind extends Field> {
  readonly field: Kind;
  readonly value: string;
  onChange(value: string): void;
}

/** Up to this number options stand side by side; more wrap, and a dozen fills two rows. */
const FEW = 3;
const DOZEN = 12;

function optionsClass(count: number): string {
  if (count <= FEW) return "aid-options";
  return count === DOZEN ? "aid-options dozen" : "aid-options many";
}

export function ChoiceView({ field, value, onChange }: Props<ChoiceField>) {
  return (
    <fieldset className="aid-choice">
      <legend>{field.label}</legend>
      <div className={optionsClass(field.options.length)}>
        {field.options.map(({ value: one, label, symbol }) => (
          <label key={one}>
            <input
              type="radio"
              className="unseen"
              name={field.id}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {symbol && <Icon name={symbol} />}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Two switches with labels as short as this fit side by side. */
const SHORT = 12;

export function SwitchView({ field, value, onChange }: Props<SwitchField>) {
  return (
    <label className={field.label.length > SHORT ? "aid-switch long" : "aid-switch"}>
      <input type="checkbox" checked={value === "1"} onChange={({ target }) => onChange(target.checked ? "1" : "")} />
      <span className="grow">{field.label}</span>
      {field.effect && <b className="num">{field.effect}</b>}
    </label>
  );
}

export function CountView({ field, value, onChange }: Props<CountField>) {
  const { label, min, max } = field;
  const number = Number(value);
  return (
    <div className="aid-count">
      <span className="grow" id={`count-${field.id}`}>
        {label}
      </span>
      <button
        type="button"
        className="btn sq"
        aria-label={CHART_TEXTS.less(label)}
        disabled={number <= min}
        onClick={() => onChange(String(number - 1))}
      >
        <Icon name="a-minus" />
      </button>
      <output className="num" aria-labelledby={`count-${field.id}`}>
        {field.signed ? signed(number) : number}
      </output>
      <button
        type="button"
        className="btn sq"
        aria-label={CHART_TEXTS.more(label)}
        disabled={number >= max}
        onClick={() => onChange(String(number + 1))}
      >
        <Icon name="a-plus" />
      </button>
    </div>
  );
}

interface FieldProps {
  readonly field: Field;
  readonly values: Values;
  onSet(id: string, value: string): void;
}

export function FieldView({ field, values, onSet }: FieldProps) {
  const value = values[field.id];
  const onChange = (next: string) => onSet(field.id, next);
  switch (field.kind) {
    case "choice":
      return <ChoiceView field={field} value={value} onChange={onChange} />;
    case "switch":
      return <SwitchView field={field} value={value} onChange={onChange} />;
    case "count":
      return <CountView field={field} value={value} onChange={onChange} />;
    case "text":
      return undefined;
  }
}

export function FieldList({
  fields,
  values,
  onSet,
}: Omit<FieldProps, "field"> & { readonly fields: readonly Field[] }) {
  return (
    <div className="aid-fields">
      {fields.map((field) => (
        <FieldView key={field.id} field={field} values={values} onSet={onSet} />
      ))}
    </div>
  );
}
