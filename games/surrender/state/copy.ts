/** A state of its own, for search and for trying things out. */
import { forgetOffers } from "@tripartite/kernel";
import type { State } from "../state.ts";

type ArrayField = { [Key in keyof State]: State[Key] extends number[] ? Key : never }[keyof State];

/** The fields that are arrays; every state has the same ones. */
let arrays: readonly ArrayField[] | undefined;

function arraysOf(s: State): readonly ArrayField[] {
  arrays ??= (Object.keys(s) as (keyof State)[]).filter((key): key is ArrayField => Array.isArray(s[key]));
  return arrays;
}

export function copyState(s: State): State {
  const copy = { ...s };
  for (const field of arraysOf(s)) copy[field] = s[field].slice();
  return copy;
}

/** Makes a state that was copied from the same game equal to another one, without new arrays. */
export function copyInto(target: State, source: State): void {
  const fields = arraysOf(source);
  const kept = fields.map((field) => target[field]);
  Object.assign(target, source);
  fields.forEach((field, i) => {
    const from = source[field];
    const to = kept[i];
    to.length = from.length;
    for (let n = 0; n < from.length; n++) to[n] = from[n];
    target[field] = to;
  });
  forgetOffers(target);
}
