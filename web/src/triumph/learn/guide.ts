/** How lessons read a table of Triumph & Tragedy. */
import type { View } from "@tripartite/triumph/view";
import type { LessonGuide } from "../../app/learn/lesson.ts";
import type { LiveState } from "../../net/live.ts";
import { offersOf, ofTypes, type TableOffer } from "../table/model/action.ts";
import { advisedCadre, isAnyPlaced } from "../table/model/deployment.ts";
import { AXIS } from "./axis.ts";
import { BLOCKADE } from "./blockade.ts";
import { CHAPTER_CHECKS, chapterMoment, isChapter } from "./chapters.ts";
import { LAND_BATTLE } from "./landBattle.ts";
import { SEA_BATTLE } from "./seaBattle.ts";
import { SUPPLY } from "./supply.ts";
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

function momentOf(state: LiveState, lesson: string): string | undefined {
  const view = viewOf(state);
  if (view === undefined) return undefined;
  if (isChapter(lesson)) return chapterMoment(lesson, view, state.decision?.id);
  if (view.year > FIRST_YEAR) return "nextYear";
  if (state.decision === undefined) return "waiting";
  const { id } = state.decision;
  if (id === "D12") return `command-${view.season}`;
  if (id === "D19" && view.own?.picked !== undefined) return "picked";
  return MOMENTS[id] ?? "battle";
}

type Check = (view: View, legal: readonly TableOffer[]) => boolean;

const CHECKS: Readonly<Record<string, Check>> = {
  /** Something stands in the plan of Production. */
  planned: ({ own }) => (own?.plan?.length ?? 0) > 0,
  /** A card of one's own lies on a nation. */
  inPlay: ({ inPlay, viewer }) => inPlay.some(({ faction }) => faction === viewer),
  /** A unit has moved in this Player Turn. */
  moved: ({ areas }) => Object.values(areas).some(({ units = [] }) => units.some(({ moved }) => moved)),
  /** Something was placed in the set-up. */
  placed: isAnyPlaced,
  ...CHAPTER_CHECKS,
};

/** What the coach would do next. */
const HELP: Readonly<Record<string, (view: View, legal: readonly TableOffer[]) => TableOffer | undefined>> = {
  placeRest: (_, legal) => advisedCadre(legal),
  spendRest({ own }, legal) {
    const bought = own?.plan?.length ?? 0;
    const deck = bought % 2 === 0 ? "investment" : "action";
    const buys = ofTypes(legal, "buy");
    return buys.find(({ action }) => action.deck === deck) ?? buys[0];
  },
};

export const guide: LessonGuide = {
  lessons: [AXIS, WEST, USSR, LAND_BATTLE, SEA_BATTLE, SUPPLY, BLOCKADE],
  momentOf,
  isDone: (check, state) => CHECKS[check]?.(viewOf(state), offersOf(state)) ?? false,
  help: (name, state) => HELP[name]?.(viewOf(state), offersOf(state))?.action,
};
