import { differenceOf, isSame, type Json, type ListChange, listChanges, textOf } from "@tripartite/kernel";
import type { Sight, Waiting } from "@tripartite/kernel/protocol";

/** Is the same to be seen? */
export function areAlike(before: Sight | undefined, after: Sight): boolean {
  return before === after || isSame(before as unknown as Json, after as unknown as Json);
}

const PATCHED = ["waitingFor", "decision", "outcome", "mayUndo", "view"] as const;

/** How one sight differs from another, as fields of an update in JSON, each after a comma. */
export function changesText(before: Sight, after: Sight): string {
  const patch = patchOf(before, after);
  return (
    (patch === undefined ? "" : `,"patch":${JSON.stringify(patch)}`) +
    listField("legalChanges", before.legal, after.legal) +
    listField("interruptChanges", before.interrupts, after.interrupts)
  );
}

/** Everything that is to be seen, in the same form. */
export function wholeText(sight: Sight | Waiting): string {
  return `,${JSON.stringify(sight).slice(1, -1)}`;
}

function patchOf(before: Sight, after: Sight): Json | undefined {
  let patch: { [part: string]: Json } | undefined;
  for (const part of PATCHED) {
    const old = before[part] as Json | undefined;
    const now = after[part] as Json | undefined;
    if (old === now) continue;
    const difference = now === undefined ? null : old === undefined ? now : differenceOf(old, now);
    if (difference !== undefined) (patch ??= {})[part] = difference;
  }
  return patch;
}

function listField(name: string, before: readonly Json[] = [], after: readonly Json[] = []): string {
  if (before === after) return "";
  const changes = listChanges(before, after);
  return changes.length === 0 ? "" : `,"${name}":[${changes.map(changeText).join()}]`;
}

/** The items of a list are often those of earlier lists. */
function changeText([at, gone, ...added]: ListChange): string {
  return `[${[at, gone, ...added.map(textOf)].join()}]`;
}
