/** The quick answer whether a unit could be built is the one that the lists give. */
import { nextBelow, pickRandomly, type Random, seedRandom } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { FACTIONS, PARTY_COUNT, SCENARIO_TWO_PLAYER } from "../../data/kinds.ts";
import { LAND_AREAS, MAX_CV } from "../../data/map.ts";
import { triumph } from "../../game.ts";
import { copyState } from "../../model/copy.ts";
import { PHASE, type State } from "../../model/state.ts";
import { DEFAULT_OPTIONS } from "../../options.ts";
import { buildSupply, canBuildUnit, legalCadres, legalSteps } from "../../rules/economy/building.ts";

/** Most land is in the hands of one Party, and nearly all units are at full strength. */
function exhausted(s: State, random: Random): State {
  const copy = copyState(s);
  const holder = nextBelow(random, PARTY_COUNT);
  for (const area of LAND_AREAS) if (nextBelow(random, 40) > 0) copy.control[area] = holder;
  s.unitNationality.forEach((nationality, unit) => {
    if (nextBelow(random, 40) > 0) copy.unitCv[unit] = MAX_CV[nationality];
  });
  return copy;
}

test("§18.21 a unit can be built exactly if the list of steps and Cadres has one", () => {
  const seen = { able: 0, unable: 0 };
  for (let seed = 1; seed <= 2; seed++) {
    const s = triumph.setup({ ...DEFAULT_OPTIONS, scenario: SCENARIO_TWO_PLAYER }, seed);
    const random = seedRandom(seed);
    while (triumph.outcome(s) === undefined) {
      const [{ seat }] = triumph.pending(s);
      const states = s.phase === PHASE.production ? [s, exhausted(s, random)] : [];
      for (const state of states) {
        for (let faction = 0; faction < FACTIONS.length; faction++) {
          const supplied = buildSupply(state, faction);
          const listed = legalCadres(state, faction, supplied, legalSteps(state, faction, supplied)).length > 0;
          if (canBuildUnit(state, faction) !== listed)
            expect.fail(`seed ${seed}, Faction ${faction}: listed ${listed}`);
          seen[listed ? "able" : "unable"]++;
        }
      }
      triumph.apply(s, seat, pickRandomly(triumph, s, triumph.legal(s, seat), random));
    }
  }
  expect(seen.able).toBeGreaterThan(100);
  expect(seen.unable).toBeGreaterThan(20);
});
