import type { Json } from "@tripartite/kernel";
import type { Event } from "@tripartite/surrender/events";
import { lazy } from "react";
import type { WebGame } from "../games/game.ts";
import { DEFAULT_SCENARIO, describeEnding, describeOptions, sideLooksOf, VARIANTS } from "./scenarios.ts";
import { timeOf } from "./stage/timing.ts";
import { STANDING } from "./standing.ts";
import { Hero } from "./start/Hero.tsx";
import { Pictures } from "./start/Pictures.tsx";
import { SURRENDER_TEXTS } from "./texts.ts";

const scenarioOf = (options: Json): string => (options as { scenario?: string } | null)?.scenario ?? DEFAULT_SCENARIO;

export const surrender: WebGame = {
  id: "surrender",
  name: SURRENDER_TEXTS.name,
  period: SURRENDER_TEXTS.period,
  claim: SURRENDER_TEXTS.claim,
  promise: SURRENDER_TEXTS.promise,
  sides: (options) => sideLooksOf(scenarioOf(options)),
  firstChoice: 0,
  firstBot: "cadet",
  variants: VARIANTS,
  describeOptions,
  describeTime(time) {
    const { month, year } = time as { month: number; year: number };
    return { chapter: `${SURRENDER_TEXTS.months[month - 1]} ${year}` };
  },
  async tell(move, view) {
    const [{ logOf }, { sceneOf }] = await Promise.all([
      import("./table/model/log.ts"),
      import("./table/model/scene.ts"),
    ]);
    const [chapter] = logOf([move], sceneOf((view as { scenario: string }).scenario));
    return chapter?.lines[0]?.pieces.map(({ text }) => text).join("");
  },
  isShown: (event) => timeOf((event as { type: Event["type"] }).type) > 0,
  standing: STANDING,
  describeEnding: (id, options) => describeEnding(id, scenarioOf(options)),
  endings: Object.entries(SURRENDER_TEXTS.endings).map(([id, name]) => ({ id, name })),
  Hero,
  Pictures,
  lessons: SURRENDER_TEXTS.lessons,
  lessonGuide: async () => (await import("./learn/guide.ts")).guide,
  glossary: async () => (await import("./rules/glossary.ts")).GLOSSARY,
  reference: async () => (await import("./rules/reference.ts")).reference,
  prepare: async (options) => (await import("./table/prepare.ts")).prepareTable(scenarioOf(options)),
  Table: lazy(() => import("./table/TableScreen.tsx")),
  Replay: lazy(() => import("./history/ReplayScreen.tsx")),
  Results: lazy(() => import("./history/Results.tsx")),
  pages: [
    {
      id: "charts",
      name: SURRENDER_TEXTS.charts,
      symbol: "a-dice",
      Page: lazy(() => import("./charts/ChartsPage.tsx")),
      offline: true,
    },
  ],
};
