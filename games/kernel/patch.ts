import type { Json } from "./contract.ts";

type JsonObject = { [key: string]: Json };

/** A record of which few entries differ from those of another record with the same keys. */
interface Heir {
  readonly before: object;
  readonly after: object;
  readonly changed: readonly string[];
}

/** The last ones. They are asked for right after they came about, if at all. */
const heirs: (Heir | undefined)[] = new Array(16).fill(undefined);
let oldest = 0;

/** Notes that a record with the same keys as another one differs from it in these at most, so that nobody has to look. */
export function noteHeir(before: object, after: object, changed: readonly string[]): void {
  heirs[oldest] = { before, after, changed };
  oldest = (oldest + 1) % heirs.length;
}

function heirOf(before: object, after: object): Heir | undefined {
  for (const heir of heirs) if (heir !== undefined && heir.after === after && heir.before === before) return heir;
  return undefined;
}

/**
 * What has to change to turn one view into another, as a JSON Merge Patch (RFC 7396): objects name only the keys that
 * differ, null removes a key, everything else is replaced whole. Views hold no null. Undefined if nothing changed.
 */
export function differenceOf(before: Json, after: Json): Json | undefined {
  if (!isObject(before) || !isObject(after)) return isSame(before, after) ? undefined : after;
  const heir = heirOf(before, after);
  if (heir !== undefined) return differenceIn(heir.changed, before, after);
  let patch: JsonObject | undefined;
  let gone = 0;
  for (const _ in before) gone++;
  for (const key in after) {
    const old = before[key];
    const now = after[key];
    if (old !== undefined && now !== undefined) gone--;
    if (old === now) continue;
    const difference = old === undefined ? now : differenceOf(old, now);
    if (difference !== undefined) (patch ??= {})[key] = difference;
  }
  if (gone === 0) return patch;
  for (const key in before) {
    if (after[key] === undefined && before[key] !== undefined) (patch ??= {})[key] = null;
  }
  return patch;
}

function differenceIn(keys: readonly string[], before: JsonObject, after: JsonObject): Json | undefined {
  let patch: JsonObject | undefined;
  for (const key of keys) {
    const old = before[key];
    const now = after[key];
    const difference = now === undefined ? null : old === undefined ? now : differenceOf(old, now);
    if (difference !== undefined) (patch ??= {})[key] = difference;
  }
  return patch;
}

/** The view after a patch; the one before it is left as it was, and unchanged parts are shared with it. */
export function patched(before: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const after: JsonObject = isObject(before) ? { ...before } : {};
  for (const key in patch) {
    if (patch[key] === null) delete after[key];
    else after[key] = patched(after[key], patch[key]);
  }
  return after;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && areSame(a, b);
  let keys = 0;
  for (const key in a) {
    if (!isSame(a[key], b[key])) return false;
    if (a[key] !== undefined) keys++;
  }
  for (const key in b) if (b[key] !== undefined) keys--;
  return keys === 0;
}

function areSame(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

/** At position `at` of a list, `gone` items go and the others come. Changes are made one after the other. */
export type ListChange = readonly [at: number, gone: number, ...added: Json[]];

/** So often, on average, an item is looked for further on before items are simply replaced. */
const PATIENCE = 4;
const NOWHERE = Number.POSITIVE_INFINITY;

/** What has to change to turn one list into another; empty if they are the same. Seldom the least, always quick to find. */
export function listChanges(before: readonly Json[], after: readonly Json[]): ListChange[] {
  const changes: ListChange[] = [];
  let budget = PATIENCE * (before.length + after.length);
  const find = (item: Json, list: readonly Json[], start: number, end: number) => {
    for (let i = start; i < list.length && i < end && budget > 0; i++, budget--)
      if (isSame(list[i], item)) return i - start + 1;
    return NOWHERE;
  };
  let [from, to] = [0, 0];
  /** What goes and comes just before these two positions. */
  let [gone, came] = [0, 0];
  const note = () => {
    if (gone + came > 0) changes.push([to - came, gone, ...after.slice(to - came, to)]);
    gone = came = 0;
  };
  while (from < before.length && to < after.length) {
    if (isSame(before[from], after[to])) {
      note();
      from++;
      to++;
      continue;
    }
    const goes = find(after[to], before, from + 1, NOWHERE);
    const comes = find(before[from], after, to + 1, to + goes);
    if (goes === NOWHERE && comes === NOWHERE) {
      gone++;
      from++;
      came++;
      to++;
    } else if (goes <= comes) {
      gone += goes;
      from += goes;
    } else {
      came += comes;
      to += comes;
    }
  }
  gone += before.length - from;
  came += after.length - to;
  to = after.length;
  note();
  return changes;
}

/** The list after its changes; the one before is left as it was. */
export function changedList(before: readonly Json[], changes: readonly ListChange[]): Json[] {
  const after = [...before];
  for (const [at, gone, ...added] of changes) after.splice(at, gone, ...added);
  return after;
}
