import { expect, test } from "vitest";
import { AIR_NAVAL_EVENT } from "../../data/airNavalCombat.ts";
import { RESULTS } from "../../data/combatTable.ts";
import { GROUND_EVENT } from "../../data/groundCombat.ts";
import { STRATEGIC_EVENT } from "../../data/strategicCombat.ts";
import { type AirNavalSituation, airNavalCombat } from "../../rules/charts/airNavalCombat.ts";
import type { CombatRoll, ModifierLine, SideValue } from "../../rules/charts/combatValue.ts";
import { type GroundSituation, groundCombat } from "../../rules/charts/groundCombat.ts";
import { intercept, interceptionEffects } from "../../rules/charts/interception.ts";
import { costOf, movementAllowance } from "../../rules/charts/movementCost.ts";
import { gainsOfGermany, hasCollapsed, willAfter, willTrail } from "../../rules/charts/nationalWill.ts";
import { totalPrice } from "../../rules/charts/productionCost.ts";
import { strategicCombat } from "../../rules/charts/strategicCombat.ts";
import { supplyAfterCheck, supplyFrom } from "../../rules/charts/supplyState.ts";
import { weatherOf } from "../../rules/charts/weather.ts";
import { CAMPAIGN_COMBATS, VIGNETTES, type Vignette } from "./vignettes.ts";

type Given = Vignette["given"];

function marker(line: { readonly id: string; readonly text: string }, value: number | undefined): ModifierLine[] {
  return value === undefined ? [] : [{ ...line, value }];
}

function rollReport({ attacker, defender, result }: CombatRoll) {
  const side = ({ lines, raw, drm, value }: SideValue) => ({ ids: lines.map(({ id }) => id), raw, drm, value });
  const [a, d] = [side(attacker), side(defender)];
  return {
    attackerIds: a.ids,
    attackerRaw: a.raw,
    attackerDrm: a.drm,
    attackerValue: a.value,
    defenderIds: d.ids,
    defenderRaw: d.raw,
    defenderDrm: d.drm,
    defenderValue: d.value,
    result: RESULTS[result].symbol,
  };
}

const KINDS: Record<string, (given: Given) => Record<string, unknown>> = {
  ground(given) {
    const situation: GroundSituation = {
      ...given,
      markersAttacker: marker(GROUND_EVENT, given.eventAttacker),
      markersDefender: marker(GROUND_EVENT, given.eventDefender),
    };
    const combat = groundCombat(situation, given.dice, given.fortChoice === "stay");
    const { outcome } = combat;
    return {
      ...rollReport(combat),
      ...outcome,
      defender: outcome.retreats ? `${outcome.defender}, retreats` : outcome.defender,
    };
  },
  airNaval(given) {
    const situation: AirNavalSituation = {
      ...given,
      markersAttacker: marker(AIR_NAVAL_EVENT, given.eventAttacker),
      markersDefender: marker(AIR_NAVAL_EVENT, given.eventDefender),
    };
    const combat = airNavalCombat(situation, given.dice);
    return { ...rollReport(combat), ...combat.outcome };
  },
  interception(given) {
    const { steps, effects, ...report } = intercept(given, given.dice);
    const { cargo } = effects;
    return {
      ...report,
      ...effects,
      ...(typeof cargo === "object" && {
        cargo: "sorties" in cargo ? `air +${cargo.sorties} Sorties` : cargo.strength,
      }),
      steps: steps.map(({ against, combat }) => ({
        against,
        attackerValue: combat.attacker.value,
        defenderValue: combat.defender.value,
        result: RESULTS[combat.result].symbol,
      })),
    };
  },
  strategic(given) {
    const { versus, facts, facLost, eventAxis, eventAllied, halveAxis = 0, halveAllied = 0, dice } = given;
    const combat = strategicCombat(
      {
        versus,
        ...facts,
        facLost,
        halveAxis,
        halveAllied,
        markersAxis: marker(STRATEGIC_EVENT, eventAxis),
        markersAllied: marker(STRATEGIC_EVENT, eventAllied),
      },
      dice,
    );
    const report = rollReport(combat);
    return {
      axisIds: report.attackerIds,
      alliedIds: report.defenderIds,
      axisDrm: report.attackerDrm,
      alliedDrm: report.defenderDrm,
      axisValue: report.attackerValue,
      alliedValue: report.defenderValue,
      result: report.result,
      ...combat.outcome,
    };
  },
  weather(given) {
    return Object.fromEntries(
      Object.entries(given.dice).map(([zone, die]) => [zone, weatherOf(given.month, zone as "cold", die as number)]),
    );
  },
  moveCost(given) {
    const cost = costOf([given.base, ...given.plus]);
    const allowance = given.unit && movementAllowance(given.unit.supply, given.unit.mobility);
    return { cost, allowance, attacks: given.unit && Math.floor(allowance / cost) };
  },
  naval: (given) => ({ cost: costOf(given.legs) }),
  cost: (given) => ({ total: totalPrice(given.buy) }),
  supply(given) {
    let state = given.start;
    return {
      states: given.checks.map(
        (check: string) => (state = supplyAfterCheck(state, check === "fail" ? "none" : (check as "unlimited"))),
      ),
    };
  },
  supplySource(given) {
    const found = given.sources.map((source: Given) => supplyFrom(given.unit, source));
    const states = { unlimited: "full", limited: "low" };
    return {
      gives: found.map((source: Given) => (source ? states[source.gives as "limited"] : null)),
      ids: found.map((source: Given) => source?.id ?? null),
    };
  },
  will(given) {
    let will = given.start;
    const trail = given.events.map((event: string) =>
      event === "none" ? will : (will = willAfter(will, event as "NW1")),
    );
    expect(
      willTrail(
        given.start,
        given.events.filter((event: string) => event !== "none"),
      ).at(-1),
    ).toBe(will);
    const collapses = hasCollapsed(will);
    const conquered = collapses && given.mainlandCityLost === true;
    const gains = collapses ? gainsOfGermany({ country: given.country, conquered, claimed: given.claimed }) : [];
    return { trail, collapses, conquered, germany: given.germany && willTrail(given.germany, gains).at(-1) };
  },
};

/** These need a map. */
const MAP_KINDS = ["move", "retreat", "isolated", "supplyTrace", "range"];

const charted = VIGNETTES.filter(({ kind }) => !MAP_KINDS.includes(kind));

test.each(charted.map((vignette) => [`${vignette.id} ${vignette.title}`, vignette] as const))("%s", (_, vignette) => {
  expect(KINDS[vignette.kind](vignette.given)).toMatchObject(vignette.expect);
});

/** The examples list the lines of the charts, and count markers apart. */
const MARKER_LINES: readonly string[] = [GROUND_EVENT.id, AIR_NAVAL_EVENT.id, STRATEGIC_EVENT.id];

test.each(CAMPAIGN_COMBATS.map((combat) => [`${combat.title} (${combat.id})`, combat] as const))(
  "the combat of %s",
  (_, { kind, given, expect: { cargo, ...expected } }) => {
    const report = KINDS[kind](given);
    const withoutMarkers = Object.entries(report).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.filter((id) => !MARKER_LINES.includes(id)) : value,
    ]);
    expect(Object.fromEntries(withoutMarkers)).toMatchObject(expected);
    if (cargo === undefined) return;
    const outcome = report.interdiction === "successful" ? "interdicted" : "failed";
    const effects = interceptionEffects({ ...given, operation: "navalTransport" }, outcome);
    expect(effects.cargo).toEqual(cargo === "reduced" ? { strength: "reduced" } : { sorties: 2 });
  },
);

test("every worked example has a test", () => {
  expect(VIGNETTES).toHaveLength(36);
  expect(charted.map(({ kind }) => kind).every((kind) => kind in KINDS)).toBe(true);
});
