import { RESULTS } from "@tripartite/surrender/data/combatTable";
import { GROUND_EVENT, MAX_ADDITIONAL_ATTACKERS } from "@tripartite/surrender/data/groundCombat";
import { AIR_TYPES, type GroundType, type SupplyState, type Weather } from "@tripartite/surrender/data/vocabulary";
import {
  type AirNavalSituation,
  airNavalCombat,
  airNavalSums,
} from "@tripartite/surrender/rules/charts/airNavalCombat";
import {
  type GroundForce,
  type GroundSituation,
  groundCombat,
  groundOutcome,
  groundSums,
} from "@tripartite/surrender/rules/charts/groundCombat";
import { groundOddsAfterAirCombat, resultOdds } from "@tripartite/surrender/rules/charts/odds";
import { choice, chosen, count, type Field, isOn, numberOf, toggle, type Values } from "../form.ts";
import { CHART_TEXTS } from "../texts.ts";
import { type Analysis, type CombatForm, exchangeSides, type Rolled, resultRows, type Section } from "./analysis.ts";
import {
  AIR_NAVAL_TYPE_OPTIONS,
  eventField,
  forceFields,
  forceOf,
  GROUND_COUNTRY_OPTIONS,
  GROUND_TYPE_OPTIONS,
  markersOf,
  options,
  SUPPLY_OPTIONS,
  WEATHER_FIELD,
} from "./options.ts";
import { groundEffect } from "./outcomes.ts";

const { fields, sides, stages } = CHART_TEXTS;
const NAMES = [CHART_TEXTS.attacker, CHART_TEXTS.defender] as const;

const ATTACK = choice("attack", fields.attack, options(CHART_TEXTS.attacks));
const HEXSIDE = choice("hexside", fields.hexside, options(CHART_TEXTS.hexsides));
const ROUGH = toggle("rough", fields.rough, "−1");
const ISOLATED = toggle("isolated", fields.isolated, "+2");
const STUCK = toggle("stuck", fields.stuck);
const FORT = toggle("fort", fields.fort, "÷2");
const ISLAND = toggle("island", fields.island);
const HOLDS = choice("holds", fields.holds, options(CHART_TEXTS.holds));
const COASTAL = toggle("coastal", fields.coastal);
const NAVAL_SUPPORT = toggle("naval", fields.navalSupport);
const ADD_TANK = count("add.tank", fields.addTank, 0, MAX_ADDITIONAL_ATTACKERS);
const ADD_OTHER = count("add.other", fields.addOther, 0, MAX_ADDITIONAL_ATTACKERS);
const ADD_NO_SUPPLY = toggle("add.nosupply", fields.addNoSupply, "÷2");
const FIGHT = toggle("fight", fields.fight);
const GARRISON = toggle("d.garrison", fields.garrison);

function unitFields(prefix: string, usualCountry: string): Field[] {
  return [
    choice(`${prefix}.country`, fields.country, GROUND_COUNTRY_OPTIONS, usualCountry),
    choice(`${prefix}.type`, fields.type, GROUND_TYPE_OPTIONS),
    choice(`${prefix}.supply`, fields.supply, SUPPLY_OPTIONS),
    toggle(`${prefix}.reduced`, fields.reduced, "−2"),
    toggle(`${prefix}.elite`, fields.elite, "+1"),
    toggle(`${prefix}.air`, fields.air),
    eventField(`${prefix}.event`),
  ];
}

const ATTACKER = unitFields("a", "germany");
const DEFENDER = unitFields("d", "other");
/** What both sides have, by name without prefix. */
const SHARED = ["country", "type", "supply", "reduced", "elite", "air", "event"];

const AIR_UNIT_OPTIONS = AIR_NAVAL_TYPE_OPTIONS.filter(({ value }) => (AIR_TYPES as readonly string[]).includes(value));
const AIR_ATTACKER = forceFields("af", AIR_UNIT_OPTIONS, "fighter");
const AIR_DEFENDER = forceFields("df", AIR_UNIT_OPTIONS, "fighter");

function isAssault(values: Values): boolean {
  return values.attack !== "mobile";
}

function airUnitsFight(values: Values): boolean {
  return isOn(values, "a.air") && isOn(values, "d.air") && isOn(values, "fight");
}

function sections(values: Values): Section[] {
  const assault = isAssault(values);
  const amphibious = values.attack === "amphibious";
  const additional = numberOf(values, "add.tank") + numberOf(values, "add.other") > 0;
  const inFort = assault && isOn(values, "fort");
  const place: Field[] = [
    ATTACK,
    WEATHER_FIELD,
    ...(amphibious ? [] : [HEXSIDE]),
    ROUGH,
    ISOLATED,
    STUCK,
    ...(assault ? [FORT] : []),
    ...(inFort ? [ISLAND, HOLDS] : []),
    ...(amphibious ? [COASTAL, NAVAL_SUPPORT] : []),
    ...(isOn(values, "a.air") && isOn(values, "d.air") ? [FIGHT] : []),
  ];
  const more = assault ? [ADD_TANK, ADD_OTHER, ...(additional ? [ADD_NO_SUPPLY] : [])] : [];
  const air: Section[] = airUnitsFight(values)
    ? [
        { id: "af", title: sides.airAttacker, side: "attacker", fields: AIR_ATTACKER },
        { id: "df", title: sides.airDefender, side: "defender", fields: AIR_DEFENDER },
      ]
    : [];
  return [
    { id: "attacker", title: CHART_TEXTS.attacker, side: "attacker", fields: [...ATTACKER, ...more] },
    { id: "place", title: CHART_TEXTS.place, fields: place },
    { id: "defender", title: CHART_TEXTS.defender, side: "defender", fields: [...DEFENDER, GARRISON] },
    ...air,
  ];
}

function unitOf(values: Values, prefix: string): GroundForce {
  return {
    country: values[`${prefix}.country`],
    type: chosen<GroundType>(values, `${prefix}.type`),
    supply: chosen<SupplyState>(values, `${prefix}.supply`),
    elite: isOn(values, `${prefix}.elite`),
    strength: isOn(values, `${prefix}.reduced`) ? "reduced" : "full",
    groundClass: isOn(values, `${prefix}.garrison`) ? "garrison" : "field",
  };
}

function additionalOf(values: Values): GroundForce[] {
  const { country } = unitOf(values, "a");
  const units = (type: GroundType, id: string): GroundForce[] =>
    Array.from({ length: numberOf(values, id) }, () => ({ country, type }));
  const all = [...units("tank", "add.tank"), ...units("infantry", "add.other")];
  return isOn(values, "add.nosupply") ? all.map((unit, i) => (i === 0 ? { ...unit, supply: "no" } : unit)) : all;
}

export function groundSituation(values: Values): GroundSituation {
  const assault = isAssault(values);
  const amphibious = values.attack === "amphibious";
  const fort = assault && isOn(values, "fort");
  return {
    attack: assault ? "assault" : "mobile",
    amphibious,
    weather: chosen<Weather>(values, "weather"),
    city: isOn(values, "rough"),
    hexside: amphibious ? "clear" : chosen<"clear" | "river" | "strait">(values, "hexside"),
    fort,
    fortOnIsland: fort && isOn(values, "island"),
    isolated: isOn(values, "isolated"),
    canRetreat: !isOn(values, "stuck"),
    coastal: amphibious && isOn(values, "coastal"),
    navalSupport: amphibious && isOn(values, "naval"),
    attacker: unitOf(values, "a"),
    additional: assault ? additionalOf(values) : [],
    defender: unitOf(values, "d"),
    airAttacker: isOn(values, "a.air"),
    airDefender: isOn(values, "d.air"),
    markersAttacker: markersOf(values, "a.event", GROUND_EVENT),
    markersDefender: markersOf(values, "d.event", GROUND_EVENT),
  };
}

function rolledGround(situation: GroundSituation, holdsFort: boolean, die: () => number, title?: string): Rolled {
  const combat = groundCombat(situation, [die(), die()], holdsFort);
  return {
    rolls: [{ roll: combat, ...(title !== undefined && { title }) }],
    headline: `${RESULTS[combat.result].symbol} ${RESULTS[combat.result].name}`,
    effect: groundEffect(situation, combat.outcome),
  };
}

function analyse(values: Values): Analysis {
  const situation = groundSituation(values);
  const holdsFort = values.holds === "stay";
  const effectOf = (code: Parameters<typeof groundOutcome>[1]) =>
    groundEffect(situation, groundOutcome(situation, code, holdsFort));
  if (airUnitsFight(values)) return analyseWithAir(values, situation, holdsFort, effectOf);
  const sums = groundSums(situation);
  const odds = resultOdds(sums);
  return {
    stages: [{ names: NAMES, sums }],
    of: odds.of,
    rows: resultRows(odds, effectOf),
    roll: (die) => rolledGround(situation, holdsFort, die),
  };
}

/** §12 step 3 The air units fight first; the lines on the ground are shown as if both kept their Air Support. */
function analyseWithAir(
  values: Values,
  situation: GroundSituation,
  holdsFort: boolean,
  effectOf: Parameters<typeof resultRows>[1],
): Analysis {
  const air: AirNavalSituation = {
    mission: "groundSupport",
    weather: situation.weather,
    attacker: forceOf(values, "af"),
    defender: forceOf(values, "df"),
  };
  const odds = groundOddsAfterAirCombat(situation, air);
  return {
    stages: [
      { title: stages.air, names: NAMES, sums: airNavalSums(air) },
      { title: stages.ground, names: NAMES, sums: groundSums(situation) },
    ],
    of: odds.of,
    rows: resultRows(odds, effectOf),
    roll(die) {
      const fought = airNavalCombat(air, [die(), die()]);
      const { attacker, defender } = fought.outcome.airSupport!;
      const decided = { ...situation, airAttacker: attacker, airDefender: defender };
      const rolled = rolledGround(decided, holdsFort, die, stages.ground);
      return { ...rolled, rolls: [{ title: stages.air, roll: fought }, ...rolled.rolls] };
    },
  };
}

export const groundForm: CombatForm = {
  fields: [
    ...[ATTACK, WEATHER_FIELD, HEXSIDE, ROUGH, ISOLATED, STUCK, FORT, ISLAND, HOLDS, COASTAL, NAVAL_SUPPORT, FIGHT],
    ...ATTACKER,
    ...[ADD_TANK, ADD_OTHER, ADD_NO_SUPPLY],
    ...DEFENDER,
    GARRISON,
    ...AIR_ATTACKER,
    ...AIR_DEFENDER,
  ],
  sections,
  analyse,
  problem: (values) =>
    numberOf(values, "add.tank") + numberOf(values, "add.other") > MAX_ADDITIONAL_ATTACKERS && isAssault(values)
      ? CHART_TEXTS.problems.tooMany
      : undefined,
  swapped: (values) => exchangeSides(values, SHARED),
};
