/** Wars to come (§37, §38): whom a faction at peace has to expect, and whom it means to attack. */
import { distance } from "../board/board.ts";
import { POLICY_IDS } from "../data/campaign/policies.ts";
import { boardOf, type State } from "../model/state.ts";
import { dateNow } from "../rules/calendar.ts";
import { AXIS, atWar, isConquered, isUsaActive, pairOf, SOVIET, STATUS, WESTERN } from "../rules/sides.ts";
import { strengthOf } from "./worth.ts";

/** Turns before a policy may end in which armies go to the border. */
const WARNING = 4;
/** Policies by the position of their pair in the war matrix. */
const POLICY = {
  [pairOf(AXIS, WESTERN)]: POLICY_IDS.indexOf("appeasement"),
  [pairOf(AXIS, SOVIET)]: POLICY_IDS.indexOf("naziSovietPact"),
};
/** How much stronger than the Axis an Ally at peace wants to be: the longer the war, the less; with the USA beside it. */
const SECOND_FRONT = 1.8;
const FROM_1942 = 1.2;
const FROM_1943 = 0.8;
const EARLY = 1.25;
/** How strong the Axis wants to be, compared with its victim: in all, and where the armies face each other. */
const ENOUGH = 1.1;
const ENOUGH_AT_THE_FRONT = 1.2;
/** Hexes between armies that face each other. */
const AT_THE_FRONT = 6;

export function isFallen(s: State, id: string): boolean {
  const country = boardOf(s).countryIds.indexOf(id);
  return country < 0 || isConquered(s, country) || s.countryStatus[country] === STATUS.out;
}

function totalStrength(s: State, faction: number): number {
  return boardOf(s).fieldUnits.reduce(
    (sum, unit) => sum + (s.unitFaction[unit] === faction && s.unitPlace[unit] >= 0 ? strengthOf(s, unit) : 0),
    0,
  );
}

/** … and of those that stand near the other's. */
function facing(s: State, faction: number, other: number): number {
  const board = boardOf(s);
  const places = (side: number) =>
    board.fieldUnits.filter((unit) => s.unitFaction[unit] === side && s.unitPlace[unit] >= 0);
  const theirs = places(other);
  return places(faction).reduce((sum, unit) => {
    const isNear = theirs.some((enemy) => distance(board, s.unitPlace[unit], s.unitPlace[enemy]) <= AT_THE_FRONT);
    return isNear ? sum + strengthOf(s, unit) : sum;
  }, 0);
}

/** Whether war between the two may begin in the next turns. */
function isPossible(s: State, faction: number, other: number): boolean {
  const policy = POLICY[pairOf(faction, other)];
  if (policy === undefined || s.seatOf[other] < 0 || atWar(s, faction, other)) return false;
  return s.policies[policy] === 0 || s.policyTurn[policy] <= s.turn + WARNING;
}

/** Whether the faction would rather be at war with the other. */
export function wantsWarWith(s: State, faction: number, other: number): boolean {
  const own = totalStrength(s, faction);
  const theirs = totalStrength(s, other);
  if (faction === AXIS)
    return (
      isNext(s, other) &&
      own > ENOUGH * theirs &&
      facing(s, faction, other) > ENOUGH_AT_THE_FRONT * facing(s, other, faction)
    );
  if (!atWar(s, AXIS, FACTION_FRIEND[faction])) return false;
  const { year } = dateNow(s);
  const wanted = year >= 1943 ? FROM_1943 : year === 1942 ? FROM_1942 : SECOND_FRONT;
  return own > wanted * (isUsaActive(s) ? 1 : EARLY) * theirs;
}

/** One war at a time: the Axis turns on the other Ally when the first has fallen. */
function isNext(s: State, other: number): boolean {
  const rival = other === SOVIET ? WESTERN : SOVIET;
  return !atWar(s, AXIS, rival) || (other === SOVIET ? isFallen(s, "france") : isFallen(s, "ussr"));
}

/** The other Ally. */
const FACTION_FRIEND = [-1, SOVIET, WESTERN];

export interface Foresight {
  /** Positions in the war matrix of wars that may come. */
  readonly expected: readonly number[];
  /** … and of those that the faction means to begin. */
  readonly intended: readonly number[];
}

export function foresee(s: State, faction: number): Foresight {
  if (!boardOf(s).scenario.phases.includes("declareWar")) return { expected: [], intended: [] };
  const others = [AXIS, WESTERN, SOVIET].filter((other) => isPossible(s, faction, other));
  const means = (other: number) => (faction === AXIS ? isNext(s, other) : wantsWarWith(s, faction, other));
  const pairs = (list: readonly number[]) => list.map((other) => pairOf(faction, other));
  return { expected: pairs(others), intended: pairs(others.filter(means)) };
}

/** What `think` finds if these wars had begun. */
export function during<Result>(s: State, wars: readonly number[], think: () => Result): Result {
  const before = s.wars;
  if (wars.length > 0) s.wars = before.map((war, pair) => (wars.includes(pair) ? 1 : war));
  const result = think();
  s.wars = before;
  return result;
}
