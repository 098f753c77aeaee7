/**
 * Exact odds of a battle between two sides: one round on land (§12.2) or a Sea Battle to its end (§12.23), in the real
 * order of action. Nobody Retreats, Escapes, Strikes or bombs; Air Forces at sea always find a base to return to.
 * A battle may be under way: units that have acted wait for the next round, and a shot to be weighed goes first.
 */
import { AIR_FORCE } from "../../data/kinds.ts";
import { fightLandRound, fightSeaRounds, type OddsBattle } from "./battle.ts";
import { type Field, forEachPair, NEGLIGIBLE } from "./field.ts";
import { fightToTheEnd, type Labels } from "./seaEnd.ts";
import { hitsToGo, inTheFight, type OddsUnit, type Side, unitsLeft, waysAway } from "./sides.ts";

export { FIRST_FIRE } from "../../rules/combat/combatOrder.ts";
export * from "./battle.ts";
export { hitsTaken, type OddsUnit } from "./sides.ts";

export interface Odds {
  /** No unit of the side is left at all. */
  attackerEliminated: number;
  defenderEliminated: number;
  /** Only the side's units are in the area at the end. */
  attackerAlone: number;
  defenderAlone: number;
  /** Expected CV that are left. */
  attackerCv: number;
  defenderCv: number;
  /** Expected Hits that the side scores, overkill not counted. */
  attackerHits: number;
  defenderHits: number;
  /** Every result, worked out when it is read; at sea the same units may appear more than once. Results below one in 10^12 are left out. */
  readonly outcomes: readonly OddsOutcome[];
}

export interface OddsOutcome {
  readonly probability: number;
  readonly attacker: readonly OddsUnit[];
  readonly defender: readonly OddsUnit[];
}

type Values = Omit<Odds, "outcomes">;

function noValues(): Values {
  return {
    attackerEliminated: 0,
    defenderEliminated: 0,
    attackerAlone: 0,
    defenderAlone: 0,
    attackerCv: 0,
    defenderCv: 0,
    attackerHits: 0,
    defenderHits: 0,
  };
}

// ---- expected values

/** What is left of a side in one state. */
interface Remains {
  readonly cv: number;
  readonly hitsTaken: number;
  readonly isEliminated: boolean;
  /** Units remain in the area. */
  readonly stays: boolean;
}

/** By state, made when it is first asked for. */
type RemainsOf = (state: number) => Remains;

function remainsOf(units: readonly OddsUnit[], side: Side, sea: boolean, waiting: readonly OddsUnit[] = []): RemainsOf {
  const hitsAtFirst = hitsToGo(units, sea);
  const known: Remains[] = [];
  return (state) => {
    known[state] ??= remains(unitsLeft(side, state), waiting, sea, hitsAtFirst);
    return known[state];
  };
}

function remains(fought: OddsUnit[], waiting: readonly OddsUnit[], sea: boolean, hitsAtFirst: number): Remains {
  const units = [...fought, ...waiting];
  return {
    cv: cvOf(units),
    hitsTaken: hitsAtFirst - hitsToGo(units, sea),
    isEliminated: units.length === 0,
    stays: waiting.length > 0 || fought.some((unit) => !sea || unit.type !== AIR_FORCE),
  };
}

function cvOf(units: readonly OddsUnit[]): number {
  return units.reduce((sum, unit) => sum + unit.cv, 0);
}

/** Adds a pair that is finished. */
function addPair(values: Values, probability: number, left: Remains, against: Remains): void {
  if (left.stays && !against.stays) values.attackerAlone += probability;
  if (against.stays && !left.stays) values.defenderAlone += probability;
  values.attackerCv += probability * left.cv;
  values.defenderCv += probability * against.cv;
  values.attackerHits += probability * against.hitsTaken;
  values.defenderHits += probability * left.hitsTaken;
}

function addField(values: Values, battle: OddsBattle, field: Field, waiting: readonly OddsUnit[]): void {
  const attackers = remainsOf(battle.attacker.units, field.attacker, battle.sea, waiting);
  const defenders = remainsOf(battle.defender.units, field.defender, battle.sea);
  forEachPair(field, (a, d, chance) => {
    const [left, against] = [attackers(a), defenders(d)];
    addPair(values, chance, left, against);
    if (left.isEliminated) values.attackerEliminated += chance;
    if (against.isEliminated) values.defenderEliminated += chance;
  });
}

/** Bits of a label: Air Forces of the side are away, so that it is not eliminated whatever happens. */
const ATTACKER_AWAY = 1;
const DEFENDER_AWAY = 2;

/** The identical rounds. Air Forces that are away count once, before these. */
function addEnd(values: Values, battle: OddsBattle, field: Field): void {
  const attackersAway = waysAway(field.attacker).map(cvOf);
  const defendersAway = waysAway(field.defender).map(cvOf);
  const attackers = remainsOf(battle.attacker.units, inTheFight(field.attacker), true);
  const defenders = remainsOf(battle.defender.units, inTheFight(field.defender), true);
  const labels: Labels = {
    count: 4,
    enter(a, d, chance) {
      const [cv, enemyCv] = [attackersAway[a], defendersAway[d]];
      values.attackerCv += chance * cv;
      values.defenderCv += chance * enemyCv;
      values.attackerHits -= chance * enemyCv;
      values.defenderHits -= chance * cv;
      return (cv > 0 ? ATTACKER_AWAY : 0) | (enemyCv > 0 ? DEFENDER_AWAY : 0);
    },
  };
  fightToTheEnd(battle, field, labels, (a, d, label, chance) => {
    const [left, against] = [attackers(a), defenders(d)];
    addPair(values, chance, left, against);
    if (left.isEliminated && (label & ATTACKER_AWAY) === 0) values.attackerEliminated += chance;
    if (against.isEliminated && (label & DEFENDER_AWAY) === 0) values.defenderEliminated += chance;
  });
}

// ---- outcomes

function addOutcomes(outcomes: OddsOutcome[], field: Field, waiting: readonly OddsUnit[]): void {
  const attackers = unitsOf(field.attacker, waiting);
  const defenders = unitsOf(field.defender, []);
  forEachPair(field, (a, d, probability) => {
    if (probability >= NEGLIGIBLE) outcomes.push({ probability, attacker: attackers(a), defender: defenders(d) });
  });
}

/** The units that are left by state, in one list for each state. */
function unitsOf(side: Side, waiting: readonly OddsUnit[]): (state: number) => readonly OddsUnit[] {
  const known: (readonly OddsUnit[])[] = [];
  return (state) => {
    known[state] ??= [...unitsLeft(side, state), ...waiting];
    return known[state];
  };
}

function landOutcomes(field: Field): OddsOutcome[] {
  const outcomes: OddsOutcome[] = [];
  addOutcomes(outcomes, field, []);
  return outcomes;
}

function seaOutcomes(battle: OddsBattle): OddsOutcome[] {
  const outcomes: OddsOutcome[] = [];
  const field = fightSeaRounds(battle, (finished, waiting) => addOutcomes(outcomes, finished, waiting));
  const attackers = unitsOf(field.attacker, []);
  const defenders = unitsOf(field.defender, []);
  const [ways, enemyWays] = [waysAway(field.attacker).length, waysAway(field.defender).length];
  const labels: Labels = { count: ways * enemyWays, enter: (a, d) => a * enemyWays + d };
  fightToTheEnd(battle, field, labels, (a, d, label, probability) => {
    const [attacker, defender] = [a * ways + Math.floor(label / enemyWays), d * enemyWays + (label % enemyWays)];
    if (probability >= NEGLIGIBLE)
      outcomes.push({ probability, attacker: attackers(attacker), defender: defenders(defender) });
  });
  return outcomes;
}

// ---- battles

function withOutcomes(values: Values, find: () => OddsOutcome[]): Odds {
  let known: OddsOutcome[] | undefined;
  return Object.defineProperty(values as Odds, "outcomes", { enumerable: true, get: () => (known ??= find()) });
}

/** The odds of one Combat Round on land, or of a whole Sea Battle. */
export function battleOdds(battle: OddsBattle): Odds {
  const values = noValues();
  if (battle.sea) {
    addEnd(
      values,
      battle,
      fightSeaRounds(battle, (field, waiting) => addField(values, battle, field, waiting)),
    );
    return withOutcomes(values, () => seaOutcomes(battle));
  }
  const field = fightLandRound(battle);
  addField(values, battle, field, []);
  return withOutcomes(values, () => landOutcomes(field));
}

/** The odds when it is not known which of several battles it is, as with hidden blocks. Probabilities add up to 1. */
export function uncertainOdds(cases: readonly { probability: number; battle: OddsBattle }[]): Odds {
  const sum = noValues();
  const odds = cases.map(({ probability, battle }) => ({ probability, odds: battleOdds(battle) }));
  for (const { probability, odds: one } of odds)
    for (const name of Object.keys(sum) as (keyof Values)[]) sum[name] += probability * one[name];
  return withOutcomes(sum, () =>
    odds.flatMap(({ probability, odds: { outcomes } }) =>
      outcomes.map((outcome) => ({ ...outcome, probability: probability * outcome.probability })),
    ),
  );
}
