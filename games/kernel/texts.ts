import type { Json } from "./contract.ts";

const NOT_WRITTEN = "";
const texts = new Map<object, string>();

/** This value is never changed and sent again and again: its text is written once. It is kept for good, so keep few. */
export function keepText(value: object): void {
  texts.set(value, NOT_WRITTEN);
}

/** The value in JSON. */
export function textOf(value: Json): string {
  const kept = typeof value === "object" && value !== null ? texts.get(value) : undefined;
  if (kept === undefined) return JSON.stringify(value);
  if (kept !== NOT_WRITTEN) return kept;
  const text = JSON.stringify(value);
  texts.set(value as object, text);
  return text;
}
