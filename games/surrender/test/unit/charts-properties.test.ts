import fc from "fast-check";
import { expect, test } from "vitest";
import { GROUND_HALVINGS, GROUND_MODIFIERS } from "../../data/groundCombat.ts";
import { WILL_EFFECTS, type WillEffectId } from "../../data/nationalWill.ts";
import {
  AIR_NAVAL_TYPES,
  ATTACK_KINDS,
  FACTIONS,
  GROUND_CLASSES,
  GROUND_TYPES,
  HEX_TERRAINS,
  HEXSIDES,
  MISSIONS,
  OPERATIONS,
  STRATEGIC_OPPONENTS,
  STRENGTHS,
  SUPPLY_STATES,
  WEATHERS,
} from "../../data/vocabulary.ts";
import { type AirNavalSituation, airNavalCombat } from "../../rules/charts/airNavalCombat.ts";
import { finalValue, sumSide } from "../../rules/charts/combatValue.ts";
import { type GroundSituation, groundCombat, groundFacts, groundOutcome } from "../../rules/charts/groundCombat.ts";
import { type Interception, intercept } from "../../rules/charts/interception.ts";
import { willTrail } from "../../rules/charts/nationalWill.ts";
import {
  ALL_DICE,
  airNavalOdds,
  groundOdds,
  groundOddsAfterAirCombat,
  interceptionOdds,
  type Odds,
  resultOdds,
} from "../../rules/charts/odds.ts";
import { strategicSums } from "../../rules/charts/strategicCombat.ts";

const country = fc.constantFrom("germany", "france", "uk", "usa", "ussr", "italy", "poland", "romania");

const groundForce = fc.record({
  country,
  type: fc.constantFrom(...GROUND_TYPES),
  elite: fc.boolean(),
  strength: fc.constantFrom(...STRENGTHS),
  supply: fc.constantFrom(...SUPPLY_STATES),
  groundClass: fc.constantFrom(...GROUND_CLASSES),
});

const markers = fc.array(
  fc.record({ id: fc.constant("GX1"), text: fc.constant("marker"), value: fc.integer({ min: -4, max: 4 }) }),
  {
    maxLength: 3,
  },
);

const groundSituation: fc.Arbitrary<GroundSituation> = fc.record({
  attack: fc.constantFrom(...ATTACK_KINDS),
  amphibious: fc.boolean(),
  weather: fc.constantFrom(...WEATHERS),
  terrain: fc.constantFrom(...HEX_TERRAINS),
  city: fc.boolean(),
  coastal: fc.boolean(),
  fort: fc.boolean(),
  fortOnIsland: fc.boolean(),
  isolated: fc.boolean(),
  canRetreat: fc.boolean(),
  hexside: fc.constantFrom(...HEXSIDES),
  attacker: groundForce,
  additional: fc.array(groundForce, { maxLength: 2 }),
  defender: groundForce,
  airAttacker: fc.boolean(),
  airDefender: fc.boolean(),
  navalSupport: fc.boolean(),
  markersAttacker: markers,
  markersDefender: markers,
});

const airNavalForce = fc.record({
  country,
  type: fc.constantFrom(...AIR_NAVAL_TYPES),
  faction: fc.constantFrom(...FACTIONS),
  sorties: fc.integer({ min: 0, max: 6 }),
  supply: fc.constantFrom(...SUPPLY_STATES),
  inBritain: fc.boolean(),
});

const airNavalSituation: fc.Arbitrary<AirNavalSituation> = fc.record({
  mission: fc.constantFrom(...MISSIONS),
  weather: fc.constantFrom(...WEATHERS),
  attacker: airNavalForce,
  defender: airNavalForce,
});

const interception: fc.Arbitrary<Interception> = fc.record(
  {
    operation: fc.constantFrom(...OPERATIONS),
    weather: fc.constantFrom(...WEATHERS),
    interceptor: airNavalForce,
    escort: airNavalForce,
    target: airNavalForce,
    again: fc.boolean(),
    cancel: fc.boolean(),
  },
  { requiredKeys: ["operation", "weather", "interceptor", "target"] },
);

const dice = fc.constantFrom(...ALL_DICE);

function waysOf(odds: Odds<string>): number {
  return Object.values(odds.ways).reduce((sum, ways) => sum + ways, 0);
}

test("the ways of a combat add up to all rolls", () => {
  fc.assert(
    fc.property(groundSituation, airNavalSituation, (ground, air) => {
      expect([waysOf(groundOdds(ground)), waysOf(airNavalOdds(air))]).toEqual([36, 36]);
    }),
  );
  fc.assert(
    fc.property(groundSituation, airNavalSituation, interception, (ground, air, chain) => {
      expect(waysOf(groundOddsAfterAirCombat(ground, air))).toBe(36 * 36);
      const odds = interceptionOdds(chain);
      expect([waysOf(odds), odds.of]).toEqual(chain.escort ? [36 * 36, 36 * 36] : [36, 36]);
    }),
    { numRuns: 20 },
  );
});

test("the odds are those of the combats themselves", () => {
  fc.assert(
    fc.property(groundSituation, airNavalSituation, (ground, air) => {
      const groundWays: Record<string, number> = {};
      const airWays: Record<string, number> = {};
      for (const pair of ALL_DICE) {
        const { result } = groundCombat(ground, pair);
        groundWays[result] = (groundWays[result] ?? 0) + 1;
        const code = airNavalCombat(air, pair).result;
        airWays[code] = (airWays[code] ?? 0) + 1;
      }
      expect(groundOdds(ground).ways).toMatchObject(groundWays);
      expect(airNavalOdds(air).ways).toMatchObject(airWays);
    }),
    { numRuns: 50 },
  );
});

test("the odds of an interception are those of all its rolls", () => {
  fc.assert(
    fc.property(interception, (chain) => {
      const ways: Record<string, number> = {};
      const seconds = chain.escort ? ALL_DICE : [undefined];
      for (const first of ALL_DICE)
        for (const second of seconds) {
          const { outcome } = intercept(chain, second ? [first, second] : [first]);
          ways[outcome] = (ways[outcome] ?? 0) + 1;
        }
      expect(interceptionOdds(chain).ways).toMatchObject(ways);
    }),
    { numRuns: 8 },
  );
});

test("the order of modifiers and of halvings does not matter", () => {
  fc.assert(
    fc.property(groundSituation, fc.func(fc.integer()), (situation, key) => {
      const shuffled = <T>(list: readonly T[]) => [...list].sort((a, b) => key(a) - key(b));
      const facts = groundFacts(situation, "attacker");
      const straight = sumSide(GROUND_MODIFIERS, GROUND_HALVINGS, facts, situation.markersAttacker!);
      const mixed = sumSide(
        shuffled(GROUND_MODIFIERS),
        shuffled(GROUND_HALVINGS),
        facts,
        shuffled(situation.markersAttacker!),
      );
      expect([mixed.raw, mixed.drm]).toEqual([straight.raw, straight.drm]);
      expect(mixed.halvings.map(({ id }) => id).sort()).toEqual(straight.halvings.map(({ id }) => id).sort());
    }),
  );
});

test("halving step by step with rounding up is one division", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: -10, max: 10 }),
      fc.integer({ min: 0, max: 4 }),
      (die, drm, times) => {
        let value = die + drm;
        for (let i = 0; i < times; i++) value = Math.ceil(value / 2);
        expect(finalValue(die, drm, times)).toBe(Math.max(1, value));
      },
    ),
  );
});

test("values stay on the table; a better die never hurts", () => {
  const order = ["AA", "AS", "NE", "DR", "DD", "DE"];
  fc.assert(
    fc.property(groundSituation, dice, (situation, [attacker, defender]) => {
      const combat = groundCombat(situation, [attacker, defender]);
      for (const side of [combat.attacker, combat.defender]) {
        expect(side.value).toBeGreaterThanOrEqual(1);
        expect(side.value).toBeLessThanOrEqual(16);
      }
      if (attacker < 6) {
        const better = groundCombat(situation, [attacker + 1, defender]);
        expect(order.indexOf(better.result)).toBeGreaterThanOrEqual(order.indexOf(combat.result));
      }
      if (defender < 6) {
        const worse = groundCombat(situation, [attacker, defender + 1]);
        expect(order.indexOf(worse.result)).toBeLessThanOrEqual(order.indexOf(combat.result));
      }
    }),
  );
});

test("an outcome hurts one side at most, and garrisons neither retreat nor cost Will", () => {
  fc.assert(
    fc.property(
      groundSituation,
      fc.constantFrom("AA", "AS", "NE", "DR", "DD", "DE"),
      fc.boolean(),
      (situation, result, holds) => {
        const outcome = groundOutcome(situation, result, holds);
        const hurtAttacker = outcome.attacker !== situation.attacker.strength;
        const hurtDefender = outcome.defender !== situation.defender.strength || outcome.retreats;
        expect(hurtAttacker && hurtDefender).toBe(false);
        if (outcome.defender === "eliminated") expect(outcome.retreats).toBe(false);
        if (situation.defender.groundClass === "garrison")
          expect([outcome.retreats, outcome.nationalWill]).toEqual([false, 0]);
        expect(outcome.noEzoc).toBe(outcome.defender === "eliminated" && situation.attack === "mobile");
      },
    ),
  );
});

test("National Will is the start plus the logged effects, until it is 0 for good", () => {
  const effect = fc.constantFrom(...(Object.keys(WILL_EFFECTS) as WillEffectId[]));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.array(effect, { maxLength: 40 }), (start, effects) => {
      let sum = start;
      willTrail(start, effects).forEach((will, i) => {
        if (sum > 0) sum = Math.max(0, sum + WILL_EFFECTS[effects[i]].value);
        expect(will).toBe(sum);
      });
    }),
  );
});

test("strategic combat: more ports never help the Allies", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STRATEGIC_OPPONENTS),
      fc.subarray([1, 2, 6, 7, 9, 31, 32]),
      fc.subarray([3, 4]),
      (versus, ports, air) => {
        const facLost = { germany: 1, allied: 1 };
        const none = strategicSums({ versus, facLost });
        const some = strategicSums({ versus, axisPorts: ports, axisAirPorts: air, facLost });
        expect(some.attacker.drm).toBeGreaterThanOrEqual(none.attacker.drm);
        expect(some.defender).toEqual(none.defender);
        expect(waysOf(resultOdds(some))).toBe(36);
      },
    ),
  );
});
