/** What `tripartite simulate --coverage` counts. */
import { readFileSync } from "node:fs";
import { simulate } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { SCENARIO_IDS } from "../data/scenarios/index.ts";
import { surrender } from "../game.ts";
import { milestonesOf } from "../milestones.ts";
import { boardOf } from "../model/state.ts";
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

test("landings on the continent and neutrals that join unattacked are counted apart", () => {
  const s = surrender.setup({ ...DEFAULT_OPTIONS, scenario: SCENARIO_IDS.indexOf("europe-1939") }, 1);
  const board = boardOf(s);
  const hexOf = (city: string) => board.sites.find(({ name }) => name === city)!.hex;
  const unit = board.units.findIndex(({ country }) => country === "uk");
  const landed = (city: string) =>
    milestonesOf([{ type: "landed", unit, fromPlace: -1, hex: hexOf(city) }], s).filter((name) =>
      name.startsWith("landing"),
    );
  expect(landed("Hamburg")).toEqual(["landing on the continent by western"]);
  expect(landed("Tunis")).toEqual([]);
  expect(landed("London")).toEqual([]);
  const italy = { type: "countryActivated", country: board.countryIds.indexOf("italy"), faction: 0 } as const;
  const declared = { type: "warDeclared", country: italy.country, faction: 1 } as const;
  expect(milestonesOf([italy], s)).toContain("joined axis");
  expect(milestonesOf([declared, italy], s)).not.toContain("joined axis");
});

/**
 * What 200 random campaigns of a start and 2,000 games of a smaller scenario did not reach, or only once or twice, with
 * the test that shows it. Every conquest and liberation is in campaign/fates.test.ts, every victory in victory.test.ts.
 */
const SELDOM: Readonly<Record<string, readonly [file: string, title: string]>> = {
  "D-AREA": ["campaign/politics.test.ts", "V108 Bessarabia is ceded"],
  "D-CEDE": ["campaign/politics.test.ts", "V109 the Axis refuses"],
  "D-NUK": ["campaign/options.test.ts", "O-NUKE factories are lost for good"],
  "D-SET": ["campaign/options.test.ts", "O-FREE each faction may place its units anew"],
  "D-SHIP": ["campaign/politics.test.ts", "V102 the West attacks a courted neutral"],
  "D-REPAT": ["campaign/fates.test.ts", "D-REPAT §13.3 a unit that goes home"],
  "D-MUL": ["campaign/beaches.test.ts", "V131 a Mulberry stands in a landing hex"],
  "event CE-EAST": ["campaign/invasions.test.ts", "V120 East Invaded waits"],
  "event CE-MED": ["campaign/politics.test.ts", "V102 the West attacks a courted neutral (aid CE-MED)"],
  "event CE-NOR": ["campaign/invasions.test.ts", "V119 Leningrad is attacked"],
  "event CE-SOU": ["campaign/invasions.test.ts", "V119 a march into row 37"],
  "event CE-USA": ["campaign/politics.test.ts", "V104 October holds, November ends"],
  "event CE-WEST": ["campaign/invasions.test.ts", "V112 an attack on Belgium under Appeasement"],
  "policy ended appeasement": ["campaign/invasions.test.ts", "V112 an attack on Belgium under Appeasement"],
  "policy ended naziSovietPact": ["campaign/politics.test.ts", "V104 October holds, November ends"],
};

test("what random play seldom reaches has a test of its own", () => {
  const known = surrender.possibilities!({ ...DEFAULT_OPTIONS, scenario: SCENARIO_IDS.indexOf("europe-1939") });
  const politics = known.milestones.filter((name) => name.startsWith("event ") || name.startsWith("policy "));
  expect(Object.keys(SELDOM)).toEqual(expect.arrayContaining(politics));
  for (const [name, [file, title]] of Object.entries(SELDOM)) {
    expect([...known.decisions, ...known.milestones]).toContain(name);
    expect(readFileSync(new URL(file, import.meta.url), "utf8")).toContain(`"${title}`);
  }
  const source = readFileSync(new URL("campaign/fates.test.ts", import.meta.url), "utf8");
  expect(source).toContain('"conquered %s"');
  expect(source).toContain('"liberated %s"');
});
