/** Rough strengths for plans: who could come where, what it takes to hold, and the average result of a fight. */
import type { Area, Faction, Party, Unit } from "../data/ids.ts";
import { AIR_FORCE, NATIVE } from "../data/kinds.ts";
import {
  AREA_COUNT,
  IS_LAND,
  IS_LAND_BORDER,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
  PARTY_OF_NATIONALITY,
} from "../data/map.ts";
import { FIREPOWER, IS_GROUND } from "../data/units.ts";
import { ESCAPED, type State } from "../model/state.ts";
import { areFellowAllies, atWarWith } from "../rules/war/relations.ts";

/** Land areas one step away on foot. */
export const LAND_STEPS: readonly (readonly number[])[] = NEIGHBOURS.map((list, area) =>
  list.filter((_, i) => IS_LAND_BORDER[NEIGHBOUR_BORDERS[area][i]]),
);
/** Land areas two steps away on foot. */
const SECOND_STEPS: readonly (readonly number[])[] = LAND_STEPS.map((near, area) => [
  ...new Set(near.flatMap((step) => LAND_STEPS[step]).filter((far) => far !== area && !near.includes(far))),
]);
/** Waters next to a land area. */
export const WATERS: readonly (readonly number[])[] = NEIGHBOURS.map((list) => list.filter((to) => !IS_LAND[to]));
/** Coasts from which a Convoy could land here in one move. */
const OVERSEAS: readonly (readonly number[])[] = WATERS.map((waters, area) => [
  ...new Set(waters.flatMap((sea) => NEIGHBOURS[sea]).filter((coast) => IS_LAND[coast] && coast !== area)),
]);

/** What a CV is worth in attack and in defence, by type. */
const ATTACK = [0, 0.5, 0.2, 0, 0.3, 0.9, 1];
const DEFENCE = [1.5, 0.6, 0.3, 0, 0.3, 0.8, 1];

/** Strengths by area and Party, taken once for many questions. */
export interface Strengths {
  readonly attack: readonly Float64Array[];
  readonly defence: readonly Float64Array[];
}

export function strengthsOf(s: State): Strengths {
  const attack = [0, 1, 2, NATIVE].map(() => new Float64Array(AREA_COUNT));
  const defence = [0, 1, 2, NATIVE].map(() => new Float64Array(AREA_COUNT));
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    const area = s.unitArea[unit];
    if (area < 0 || (s.unitFlags[unit] & ESCAPED) !== 0) continue;
    const party = PARTY_OF_NATIONALITY[s.unitNationality[unit]];
    attack[party][area] += ATTACK[s.unitType[unit]] * s.unitCv[unit];
    defence[party][area] += DEFENCE[s.unitType[unit]] * s.unitCv[unit];
  }
  return { attack, defence };
}

/** At peace a Rival may come too, but seldom does. */
const AT_PEACE = 0.55;
const TWO_STEPS = 0.45;
const BY_SEA = 0.35;
const LANDING = 3;

/** How much strength Rivals of f could throw at a land area in one Player Turn; the strongest Rival counts. */
export function threatTo(s: State, f: Faction, area: Area, { attack }: Strengths, atPeace = AT_PEACE): number {
  let most = 0;
  for (let g: Faction = 0; g < NATIVE; g++) {
    if (g === f || areFellowAllies(s, f, g)) continue;
    let strength = 0;
    for (const near of LAND_STEPS[area]) strength += attack[g][near];
    for (const far of SECOND_STEPS[area]) strength += TWO_STEPS * attack[g][far];
    let landing = 0;
    for (const coast of OVERSEAS[area]) landing += attack[g][coast];
    for (const sea of WATERS[area]) landing += attack[g][sea];
    strength += BY_SEA * Math.min(LANDING * WATERS[area].length, landing);
    strength += attack[g][area];
    most = Math.max(most, strength * (atWarWith(s, f, g) ? 1 : atPeace));
  }
  return most;
}

// ---- fights on average

export interface Fighter {
  readonly type: number;
  readonly cv: number;
  /** Does not act in the first round. */
  readonly invader?: boolean;
}

const GROUND = 2;
const AIR = 0;

interface Force {
  ground: number;
  air: number;
  /** Hits on Ground units a round, at full strength. */
  power: number;
  /** Part of the power that acts only from the second round on. */
  late: number;
  full: number;
}

function forceOf(units: readonly Fighter[]): Force {
  const force: Force = { ground: 0, air: 0, power: 0, late: 0, full: 0 };
  for (const { type, cv, invader } of units) {
    const hits = (cv * FIREPOWER[type][GROUND]) / 6;
    if (IS_GROUND[type]) force.ground += cv;
    if (type === AIR_FORCE) force.air += (cv * FIREPOWER[type][AIR]) / 6;
    if (invader) force.late += hits;
    else force.power += hits;
  }
  force.full = force.ground;
  return force;
}

export interface Prospects {
  /** The chance that the attacker holds the field in the end. */
  readonly win: number;
  /** Ground CV that are left on average. */
  readonly attacker: Faction;
  readonly defender: number;
}

/** A land battle of some rounds on average; the attacker holds the field with Ground units left against none. */
export function prospects(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  surprise: boolean,
  rounds = 2,
): Prospects {
  const a = forceOf(attackers);
  const d = forceOf(defenders);
  if (a.ground === 0) return { win: 0, attacker: 0, defender: d.ground };
  for (let round = 0; round < rounds && a.ground > 0 && d.ground > 0; round++) {
    const attack = (a.power + (round > 0 ? a.late : 0)) * (a.ground / a.full);
    const defence = d.power * (d.ground / Math.max(1, d.full));
    const early = surprise && round === 0;
    const [first, second] = early ? [attack, defence] : [defence, attack];
    const [victim, other] = early ? [d, a] : [a, d];
    const share = Math.max(0, 1 - (0.6 * first) / Math.max(1, victim.ground));
    victim.ground = Math.max(0, victim.ground - first);
    other.ground = Math.max(0, other.ground - second * share);
  }
  const margin = a.ground - d.ground - (d.ground > 0 ? 0.6 : 0);
  return { win: 1 / (1 + Math.exp(-1.3 * margin)), attacker: a.ground, defender: d.ground };
}

/** The units of a Party in an area as fighters. */
export function fightersOf(s: State, party: Party, area: Area): Fighter[] {
  const fighters: Fighter[] = [];
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] !== area || PARTY_OF_NATIONALITY[s.unitNationality[unit]] !== party) continue;
    if ((s.unitFlags[unit] & ESCAPED) === 0) fighters.push({ type: s.unitType[unit], cv: s.unitCv[unit] });
  }
  return fighters;
}

export function defenceOf(type: number, cv: number): number {
  return DEFENCE[type] * cv;
}
