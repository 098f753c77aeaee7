/**
 * Exact odds of a battle between two sides: one round on land (§12.2) or a Sea Battle to its end (§12.23), in the real
 * order of action. Nobody Retreats, Escapes, Strikes or bombs; Air Forces at sea always find a base to return to.
 * Each unit Fires at the class that its side's policy names, the strongest unit of a type first.
 * A battle may be under way: units that have acted wait for the next round, and a shot to be weighed goes first.
 */
import type { TargetClass, Technology, UnitType } from "../data/ids.ts";
import {
  AIR_DEFENSE_RADAR,
  AIR_FORCE,
  CLASS_AIR,
  CLASS_GROUND,
  CLASS_NAVAL,
  CLASS_SUB,
  FLEET,
  SONAR,
} from "../data/kinds.ts";
import { ALL_UNIT_TYPES, FIREPOWER } from "../data/units.ts";
import { FIRST_FIRE } from "./combatOrder.ts";
import { addChance, type Field, fightToTheEnd, fire, makeField, NEGLIGIBLE, type Slot } from "./oddsField.ts";
import {
  HIT_CLASSES,
  hasIdle,
  hitsToGo,
  nextRound,
  type OddsUnit,
  type Side,
  shooterCv,
  shooters,
  startSide,
  unitsLeft,
} from "./oddsSides.ts";

export { FIRST_FIRE } from "./combatOrder.ts";
export { hitsTaken, type OddsUnit } from "./oddsSides.ts";

/** The class to Fire at, from expected Hits per CV and Enemy CV by class (0 for absent classes); -1 for none. */
export type FirePolicy = (hitsPerCv: readonly number[], cv: readonly number[]) => number;

export interface OddsSide {
  readonly units: readonly OddsUnit[];
  /** Revealed technologies as a bit mask. */
  readonly technologies: number;
  /** Default: mostHits. */
  readonly policy?: FirePolicy;
}

export interface OddsBattle {
  readonly sea: boolean;
  readonly attacker: OddsSide;
  readonly defender: OddsSide;
  /** §15.22 The Attacker declared war in this Player Turn. */
  readonly surprise: boolean;
  /** Whose land it is: AirDefense Radar works only there (R67). */
  readonly landOf?: "attacker" | "defender";
  /** A shot before everything else, by a unit that is marked as having acted or is not listed any more. */
  readonly opening?: Shot;
}

export interface Shot {
  readonly byAttacker: boolean;
  readonly targetClass: TargetClass;
  readonly dice: number;
  readonly firepower: number;
}

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
  /** Every result; at sea the same units may appear more than once. Results below one in 10^12 are left out. */
  outcomes: OddsOutcome[];
}

export interface OddsOutcome {
  readonly probability: number;
  readonly attacker: readonly OddsUnit[];
  readonly defender: readonly OddsUnit[];
}

// ---- policies

/** In the order of preference among equals (R69). */
const CLASS_ORDER = [CLASS_NAVAL, CLASS_SUB, CLASS_AIR, CLASS_GROUND];

/** Most expected Hits, then most CV, then naval, sub, air, ground units. */
export const mostHits: FirePolicy = (hitsPerCv, cv) => {
  let best = -1;
  for (const c of CLASS_ORDER) {
    if (hitsPerCv[c] === 0) continue;
    if (best < 0 || hitsPerCv[c] > hitsPerCv[best] || (hitsPerCv[c] === hitsPerCv[best] && cv[c] > cv[best])) best = c;
  }
  return best;
};

/** §15.42, R69 Ground units while there are any, as Armed Minors must. */
export const groundFirst: FirePolicy = (hitsPerCv, cv) =>
  hitsPerCv[CLASS_GROUND] > 0 ? CLASS_GROUND : mostHits(hitsPerCv, cv);

// ---- the order of action

function has(side: Pick<OddsSide, "technologies">, technology: Technology): boolean {
  return technology >= 0 && ((side.technologies >> technology) & 1) === 1;
}

/** §12.3, §9.0, §15.22 Does the Attacker act first among units of this type? */
export function attackerFirst(
  battle: Pick<OddsBattle, "surprise"> & Record<"attacker" | "defender", Pick<OddsSide, "technologies">>,
  type: UnitType,
): boolean {
  const attacker = has(battle.attacker, FIRST_FIRE[type]);
  const defender = has(battle.defender, FIRST_FIRE[type]);
  return attacker === defender ? battle.surprise : attacker;
}

function slotsOfType(battle: OddsBattle, ofAttacker: boolean, type: UnitType, own: Side, enemy: Side): Slot[] {
  const side = ofAttacker ? battle.attacker : battle.defender;
  const firepower = FIREPOWER[type].slice();
  if (type === FLEET && has(side, SONAR)) firepower[CLASS_SUB] = 3;
  const radar =
    type === AIR_FORCE &&
    !battle.sea &&
    has(side, AIR_DEFENSE_RADAR) &&
    battle.landOf === (ofAttacker ? "attacker" : "defender");
  const dicePerCv = firepower.map((_, c) => (radar && c === CLASS_AIR ? 2 : 1));
  const target = targets(side.policy ?? mostHits, firepower, dicePerCv, enemy);
  const slots: Slot[] = [];
  for (let place = shooters(own, type) - 1; place >= 0; place--) {
    slots.unshift({ ofAttacker, cv: shooterCv(own, type, place), target, firepower, dicePerCv });
  }
  return slots;
}

function targets(
  policy: FirePolicy,
  firepower: readonly number[],
  dicePerCv: readonly number[],
  enemy: Side,
): Int8Array {
  const target = new Int8Array(enemy.size);
  const hitsPerCv = [0, 0, 0, 0];
  const cv = [0, 0, 0, 0];
  for (let state = 0; state < enemy.size; state++) {
    for (let c = 0; c < HIT_CLASSES; c++) {
      cv[c] = enemy.cv[state * HIT_CLASSES + c];
      hitsPerCv[c] = cv[c] > 0 ? (firepower[c] * dicePerCv[c]) / 6 : 0;
    }
    target[state] = policy(hitsPerCv, cv);
  }
  return target;
}

function orderOfAction(battle: OddsBattle, attacker: Side, defender: Side): Slot[] {
  return ALL_UNIT_TYPES.flatMap((type) => {
    const attack = slotsOfType(battle, true, type, attacker, defender);
    const defence = slotsOfType(battle, false, type, defender, attacker);
    return attackerFirst(battle, type) ? [...attack, ...defence] : [...defence, ...attack];
  });
}

/** The opening shot as a place in the order of action: the same dice whatever became of its side. */
function openingSlot({ byAttacker, targetClass, dice, firepower }: Shot, own: Side, enemy: Side): Slot {
  const target = new Int8Array(enemy.size);
  for (let state = 0; state < enemy.size; state++)
    target[state] = enemy.cv[state * HIT_CLASSES + targetClass] > 0 ? targetClass : -1;
  const cv = new Uint8Array(own.size).fill(dice);
  return { ofAttacker: byAttacker, cv, target, firepower: inEveryClass(firepower), dicePerCv: inEveryClass(1) };
}

const inEveryClass = (value: number) => new Array<number>(HIT_CLASSES).fill(value);

function fireOpening(battle: OddsBattle, field: Field): void {
  if (battle.opening === undefined) return;
  const [own, enemy] = battle.opening.byAttacker ? [field.attacker, field.defender] : [field.defender, field.attacker];
  fire(field, openingSlot(battle.opening, own, enemy));
}

// ---- results

function emptyOdds(): Odds {
  return {
    attackerEliminated: 0,
    defenderEliminated: 0,
    attackerAlone: 0,
    defenderAlone: 0,
    attackerCv: 0,
    defenderCv: 0,
    attackerHits: 0,
    defenderHits: 0,
    outcomes: [],
  };
}

/** What is left of a side in one state. */
interface Remains {
  readonly units: readonly OddsUnit[];
  readonly cv: number;
  /** Hits that it can still take. */
  readonly hitsToGo: number;
  /** Units remain in the area. */
  readonly stays: boolean;
}

function remains(side: Side, state: number, waiting: readonly OddsUnit[], sea: boolean): Remains {
  const fought = unitsLeft(side, state);
  const units = [...fought, ...waiting];
  return {
    units,
    cv: units.reduce((sum, unit) => sum + unit.cv, 0),
    hitsToGo: hitsToGo(units, sea),
    stays: waiting.length > 0 || fought.some((unit) => !sea || unit.type !== AIR_FORCE),
  };
}

/** Adds the results of a field that is finished; pairs that fight on have been taken out of it. */
function collect(odds: Odds, battle: OddsBattle, field: Field, waiting: readonly OddsUnit[]): void {
  const { attacker, defender, chance } = field;
  const attackerHitsToGo = hitsToGo(battle.attacker.units, battle.sea);
  const defenderHitsToGo = hitsToGo(battle.defender.units, battle.sea);
  const defenders: Remains[] = [];
  for (let a = 0; a < attacker.size; a++) {
    let left: Remains | undefined;
    for (let d = 0; d < defender.size; d++) {
      const probability = chance[a * defender.size + d];
      if (probability === 0) continue;
      left ??= remains(attacker, a, waiting, battle.sea);
      const against = (defenders[d] ??= remains(defender, d, [], battle.sea));
      if (left.units.length === 0) odds.attackerEliminated += probability;
      if (against.units.length === 0) odds.defenderEliminated += probability;
      if (left.stays && !against.stays) odds.attackerAlone += probability;
      if (against.stays && !left.stays) odds.defenderAlone += probability;
      odds.attackerCv += probability * left.cv;
      odds.defenderCv += probability * against.cv;
      odds.attackerHits += probability * (defenderHitsToGo - against.hitsToGo);
      odds.defenderHits += probability * (attackerHitsToGo - left.hitsToGo);
      if (probability >= NEGLIGIBLE) odds.outcomes.push({ probability, attacker: left.units, defender: against.units });
    }
  }
}

// ---- battles

/** §12.2 One Combat Round on land. */
function landOdds(battle: OddsBattle): Odds {
  const field = makeField(startSide(battle.attacker.units, false), startSide(battle.defender.units, false));
  addChance(field, 0, 0, 1);
  fireOpening(battle, field);
  for (const slot of orderOfAction(battle, field.attacker, field.defender)) fire(field, slot);
  const odds = emptyOdds();
  collect(odds, battle, field, []);
  return odds;
}

/** §11.53 The Attacker's units in the order in which they join: those of the first round, then one BattleGroup each. */
function battleGroups(units: readonly OddsUnit[]): OddsUnit[][] {
  const present = units.filter((unit) => (unit.group ?? 0) === 0);
  const numbers = [...new Set(units.map((unit) => unit.group ?? 0))].filter((group) => group > 0).sort((a, b) => a - b);
  const groups = numbers.map((group) => units.filter((unit) => unit.group === group));
  return [[...present, ...(groups[0] ?? [])], ...groups.slice(1)];
}

/** Moves the pairs that fight on into the field of the next round; what remains in the old one is finished. */
function fightOn(field: Field, joining: readonly OddsUnit[]): Field {
  const { attacker, defender, chance } = field;
  const nextAttacker = nextRound(attacker, joining);
  const nextDefender = nextRound(defender, []);
  const next = makeField(nextAttacker.side, nextDefender.side);
  for (let a = 0; a < attacker.size; a++) {
    const to = nextAttacker.stateAfter[a];
    for (let d = 0; d < defender.size; d++) {
      const pair = a * defender.size + d;
      const against = nextDefender.stateAfter[d];
      if (chance[pair] === 0 || next.attacker.fights[to] === 0 || next.defender.fights[against] === 0) continue;
      addChance(next, to, against, chance[pair]);
      chance[pair] = 0;
    }
  }
  return next;
}

/** §12.23, §12.7 All rounds of a Sea Battle. Rounds with Air Forces or newcomers are fought one by one. */
function seaOdds(battle: OddsBattle): Odds {
  const odds = emptyOdds();
  const groups = battleGroups(battle.attacker.units);
  let field = makeField(startSide(groups[0], true), startSide(battle.defender.units, true));
  addChance(field, 0, 0, 1);
  fireOpening(battle, field);
  for (let round = 1; ; round++) {
    const slots = orderOfAction(battle, field.attacker, field.defender);
    const waiting = groups.slice(round).flat();
    const { attacker, defender }: Field = field;
    const isRepeated = shooters(attacker, AIR_FORCE) + shooters(defender, AIR_FORCE) === 0;
    if (waiting.length === 0 && isRepeated && !hasIdle(attacker) && !hasIdle(defender)) {
      fightToTheEnd(field, slots);
      collect(odds, battle, field, []);
      return odds;
    }
    for (const slot of slots) fire(field, slot);
    const next = fightOn(field, groups[round] ?? []);
    collect(odds, battle, field, waiting);
    field = next;
  }
}

/** The odds of one Combat Round on land, or of a whole Sea Battle. */
export function battleOdds(battle: OddsBattle): Odds {
  return battle.sea ? seaOdds(battle) : landOdds(battle);
}

/** The odds when it is not known which of several battles it is, as with hidden blocks. Probabilities add up to 1. */
export function uncertainOdds(cases: readonly { probability: number; battle: OddsBattle }[]): Odds {
  const sum = emptyOdds();
  for (const { probability, battle } of cases) {
    const { outcomes, ...values } = battleOdds(battle);
    for (const name of Object.keys(values) as (keyof typeof values)[]) sum[name] += probability * values[name];
    for (const outcome of outcomes) sum.outcomes.push({ ...outcome, probability: probability * outcome.probability });
  }
  return sum;
}
