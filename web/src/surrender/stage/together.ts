/** One thing and what follows from it share a beat. */
import type { Event } from "@tripartite/surrender/events";

type Type = Event["type"];

const BLOWS: readonly Type[] = [
  "reduced",
  "eliminated",
  "retreated",
  "displaced",
  "evacuated",
  "interdicted",
  "lostAtSea",
];
const MOVES: readonly Type[] = ["advanced", "marched", "landed", "airdropped"];

/** By type, what it may follow in the same beat. */
const FOLLOWS: Partial<Record<Type, readonly Type[]>> = {
  weatherRolled: ["turnBegan", "weatherRolled"],
  markerPlayed: ["markerPlayed"],
  escorted: ["intercepted", "airStrike"],
  ...Object.fromEntries(BLOWS.map((type) => [type, [...BLOWS, "advanced", "controlChanged"]])),
  advanced: [...BLOWS, "advanced"],
  controlChanged: [...BLOWS, ...MOVES, "controlChanged", "liberated", "conquered"],
  countryActivated: ["warDeclared"],
  proChanged: ["warDeclared", "countryActivated", "proChanged"],
  conquered: ["collapsed"],
  becameNeutral: ["conquered", "becameNeutral"],
  usaMarkerLaid: ["eventFired"],
  policyEnded: ["policyRolled"],
  areaCeded: ["claimAnswered"],
  unitPlaced: ["unitPlaced", "eventFired", "countryActivated"],
};

/** It may share the beat of what comes before it. */
export const follows = (before: Type, type: Type) => FOLLOWS[type]?.includes(before) === true;

/** Puts things that follow each other into one pile where they share a beat. */
export function together<Thing extends { readonly type: Type }>(things: readonly Thing[]): Thing[][] {
  const piles: Thing[][] = [];
  for (const thing of things) {
    const last = piles.at(-1)?.at(-1);
    if (last && follows(last.type, thing.type)) piles.at(-1)!.push(thing);
    else piles.push([thing]);
  }
  return piles;
}
