/** What `tripartite simulate --coverage` counts. */
import { simulate } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { SCENARIO_IDS } from "../data/scenarios/index.ts";
import { surrender } from "../game.ts";
import { DEFAULT_OPTIONS } from "../options.ts";

test("every decision point of a game is known beforehand; what never came up is counted as 0", () => {
  const options = { scenario: "europe-1941" };
  const { coverage } = simulate(surrender, { games: 1, options, coverage: true, maxActions: 400, checkEvery: 0 });
  const known = surrender.possibilities!({ ...DEFAULT_OPTIONS, scenario: SCENARIO_IDS.indexOf("europe-1941") });
  expect([...coverage!.decisions.keys()]).toEqual(known.decisions);
  expect(coverage!.decisions.get("D-ACT")).toBeGreaterThan(0);
  expect(coverage!.milestones.get("victory draw")).toBe(0);
  expect(coverage!.milestones.get("event CE-EAST")).toBe(1);
});

test("names of what can come up follow from the scenario", () => {
  const names = (id: (typeof SCENARIO_IDS)[number]) =>
    surrender.possibilities!({ ...DEFAULT_OPTIONS, scenario: SCENARIO_IDS.indexOf(id) }).milestones;
  expect(names("poland-1939")).toContain("conquered poland");
  expect(names("poland-1939")).not.toContain("event CE-EAST");
  expect(names("europe-1939")).toEqual(
    expect.arrayContaining(["policy ended naziSovietPact", "activated spain", "liberated france", "marker ukRadar"]),
  );
});
