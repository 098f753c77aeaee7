import { differenceOf, isSame, type Json, listChanges } from "@tripartite/kernel";
import type { Sight, Waiting } from "@tripartite/kernel/protocol";

/** The sight, but with every part that is as it was before as the same object, and so with the whole. */
export function renewed(before: Sight | undefined, now: Sight): Sight {
  if (before === undefined) return now;
  const sight = { ...now } as unknown as Record<string, Json>;
  const last = before as unknown as Record<string, Json>;
  let isNew = Object.keys(last).length !== Object.keys(sight).length;
  for (const part in sight) {
    if (isSame(last[part], sight[part])) sight[part] = last[part];
    else isNew = true;
  }
  return isNew ? (sight as unknown as Sight) : before;
}

const PATCHED = ["waitingFor", "decision", "outcome", "mayUndo", "view"] as const;

/** How one sight differs from another, as fields of an update in JSON, each after a comma. */
export function changesText(before: Sight, after: Sight): string {
  return (
    field("patch", patchOf(before, after)) +
    field("legalChanges", changesOf(before.legal, after.legal)) +
    field("interruptChanges", changesOf(before.interrupts, after.interrupts))
  );
}

/** Everything that is to be seen, in the same form. */
export function wholeText(sight: Sight | Waiting): string {
  return `,${JSON.stringify(sight).slice(1, -1)}`;
}

function patchOf(before: Sight, after: Sight): Json | undefined {
  let patch: { [part: string]: Json } | undefined;
  for (const part of PATCHED) {
    const [old, now] = [before[part], after[part]] as (Json | undefined)[];
    if (old === now) continue;
    const difference = now === undefined ? null : old === undefined ? now : differenceOf(old, now);
    if (difference !== undefined) (patch ??= {})[part] = difference;
  }
  return patch;
}

function changesOf(before: readonly Json[] = [], after: readonly Json[] = []): Json | undefined {
  if (before === after) return undefined;
  const changes = listChanges(before, after);
  return changes.length === 0 ? undefined : (changes as unknown as Json);
}

function field(name: string, value: Json | undefined): string {
  return value === undefined ? "" : `,"${name}":${JSON.stringify(value)}`;
}
