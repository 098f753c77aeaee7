import type { Event } from "@tripartite/surrender/events";

/** Milliseconds at the normal pace, of combats after their dice; nothing for what is shown with the line before it. */
const TIMES: Partial<Record<Event["type"], number>> = {
  turnBegan: 1200,
  marched: 1200,
  advanced: 800,
  flew: 900,
  sailed: 1200,
  strategicallyMoved: 1000,
  landed: 1000,
  airdropped: 900,
  attackDeclared: 900,
  markerPlayed: 700,
  airCombat: 1100,
  groundCombat: 1300,
  interceptionCombat: 1100,
  strategicCombat: 1100,
  retreated: 600,
  displaced: 600,
  reduced: 500,
  eliminated: 700,
  controlChanged: 400,
  cupDrawn: 900,
  eventFired: 1200,
  policyRolled: 700,
  countryActivated: 2000,
  warDeclared: 3000,
  sovietEntry: 2500,
  conquered: 3000,
  collapsed: 2800,
  liberated: 2500,
  victory: 4000,
  weatherRolled: 500,
  mobilized: 350,
  rebuilt: 350,
};

/** In milliseconds at the normal pace; 0 if it is not shown. */
export function timeOf(type: Event["type"]): number {
  return TIMES[type] ?? 0;
}
