/** Values of a scenario that are ours, to be tried by simulation: Will, points, turn limits, ships, dice, Surprise Attack. */
import { type Calibration, isRefusal, type Json } from "@tripartite/kernel";
import { forgetBoard } from "./board/board.ts";
import { SURPRISE_BONUS } from "./data/campaign/markerKinds.ts";
import { WILL_OF_LIBERATED_MINOR } from "./data/campaign/numbers.ts";
import { ENDS_ON_DIE, type PolicyDie } from "./data/campaign/policies.ts";
import { printedScenario, replaceScenario } from "./data/scenarios/index.ts";
import type { Country, Scenario, Start } from "./data/scenarios/scenario.ts";
import type { Faction } from "./data/vocabulary.ts";
import { readOptions } from "./options.ts";

type Values = Readonly<Record<string, number>>;

function scenarioOf(options: Json): number {
  const read = readOptions(options);
  if (isRefusal(read)) throw new Error(read.text);
  return read.scenario;
}

/** The country as it stands at the start. */
function standing({ starts }: Scenario, country: Country): Country {
  return { ...country, ...starts[0].countries?.[country.id] };
}

function convoysOf({ units, countries }: Scenario, faction: Faction): string[] {
  const isOwn = (id: string) => countries.some((country) => country.id === id && country.faction === faction);
  return units.flatMap(({ id, type, country, hex }) =>
    type === "convoy" && hex !== undefined && isOwn(country) ? [id] : [],
  );
}

/** §37.1 R-POL-6 The dice on which policies end, where there are policies. */
function diceOf({ phases, policyDice = ENDS_ON_DIE }: Scenario): readonly PolicyDie[] {
  return phases.includes("declareWar") ? policyDice : [];
}

function valuesOf(scenario: Scenario): Record<string, number> {
  const values: Record<string, number> = { turns: scenario.turns.length, surprise: SURPRISE_BONUS };
  for (const country of scenario.countries) {
    const { id, status, will, nationalWill, points, extraFactories } = standing(scenario, country);
    if (status !== "active") continue;
    const start = will ?? nationalWill;
    if (start !== undefined) values[`will.${id}`] = start;
    if (points === undefined) values[`factories.${id}`] = extraFactories;
    else values[`points.${id}`] = points;
  }
  for (const { fromRoll, die } of diceOf(scenario)) values[`policy.${fromRoll}`] = die;
  if (scenario.rules.fallenMayReturn)
    values["will.liberated"] = scenario.willOfLiberatedMinor ?? WILL_OF_LIBERATED_MINOR;
  for (const faction of scenario.factions) values[`convoys.${faction}`] = convoysOf(scenario, faction).length;
  return values;
}

/** The scenario with other values; the turns of its victory table move with its length. */
function varied(scenario: Scenario, values: Values): Scenario {
  const unknown = Object.keys(values).find((name) => !(name in valuesOf(scenario)));
  if (unknown !== undefined) throw new Error(`${scenario.id} has no value ${unknown}`);
  const countries = scenario.countries.map((country): Country => {
    const { id } = country;
    const will = values[`will.${id}`];
    const points = values[`points.${id}`];
    const extraFactories = values[`factories.${id}`];
    return {
      ...country,
      ...(will !== undefined && { will }),
      ...(points !== undefined && { points }),
      ...(extraFactories !== undefined && { extraFactories }),
    };
  });
  const starts = scenario.starts.map((start): Start => {
    if (start.countries === undefined) return start;
    const changed = Object.entries(start.countries).map(([id, each]) => {
      const will = values[`will.${id}`];
      return [id, will === undefined ? each : { ...each, will }];
    });
    return { ...start, countries: Object.fromEntries(changed) };
  });
  const gone = scenario.factions.flatMap((faction) => {
    const convoys = convoysOf(scenario, faction);
    return convoys.slice(values[`convoys.${faction}`] ?? convoys.length);
  });
  const units = scenario.units.map((unit) => {
    if (!gone.includes(unit.id)) return unit;
    const { hex, ...rest } = unit;
    return { ...rest, box: "out" };
  });
  const markers = scenario.markers.map((marker) =>
    marker.kind === "surpriseAttack" && values.surprise !== undefined ? { ...marker, value: values.surprise } : marker,
  );
  const policyDice = diceOf(scenario).map(({ fromRoll, die }): PolicyDie => {
    return { fromRoll, die: values[`policy.${fromRoll}`] ?? die };
  });
  const willOfLiberatedMinor = values["will.liberated"];
  return lengthened(
    {
      ...{ ...scenario, countries, starts, units, markers, policyDice },
      ...(willOfLiberatedMinor !== undefined && { willOfLiberatedMinor }),
    },
    values.turns ?? scenario.turns.length,
  );
}

function lengthened(scenario: Scenario, length: number): Scenario {
  const more = length - scenario.turns.length;
  if (more === 0) return scenario;
  const turns = scenario.turns.slice(0, length);
  while (turns.length < length) {
    const { month, year } = turns[turns.length - 1];
    turns.push(month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year });
  }
  const victory = scenario.victory.map((line) => {
    const { byTurn, atEndOf } = line.test;
    return {
      ...line,
      test: {
        ...line.test,
        ...(byTurn !== undefined && { byTurn: byTurn + more }),
        ...(atEndOf !== undefined && { atEndOf: atEndOf + more }),
      },
    };
  });
  return { ...scenario, turns, victory };
}

export const CALIBRATION: Calibration = {
  values: (options) => valuesOf(printedScenario(scenarioOf(options))),
  apply(options, values) {
    const index = scenarioOf(options);
    replaceScenario(index, varied(printedScenario(index), values));
    forgetBoard(index);
  },
};
