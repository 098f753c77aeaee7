/**
 * One side of a battle for the odds: every composition that Hits can lead to, as one integer.
 * Hits always go to the strongest unit of a class, so a class has only as many compositions as it can take Hits.
 */
import type { TargetClass, UnitType } from "../../data/ids.ts";
import {
  AIR_FORCE,
  CARRIER,
  CLASS_AIR,
  CLASS_GROUND,
  CLASS_NAVAL,
  CLASS_SUB,
  FLEET,
  FORTRESS,
  INFANTRY,
  SUB,
  TANK,
} from "../../data/kinds.ts";
import { cvPerHit, IS_CONVOY_AT_SEA } from "../../data/units.ts";

export interface OddsUnit {
  readonly type: UnitType;
  readonly cv: number;
  /** §11.221 Can be hit, does not act. */
  readonly invader?: boolean;
  /** Has had its Combat Action: can be hit, acts again only in the next round at sea. */
  readonly acted?: boolean;
  /** §11.53 Attacker at sea: 0 or absent stands in the Sea already, others join in ascending order, one a round. */
  readonly group?: number;
}

/** What a block is in battle, in the order in which equal CVs are hit: the weakest value first (§12.44, D27). */
const KINDS = [
  { type: INFANTRY, targetClass: CLASS_NAVAL, convoy: true },
  { type: TANK, targetClass: CLASS_NAVAL, convoy: true },
  { type: SUB, targetClass: CLASS_SUB, convoy: false },
  { type: INFANTRY, targetClass: CLASS_GROUND, convoy: false },
  { type: FLEET, targetClass: CLASS_NAVAL, convoy: false },
  { type: AIR_FORCE, targetClass: CLASS_AIR, convoy: false },
  { type: TANK, targetClass: CLASS_GROUND, convoy: false },
  { type: CARRIER, targetClass: CLASS_NAVAL, convoy: false },
  { type: FORTRESS, targetClass: CLASS_GROUND, convoy: false },
].map((kind) => ({ ...kind, loss: cvPerHit(kind.type, kind.convoy) }));

/** Classes that can be hit, and a last one for Air Forces that have gone back from a Sea Battle (§12.75). */
export const HIT_CLASSES = 4;
const WITHDRAWN = 4;

/** Units as integers: CV, then kind, then whether it stands idle; the greatest is hit first. Greatest first in a list. */
type Composition = readonly number[];

function encode(unit: OddsUnit, sea: boolean): number {
  const kind = KINDS.findIndex((k) => k.type === unit.type && k.convoy === (sea && IS_CONVOY_AT_SEA[unit.type]));
  return (unit.cv << 5) | ((KINDS.length - 1 - kind) << 1) | (unit.invader === true || unit.acted === true ? 1 : 0);
}

function kindOf(code: number) {
  return KINDS[KINDS.length - 1 - ((code >> 1) & 15)];
}

/** In the next round everybody acts again. */
function rested(composition: Composition): Composition {
  return composition.map((code) => code & ~1).sort((a, b) => b - a);
}

function cvOf(code: number): number {
  return code >> 5;
}

function decode(code: number): OddsUnit {
  const unit = { type: kindOf(code).type, cv: cvOf(code) };
  return (code & 1) === 0 ? unit : { ...unit, invader: true };
}

/** How many Hits the units can take. */
export function hitsToGo(units: readonly OddsUnit[], sea: boolean): number {
  return capacity(units.map((unit) => encode(unit, sea)));
}

function capacity(composition: Composition): number {
  return composition.reduce((sum, code) => sum + Math.ceil(cvOf(code) / kindOf(code).loss), 0);
}

function merge(one: Composition, other: Composition): Composition {
  return one.length === 0 ? other : [...one, ...other].sort((a, b) => b - a);
}

/** §12.44 One Hit for the strongest; Carriers and Convoys lose two. */
function afterHit(composition: Composition): Composition {
  const [strongest, ...others] = composition;
  const loss = kindOf(strongest).loss;
  return cvOf(strongest) <= loss ? others : merge([strongest - (loss << 5)], others);
}

/** All compositions of one class, fewer and fewer Hits from their end; `next` is the one after a Hit, -1 for none. */
interface Ladder {
  readonly rungs: readonly Composition[];
  readonly next: readonly number[];
  readonly position: ReadonlyMap<string, number>;
}

function makeLadder(starts: readonly Composition[], canBeHit: boolean): Ladder {
  const found = new Map<string, Composition>();
  for (const start of starts) {
    let rung = start;
    while (!found.has(rung.join())) {
      found.set(rung.join(), rung);
      if (canBeHit && rung.length > 0) rung = afterHit(rung);
    }
  }
  const rungs = [...found.values()].sort((a, b) => capacity(b) - capacity(a));
  const position = new Map(rungs.map((rung, i) => [rung.join(), i]));
  const next = rungs.map((rung) => (canBeHit && rung.length > 0 ? position.get(afterHit(rung).join())! : -1));
  return { rungs, next, position };
}

export interface Side {
  /** How many states the side can be in; a Hit leads to a state with a greater number. */
  readonly size: number;
  /** Per state and class the state after a Hit, -1 if no unit of the class is there. */
  readonly afterHit: Int32Array;
  /** Per state and class the CV that is there. */
  readonly cv: Uint8Array;
  /** Per state, 1 if units are in the fight. */
  readonly fights: Uint8Array;
  readonly ladders: readonly Ladder[];
  /** A state's number is the sum of its positions on the ladders, each times its stride. */
  readonly strides: readonly number[];
}

function makeSide(ladders: readonly Ladder[]): Side {
  const strides = ladders.map((_, c) => ladders.slice(c + 1).reduce((product, { rungs }) => product * rungs.length, 1));
  const size = strides[0] * ladders[0].rungs.length;
  const side = {
    size,
    afterHit: new Int32Array(size * HIT_CLASSES).fill(-1),
    cv: new Uint8Array(size * HIT_CLASSES),
    fights: new Uint8Array(size),
    ladders,
    strides,
  };
  for (let targetClass: TargetClass = 0; targetClass < HIT_CLASSES; targetClass++) fillClass(side, targetClass);
  return side;
}

function fillClass(side: Side, targetClass: TargetClass): void {
  const { rungs, next } = side.ladders[targetClass];
  const stride = side.strides[targetClass];
  const cvs = rungs.map((rung) => rung.reduce((sum, code) => sum + cvOf(code), 0));
  for (let state = 0; state < side.size; state++) {
    const rung = rungAt(side, state, targetClass);
    if (next[rung] < 0) continue;
    side.afterHit[state * HIT_CLASSES + targetClass] = state + (next[rung] - rung) * stride;
    side.cv[state * HIT_CLASSES + targetClass] = cvs[rung];
    side.fights[state] = 1;
  }
}

function rungAt(side: Side, state: number, ofClass: number): number {
  return Math.floor(state / side.strides[ofClass]) % side.ladders[ofClass].rungs.length;
}

function byClass(units: readonly OddsUnit[], sea: boolean): Composition[] {
  const codes = units.map((unit) => encode(unit, sea)).sort((a, b) => b - a);
  const classes = Array.from({ length: HIT_CLASSES }, (_, c) => codes.filter((code) => kindOf(code).targetClass === c));
  return [...classes, []];
}

/** A side at the start of a battle: its state is 0. */
export function startSide(units: readonly OddsUnit[], sea: boolean): Side {
  return makeSide(byClass(units, sea).map((start, c) => makeLadder([start], c !== WITHDRAWN)));
}

/** The side after a round at sea: Air Forces have gone back (§12.75) and a BattleGroup has joined; old states to new. */
export function nextRound(side: Side, joining: readonly OddsUnit[]): { side: Side; stateAfter: Int32Array } {
  const arrivals = byClass(joining, true);
  const flown = side.ladders[CLASS_AIR].rungs.map(rested);
  const away = side.ladders[WITHDRAWN].rungs.map((one) => flown.map((other) => merge(one, other)));
  /** By class and old rung what comes of it, save for Air Forces that go back. */
  const after = side.ladders.map(({ rungs }, c) =>
    rungs.map((rung) => (c === CLASS_AIR ? arrivals[c] : merge(rested(rung), arrivals[c]))),
  );
  const ladders = after.map((rungs, c) => (c === WITHDRAWN ? makeLadder(away.flat(), false) : makeLadder(rungs, true)));
  const next = makeSide(ladders);
  const numbers = after.map((rungs, c) =>
    rungs.map((rung) => (c === WITHDRAWN ? 0 : ladders[c].position.get(rung.join())! * next.strides[c])),
  );
  const gone = away.map((row) => row.map((rung) => ladders[WITHDRAWN].position.get(rung.join())!));
  const stateAfter = new Int32Array(side.size);
  for (let state = 0; state < side.size; state++) {
    let to = gone[rungAt(side, state, WITHDRAWN)][rungAt(side, state, CLASS_AIR)];
    for (let c = 0; c < HIT_CLASSES; c++) to += numbers[c][rungAt(side, state, c)];
    stateAfter[state] = to;
  }
  return { side: next, stateAfter };
}

/**
 * The side without Air Forces that have gone back. They are the last part of a state's number: it is the number of the
 * state without them, times the count of `waysAway`, plus the way in which they are away.
 */
export function inTheFight({ ladders }: Side): Side {
  return makeSide([...ladders.slice(0, WITHDRAWN), makeLadder([[]], false)]);
}

/** The Air Forces that may have gone back. */
export function waysAway({ ladders }: Side): OddsUnit[][] {
  return ladders[WITHDRAWN].rungs.map((rung) => rung.map(decode));
}

/** §12.44 The units that are left of these once Hits on a class are taken, each by the strongest. */
export function hitsTaken(
  units: readonly OddsUnit[],
  sea: boolean,
  targetClass: TargetClass,
  count: number,
): OddsUnit[] {
  const side = startSide(units, sea);
  let state = 0;
  for (let hit = 0; hit < count && side.afterHit[state * HIT_CLASSES + targetClass] >= 0; hit++) {
    state = side.afterHit[state * HIT_CLASSES + targetClass];
  }
  return unitsLeft(side, state);
}

/** The units that are left in a state. */
export function unitsLeft(side: Side, state: number): OddsUnit[] {
  return side.ladders.flatMap(({ rungs }, c) => rungs[rungAt(side, state, c)].map(decode));
}

/** Most units of a type that can act in any state. */
export function shooters(side: Side, type: UnitType): number {
  return Math.max(
    0,
    ...side.ladders.slice(0, HIT_CLASSES).flatMap(({ rungs }) => rungs.map((r) => acting(r, type).length)),
  );
}

/** Per state the CV of the shooter in this place among those of its type, strongest first; 0 if it is no more. */
export function shooterCv(side: Side, type: UnitType, place: number): Uint8Array {
  const cv = new Uint8Array(side.size);
  for (let c = 0; c < HIT_CLASSES; c++) {
    const cvs = side.ladders[c].rungs.map((rung) => cvOf(acting(rung, type)[place] ?? 0));
    if (cvs.every((value) => value === 0)) continue;
    for (let state = 0; state < side.size; state++) cv[state] = cvs[rungAt(side, state, c)];
  }
  return cv;
}

/** Some unit can be hit in this round and does not act in it. */
export function hasIdle(side: Side): boolean {
  return side.ladders.some(({ rungs }) => rungs.some((rung) => rung.some((code) => (code & 1) === 1)));
}

function acting(rung: Composition, type: UnitType): Composition {
  return rung.filter((code) => kindOf(code).type === type && !kindOf(code).convoy && (code & 1) === 0);
}
