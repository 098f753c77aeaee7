/** How lessons read a table of Triumph & Tragedy. */
import type { Json } from "@tripartite/kernel";
import type { View } from "@tripartite/triumph/view";
import type { LessonGuide } from "../../app/learn/lesson.ts";
import type { LiveState } from "../../net/live.ts";
import type { TableAction } from "../table/model/action.ts";
import { ADVICE, advisedCadre, fixedUnits } from "../table/model/deployment.ts";
import { AXIS } from "./axis.ts";
import { USSR } from "./ussr.ts";
import { WEST } from "./west.ts";

const FIRST_YEAR = 1936;
const MOMENTS: Readonly<Record<string, string>> = {
  D01: "setup",
  D05: "production",
  D07: "government",
  D10: "muster",
  D11: "handLimit",
  D15: "declarations",
  D19: "movement",
};

const viewOf = ({ view }: LiveState) => view as unknown as View;
const legalOf = ({ legal }: LiveState) => legal as unknown as readonly TableAction[];

function momentOf(state: LiveState): string | undefined {
  const view = viewOf(state);
  if (view === undefined) return undefined;
  if (view.year > FIRST_YEAR) return "nextYear";
  if (state.decision === undefined) return "waiting";
  const { id } = state.decision;
  if (id === "D12") return `command-${view.season}`;
  if (id === "D19" && view.own?.picked !== undefined) return "picked";
  return MOMENTS[id] ?? "battle";
}

const CHECKS: Readonly<Record<string, (view: View) => boolean>> = {
  /** Something stands in the plan of Production. */
  planned: ({ own }) => (own?.plan?.length ?? 0) > 0,
  /** A card of one's own lies on a nation. */
  inPlay: ({ inPlay, viewer }) => inPlay.some(({ faction }) => faction === viewer),
  /** A unit has moved in this Player Turn. */
  moved: ({ areas }) => Object.values(areas).some(({ units = [] }) => units.some(({ moved }) => moved)),
  /** Something was placed in the set-up. */
  placed: ({ viewer, areas }) =>
    Object.entries(areas).filter(([area, { units = [] }]) => ADVICE[area] && units.length > fixedUnits(viewer, area))
      .length > 0,
};

/** What the coach would do next. */
const HELP: Readonly<Record<string, (view: View, legal: readonly TableAction[]) => TableAction | undefined>> = {
  placeRest: advisedCadre,
  spendRest({ own }, legal) {
    const bought = own?.plan?.length ?? 0;
    const deck = bought % 2 === 0 ? "investment" : "action";
    const buys = legal.filter(({ type }) => type === "buy");
    return buys.find((one) => one.deck === deck) ?? buys[0];
  },
};

export const guide: LessonGuide = {
  lessons: [AXIS, WEST, USSR],
  momentOf,
  isDone: (check, state) => CHECKS[check]?.(viewOf(state)) ?? false,
  help: (name, state) => HELP[name]?.(viewOf(state), legalOf(state)) as Json | undefined,
};
