/** What a table says about a Faction's chances, in numbers. */

import { DECK_OF_CARD } from "../data/deck.ts";
import type { Faction, Unit } from "../data/ids.ts";
import { ACTION_DECK, ALL_FACTIONS, CARRIER, FLEET, SUB, USSR, WEST } from "../data/kinds.ts";
import { AREA_COUNT, GREAT_CAPITALS, PARTY_OF_NATIONALITY } from "../data/map.ts";
import { IS_GROUND } from "../data/units.ts";
import type { State } from "../model/state.ts";
import { handOf } from "../rules/cards/cards.ts";
import { factoryCost, population, resources } from "../rules/economy/economy.ts";
import { factionOfCapital, rivalCapitals } from "../rules/victory.ts";
import { atWar } from "../rules/war/relations.ts";
import { type Strengths, strengthsOf, threatTo } from "./strength.ts";
import { ownCapitals, pointsOf, rivalsOf } from "./worth.ts";

const CAPITALS = 3;
const NONE = new Float64Array(AREA_COUNT);
const FIRST_YEAR = 1936;
const YEARS = 10;

interface Forces {
  readonly ground: number[];
  readonly naval: number[];
  readonly air: number[];
}

function forcesOf(s: State): Forces {
  const forces: Forces = { ground: [0, 0, 0, 0], naval: [0, 0, 0, 0], air: [0, 0, 0, 0] };
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] < 0) continue;
    const type = s.unitType[unit];
    const party = PARTY_OF_NATIONALITY[s.unitNationality[unit]];
    const kind = IS_GROUND[type]
      ? forces.ground
      : type === FLEET || type === CARRIER || type === SUB
        ? forces.naval
        : forces.air;
    kind[party] += s.unitCv[unit];
  }
  return forces;
}

/** How far capitals could be broken into, the worst first. */
function lacks(s: State, f: Faction, capitals: readonly number[], strengths: Strengths): number[] {
  const all = capitals.map((capital) => {
    const lack = threatTo(s, f, capital, strengths, 1) - strengths.defence[f][capital];
    return Math.max(0, Math.min(8, lack));
  });
  return [...all.sort((a, b) => b - a), 0, 0];
}

/** How far f could break into Rivals' capitals, the best chance first. */
function openings(s: State, f: Faction, strengths: Strengths): number[] {
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

export type Features = ReturnType<typeof featuresOf>[number];

/** For each Faction; `late` grows from 0 to 1 in the course of the game. */
export function featuresOf(s: State) {
  const points = pointsOf(s);
  const strengths = strengthsOf(s);
  const forces = forcesOf(s);
  const late = Math.max(0, s.year + (s.season >= 0 ? s.season / 4 : 0) - FIRST_YEAR) / YEARS;
  return ALL_FACTIONS.map((f) => {
    const [pop, res, ind] = [population(s, f), resources(s, f), s.ind[f]];
    const war = atWar(s, f) ? 1 : 0;
    const hand = handOf(s, f);
    const action = hand.filter((card) => DECK_OF_CARD[card] === ACTION_DECK).length;
    const [lack, secondLack] = lacks(s, f, ownCapitals(s, f), strengths);
    const [open, secondOpen] = openings(s, f, strengths);
    const level = Math.min(pop, ind, war ? res : 99);
    return {
      points: points[f],
      pointsLate: points[f] * late,
      pointsNear: Math.max(0, points[f] - 21),
      level,
      potential: Math.min(pop, ind + 20 * (1 - late)),
      pop,
      popEarly: pop * (1 - late),
      res,
      resWar: res * war,
      ind,
      indEarly: ind * (1 - late),
      spareInd: Math.max(0, ind - pop),
      cost: factoryCost(s, f),
      actionCards: action,
      investmentCards: hand.length - action,
      ground: forces.ground[f],
      groundLate: forces.ground[f] * late,
      groundWar: forces.ground[f] * war,
      naval: forces.naval[f],
      air: forces.air[f],
      war,
      warLate: war * late,
      capitalsLost: CAPITALS - Math.min(CAPITALS, ownCapitals(s, f).length),
      capitalsHeld: rivalCapitals(s, f),
      lackWar: lack * war,
      lackPeace: lack * (1 - war),
      secondLackWar: secondLack * war,
      secondLackPeace: secondLack * (1 - war),
      openWar: open * war,
      openPeace: open * (1 - war),
      secondOpenWar: secondOpen * war,
      secondOpenPeace: secondOpen * (1 - war),
      west: f === WEST ? 1 : 0,
      ussr: f === USSR ? 1 : 0,
      westLate: f === WEST ? late : 0,
      ussrLate: f === USSR ? late : 0,
    };
  });
}
