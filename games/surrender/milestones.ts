/** Rare things among the events of one action, to be counted over many games. */
import type { Event } from "./events.ts";

const RARE: readonly Event["type"][] = [
  "airSupport",
  "collapsed",
  "conquered",
  "noEzocPlaced",
  "held",
  "sovietEntry",
  "leftGame",
  "displaced",
];

export function milestonesOf(events: readonly Event[]): string[] {
  return events.flatMap((event): string[] => {
    if (event.type === "victory") return [`victory ${event.victory}`];
    if (event.type === "groundCombat") return [`${event.kind} ${event.result}`];
    if (event.type === "airCombat") return [`${event.mission} ${event.result}`];
    if (event.type === "eliminated" || event.type === "reduced") return [`${event.type} by ${event.reason}`];
    if (event.type === "willChanged") return [event.effect];
    return RARE.includes(event.type) ? [event.type] : [];
  });
}
