/** The last part of a Sea Battle for the odds: the same round again and again until one side is gone. */
import { type OddsBattle, orderOfAction } from "./battle.ts";
import { AT_LEAST, EXACTLY, type Field, forEachPair, NEGLIGIBLE, type Slot } from "./field.ts";
import { HIT_CLASSES, inTheFight, type Side, waysAway } from "./sides.ts";

/** An end of the battle and its chance: what is left in the fight, and the label of the pair that it came from. */
export type Ending = (a: number, d: number, label: number, chance: number) => void;

/** What distinguishes the ends of battles besides the units left. */
export interface Labels {
  readonly count: number;
  /** The label of a pair with this chance, from the ways in which Air Forces of the two sides are away. */
  enter(awayAttacker: number, awayDefender: number, chance: number): number;
}

interface Endgame {
  readonly attacker: Side;
  readonly defender: Side;
  readonly slots: readonly Slot[];
  readonly labels: number;
  /** Places of one state of the Defender in a row of `arriving`: one for each slot, at least one, and label. */
  readonly width: number;
  /** By the Attacker's state, once it is reached: the chances to arrive at (Defender's state, slot, label). */
  readonly arriving: (Float64Array | undefined)[];
  /** In the pair whose turn it is: by slot the chance to score nothing, by label the chance to be at the slot in turn. */
  readonly missing: Float64Array;
  readonly here: Float64Array;
}

/**
 * Fights every pair of the field to its end. Air Forces that have gone back are out of it for good (§12.75): pairs that
 * differ only in them are one, unless their labels differ.
 */
export function fightToTheEnd(battle: OddsBattle, field: Field, labels: Labels, ending: Ending): void {
  const [attacker, defender] = [inTheFight(field.attacker), inTheFight(field.defender)];
  const slots = orderOfAction(battle, attacker, defender);
  const end: Endgame = {
    attacker,
    defender,
    slots,
    labels: labels.count,
    width: Math.max(1, slots.length) * labels.count,
    arriving: new Array(attacker.size).fill(undefined),
    missing: new Float64Array(slots.length),
    here: new Float64Array(labels.count),
  };
  const [ways, enemyWays] = [waysAway(field.attacker).length, waysAway(field.defender).length];
  forEachPair(field, (a, d, chance) => {
    const label = labels.enter(a % ways, d % enemyWays, chance);
    arrivals(end, Math.floor(a / ways))[Math.floor(d / enemyWays) * end.width + label] += chance;
  });
  for (let a = 0; a < attacker.size; a++) {
    const row = end.arriving[a];
    if (row === undefined) continue;
    for (let d = 0; d < defender.size; d++) fightPair(end, row, a, d, ending);
    end.arriving[a] = undefined;
  }
}

function arrivals(end: Endgame, a: number): Float64Array {
  const known = end.arriving[a];
  if (known !== undefined) return known;
  const made = new Float64Array(end.defender.size * end.width);
  end.arriving[a] = made;
  return made;
}

/**
 * Round after round in these states. The chance to arrive in them at each slot is known when their turn comes; rounds
 * without a Hit are summed as a geometric series, so there is no last round to cut off.
 */
function fightPair(end: Endgame, row: Float64Array, a: number, d: number, ending: Ending): void {
  const { slots, labels, missing, here } = end;
  const base = d * end.width;
  const next = base + end.width;
  let total = 0;
  for (let place = base; place < next; place++) total += row[place];
  if (total === 0) return;
  const fights = total >= NEGLIGIBLE && end.attacker.fights[a] === 1 && end.defender.fights[d] === 1;
  const allMiss = fights ? missChances(end, a, d) : 1;
  if (allMiss === 1) {
    for (let label = 0; label < labels; label++) {
      let chance = 0;
      for (let place = base + label; place < next; place += labels) chance += row[place];
      if (chance > 0) ending(a, d, label, chance);
    }
    return;
  }
  for (let label = 0; label < labels; label++) here[label] = startOfRound(end, row, base + label, allMiss);
  for (let i = 0; i < slots.length; i++) {
    if (i > 0)
      for (let label = 0; label < labels; label++)
        here[label] = here[label] * missing[i - 1] + row[base + i * labels + label];
    if (missing[i] < 1) scatter(end, i, a, d);
  }
}

/** The chance of every slot to score nothing in this pair of states, and of all of them together. */
function missChances({ slots, missing }: Endgame, a: number, d: number): number {
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

/** How often a round begins in this pair of states with this label, all rounds without a Hit included. */
function startOfRound({ labels, missing }: Endgame, row: Float64Array, first: number, allMiss: number): number {
  let returning = 0;
  for (let i = 1; i < missing.length; i++) returning = (returning + row[first + i * labels]) * missing[i];
  return (row[first] + returning) / (1 - allMiss);
}

/** Sends the chances of one or more Hits by this slot on to the next slot in the states after the Hits. */
function scatter(end: Endgame, i: number, a: number, d: number): void {
  const { labels, here } = end;
  const slot = end.slots[i];
  const { afterHit } = slot.ofAttacker ? end.defender : end.attacker;
  const c = slot.target[slot.ofAttacker ? d : a];
  const dice = slot.cv[slot.ofAttacker ? a : d] * slot.dicePerCv[c];
  const exactly = EXACTLY[slot.firepower[c]][dice];
  const atLeast = AT_LEAST[slot.firepower[c]][dice];
  const nextSlot = i + 1 < end.slots.length ? i + 1 : 0;
  let at = slot.ofAttacker ? d : a;
  for (let hits = 1; hits <= dice; hits++) {
    at = afterHit[at * HIT_CLASSES + c];
    const last = afterHit[at * HIT_CLASSES + c] < 0;
    const row = arrivals(end, slot.ofAttacker ? a : at);
    const first = (slot.ofAttacker ? at : d) * end.width + nextSlot * labels;
    const chance = (last ? atLeast : exactly)[hits];
    for (let label = 0; label < labels; label++) row[first + label] += here[label] * chance;
    if (last) break;
  }
}
