/** The chances of all pairs of states of two sides in a battle, and how Fire moves them. */
import { HIT_CLASSES, type Side } from "./oddsSides.ts";

/** One place in the order of action: the shooter's dice by own state, its target class by the Enemy's state. */
export interface Slot {
  readonly ofAttacker: boolean;
  readonly cv: Uint8Array;
  readonly target: Int8Array;
  /** Firepower and dice per CV by class. */
  readonly firepower: readonly number[];
  readonly dicePerCv: readonly number[];
}

// ---- dice

const MOST_DICE = 8;
/** By Firepower and number of dice: the chance of exactly h Hits, and of at least h. */
const EXACTLY: readonly (readonly Float64Array[])[] = [0, 1, 2, 3, 4].map((firepower) => {
  const rows = [Float64Array.of(1)];
  for (let dice = 1; dice <= MOST_DICE; dice++) {
    const row = new Float64Array(dice + 1);
    rows[dice - 1].forEach((chance, hits) => {
      row[hits] += (chance * (6 - firepower)) / 6;
      row[hits + 1] += (chance * firepower) / 6;
    });
    rows.push(row);
  }
  return rows;
});
const AT_LEAST: typeof EXACTLY = EXACTLY.map((rows) =>
  rows.map((row) => row.map((_, hits) => row.slice(hits).reduce((sum, chance) => sum + chance, 0))),
);

// ---- the probabilities of all pairs of states

/** Pairs with less than this are left as they are: nobody Fires in them. */
export const NEGLIGIBLE = 1e-12;

/** Chances of (Attacker's state, Defender's state) as a matrix, one row for each state of the Attacker. */
export interface Field {
  readonly attacker: Side;
  readonly defender: Side;
  readonly chance: Float64Array;
  /** States that some pair with a chance has. */
  readonly attackerReached: Uint8Array;
  readonly defenderReached: Uint8Array;
}

export function makeField(attacker: Side, defender: Side): Field {
  return {
    attacker,
    defender,
    chance: new Float64Array(attacker.size * defender.size),
    attackerReached: new Uint8Array(attacker.size),
    defenderReached: new Uint8Array(defender.size),
  };
}

export function addChance(field: Field, a: number, d: number, chance: number): void {
  field.chance[a * field.defender.size + d] += chance;
  field.attackerReached[a] = 1;
  field.defenderReached[d] = 1;
}

/** One unit Fires in every pair. States after Hits are done before those they come from, so nothing is hit twice. */
export function fire(field: Field, slot: Slot): void {
  const own = slot.ofAttacker ? field.attackerReached : field.defenderReached;
  const enemy = slot.ofAttacker ? field.defenderReached : field.attackerReached;
  const [ownStep, enemyStep] = slot.ofAttacker ? [field.defender.size, 1] : [1, field.defender.size];
  const { afterHit } = slot.ofAttacker ? field.defender : field.attacker;
  for (let e = enemy.length - 1; e >= 0; e--) {
    const c = slot.target[e];
    if (enemy[e] === 0 || c < 0) continue;
    const exactly = EXACTLY[slot.firepower[c]];
    const atLeast = AT_LEAST[slot.firepower[c]];
    for (let o = 0; o < own.length; o++) {
      const from = o * ownStep + e * enemyStep;
      const here = field.chance[from];
      if (slot.cv[o] === 0 || here < NEGLIGIBLE) continue;
      const dice = slot.cv[o] * slot.dicePerCv[c];
      field.chance[from] = here * exactly[dice][0];
      let at = e;
      for (let hits = 1; hits <= dice; hits++) {
        at = afterHit[at * HIT_CLASSES + c];
        enemy[at] = 1;
        const last = afterHit[at * HIT_CLASSES + c] < 0;
        field.chance[o * ownStep + at * enemyStep] += here * (last ? atLeast : exactly)[dice][hits];
        if (last) break;
      }
    }
  }
}

/**
 * Round after round until somebody is gone. For a pair of states the chance to arrive at each slot is known when its
 * turn comes; rounds without a Hit are summed as a geometric series, so there is no last round to cut off.
 */
export function fightToTheEnd(field: Field, slots: readonly Slot[]): void {
  const { attacker, defender, chance } = field;
  const count = slots.length;
  if (count === 0) return;
  const arriving = arrivalRows(field, count);
  const missing = new Float64Array(count);
  for (let a = 0; a < attacker.size; a++) {
    const row = arriving[a];
    if (row === undefined) continue;
    for (let d = 0; d < defender.size; d++) {
      const base = d * count;
      let total = 0;
      for (let i = 0; i < count; i++) total += row[base + i];
      chance[a * defender.size + d] = total;
      if (total < NEGLIGIBLE || attacker.fights[a] === 0 || defender.fights[d] === 0) continue;
      const allMiss = missChances(slots, a, d, missing);
      if (allMiss === 1) continue;
      chance[a * defender.size + d] = 0;
      let here = startOfRound(row, base, missing, allMiss);
      for (let i = 0; i < count; i++) {
        if (i > 0) here = here * missing[i - 1] + row[base + i];
        if (missing[i] < 1) scatter(field, slots, i, a, d, here, arriving);
      }
    }
    arriving[a] = undefined;
  }
}

/** Per state of the Attacker, once it is reached: the chances to arrive at (Defender's state, slot). */
type Arrivals = (Float64Array | undefined)[];

function arrivalRows({ attacker, defender, chance }: Field, count: number): Arrivals {
  const rows: Arrivals = new Array(attacker.size).fill(undefined);
  for (let a = 0; a < attacker.size; a++) {
    for (let d = 0; d < defender.size; d++) {
      const here = chance[a * defender.size + d];
      if (here > 0) arrivalRow(rows, a, defender.size * count)[d * count] = here;
    }
  }
  return rows;
}

function arrivalRow(rows: Arrivals, a: number, length: number): Float64Array {
  rows[a] ??= new Float64Array(length);
  return rows[a];
}

/** The chance of every slot to score nothing in this pair of states, and of all of them together. */
function missChances(slots: readonly Slot[], a: number, d: number, missing: Float64Array): number {
  let all = 1;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i];
    const cv = slot.cv[slot.ofAttacker ? a : d];
    const c = slot.target[slot.ofAttacker ? d : a];
    missing[i] = cv === 0 || c < 0 ? 1 : EXACTLY[slot.firepower[c]][cv * slot.dicePerCv[c]][0];
    all *= missing[i];
  }
  return all;
}

/** How often a round begins in this pair of states, all rounds without a Hit included. */
function startOfRound(row: Float64Array, base: number, missing: Float64Array, allMiss: number): number {
  let returning = 0;
  for (let i = 1; i < missing.length; i++) returning = (returning + row[base + i]) * missing[i];
  return (row[base] + returning) / (1 - allMiss);
}

/** Sends the chance of one or more Hits by this slot on to the next slot in the states after the Hits. */
function scatter(
  field: Field,
  slots: readonly Slot[],
  i: number,
  a: number,
  d: number,
  here: number,
  arriving: Arrivals,
): void {
  const slot = slots[i];
  const count = slots.length;
  const { afterHit } = slot.ofAttacker ? field.defender : field.attacker;
  const c = slot.target[slot.ofAttacker ? d : a];
  const dice = slot.cv[slot.ofAttacker ? a : d] * slot.dicePerCv[c];
  const nextSlot = i + 1 < count ? i + 1 : 0;
  let at = slot.ofAttacker ? d : a;
  for (let hits = 1; hits <= dice; hits++) {
    at = afterHit[at * HIT_CLASSES + c];
    const last = afterHit[at * HIT_CLASSES + c] < 0;
    const row = arrivalRow(arriving, slot.ofAttacker ? a : at, field.defender.size * count);
    const table = last ? AT_LEAST : EXACTLY;
    row[(slot.ofAttacker ? at : d) * count + nextSlot] += here * table[slot.firepower[c]][dice][hits];
    if (last) break;
  }
}
