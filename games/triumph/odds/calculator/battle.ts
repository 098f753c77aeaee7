/**
 * A battle for the odds: what is known of it, the order of action, and its rounds one by one.
 * Each unit Fires at the class that its side's policy names, the strongest unit of a type first.
 */
import type { TargetClass, Technology, UnitType } from "../../data/ids.ts";
import {
  AIR_DEFENSE_RADAR,
  AIR_FORCE,
  CLASS_AIR,
  CLASS_GROUND,
  CLASS_NAVAL,
  CLASS_SUB,
  FLEET,
  SONAR,
} from "../../data/kinds.ts";
import { ALL_UNIT_TYPES, FIREPOWER } from "../../data/units.ts";
import { FIRST_FIRE } from "../../rules/combat/combatOrder.ts";
import { addChance, type Field, fire, makeField, movePairs, type Slot } from "./field.ts";
import { HIT_CLASSES, hasIdle, nextRound, type OddsUnit, type Side, shooterCv, shooters, startSide } from "./sides.ts";

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
  const count = shooters(own, type);
  if (count === 0) return [];
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
  return Array.from({ length: count }, (_, place) => {
    return { ofAttacker, cv: shooterCv(own, type, place), target, firepower, dicePerCv };
  });
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

export function orderOfAction(battle: OddsBattle, attacker: Side, defender: Side): Slot[] {
  return ALL_UNIT_TYPES.flatMap((type) => {
    const attack = slotsOfType(battle, true, type, attacker, defender);
    const defence = slotsOfType(battle, false, type, defender, attacker);
    return attackerFirst(battle, type) ? [...attack, ...defence] : [...defence, ...attack];
  });
}

/** The opening shot as a place in the order of action: the same dice whatever happened to its side. */
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

// ---- rounds

/** §12.2 One Combat Round on land. */
export function fightLandRound(battle: OddsBattle): Field {
  const field = makeField(startSide(battle.attacker.units, false), startSide(battle.defender.units, false));
  addChance(field, 0, 0, 1);
  fireOpening(battle, field);
  for (const slot of orderOfAction(battle, field.attacker, field.defender)) fire(field, slot);
  return field;
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
  const attacker = nextRound(field.attacker, joining);
  const defender = nextRound(field.defender, []);
  const next = makeField(attacker.side, defender.side);
  movePairs(field, next, attacker.stateAfter, defender.stateAfter);
  return next;
}

/**
 * §12.23, §12.7 The rounds of a Sea Battle with Air Forces, newcomers or units that have acted, one by one; pairs that end
 * in them are handed over. All rounds after them are the same: the field is as it is before these.
 */
export function fightSeaRounds(
  battle: OddsBattle,
  finished: (field: Field, waiting: readonly OddsUnit[]) => void,
): Field {
  const groups = battleGroups(battle.attacker.units);
  let field = makeField(startSide(groups[0], true), startSide(battle.defender.units, true));
  addChance(field, 0, 0, 1);
  fireOpening(battle, field);
  for (let round = 1; ; round++) {
    const { attacker, defender }: Field = field;
    const waiting = groups.slice(round).flat();
    const isRepeated = shooters(attacker, AIR_FORCE) + shooters(defender, AIR_FORCE) === 0;
    if (waiting.length === 0 && isRepeated && !hasIdle(attacker) && !hasIdle(defender)) return field;
    for (const slot of orderOfAction(battle, attacker, defender)) fire(field, slot);
    const next = fightOn(field, groups[round] ?? []);
    finished(field, waiting);
    field = next;
  }
}
