/** Forms whose values are texts, so that an address can hold them. */

interface Basics {
  readonly id: string;
  readonly label: string;
  /** The value that need not be said. */
  readonly usual: string;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Symbol of the sprite. */
  readonly symbol?: string;
}

export interface ChoiceField extends Basics {
  readonly kind: "choice";
  readonly options: readonly Option[];
}

/** "1" if on, empty if off. */
export interface SwitchField extends Basics {
  readonly kind: "switch";
  /** What it does, if it does something: "+2". */
  readonly effect?: string;
}

export interface CountField extends Basics {
  readonly kind: "count";
  readonly min: number;
  readonly max: number;
  readonly signed: boolean;
}

/** Any words, for example a list of ids. */
export interface TextField extends Basics {
  readonly kind: "text";
  readonly pattern: RegExp;
}

export type Field = ChoiceField | SwitchField | CountField | TextField;

export type Values = Readonly<Record<string, string>>;

export function choice(id: string, label: string, options: readonly Option[], usual = options[0].value): ChoiceField {
  return { kind: "choice", id, label, options, usual };
}

export function toggle(id: string, label: string, effect?: string): SwitchField {
  return { kind: "switch", id, label, usual: "", ...(effect !== undefined && { effect }) };
}

export function count(id: string, label: string, min: number, max: number, usual = 0): CountField {
  return { kind: "count", id, label, min, max, usual: String(usual), signed: min < 0 };
}

export function words(id: string, label: string, pattern: RegExp): TextField {
  return { kind: "text", id, label, pattern, usual: "" };
}

export function isOn(values: Values, id: string): boolean {
  return values[id] === "1";
}

export function numberOf(values: Values, id: string): number {
  return Number(values[id]);
}

/** The value of a choice, whose options are the names of `Name`. */
export function chosen<Name extends string>(values: Values, id: string): Name {
  return values[id] as Name;
}

function isAllowed(field: Field, value: string): boolean {
  switch (field.kind) {
    case "choice":
      return field.options.some((option) => option.value === value);
    case "switch":
      return value === "1";
    case "count":
      return /^-?\d{1,3}$/.test(value) && Number(value) >= field.min && Number(value) <= field.max;
    case "text":
      return field.pattern.test(value);
  }
}

export function usualValues(fields: readonly Field[]): Values {
  return Object.fromEntries(fields.map(({ id, usual }) => [id, usual]));
}

/** What an address says; what it does not say, or says wrongly, is as usual. */
export function readValues(fields: readonly Field[], query: URLSearchParams): Values {
  return Object.fromEntries(
    fields.map((field) => {
      const said = query.get(field.id);
      return [field.id, said !== null && isAllowed(field, said) ? said : field.usual];
    }),
  );
}

/** Only what is not as usual. */
export function writeValues(fields: readonly Field[], values: Values): [string, string][] {
  return fields.flatMap(({ id, usual }) => (values[id] === usual ? [] : [[id, values[id]] as [string, string]]));
}
