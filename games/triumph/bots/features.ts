/** What a table says about a Faction's chances, in numbers. */
import { CARRIER, FLEET, SUB, WEST } from "../data/kinds.ts";
import { GREAT_CAPITALS, PARTY_OF_NATIONALITY } from "../data/map.ts";
import { IS_GROUND } from "../data/units.ts";
import { handOf } from "../rules/cards.ts";
import { DECK_OF_CARD } from "../data/deck.ts";
import { ACTION_DECK } from "../data/kinds.ts";
import { factoryCost, population, resources } from "../rules/economy.ts";
import { atWar } from "../rules/relations.ts";
import { factionOfCapital, rivalCapitals } from "../rules/victory.ts";
import type { State } from "../state.ts";
import { type Strengths, strengthsOf, threatTo } from "./strength.ts";
import { ownCapitals, pointsOf, rivalsOf } from "./worth.ts";

const CAPITALS = 3;
const FIRST_YEAR = 1936;
const YEARS = 10;

interface Forces {
  readonly ground: number[];
  readonly naval: number[];
  readonly air: number[];
}

function forcesOf(s: State): Forces {
  const forces: Forces = { ground: [0, 0, 0, 0], naval: [0, 0, 0, 0], air: [0, 0, 0, 0] };
  for (let unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] < 0) continue;
    const type = s.unitType[unit];
    const party = PARTY_OF_NATIONALITY[s.unitNationality[unit]];
    const kind = IS_GROUND[type] ? forces.ground : type === FLEET || type === CARRIER || type === SUB ? forces.naval : forces.air;
    kind[party] += s.unitCv[unit];
  }
  return forces;
}

/** How far capitals could be broken into, the worst first. */
function lacks(s: State, f: number, capitals: readonly number[], strengths: Strengths): number[] {
  const all = capitals.map((capital) => {
    const lack = threatTo(s, f, capital, strengths, 1) - strengths.defence[f][capital];
    return Math.max(0, Math.min(8, lack));
  });
  return [...all.sort((a, b) => b - a), 0, 0];
}

/** How far f could break into Rivals' capitals, the best chance first. */
function openings(s: State, f: number, strengths: Strengths): number[] {
  const rivals = rivalsOf(s, f);
  const open: number[] = [];
  for (const capital of GREAT_CAPITALS) {
    const owner = factionOfCapital(s, capital);
    if (!rivals.includes(owner) || s.control[capital] !== owner) continue;
    const own = { attack: strengths.attack.map((list, g) => (g === f ? list : NONE)), defence: strengths.defence };
    open.push(Math.max(0, Math.min(8, threatTo(s, owner, capital, own, 1) - strengths.defence[owner][capital])));
  }
  return [...open.sort((a, b) => b - a), 0, 0];
}

const NONE = new Float64Array(200);

export const FEATURES = [
  "points", "pointsLate", "pointsNear", "level", "potential", "pop", "popEarly", "res", "resWar", "ind", "indEarly", "spareInd", "cost",
  "actionCards", "investmentCards", "ground", "groundLate", "groundWar", "naval", "air", "war", "warLate", "capitalsLost", "capitalsHeld",
  "lackWar", "lackPeace", "secondLackWar", "secondLackPeace", "openWar", "openPeace", "secondOpenWar", "secondOpenPeace", "west", "ussr", "westLate", "ussrLate",
] as const;

/** One row for each Faction. */
export function featuresOf(s: State): number[][] {
  const points = pointsOf(s);
  const strengths = strengthsOf(s);
  const forces = forcesOf(s);
  const late = Math.max(0, s.year + (s.season >= 0 ? s.season / 4 : 0) - FIRST_YEAR) / YEARS;
  return [0, 1, 2].map((f) => {
    const [pop, res, ind] = [population(s, f), resources(s, f), s.ind[f]];
    const war = atWar(s, f) ? 1 : 0;
    const hand = handOf(s, f);
    const action = hand.filter((card) => DECK_OF_CARD[card] === ACTION_DECK).length;
    const [lack, secondLack] = lacks(s, f, ownCapitals(s, f), strengths);
    const [open, secondOpen] = openings(s, f, strengths);
    const level = Math.min(pop, ind, war ? res : 99);
    return [
      points[f], points[f] * late, Math.max(0, points[f] - 21), level, Math.min(pop, ind + 20 * (1 - late)), pop, pop * (1 - late), res, res * war, ind, ind * (1 - late),
      Math.max(0, ind - pop), factoryCost(s, f), action, hand.length - action, forces.ground[f], forces.ground[f] * late, forces.ground[f] * war,
      forces.naval[f], forces.air[f], war, war * late, CAPITALS - Math.min(CAPITALS, ownCapitals(s, f).length), rivalCapitals(s, f),
      lack * war, lack * (1 - war), secondLack * war, secondLack * (1 - war), open * war, open * (1 - war), secondOpen * war, secondOpen * (1 - war),
      f === WEST ? 1 : 0, f === 2 ? 1 : 0, f === WEST ? late : 0, f === 2 ? late : 0,
    ];
  });
}
