/** A page for the tests' game with two scenarios; it takes the place of the list of real games when the page is built. */
import type { Json } from "@tripartite/kernel";
import { lazy } from "react";
import { ISLAND_SCENARIOS } from "../../../games/kernel/test/islands.ts";
import type { SideLook, WebGame } from "../../src/games/game.ts";

function scenarioOf(options: Json) {
  const { scenario } = (options ?? {}) as { scenario?: string };
  return ISLAND_SCENARIOS.find(({ id }) => id === scenario) ?? ISLAND_SCENARIOS[0];
}

const nothing = () => null;

const islands: WebGame = {
  id: "islands",
  name: "Islands",
  period: "Two seas",
  claim: ["Islands."],
  promise: "Sail and bet.",
  sides: (options) =>
    scenarioOf(options).seats.map((name): SideLook => ({ name, emblem: "f-axis", className: "f-axis", hint: "" })),
  firstChoice: 0,
  variants: ISLAND_SCENARIOS.map(({ id }) => ({ id, name: id, hint: "", options: { scenario: id } })),
  describeOptions: (options) => scenarioOf(options).id,
  Hero: nothing,
  Pictures: nothing,
  Table: lazy(() => import("./IslandTable.tsx")),
};

export const WEB_GAMES: readonly WebGame[] = [islands];
