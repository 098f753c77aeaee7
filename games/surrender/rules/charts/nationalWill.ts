/** §17 National Will, collapse and what conquest pays. */
import {
  COLLAPSE_AT,
  GREAT_COLLAPSES,
  GREAT_CONQUESTS,
  WILL_EFFECTS,
  type WillEffectId,
} from "../../data/nationalWill.ts";

/** §17.1 Never below 0; after collapse nothing moves it any more. */
export function willAfter(will: number, effect: WillEffectId): number {
  return hasCollapsed(will) ? will : Math.max(COLLAPSE_AT, will + WILL_EFFECTS[effect].value);
}

/** §17.1 The Will after each effect. */
export function willTrail(start: number, effects: readonly WillEffectId[]): number[] {
  let will = start;
  return effects.map((effect) => (will = willAfter(will, effect)));
}

/** §17.2 */
export function hasCollapsed(will: number): boolean {
  return will <= COLLAPSE_AT;
}

export interface Fallen {
  readonly country: string;
  /** §17.2 An enemy controls one of its Mainland cities. */
  readonly conquered: boolean;
  /** Effects that can be had only once and were had for this country before. */
  readonly claimed?: readonly WillEffectId[];
}

/** §17.3 The effects on Germany's Will when a country collapses. */
export function gainsOfGermany({ country, conquered, claimed = [] }: Fallen): WillEffectId[] {
  const gains: WillEffectId[] = [];
  if (conquered) gains.push(GREAT_CONQUESTS.includes(country) ? "NW10" : "NW8");
  if (GREAT_COLLAPSES.includes(country)) gains.push("NW11");
  return gains.filter((effect) => !claimed.includes(effect));
}

/** §17.1 The effect of a city changing hands on the Will of its country. */
export function cityEffect(city: "capital" | "mainland" | "overseas", change: "lost" | "regained"): WillEffectId {
  if (change === "lost") return city === "capital" ? "NW4" : city === "mainland" ? "NW3" : "NW2";
  return city === "capital" ? "NW9" : city === "mainland" ? "NW6" : "NW5";
}
