/** How lessons read a table of Unconditional Surrender!. */
import type { View } from "@tripartite/surrender/view";
import type { LessonGuide } from "../../app/learn/lesson.ts";
import type { LiveState } from "../../net/live.ts";
import { LANDING } from "./landing.ts";
import { POLAND } from "./poland.ts";

const MOMENTS: Readonly<Record<string, string>> = {
  "D-TRF": "economy",
  "D-STM": "strategic",
  "D-SUR": "surprise",
  "D-ACT": "operations",
  "D-STEP": "march",
  "D-COM": "commit",
  "D-DEC": "declare",
  "D-ADV": "advance",
  "D-DIS": "displace",
  "D-INV": "invasion",
  "D-ESC": "escort",
  "D-LAND": "landing",
  "D-CNV": "convoy",
  "D-REP": "replacements",
  "D-MOB": "replacements",
};

const viewOf = ({ view }: LiveState) => view as unknown as View;

function momentOf(state: LiveState): string | undefined {
  const view = viewOf(state);
  if (view === undefined) return undefined;
  if (view.turn > 1) return "later";
  return state.decision === undefined ? "waiting" : MOMENTS[state.decision.id];
}

const CHECKS: Readonly<Record<string, (view: View) => boolean>> = {
  /** An army has been activated. */
  activated: ({ units }) => Object.values(units).some(({ activated }) => activated === true),
  attacked: ({ units, combat }) =>
    combat !== undefined ||
    Object.values(units).some(({ attacked, activated }) => attacked === true || activated === true),
  /** An invasion is being put together or has sailed. */
  invading: ({ phase, units }) =>
    phase === "invasion" || Object.values(units).some(({ activated }) => activated === true),
};

export const guide: LessonGuide = {
  lessons: [POLAND, LANDING],
  momentOf,
  isDone: (check, state) => CHECKS[check]?.(viewOf(state)) ?? false,
  help: () => undefined,
};
