/** The forms of the player aid give the worked examples as the rules do; their addresses say what is filled in. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Vignette, vignettesOf } from "../../games/surrender/test/unit/vignettes.ts";
import { COMBAT_FORMS, COMBAT_KINDS, type CombatKind } from "../src/surrender/charts/combat/forms.ts";
import { type Field, readValues, usualValues, type Values, writeValues } from "../src/surrender/charts/form.ts";

type Given = Vignette["given"];

const flag = (on: unknown) => (on ? "1" : "");
const groundCountry = (country: string) =>
  country === "germany" ? "germany" : ["france", "uk", "usa"].includes(country) ? "uk" : "other";
const airCountry = (country: string) =>
  ["uk", "usa"].includes(country) ? "uk" : ["germany", "france"].includes(country) ? country : "other";

function groundUnit(prefix: string, unit: Given): Values {
  return {
    [`${prefix}.country`]: groundCountry(unit.country),
    [`${prefix}.type`]: unit.type,
    [`${prefix}.supply`]: unit.supply ?? "full",
    [`${prefix}.reduced`]: flag(unit.strength === "reduced"),
    [`${prefix}.elite`]: flag(unit.elite),
    [`${prefix}.garrison`]: flag(unit.groundClass === "garrison"),
  };
}

function airUnit(prefix: string, unit: Given): Values {
  return {
    [`${prefix}.country`]: airCountry(unit.country),
    [`${prefix}.type`]: unit.type,
    [`${prefix}.sorties`]: String(unit.sorties ?? 0),
    [`${prefix}.supply`]: unit.supply ?? "full",
    [`${prefix}.britain`]: flag(unit.inBritain),
  };
}

const FILL: Readonly<Record<CombatKind, (given: Given) => Values>> = {
  ground(given) {
    const isTank = ({ type }: Given) => type !== "infantry";
    const additional: Given[] = given.additional ?? [];
    return {
      ...groundUnit("a", given.attacker),
      ...groundUnit("d", given.defender),
      attack: given.amphibious ? "amphibious" : given.attack,
      weather: given.weather,
      hexside: given.hexside ?? "clear",
      rough: flag(given.city || (given.terrain ?? "clear") !== "clear"),
      isolated: flag(given.isolated),
      stuck: flag(given.canRetreat === false),
      fort: flag(given.fort),
      holds: given.fortChoice ?? "go",
      coastal: flag(given.coastal),
      naval: flag(given.navalSupport),
      "add.tank": String(additional.filter(isTank).length),
      "add.other": String(additional.filter((unit) => !isTank(unit)).length),
      "a.air": flag(given.airAttacker),
      "d.air": flag(given.airDefender),
      "a.event": String(given.eventAttacker ?? 0),
      "d.event": String(given.eventDefender ?? 0),
    };
  },
  airNaval: (given) => ({
    ...airUnit("a", given.attacker),
    ...airUnit("d", given.defender),
    mission: given.mission,
    weather: given.weather,
  }),
  interception: (given) => ({
    ...airUnit("i", given.interceptor),
    ...airUnit("e", given.escort),
    ...airUnit("t", given.target),
    operation: given.operation,
    weather: given.weather,
    escorted: flag(given.escort),
    cargo: given.cargo ?? "none",
  }),
  strategic: ({ facts, versus, facLost }) => ({
    versus,
    "s-a1": flag(facts.axisPorts.some((zone: number) => [1, 2, 7, 9].includes(zone))),
    "s-a2": flag(facts.axisAirPorts.length > 0),
    "s-a5": flag(facts.axisPorts.includes(32)),
    west13: flag(facts.westernIn13),
    bombed: String(facts.bombed),
    "lost.germany": String(facLost.germany),
    "lost.allied": String(facLost.allied),
  }),
};

const examples = COMBAT_KINDS.flatMap((kind) =>
  vignettesOf(kind).map((vignette) => [`${vignette.id} ${vignette.title}`, kind, vignette] as const),
);

test.each(examples)("%s through the form", (_, kind, { given, expect: expected }) => {
  const form = COMBAT_FORMS[kind];
  const values = { ...usualValues(form.fields), ...FILL[kind](given) };
  const asked = readValues(form.fields, new URLSearchParams(writeValues(form.fields, values)));
  expect(form.problem?.(asked)).toBeUndefined();
  const analysis = form.analyse(asked);
  expect(analysis.rows.reduce((sum, { ways }) => sum + ways, 0)).toBe(analysis.of);
  const dice = given.dice.flat();
  const rolled = analysis.roll(() => dice.shift());
  const { attacker, defender } = rolled.rolls.at(-1)!.roll;
  const steps = expected.steps ?? [];
  const last = steps.at(-1) ?? {
    attackerValue: expected.attackerValue ?? expected.axisValue,
    defenderValue: expected.defenderValue ?? expected.alliedValue,
  };
  expect([attacker.value, defender.value]).toEqual([last.attackerValue, last.defenderValue]);
  if (expected.attackerIds) expect(attacker.lines.map(({ id }) => id)).toEqual(expected.attackerIds);
  if (kind === "ground" || kind === "airNaval") expect(rolled.headline).toContain(expected.result);
  if (expected.defender === "eliminated") expect(rolled.effect).toContain("efender eliminated");
  if (expected.defender?.endsWith("retreats")) expect(rolled.effect).toContain("retreats");
});

function anyValue(field: Field): fc.Arbitrary<string> {
  switch (field.kind) {
    case "choice":
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case "switch":
      return fc.constantFrom("", "1");
    case "count":
      return fc.integer({ min: field.min, max: field.max }).map(String);
    case "text":
      return fc.constant("");
  }
}

test("whatever is filled in, the address holds it, and every outcome is counted", () => {
  for (const kind of COMBAT_KINDS) {
    const { fields, analyse, problem } = COMBAT_FORMS[kind];
    const filled = fc.record(Object.fromEntries(fields.map((field) => [field.id, anyValue(field)])));
    fc.assert(
      fc.property(filled, (values) => {
        expect(readValues(fields, new URLSearchParams(writeValues(fields, values)))).toEqual(values);
        if (problem?.(values) !== undefined) return;
        const { rows, of } = analyse(values);
        expect(rows.reduce((sum, { ways }) => sum + ways, 0)).toBe(of);
      }),
      { numRuns: 25 },
    );
  }
});

test("an address that says nonsense is as usual", () => {
  const { fields } = COMBAT_FORMS.ground;
  const query = new URLSearchParams("weather=hail&a.event=99&rough=yes&a.type=tank&add.tank=1e1");
  expect(readValues(fields, query)).toEqual({ ...usualValues(fields), "a.type": "tank" });
});
