/** How good a table is for a Faction: the chance to win, estimated from Victory Points and what will bring more of them. */
import { AXIS } from "../data/kinds.ts";
import { PARTY_OF_NATIONALITY } from "../data/map.ts";
import { IS_GROUND } from "../data/units.ts";
import { population } from "../rules/economy.ts";
import { areFellowAllies, atWar } from "../rules/relations.ts";
import { rivalCapitals } from "../rules/victory.ts";
import type { State } from "../state.ts";
import { type Strengths, strengthsOf, threatTo } from "./strength.ts";
import { ownCapitals, pointsOf } from "./worth.ts";

const GROUND_CV = 0.07;
const OTHER_CV = 0.03;
const CAPITAL_TAKEN = 3;
const CAPITAL_LOST = 2.5;
const UNUSED = 0.25;
const CAPITALS_AT_START = [3, 3, 3];
const NEAR_ECONOMIC = 21;

const EXPOSED = 0.35;
const IN_REACH = 0.15;

/** How far Rivals could break into the capitals of f, at war or not. */
function exposure(s: State, f: number, strengths: Strengths): number {
  let sum = 0;
  for (const capital of ownCapitals(s, f)) {
    const lack = threatTo(s, f, capital, strengths) * 0.8 - strengths.defence[f][capital];
    sum += Math.max(0, Math.min(5, lack));
  }
  return sum;
}

function scoreOf(s: State, f: number, points: number, army: number, strengths: Strengths): number {
  const spare = Math.abs(s.ind[f] - population(s, f));
  const lost = Math.max(0, CAPITALS_AT_START[f] - ownCapitals(s, f).length);
  const near = Math.max(0, points - NEAR_ECONOMIC) * 0.4;
  return (
    points +
    near +
    UNUSED * Math.min(3, spare) +
    army +
    CAPITAL_TAKEN * rivalCapitals(s, f) -
    CAPITAL_LOST * lost -
    (atWar(s, f) ? EXPOSED : IN_REACH) * exposure(s, f, strengths)
  );
}

function armies(s: State): number[] {
  const worth = [0, 0, 0, 0];
  for (let unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] < 0) continue;
    worth[PARTY_OF_NATIONALITY[s.unitNationality[unit]]] +=
      s.unitCv[unit] * (IS_GROUND[s.unitType[unit]] ? GROUND_CV : OTHER_CV);
  }
  return worth;
}

/** Points of difference count for more when less time is left. */
function steepness(s: State): number {
  return 0.22 + 0.035 * Math.max(0, s.year - 1936);
}

/** The chance of f to win, between 0 and 1. */
export function chanceToWin(s: State, f: number): number {
  if (s.victory >= 0) return victoryShare(s, f);
  const points = pointsOf(s);
  const worth = armies(s);
  const strengths = strengthsOf(s);
  const k = steepness(s);
  const weights = [0, 1, 2].map((g) => Math.exp(k * scoreOf(s, g, points[g], worth[g], strengths)));
  const side = weights.filter((_, g) => g === f || areFellowAllies(s, f, g)).reduce((sum, weight) => sum + weight, 0);
  return side / weights.reduce((sum, weight) => sum + weight, 0);
}

function victoryShare(s: State, f: number): number {
  if ((s.winners & (1 << f)) === 0) return 0;
  const winners = [0, 1, 2].filter((g) => (s.winners & (1 << g)) !== 0);
  const alliesWon = f !== AXIS && winners.every((g) => g === f || areFellowAllies(s, f, g));
  return alliesWon ? 1 : 1 / winners.length;
}
