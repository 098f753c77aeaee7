import { describe, expect, test } from "vitest";
import { AIR_NAVAL_HALVINGS, AIR_NAVAL_MODIFIERS } from "../../data/airNavalCombat.ts";
import {
  AIR_SUPPORT_AFTER,
  COMBAT_SEQUENCE,
  FAC_LOST_TRACK,
  GROUND_RESULTS,
  INTERCEPTOR_WINS,
  INTERDICTED,
  RETREAT_PROHIBITIONS,
  SORTIES_GAINED,
  STRATEGIC_RESULTS,
} from "../../data/combatResults.ts";
import {
  COMBAT_TABLE,
  DIE_FACES,
  DRM_CAP,
  RESULT_CODES,
  RESULTS,
  TABLE_SIZE,
  VALUE_FLOOR,
} from "../../data/combatTable.ts";
import { CONDITIONAL_EVENTS } from "../../data/conditionalEvents.ts";
import { GROUND_HALVINGS, GROUND_MODIFIERS, MAX_ADDITIONAL_ATTACKERS } from "../../data/groundCombat.ts";
import {
  AIR_COSTS,
  ATTACK_COST,
  GROUND_COSTS,
  GROUND_PLUS_COSTS,
  HEXSIDE_COST,
  MOVEMENT_ALLOWANCE,
  NAVAL_COSTS,
} from "../../data/movement.ts";
import { COLLAPSE_AT, WILL_EFFECTS } from "../../data/nationalWill.ts";
import { DIPLOMACY_PRICES, PRICES, SURPRISE_ATTACK, UNIT_PRICES } from "../../data/production.ts";
import { RANGES } from "../../data/ranges.ts";
import { CONFIDENCES } from "../../data/rulings/ruling.ts";
import { MAX_SORTIES, RULINGS } from "../../data/rulings.ts";
import { FACTION_ORDER, OPERATIONS_SUB_PHASES, TURN_PHASES } from "../../data/sequence.ts";
import {
  STRATEGIC_ALLIED_MODIFIERS,
  STRATEGIC_AXIS_MODIFIERS,
  STRATEGIC_HALVINGS,
} from "../../data/strategicCombat.ts";
import { LIMITED_SOURCE_UNITS, LIMITED_SOURCES, UNLIMITED_SOURCES } from "../../data/supplySources.ts";
import { HEXSIDES, OPERATIONS, WEATHERS } from "../../data/vocabulary.ts";
import { WEATHER_TABLE } from "../../data/weather.ts";
import { weatherOdds, weatherRow } from "../../rules/charts/weather.ts";

const values = (list: readonly { readonly value: number }[]) => list.map(({ value }) => value);
const costs = (list: readonly { readonly cost: number }[]) => list.map(({ cost }) => cost);
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const rank = (code: (typeof RESULT_CODES)[number]) => RESULT_CODES.indexOf(code);

describe("the combat table", () => {
  test("is 16 by 16 with known results", () => {
    expect(COMBAT_TABLE).toHaveLength(TABLE_SIZE);
    for (const row of COMBAT_TABLE) {
      expect(row).toHaveLength(TABLE_SIZE);
      for (const code of row) expect(RESULT_CODES).toContain(code);
    }
  });

  test("never gets worse for the attacker as its value grows, nor better as the defender's grows", () => {
    for (let d = 0; d < TABLE_SIZE; d++) {
      for (let a = 0; a < TABLE_SIZE; a++) {
        if (a > 0) expect(rank(COMBAT_TABLE[d][a])).toBeGreaterThanOrEqual(rank(COMBAT_TABLE[d][a - 1]));
        if (d > 0) expect(rank(COMBAT_TABLE[d][a])).toBeLessThanOrEqual(rank(COMBAT_TABLE[d - 1][a]));
      }
    }
  });

  test("has as many cells of each result as the printed one", () => {
    const count = (code: string) => COMBAT_TABLE.flat().filter((cell) => cell === code).length;
    expect(Object.fromEntries(RESULT_CODES.map((code) => [code, count(code)]))).toEqual({
      AA: 46,
      AS: 49,
      NE: 70,
      DR: 45,
      DD: 26,
      DE: 20,
    });
  });

  test("holds the largest and the smallest value", () => {
    expect(DIE_FACES + DRM_CAP.max).toBe(TABLE_SIZE);
    expect([DRM_CAP.min, VALUE_FLOOR]).toEqual([-10, 1]);
  });

  test("symbols say the code and the number", () => {
    for (const code of RESULT_CODES) {
      const { symbol, plus } = RESULTS[code];
      expect(symbol).toBe(code === "NE" ? "♦" : `${code}+${plus}`);
    }
  });
});

describe("modifiers and halvings", () => {
  test("have the printed values in the printed order", () => {
    expect(values(STRATEGIC_AXIS_MODIFIERS)).toEqual([2, 1, 2, 1, 2]);
    expect(values(STRATEGIC_ALLIED_MODIFIERS.soviet)).toEqual([2, 1]);
    expect(values(STRATEGIC_ALLIED_MODIFIERS.western)).toEqual([2, 2, 1]);
    expect(values(GROUND_MODIFIERS)).toEqual([
      ...[2, 1, 1, -2, -2, 1, 2, 1, 2, -2, -1, -2, -1, 2, 1],
      ...[2, 1, 1],
      ...[-1, 2, 1],
    ]);
    expect(values(AIR_NAVAL_MODIFIERS)).toEqual([2, 1, 2, 1, 1, 2, 2, 1, -1, -2, -2, -2, 1, -2, -1]);
    expect([STRATEGIC_HALVINGS.length, GROUND_HALVINGS.length, AIR_NAVAL_HALVINGS.length]).toEqual([1, 3, 2]);
    expect(MAX_ADDITIONAL_ATTACKERS).toBe(2);
  });

  test("have unique ids", () => {
    const all = ids([
      ...GROUND_MODIFIERS,
      ...GROUND_HALVINGS,
      ...AIR_NAVAL_MODIFIERS,
      ...AIR_NAVAL_HALVINGS,
      ...STRATEGIC_AXIS_MODIFIERS,
      ...STRATEGIC_ALLIED_MODIFIERS.western,
      ...STRATEGIC_ALLIED_MODIFIERS.soviet,
      ...STRATEGIC_HALVINGS,
    ]);
    expect(new Set(all).size).toBe(all.length);
  });

  test("of the Axis in strategic combat name their opponents", () => {
    expect(STRATEGIC_AXIS_MODIFIERS.map(({ when }) => when.versus)).toEqual([
      "western",
      ["soviet", "western"],
      "soviet",
      "western",
      ["soviet", "western"],
    ]);
  });
});

test("every result is handled by every kind of combat", () => {
  for (const table of [GROUND_RESULTS, SORTIES_GAINED, AIR_SUPPORT_AFTER, INTERCEPTOR_WINS, STRATEGIC_RESULTS]) {
    expect(Object.keys(table).sort()).toEqual([...RESULT_CODES].sort());
  }
  expect(RETREAT_PROHIBITIONS).toHaveLength(3);
  expect(COMBAT_SEQUENCE.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(FAC_LOST_TRACK).toEqual({ min: 1, max: 9 });
  for (const operation of OPERATIONS) expect(INTERDICTED[operation].length).toBeGreaterThan(0);
  expect(MAX_SORTIES).toBe(6);
});

test("production costs", () => {
  expect(costs(UNIT_PRICES.activation)).toEqual([1, 2]);
  expect(costs(UNIT_PRICES.replacements)).toEqual([1, 2, 3, 4, 5]);
  expect(costs(UNIT_PRICES.mobilization)).toEqual([1, 1, 2, 3, 4, 5]);
  expect([SURPRISE_ATTACK.cost, SURPRISE_ATTACK.delayTurns]).toEqual([20, 4]);
  expect(costs(DIPLOMACY_PRICES)).toEqual([5, 5]);
  expect(new Set(ids(PRICES)).size).toBe(16);
});

test("movement costs", () => {
  expect(MOVEMENT_ALLOWANCE).toEqual({
    full: { leg: 8, other: 10 },
    low: { leg: 4, other: 5 },
    no: { leg: 4, other: 5 },
  });
  expect(costs(Object.values(GROUND_COSTS))).toEqual([1, 1, 1, 2, 2, 3]);
  expect(costs(Object.values(GROUND_PLUS_COSTS))).toEqual([0, 1, 2, 1, 2]);
  expect(costs(Object.values(AIR_COSTS))).toEqual([1, 3]);
  expect(costs(Object.values(NAVAL_COSTS))).toEqual([0, 1, 2, 3, 2]);
  expect(Object.keys(HEXSIDE_COST)).toEqual(HEXSIDES.filter((hexside) => hexside !== "water"));
  expect(Object.keys(ATTACK_COST)).toEqual([...WEATHERS]);
});

test("National Will effects", () => {
  expect(values(Object.values(WILL_EFFECTS))).toEqual([-1, -1, -2, -4, 1, 2, 2, 2, 4, 8, 16]);
  expect(COLLAPSE_AT).toBe(0);
});

test("sequence of play", () => {
  expect(TURN_PHASES.map(({ id }) => id)).toEqual([
    ...["weather", "declareWar", "economy", "strategicWarfare", "strategicMovement", "operations", "noSupply"],
    ...["replacements", "upgrade", "mobilization", "diplomacy", "victoryCheck", "endOfTurn"],
  ]);
  expect(TURN_PHASES.filter(({ joint }) => joint).map(({ id }) => id)).toEqual(["weather", "strategicWarfare"]);
  expect(FACTION_ORDER).toEqual(["axis", "western", "soviet"]);
  expect(OPERATIONS_SUB_PHASES).toEqual(["actions", "supplyCheck"]);
});

test("ranges in hexes", () => {
  const { airdrop, airInterceptionOfAir, airStrike, airSupport, bombingRun, supplyLineLand } = RANGES;
  const ranges = [airdrop, airInterceptionOfAir, airStrike, airSupport, bombingRun, supplyLineLand];
  expect(ranges.map(({ hexes }) => hexes)).toEqual([3, 5, 7, 5, 20, 2]);
});

test("weather: every month is in one row, every die in one range", () => {
  expect(WEATHER_TABLE.flatMap(({ months }) => months).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, i) => i + 1),
  );
  const printed: [number, string, number[]][] = [
    [1, "cold", [0, 3, 3]],
    [1, "mild", [0, 4, 2]],
    [1, "warm", [1, 3, 2]],
    [3, "cold", [0, 2, 4]],
    [3, "mild", [1, 2, 3]],
    [3, "warm", [2, 2, 2]],
    [5, "cold", [3, 3, 0]],
    [5, "mild", [4, 2, 0]],
    [5, "warm", [4, 2, 0]],
    [8, "cold", [6, 0, 0]],
    [8, "mild", [6, 0, 0]],
    [8, "warm", [6, 0, 0]],
    [11, "cold", [1, 3, 2]],
    [11, "mild", [2, 2, 2]],
    [11, "warm", [2, 3, 1]],
  ];
  for (const [month, zone, faces] of printed) expect(Object.values(weatherOdds(month, zone as "cold"))).toEqual(faces);
  expect(weatherOdds(1, "desert")).toEqual({ fair: 6, poor: 0, severe: 0 });
  expect(weatherRow(12)).toBe(weatherRow(2));
});

test("supply sources and conditional events", () => {
  expect([LIMITED_SOURCE_UNITS, LIMITED_SOURCES.length, UNLIMITED_SOURCES.length]).toEqual([2, 5, 4]);
  expect(ids(CONDITIONAL_EVENTS)).toEqual([
    ...["CE-ACT", "CE-COL", "CE-CON", "CE-EAST", "CE-MED", "CE-USA", "CE-NOR", "CE-SOU", "CE-WEST"],
  ]);
});

test("every ruling says what, why and how sure", () => {
  const all = Object.values(RULINGS);
  expect(all).toHaveLength(161);
  for (const { decision, reason, confidence } of all) {
    expect(decision).toMatch(/^[A-Z].*\.$/);
    expect(reason).toMatch(/^[A-Z].*\.$/);
    expect(CONFIDENCES).toContain(confidence);
  }
});
