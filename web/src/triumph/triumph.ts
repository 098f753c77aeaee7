import type { GameTime } from "@tripartite/triumph/calendar";
import { DEFAULT_OPTIONS } from "@tripartite/triumph/options";
import { lazy } from "react";
import type { SideLook, WebGame } from "../games/game.ts";
import { timeOf } from "./stage/timing.ts";
import { STANDING } from "./standing.ts";
import { Hero } from "./start/Hero.tsx";
import { TRIUMPH_TEXTS } from "./texts.ts";

const { sides, variants, houseRules } = TRIUMPH_TEXTS;

/** Rulings that each table may choose. */
const RULE_IDS = ["canadaIsHome", "allowInlandShips", "publicHandDiscards", "moscowInfantry"] as const;
type HouseRuleId = (typeof RULE_IDS)[number];

interface TableOptions extends Partial<Record<HouseRuleId, boolean>> {
  readonly scenario?: keyof typeof variants;
  readonly lesson?: string;
}

/** By seat. */
/** In a Battle all blocks that act are face up. */
const OPEN_PHASES: ReadonlySet<string> = new Set(["battleAction", "battleHits", "battleOrder"]);

export const SIDE_LOOKS: readonly SideLook[] = [
  { ...sides.axis, emblem: "f-axis", className: "f-axis" },
  { ...sides.west, emblem: "f-west", className: "f-west" },
  { ...sides.ussr, emblem: "f-ussr", className: "f-ussr" },
];

/** Cards bring the map along: nothing for a table of another game. */
const Pictures = lazy(async () => ({ default: (await import("./start/Pictures.tsx")).Pictures }));

export const triumph: WebGame = {
  id: "triumph",
  name: TRIUMPH_TEXTS.name,
  period: TRIUMPH_TEXTS.period,
  claim: TRIUMPH_TEXTS.claim,
  promise: TRIUMPH_TEXTS.promise,
  sides: () => SIDE_LOOKS,
  firstChoice: 0,
  firstBot: "staff",
  variants: [
    { id: "1936", ...variants["1936"], options: { scenario: "1936" } },
    { id: "1939", ...variants["1939"], options: { scenario: "1939" } },
    { id: "two-player", ...variants["two-player"], options: { scenario: "two-player" }, together: [1, 2] },
  ],
  houseRules: RULE_IDS.map((id) => ({ id, ...houseRules[id], usual: DEFAULT_OPTIONS[id] })),
  describeOptions(options) {
    const { scenario = "1936", lesson, ...chosen } = (options ?? {}) as TableOptions;
    if (lesson !== undefined) return TRIUMPH_TEXTS.lesson;
    const unusual = RULE_IDS.filter((id) => (chosen[id] ?? DEFAULT_OPTIONS[id]) !== DEFAULT_OPTIONS[id]);
    return [variants[scenario]?.name ?? scenario, ...unusual.map((id) => houseRules[id].unusual)].join(", ");
  },
  describeTime(time) {
    const { year, season, stage, turn } = time as unknown as GameTime;
    const { seasons, stages, parties } = TRIUMPH_TEXTS;
    if (stage === "setup") return { chapter: stages.setup };
    const detail = turn === undefined ? stages[stage] : `${parties[turn]}: ${stages[stage]}`;
    return { chapter: String(year), ...(season && { section: seasons[season] }), detail };
  },
  async tell(move) {
    const { logOf } = await import("./table/model/log.ts");
    return logOf([move])[0]
      ?.lines[0]?.pieces.map(({ text }) => text)
      .join("");
  },
  isAskedOpenly: (view) => OPEN_PHASES.has((view as { phase: string }).phase),
  isPass: (event) => (event as { type: string }).type === "passed",
  isShown: (event) => timeOf((event as { type: string }).type, false) > 0,
  standing: STANDING,
  endings: Object.entries(TRIUMPH_TEXTS.endings).map(([id, name]) => ({ id, name })),
  Hero,
  Pictures,
  lessons: [
    ...TRIUMPH_TEXTS.lessons.map((lesson) => ({ ...lesson, options: { scenario: "1936" }, bot: "cadet" })),
    ...TRIUMPH_TEXTS.chapters.map((lesson) => ({ ...lesson, options: { lesson: lesson.id }, bot: "cadet" })),
  ],
  lessonGuide: async () => (await import("./learn/guide.ts")).guide,
  glossary: async () => (await import("./rules/glossary.ts")).GLOSSARY,
  reference: async () => (await import("./rules/reference.ts")).reference,
  Table: lazy(() => import("./table/TableScreen.tsx")),
  Results: lazy(() => import("./history/Results.tsx")),
  Replay: lazy(() => import("./history/ReplayScreen.tsx")),
};
