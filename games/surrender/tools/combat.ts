/** Combats of every kind: modifiers line by line, exact odds, and the result of given dice. */
import { allowKeys, type Fields, InputError, type Json, readBoolean, readObject, readOneOf } from "@tripartite/kernel";
import { AIR_NAVAL_EVENT } from "../data/airNavalCombat.ts";
import { FAC_LOST_TRACK } from "../data/combatResults.ts";
import { RESULTS } from "../data/combatTable.ts";
import { FORT_ONLY_BY_ASSAULT, GROUND_EVENT, MAX_ADDITIONAL_ATTACKERS } from "../data/groundCombat.ts";
import { STRATEGIC_EVENT } from "../data/strategicCombat.ts";
import {
  ATTACK_KINDS,
  FACTIONS,
  HEX_TERRAINS,
  HEXSIDES,
  MISSIONS,
  OPERATIONS,
  STRATEGIC_OPPONENTS,
  SUPPLY_STATES,
  WEATHERS,
} from "../data/vocabulary.ts";
import { type AirNavalSituation, airNavalCombat, airNavalSums } from "../rules/charts/airNavalCombat.ts";
import type { BothSides, CombatRoll, Dice } from "../rules/charts/combatValue.ts";
import { type GroundSituation, groundCombat, groundSums } from "../rules/charts/groundCombat.ts";
import { type Interception, intercept } from "../rules/charts/interception.ts";
import { groundOddsAfterAirCombat, interceptionOdds, resultOdds } from "../rules/charts/odds.ts";
import { type StrategicSituation, strategicCombat, strategicSums } from "../rules/charts/strategicCombat.ts";
import {
  at,
  listOf,
  numberIn,
  oneOf,
  optional,
  readAirNavalForce,
  readDice,
  readGroundForce,
  readMarkers,
} from "./fields.ts";

export const COMBAT_KINDS = ["ground", "airNaval", "interception", "strategic"] as const;

const MANY = 99;

/** Plain data of ours as JSON. */
function json(value: unknown): Json {
  return value as Json;
}

function sumsJson({ attacker, defender }: BothSides) {
  return { attacker, defender };
}

function rollJson(roll: CombatRoll, outcome: unknown) {
  const { attacker, defender, result } = roll;
  return {
    dice: [attacker.die, defender.die],
    values: [attacker.value, defender.value],
    result,
    symbol: RESULTS[result].symbol,
    name: RESULTS[result].name,
    outcome,
  };
}

const GROUND_FLAGS = [
  "amphibious",
  "city",
  "coastal",
  "fort",
  "fortOnIsland",
  "isolated",
  "canRetreat",
  "airAttacker",
  "airDefender",
  "navalSupport",
] as const;

const GROUND_FIELDS = [
  ...["kind", "attack", "weather", "terrain", "hexside", "attacker", "additional", "defender"],
  ...GROUND_FLAGS,
  ...["eventAttacker", "eventDefender", "airCombat", "dice", "fortChoice"],
];

function readGround(fields: Fields): GroundSituation {
  allowKeys(fields, "", GROUND_FIELDS);
  const flags: { [Flag in (typeof GROUND_FLAGS)[number]]?: boolean } = {};
  for (const flag of GROUND_FLAGS) Object.assign(flags, optional(fields, "", flag, readBoolean));
  const situation: GroundSituation = {
    attack: readOneOf(fields.attack, "attack", ATTACK_KINDS),
    weather: readOneOf(fields.weather, "weather", WEATHERS),
    attacker: readGroundForce(fields.attacker, "attacker"),
    defender: readGroundForce(fields.defender, "defender"),
    ...optional(fields, "", "terrain", oneOf(HEX_TERRAINS)),
    ...optional(fields, "", "hexside", oneOf(HEXSIDES)),
    ...optional(fields, "", "additional", listOf(readGroundForce)),
    ...flags,
    markersAttacker: readMarkers(fields, "", "eventAttacker", GROUND_EVENT),
    markersDefender: readMarkers(fields, "", "eventDefender", GROUND_EVENT),
  };
  const { attack, fort = false, additional = [] } = situation;
  if (attack === "mobile" && fort && FORT_ONLY_BY_ASSAULT)
    throw new InputError("fort", "only an Assault can attack a unit in a fort");
  if (attack === "mobile" && additional.length > 0)
    throw new InputError("additional", "only an Assault has Additional Attackers");
  if (additional.length > MAX_ADDITIONAL_ATTACKERS)
    throw new InputError("additional", `at most ${MAX_ADDITIONAL_ATTACKERS} Additional Attackers`);
  return situation;
}

/** §12 step 3 Two air units fight for Air Support first. */
function readAirCombat(fields: Fields, ground: GroundSituation): AirNavalSituation {
  allowKeys(fields, "airCombat", ["attacker", "defender", "dice"]);
  return {
    mission: "groundSupport",
    weather: ground.weather,
    attacker: readAirNavalForce(fields.attacker, "airCombat.attacker"),
    defender: readAirNavalForce(fields.defender, "airCombat.defender"),
  };
}

function ground(fields: Fields): Json {
  const situation = readGround(fields);
  const holdsFort =
    fields.fortChoice !== undefined && readOneOf(fields.fortChoice, "fortChoice", ["stay", "go"]) === "stay";
  const dice = fields.dice === undefined ? undefined : readDice(fields.dice, "dice");
  if (fields.airCombat !== undefined) return afterAirCombat(fields, situation, holdsFort);
  const sums = groundSums(situation);
  const combat = dice && groundCombat(situation, dice, holdsFort);
  return json({
    kind: "ground",
    ...sumsJson(sums),
    odds: resultOdds(sums),
    ...(combat && { roll: { ...rollJson(combat, combat.outcome), mayHoldFort: combat.mayHoldFort } }),
  });
}

function afterAirCombat(fields: Fields, situation: GroundSituation, holdsFort: boolean): Json {
  const airFields = readObject(fields.airCombat, "airCombat");
  const air = readAirCombat(airFields, situation);
  const airSums = airNavalSums(air);
  const odds = groundOddsAfterAirCombat(situation, air);
  const airCombat = { ...sumsJson(airSums), odds: resultOdds(airSums) };
  if (airFields.dice === undefined) return json({ kind: "ground", airCombat, odds });
  const fought = airNavalCombat(air, readDice(airFields.dice, "airCombat.dice"));
  const { airSupport } = fought.outcome;
  const decided = { ...situation, airAttacker: airSupport!.attacker, airDefender: airSupport!.defender };
  const sums = groundSums(decided);
  const combat =
    fields.dice === undefined ? undefined : groundCombat(decided, readDice(fields.dice, "dice"), holdsFort);
  return json({
    kind: "ground",
    airCombat: { ...airCombat, roll: rollJson(fought, fought.outcome) },
    ...sumsJson(sums),
    odds: resultOdds(sums),
    ...(combat && { roll: { ...rollJson(combat, combat.outcome), mayHoldFort: combat.mayHoldFort } }),
  });
}

function airNaval(fields: Fields): Json {
  allowKeys(fields, "", [
    ...["kind", "mission", "weather", "attacker", "defender"],
    ...["eventAttacker", "eventDefender", "dice"],
  ]);
  const situation: AirNavalSituation = {
    mission: readOneOf(fields.mission, "mission", MISSIONS),
    weather: readOneOf(fields.weather, "weather", WEATHERS),
    attacker: readAirNavalForce(fields.attacker, "attacker"),
    defender: readAirNavalForce(fields.defender, "defender"),
    markersAttacker: readMarkers(fields, "", "eventAttacker", AIR_NAVAL_EVENT),
    markersDefender: readMarkers(fields, "", "eventDefender", AIR_NAVAL_EVENT),
  };
  const sums = airNavalSums(situation);
  const combat = fields.dice === undefined ? undefined : airNavalCombat(situation, readDice(fields.dice, "dice"));
  return json({
    kind: "airNaval",
    ...sumsJson(sums),
    odds: resultOdds(sums),
    ...(combat && { roll: rollJson(combat, combat.outcome) }),
  });
}

function interception(fields: Fields): Json {
  allowKeys(fields, "", [
    ...["kind", "operation", "weather", "interceptor", "escort", "target"],
    ...["eventAgainstEscort", "eventEscort", "eventAgainstTarget", "eventTarget"],
    ...["cargo", "lastSupply", "again", "cancel", "dice"],
  ]);
  const chain: Interception = {
    operation: readOneOf(fields.operation, "operation", OPERATIONS),
    weather: readOneOf(fields.weather, "weather", WEATHERS),
    interceptor: readAirNavalForce(fields.interceptor, "interceptor"),
    target: readAirNavalForce(fields.target, "target"),
    ...optional(fields, "", "escort", readAirNavalForce),
    markersAgainstEscort: readMarkers(fields, "", "eventAgainstEscort", AIR_NAVAL_EVENT),
    markersEscort: readMarkers(fields, "", "eventEscort", AIR_NAVAL_EVENT),
    markersAgainstTarget: readMarkers(fields, "", "eventAgainstTarget", AIR_NAVAL_EVENT),
    markersTarget: readMarkers(fields, "", "eventTarget", AIR_NAVAL_EVENT),
    ...optional(fields, "", "cargo", oneOf(["ground", "air"] as const)),
    ...optional(fields, "", "lastSupply", oneOf(SUPPLY_STATES)),
    ...optional(fields, "", "again", readBoolean),
    ...optional(fields, "", "cancel", readBoolean),
  };
  const odds = interceptionOdds(chain);
  if (fields.dice === undefined) return json({ kind: "interception", odds });
  const dice = listOf(readDice)(fields.dice, "dice");
  const most = chain.escort ? 2 : 1;
  if (dice.length > most) throw new InputError("dice", `expected at most ${most} pairs of dice, found ${dice.length}`);
  const { steps, ...report } = intercept(chain, pairsOf(dice));
  return json({
    kind: "interception",
    odds,
    steps: steps.map(({ against, combat }) => ({
      against,
      ...sumsJson(combat),
      roll: rollJson(combat, combat.outcome),
    })),
    ...report,
  });
}

/** The pairs one after the other: a second one is needed only if the escort is beaten and the target is attacked. */
function* pairsOf(dice: readonly Dice[]): Generator<Dice> {
  yield* dice;
  throw new InputError("dice", `expected ${dice.length + 1} pairs of dice, found ${dice.length}`);
}

function strategic(fields: Fields): Json {
  allowKeys(fields, "", [
    ...["kind", "versus", "axisPorts", "axisAirPorts", "sovietAirPorts", "westernIn13", "alliedConquered", "bombed"],
    ...["usa", "eventAxis", "eventAllied", "halveAxis", "halveAllied", "facLost", "dice"],
  ]);
  const count = numberIn(0, MANY);
  const box = numberIn(FAC_LOST_TRACK.min, FAC_LOST_TRACK.max);
  const zones = listOf(numberIn(1, MANY));
  const lost = fields.facLost === undefined ? { germany: 1, allied: 1 } : readObject(fields.facLost, "facLost");
  allowKeys(lost, "facLost", ["germany", "allied"]);
  const situation: StrategicSituation = {
    versus: readOneOf(fields.versus, "versus", STRATEGIC_OPPONENTS),
    ...optional(fields, "", "axisPorts", zones),
    ...optional(fields, "", "axisAirPorts", zones),
    ...optional(fields, "", "sovietAirPorts", zones),
    ...optional(fields, "", "westernIn13", readBoolean),
    ...optional(fields, "", "alliedConquered", count),
    ...optional(fields, "", "bombed", count),
    ...optional(fields, "", "usa", oneOf([...FACTIONS, "none"] as const)),
    ...optional(fields, "", "halveAxis", count),
    ...optional(fields, "", "halveAllied", count),
    markersAxis: readMarkers(fields, "", "eventAxis", STRATEGIC_EVENT),
    markersAllied: readMarkers(fields, "", "eventAllied", STRATEGIC_EVENT),
    facLost: {
      germany: box(lost.germany, at("facLost", "germany")),
      allied: box(lost.allied, at("facLost", "allied")),
    },
  };
  const sums = strategicSums(situation);
  const combat = fields.dice === undefined ? undefined : strategicCombat(situation, readDice(fields.dice, "dice"));
  return json({
    kind: "strategic",
    ...sumsJson(sums),
    odds: resultOdds(sums),
    ...(combat && { roll: rollJson(combat, combat.outcome) }),
  });
}

const KINDS = { ground, airNaval, interception, strategic };

export function combat(input: unknown): Json {
  const fields = readObject(input, "");
  return KINDS[readOneOf(fields.kind, "kind", COMBAT_KINDS)](fields);
}
