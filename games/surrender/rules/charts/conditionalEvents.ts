import {
  BORDER_ROWS,
  CONDITIONAL_EVENTS,
  type ConditionalEvent,
  type Happening,
  type HappeningFacts,
} from "../../data/conditionalEvents.ts";
import { holds } from "./conditions.ts";

function borderOf(hexRow: number): "north" | "south" | "between" {
  if (hexRow < BORDER_ROWS.northOf) return "north";
  return hexRow > BORDER_ROWS.southOf ? "south" : "between";
}

function happeningFacts(happening: Happening): HappeningFacts {
  const { country, area, hexRow } = happening;
  return {
    ...happening,
    ...(hexRow !== undefined && { border: borderOf(hexRow) }),
    inWesternMainland: (country === "france" || country === "uk") && area === "mainland",
  };
}

/** §20 Whether a happening triggers a conditional event. */
export function triggers(event: ConditionalEvent, happening: Happening): boolean {
  const facts = happeningFacts(happening);
  return event.any.some(({ when }) => holds<HappeningFacts>(when, facts));
}

/** §20 The conditional events that a happening triggers, in the order of the chart. */
export function triggeredEvents(happening: Happening): readonly ConditionalEvent[] {
  return CONDITIONAL_EVENTS.filter((event) => triggers(event, happening));
}
