/** The year as a row of phases, and where we are in it. */
import { stageOf } from "@tripartite/triumph/calendar";
import type { Season } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import { TRIUMPH_TEXTS } from "../../texts.ts";

export interface CalendarPhase {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly when: "past" | "now" | "next";
  /** Only in the current Season. */
  readonly steps: readonly { readonly name: string; readonly symbol: string; readonly now: boolean }[];
}

const { calendar, seasons, steps } = TRIUMPH_TEXTS;

const ROW: readonly { readonly id: string; readonly name: string; readonly symbol: string }[] = [
  { id: "newYear", name: calendar.newYear, symbol: "p-newyear" },
  { id: "production", name: calendar.production, symbol: "p-production" },
  { id: "government", name: calendar.government, symbol: "p-government" },
  { id: "spring", name: seasons.spring, symbol: "p-spring" },
  { id: "summer", name: seasons.summer, symbol: "p-summer" },
  { id: "fall", name: seasons.fall, symbol: "p-fall" },
  { id: "winter", name: seasons.winter, symbol: "p-winter" },
];

function currentId(phase: View["phase"], season: Season | undefined): string {
  const stage = stageOf(phase);
  if (season !== undefined) return season;
  return stage === "production" || stage === "government" ? stage : "newYear";
}

export type SeasonStep = keyof typeof steps;

export function seasonStep(phase: View["phase"]): SeasonStep {
  const stage = stageOf(phase);
  return stage === "command" || stage === "move" || stage === "supply" ? stage : "battle";
}

const STEPS: readonly { readonly id: SeasonStep; readonly symbol: string }[] = [
  { id: "command", symbol: "p-command" },
  { id: "move", symbol: "p-move" },
  { id: "battle", symbol: "p-battle" },
  { id: "supply", symbol: "p-supply" },
];

export function calendarOf({ phase, season }: View): CalendarPhase[] {
  const now = ROW.findIndex(({ id }) => id === currentId(phase, season));
  return ROW.map((entry, index) => ({
    ...entry,
    when: index < now ? "past" : index === now ? "now" : "next",
    steps:
      index === now && season !== undefined
        ? STEPS.map(({ id, symbol }) => ({ name: steps[id], symbol, now: id === seasonStep(phase) }))
        : [],
  }));
}

export const isSetup = ({ phase }: View): boolean => phase.startsWith("setup");
