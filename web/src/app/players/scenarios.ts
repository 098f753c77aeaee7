/** Scenarios of games as these pages name them. */
import type { Json } from "@tripartite/kernel";
import { WEB_GAMES, webGame } from "../../games/registry.ts";
import { PLAYERS_TEXTS as texts } from "./texts.ts";

export interface ScenarioChoice {
  readonly game: string;
  readonly scenario: string;
}

/** What was asked for as far as there is such a thing, else the first. */
export function chosenScenario({ game, scenario }: Partial<ScenarioChoice>): ScenarioChoice {
  const found = webGame(game ?? "") ?? WEB_GAMES[0];
  const variant = found.variants.find(({ id }) => id === scenario) ?? found.variants[0];
  return { game: found.id, scenario: variant.id };
}

export function scenarioName({ game, scenario }: ScenarioChoice): string {
  return webGame(game)?.variants.find(({ id }) => id === scenario)?.name ?? scenario;
}

export function gameName(game: string): string {
  return webGame(game)?.name ?? game;
}

/** How a game ended, by the names that the sides have with these options. */
export function endingName(game: string, kind: string, options: Json): string {
  const found = webGame(game);
  const general = found?.endings?.find(({ id }) => id === kind)?.name;
  return found?.describeEnding?.(kind, options) ?? general ?? texts.endings[kind] ?? kind;
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });

export function day(time: number): string {
  return DAY.format(time);
}
