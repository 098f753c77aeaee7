import type { Event } from "@tripartite/surrender/events";

/** How long dice roll. */
export const ROLL_MS = 400;

/** Milliseconds at the normal pace, of combats after their dice; nothing for what is shown with the line before it. */
const TIMES: Partial<Record<Event["type"], number>> = {
  turnBegan: 1200,
  marched: 750,
  advanced: 650,
  flew: 600,
  sailed: 800,
  strategicallyMoved: 750,
  landed: 750,
  enteredBox: 700,
  leftBox: 700,
  airdropped: 900,
  attackDeclared: 450,
  markerPlayed: 400,
  airCombat: 600,
  groundCombat: 900,
  interceptionCombat: 900,
  strategicCombat: 1400,
  retreated: 600,
  displaced: 500,
  reduced: 500,
  eliminated: 700,
  controlChanged: 400,
  airStrike: 600,
  bombingRun: 500,
  bombed: 700,
  nuclearStrike: 3000,
  partisansPlaced: 600,
  evacuated: 800,
  invasionLaunched: 1400,
  invasionEnded: 700,
  turnedBack: 700,
  mulberryPlaced: 900,
  intercepted: 450,
  escorted: 700,
  interdicted: 700,
  lostAtSea: 800,
  cupDrawn: 1100,
  cupPut: 800,
  proChanged: 900,
  areaClaimed: 1000,
  claimAnswered: 1000,
  areaCeded: 2000,
  policyRolled: 800,
  policyEnded: 2500,
  becameNeutral: 1800,
  armistice: 2500,
  foughtOn: 2500,
  eventFired: 2000,
  usaMarkerLaid: 2500,
  coldWar: 3500,
  countryActivated: 2000,
  warDeclared: 2600,
  sovietEntry: 2500,
  conquered: 2800,
  collapsed: 2500,
  liberated: 2000,
  victory: 4000,
  conceded: 2500,
  weatherRolled: 400,
  unitPlaced: 400,
  shipped: 600,
  repatriated: 500,
  upgraded: 500,
  mobilized: 500,
  rebuilt: 500,
};
/** A combat without effect is read quickly. */
const NO_EFFECT_MS = 600;
/** Each further thing in the same beat, and the most that they take together. */
const FURTHER_MS = 250;
const MOST_MS = 2200;

/** In milliseconds at the normal pace; 0 if it is not shown. */
export function timeOf(type: Event["type"], result?: string): number {
  return type === "groundCombat" && result === "NE" ? NO_EFFECT_MS : (TIMES[type] ?? 0);
}

/** The least time of a headline. */
const HEADLINE_MS = 2000;

/** Things that are shown together. */
export function timeOfAll(times: readonly number[], isHeadline: boolean): number {
  const longest = Math.max(...times, isHeadline ? HEADLINE_MS : 0);
  return Math.max(longest, Math.min(MOST_MS, longest + FURTHER_MS * (times.length - 1)));
}
