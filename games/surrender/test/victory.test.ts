/** §11, §61 Every line of every victory table can decide a game, and the lines before it can fail. */
import { expect, test } from "vitest";
import { SCENARIO_IDS, scenarioAt } from "../data/scenarios/index.ts";
import type { VictoryLine, VictoryTest } from "../data/scenarios/victory.ts";
import { FACTIONS } from "../data/vocabulary.ts";
import type { Event } from "../model/events.ts";
import { boardOf, type State } from "../model/state.ts";
import { STATUS } from "../rules/sides.ts";
import { claimAtEndOfTurn } from "../rules/victory.ts";
import { startOf } from "./walk.ts";

const LINES = SCENARIO_IDS.flatMap((scenario, index) =>
  scenarioAt(index).victory.map((line, at) => [scenario, at, line.text] as const),
);

/** Nobody holds a city, nobody is conquered: then exactly what the line asks for. */
function fulfil(s: State, { conquered, notConqueredAny, fallen, controls, holds, count }: VictoryTest): void {
  const { sites, areas, countryIds, scenario } = boardOf(s);
  const siteOf = (city: string) => sites.findIndex(({ name }) => name === city);
  const fall = (id: string) => {
    s.countryStatus[countryIds.indexOf(id)] = STATUS.conquered;
  };
  s.control.fill(-1);
  for (const id of [...(conquered ?? []), ...(notConqueredAny?.slice(1) ?? []), ...(fallen ?? [])]) fall(id);
  for (const city of controls ?? []) {
    const { faction } = scenario.countries[areas[sites[siteOf(city)].area].countryIndex];
    s.control[siteOf(city)] = FACTIONS.indexOf(faction!);
  }
  for (const [faction, cities] of Object.entries(holds ?? {}))
    for (const city of cities) s.control[siteOf(city)] = FACTIONS.indexOf(faction as "axis");
  for (const city of count?.of.slice(-count.atLeast) ?? []) s.control[siteOf(city)] = FACTIONS.indexOf(count!.faction);
}

test.each(LINES)("%s, line %i: %s", (scenario, at) => {
  const s = startOf({ options: { scenario }, seed: 1 });
  const { victory, turns } = boardOf(s).scenario;
  const line: VictoryLine = victory[at];
  s.turn = line.test.atEndOf ?? line.test.byTurn ?? turns.length;
  fulfil(s, line.test);
  const out: Event[] = [];
  claimAtEndOfTurn(s, out);
  const won = line.who === undefined ? "draw" : `${line.who}-${line.level}`;
  expect(out).toEqual([expect.objectContaining({ type: "victory", victory: won, text: line.text })]);
});
