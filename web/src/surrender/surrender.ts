import { lazy } from "react";
import type { SideLook, WebGame } from "../games/game.ts";
import { Hero } from "./start/Hero.tsx";
import { Pictures } from "./start/Pictures.tsx";
import { SURRENDER_TEXTS } from "./texts.ts";
import { isTold } from "./told.ts";

const { sides, variants } = SURRENDER_TEXTS;

/** By seat, in the scenarios that can be played. */
export const SIDE_LOOKS: readonly SideLook[] = [
  { ...sides.axis, emblem: "f-axis", className: "f-axis" },
  { ...sides.western, emblem: "f-west", className: "f-west" },
];

export const surrender: WebGame = {
  id: "surrender",
  name: SURRENDER_TEXTS.name,
  period: SURRENDER_TEXTS.period,
  promise: SURRENDER_TEXTS.promise,
  sides: () => SIDE_LOOKS,
  firstChoice: 0,
  firstBot: "cadet",
  variants: [
    { id: "poland", ...variants.poland, options: { scenario: "poland-1939" } },
    { id: "september17", ...variants.september17, options: { scenario: "poland-1939", sovietEntry: true } },
  ],
  describeOptions(options) {
    const isLosingEast = (options as { sovietEntry?: boolean } | null)?.sovietEntry === true;
    return (isLosingEast ? variants.september17 : variants.poland).name;
  },
  describeTime(time) {
    const { month, year } = time as { month: number; year: number };
    return { chapter: `${SURRENDER_TEXTS.months[month - 1]} ${year}` };
  },
  isTold,
  Hero,
  Pictures,
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
