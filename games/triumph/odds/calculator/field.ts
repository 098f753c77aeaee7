/** The chances of all pairs of states of two sides in a battle, and how Fire moves them in one round. */
import type { TargetClass } from "../../data/ids.ts";
import { HIT_CLASSES, type Side } from "./sides.ts";

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
export const EXACTLY: readonly (readonly Float64Array[])[] = [0, 1, 2, 3, 4].map((firepower) => {
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
export const AT_LEAST: typeof EXACTLY = EXACTLY.map((rows) =>
  rows.map((row) => row.map((_, hits) => row.slice(hits).reduce((sum, chance) => sum + chance, 0))),
);

// ---- the probabilities of all pairs of states

/** Pairs with less than this are left as they are: nobody Fires in them. */
export const NEGLIGIBLE = 1e-12;

/** Chances of pairs (Attacker's state, Defender's state); a row for each state of the Attacker that is reached. */
export interface Field {
  readonly attacker: Side;
  readonly defender: Side;
  readonly rows: (Float64Array | undefined)[];
  /** States of the Defender that some pair with a chance has. */
  readonly defenderReached: Uint8Array;
}

export function makeField(attacker: Side, defender: Side): Field {
  return {
    attacker,
    defender,
    rows: new Array(attacker.size).fill(undefined),
    defenderReached: new Uint8Array(defender.size),
  };
}

function rowOf(field: Field, a: number): Float64Array {
  const row = field.rows[a];
  if (row !== undefined) return row;
  const made = new Float64Array(field.defender.size);
  field.rows[a] = made;
  return made;
}

export function addChance(field: Field, a: number, d: number, chance: number): void {
  rowOf(field, a)[d] += chance;
  field.defenderReached[d] = 1;
}

/** Every pair that has a chance. */
export function forEachPair(field: Field, visit: (a: number, d: number, chance: number) => void): void {
  const states = reached(field.defenderReached);
  for (let a = 0; a < field.rows.length; a++) {
    const row = field.rows[a];
    if (row === undefined) continue;
    for (const d of states) if (row[d] > 0) visit(a, d, row[d]);
  }
}

/** Moves all pairs that fight on in these states, by those they are in, into another field. */
export function movePairs(field: Field, next: Field, attackerAfter: Int32Array, defenderAfter: Int32Array): void {
  const states = reached(field.defenderReached);
  for (const d of states) next.defenderReached[defenderAfter[d]] = 1;
  for (let a = 0; a < field.rows.length; a++) {
    const row = field.rows[a];
    const to = attackerAfter[a];
    if (row === undefined || next.attacker.fights[to] === 0) continue;
    const target = rowOf(next, to);
    let stays = false;
    for (const d of states) {
      if (row[d] === 0) continue;
      if (next.defender.fights[defenderAfter[d]] === 0) stays = true;
      else {
        target[defenderAfter[d]] += row[d];
        row[d] = 0;
      }
    }
    if (!stays) field.rows[a] = undefined;
  }
}

/** One unit Fires in every pair. States after Hits are done before those they come from, so nothing is hit twice. */
export function fire(field: Field, slot: Slot): void {
  if (slot.ofAttacker) fireOfAttacker(field, slot);
  else fireOfDefender(field, slot);
}

function fireOfAttacker({ rows, defender, defenderReached }: Field, slot: Slot): void {
  const { afterHit } = defender;
  const states = reached(defenderReached).reverse();
  const shots = shotsOf(slot);
  for (let a = 0; a < rows.length; a++) {
    const row = rows[a];
    if (row === undefined || slot.cv[a] === 0) continue;
    const { exactly, atLeast } = shots[slot.cv[a]];
    for (const d of states) {
      const here = row[d];
      const c = slot.target[d];
      if (here < NEGLIGIBLE || c < 0) continue;
      const chances = exactly[c];
      row[d] = here * chances[0];
      let at = afterHit[d * HIT_CLASSES + c];
      for (let hits = 1; hits < chances.length; hits++) {
        defenderReached[at] = 1;
        const beyond = afterHit[at * HIT_CLASSES + c];
        if (beyond < 0) {
          row[at] += here * atLeast[c][hits];
          break;
        }
        row[at] += here * chances[hits];
        at = beyond;
      }
    }
  }
}

function fireOfDefender(field: Field, slot: Slot): void {
  const { rows } = field;
  const states = reached(field.defenderReached).filter((d) => slot.cv[d] > 0);
  const mostCv = states.reduce((most, d) => Math.max(most, slot.cv[d]), 0);
  if (mostCv === 0) return;
  const shots = shotsOf(slot);
  for (let a = rows.length - 1; a >= 0; a--) {
    const row = rows[a];
    const c = slot.target[a];
    if (row === undefined || c < 0) continue;
    const after = rowsAfterHits(field, a, c, mostCv * slot.dicePerCv[c]);
    for (const d of states) {
      const here = row[d];
      if (here < NEGLIGIBLE) continue;
      const { exactly, atLeast } = shots[slot.cv[d]];
      const chances = exactly[c];
      const most = Math.min(chances.length - 1, after.length);
      row[d] = here * chances[0];
      for (let hits = 1; hits < most; hits++) after[hits - 1][d] += here * chances[hits];
      after[most - 1][d] += here * atLeast[c][most];
    }
  }
}

/** By CV and class: the chances of exactly, and of at least, each number of Hits. */
function shotsOf({ cv, firepower, dicePerCv }: Slot) {
  const most = cv.reduce((greatest, one) => Math.max(greatest, one), 0);
  return Array.from({ length: most + 1 }, (_, value) => {
    const table = (chances: typeof EXACTLY) => firepower.map((power, c) => chances[power][value * dicePerCv[c]]);
    return { exactly: table(EXACTLY), atLeast: table(AT_LEAST) };
  });
}

/** The rows of the Attacker's states after one Hit, two and so on, as far as dice or units go. */
function rowsAfterHits(field: Field, a: number, c: TargetClass, mostDice: number): Float64Array[] {
  const { afterHit } = field.attacker;
  const after: Float64Array[] = [];
  for (let at = afterHit[a * HIT_CLASSES + c]; at >= 0 && after.length < mostDice; ) {
    after.push(rowOf(field, at));
    at = afterHit[at * HIT_CLASSES + c];
  }
  return after;
}

function reached(flags: Uint8Array): number[] {
  const states: number[] = [];
  for (let state = 0; state < flags.length; state++) if (flags[state] === 1) states.push(state);
  return states;
}
