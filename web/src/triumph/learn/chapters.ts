/** How the lessons that begin with a position of their own read a table. */
import type { LessonName, Season, UnitTypeName } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";

/** A chapter ends when the Season, or the year, in which it begins is over. */
const BEGINS: Readonly<Record<LessonName, { readonly year: number; readonly season?: Season }>> = {
  "land-battle": { year: 1940, season: "summer" },
  "sea-battle": { year: 1940, season: "summer" },
  supply: { year: 1941, season: "spring" },
  blockade: { year: 1940 },
};

const MOMENTS: Readonly<Record<string, string>> = {
  D19: "movement",
  D22: "battles",
  D23: "battles",
  D26: "fire",
  D27: "hit",
  D28: "join",
  D30: "home",
  D32: "home",
  D33: "home",
};

export function isChapter(lesson: string): lesson is LessonName {
  return Object.hasOwn(BEGINS, lesson);
}

export function chapterMoment(lesson: LessonName, view: View, decision: string | undefined): string | undefined {
  const { year, season } = BEGINS[lesson];
  if (view.year > year || (season !== undefined && view.season !== season)) return "over";
  if (decision === undefined) return "waiting";
  if (view.season !== "summer" && lesson === "blockade") return "later";
  if (decision === "D19" && view.own?.picked !== undefined) return "picked";
  return MOMENTS[decision];
}

const standsIn = ({ areas }: View, area: string, ...types: UnitTypeName[]) =>
  (areas[area].units ?? []).filter(({ unitType }) => types.includes(unitType)).length;

/** What ends a step of a chapter. */
export const CHAPTER_CHECKS: Readonly<Record<string, (view: View) => boolean>> = {
  oneInLorraine: (view) => standsIn(view, "lorraine", "tank", "infantry") >= 1,
  twoInLorraine: (view) => standsIn(view, "lorraine", "tank", "infantry") >= 2,
  airOverLorraine: (view) => standsIn(view, "lorraine", "airForce") === 1,
  hasFired: ({ areas, battle }) => battle !== undefined && (areas[battle.area].units ?? []).some(({ acted }) => acted),
  fleetAtSea: (view) => standsIn(view, "north-sea", "fleet") === 1,
  carrierAtSea: (view) => standsIn(view, "north-sea", "carrier") === 1,
  isGapClosed: (view) => standsIn(view, "belorussia", "tank", "infantry") >= 1,
  isSubInBaltic: (view) => standsIn(view, "baltic-sea", "sub") === 1,
};
