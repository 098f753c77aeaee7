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

/** Chances of (Attacker's state, Defender's state) as a matrix, one row for each state of the Attacker. */
export interface Field {
  readonly attacker: Side;
  readonly defender: Side;
  readonly chance: Float64Array;
}

export function makeField(attacker: Side, defender: Side): Field {
  return { attacker, defender, chance: new Float64Array(attacker.size * defender.size) };
}

/** One unit Fires in every state. States after Hits are done before those they come from, so nothing is hit twice. */
export function fire(field: Field, slot: Slot): void {
  const { attacker, defender, chance } = field;
  const [own, enemy] = slot.ofAttacker ? [attacker, defender] : [defender, attacker];
  const [ownStep, enemyStep] = slot.ofAttacker ? [defender.size, 1] : [1, defender.size];
  for (let o = 0; o < own.size; o++) {
    if (slot.cv[o] === 0) continue;
    for (let e = enemy.size - 1; e >= 0; e--) {
      const from = o * ownStep + e * enemyStep;
      const here = chance[from];
      const c = slot.target[e];
      if (here === 0 || c < 0) continue;
      const dice = slot.cv[o] * slot.dicePerCv[c];
      const exactly = EXACTLY[slot.firepower[c]][dice];
      chance[from] = here * exactly[0];
      let at = e;
      for (let hits = 1; hits <= dice; hits++) {
        at = enemy.afterHit[at * HIT_CLASSES + c];
        if (enemy.afterHit[at * HIT_CLASSES + c] < 0) {
          chance[o * ownStep + at * enemyStep] += here * AT_LEAST[slot.firepower[c]][dice][hits];
          break;
        }
        chance[o * ownStep + at * enemyStep] += here * exactly[hits];
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
  const arriving = new Float64Array(chance.length * count);
  chance.forEach((value, pair) => {
    arriving[pair * count] = value;
  });
  const missing = new Float64Array(count);
  for (let a = 0; a < attacker.size; a++) {
    for (let d = 0; d < defender.size; d++) {
      const pair = a * defender.size + d;
      const base = pair * count;
      let total = 0;
      for (let i = 0; i < count; i++) total += arriving[base + i];
      chance[pair] = total;
      if (total === 0 || attacker.fights[a] === 0 || defender.fights[d] === 0) continue;
      const allMiss = missChances(slots, a, d, missing);
      if (allMiss === 1) continue;
      chance[pair] = 0;
      let here = startOfRound(arriving, base, missing, allMiss);
      for (let i = 0; i < count; i++) {
        if (i > 0) here = here * missing[i - 1] + arriving[base + i];
        if (missing[i] < 1) scatter(field, slots, i, a, d, here, arriving);
      }
    }
  }
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
function startOfRound(arriving: Float64Array, base: number, missing: Float64Array, allMiss: number): number {
  let sum = 0;
  for (let i = 1; i < missing.length; i++) sum = (sum + arriving[base + i]) * missing[i];
  return (arriving[base] + sum) / (1 - allMiss);
}

/** Sends the chance of one or more Hits by this slot on to the next slot in the states after the Hits. */
function scatter(
  field: Field,
  slots: readonly Slot[],
  i: number,
  a: number,
  d: number,
  here: number,
  arriving: Float64Array,
): void {
  const slot = slots[i];
  const enemy = slot.ofAttacker ? field.defender : field.attacker;
  const c = slot.target[slot.ofAttacker ? d : a];
  const dice = slot.cv[slot.ofAttacker ? a : d] * slot.dicePerCv[c];
  const nextSlot = (i + 1) % slots.length;
  let at = slot.ofAttacker ? d : a;
  for (let hits = 1; hits <= dice; hits++) {
    at = enemy.afterHit[at * HIT_CLASSES + c];
    const last = enemy.afterHit[at * HIT_CLASSES + c] < 0;
    const table = last ? AT_LEAST : EXACTLY;
    const pair = slot.ofAttacker ? a * field.defender.size + at : at * field.defender.size + d;
    arriving[pair * slots.length + nextSlot] += here * table[slot.firepower[c]][dice][hits];
    if (last) break;
  }
}
