/** The last rolls, kept on this device. */
import { Store } from "../../../net/store.ts";
import type { Rolled } from "./analysis.ts";
import type { CombatKind } from "./forms.ts";

export interface KeptRoll {
  readonly id: number;
  readonly kind: CombatKind | "weather";
  /** Attacker's die and defender's die of each combat; weather: one die by zone. */
  readonly dice: readonly (readonly number[])[];
  readonly headline: string;
  readonly effect: string;
}

const KEY = "tripartite.surrender.rolls";
const KEPT = 60;

function remembered(): readonly KeptRoll[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKeptRoll).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

function isKeptRoll(value: unknown): value is KeptRoll {
  const roll = value as Partial<KeptRoll> | null;
  return (
    typeof roll === "object" &&
    roll !== null &&
    typeof roll.id === "number" &&
    typeof roll.kind === "string" &&
    typeof roll.headline === "string" &&
    typeof roll.effect === "string" &&
    Array.isArray(roll.dice) &&
    roll.dice.every((dice) => Array.isArray(dice) && dice.every((die) => typeof die === "number"))
  );
}

/** Newest first. */
export const keptRolls = new Store<readonly KeptRoll[]>(remembered());

function keep(list: readonly KeptRoll[]): void {
  keptRolls.set(list);
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Without storage the rolls last as long as the page.
  }
}

export function keepRoll(roll: Omit<KeptRoll, "id">): void {
  const list = keptRolls.get();
  keep([{ id: (list[0]?.id ?? 0) + 1, ...roll }, ...list].slice(0, KEPT));
}

export function addRoll(kind: CombatKind, { rolls, headline, effect }: Rolled): void {
  keepRoll({ kind, dice: rolls.map(({ roll }) => [roll.attacker.die, roll.defender.die]), headline, effect });
}

export function clearRolls(): void {
  keep([]);
}
