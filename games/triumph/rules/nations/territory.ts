/** §1.3, §11.0 What an area is to a Faction: whose it is in the snapshot, and who stands there now (R103). */

import type { Id } from "@tripartite/kernel";
import type { Area, Faction, Party, Unit } from "../../data/ids.ts";
import { ARMED, NATIVE } from "../../data/kinds.ts";
import { AREA_COUNT, IS_LAND, IS_STRAIT, NATION_OF_AREA, PARTY_OF_NATIONALITY } from "../../data/map.ts";
import { ESCAPED, type State } from "../../model/state.ts";
import { isShared, juniors, senior } from "../units.ts";
import { areFellowAllies, enemiesOf, hasGround, isEnemy, minorIsEnemy, occupies } from "../war/relations.ts";

/** What an area is to a Faction: a sum of the following constants. */
export type Facts = Id<"facts">;

// Whose it is: exactly one of these six.
/** Land that the Faction controls, or an Open Sea. */
export const FRIENDLY: Facts = 1;
/** Land that an Enemy controls, or an Enemy Sea. */
export const HOSTILE: Facts = 2;
/** Land of a Rival at peace with the Faction. */
export const OF_RIVAL: Facts = 4;
/** Land of a Neutral, or of an Armed Minor that this Faction may not attack (R47). */
export const OF_NEUTRAL: Facts = 8;
/** §15.422 Land of an Armed Minor that a Rival Violated: a Faction that enters becomes its Enemy. */
export const PARTITION: Facts = 16;
/** §15.423 Land of an Armed Minor under a declared Intervention of the Faction. */
export const INTERVENTION: Facts = 32;

// Who stands there: any of these. Escaped Subs do not count.
export const ENEMY_UNITS: Facts = 64;
export const RIVAL_UNITS: Facts = 128;
/** R89 Two players: the other Ally, also counted among RIVAL_UNITS. No move, Retreat or ReBase may end here. */
export const ALLY_UNITS: Facts = 256;
export const OWN_UNITS: Facts = 512;
export const OWN_GROUND: Facts = 1024;
/** Fortresses of an Armed Minor that become Enemies with Partition. */
export const PARTITION_UNITS: Facts = 2048;
/** Fortresses of an Armed Minor that the Faction does not fight. */
export const NEUTRAL_UNITS: Facts = 4096;
/** §12.73 Enemy Subs that Escaped here. */
export const ESCAPED_ENEMIES: Facts = 8192;

/** Land that Ground units from the sea Invade, and that ANS enter only as Raiders or with Ground Support. */
export const ENEMY_LAND: Facts = HOSTILE | PARTITION;
/** Units that a stop here Engages. */
export const ENEMIES_HERE: Facts = ENEMY_UNITS | PARTITION_UNITS;

/** A Friendly area without strangers: any unit that is free to go may enter it. */
export const OWN_ONLY: Facts = FRIENDLY | OWN_UNITS | OWN_GROUND;
/** A Friendly area without anybody to fight: own units that come or go change nothing for others. */
export const NO_ENEMIES: Facts = OWN_ONLY | RIVAL_UNITS | ALLY_UNITS;

/** What an area is to a Faction. */
export function territory(s: State, faction: Faction, area: Area): Facts {
  const facts = territoryWithoutSubs(s, faction, area);
  return IS_LAND[area] || !hasEscapedEnemies(s, faction, area) ? facts : facts | ESCAPED_ENEMIES;
}

/** The same without ESCAPED_ENEMIES, which take a look at every unit. */
export function territoryWithoutSubs(s: State, faction: Faction, area: Area): Facts {
  const foes = enemiesOf(s, faction);
  const whose = areaRelation(s, faction, area, foes);
  return s.seniority[area] === 0 ? whose : whose | unitsThere(s, faction, area, foes, whose);
}

/** Whose an area is for a Faction with these Enemies (enemiesOf): the first six constants. */
export function areaRelation(s: State, faction: Faction, area: Area, foes = enemiesOf(s, faction)): Facts {
  if (IS_LAND[area]) return landRelation(s, faction, area, foes);
  return (s.control[area] & foes) === 0 ? FRIENDLY : HOSTILE;
}

function landRelation(s: State, faction: Faction, area: Area, foes: number): Facts {
  const party = s.control[area];
  if (party === faction) return FRIENDLY;
  if (party !== NATIVE) return (foes & (1 << party)) !== 0 ? HOSTILE : OF_RIVAL;
  const nation = NATION_OF_AREA[area];
  if (s.status[nation] !== ARMED) return OF_NEUTRAL;
  if (minorIsEnemy(s, faction, nation)) return HOSTILE;
  if (s.interventions.includes(nation)) return INTERVENTION;
  return s.violator[nation] >= 0 && s.violator[nation] !== faction ? PARTITION : OF_NEUTRAL;
}

function unitsThere(s: State, faction: Faction, area: Area, foes: number, whose: Facts): Facts {
  let facts = 0;
  for (let list = s.seniority[area]; list !== 0; list = juniors(list))
    facts |= unitsOfParty(s, faction, senior(list), area, foes, whose);
  return facts;
}

/** What the units of a Party that stands there are to the Faction. */
function unitsOfParty(s: State, faction: Faction, party: Party, area: Area, foes: number, whose: Facts): Facts {
  if (party === faction) return hasGround(s, party, area) ? OWN_UNITS | OWN_GROUND : OWN_UNITS;
  if (party === NATIVE) {
    if (minorIsEnemy(s, faction, NATION_OF_AREA[area])) return ENEMY_UNITS;
    return whose === PARTITION ? PARTITION_UNITS : NEUTRAL_UNITS;
  }
  if ((foes & (1 << party)) !== 0) return ENEMY_UNITS;
  return areFellowAllies(s, faction, party) ? RIVAL_UNITS | ALLY_UNITS : RIVAL_UNITS;
}

function hasEscapedEnemies(s: State, faction: Faction, sea: Area): boolean {
  const foes = enemiesOf(s, faction);
  if (foes === 0) return false;
  for (let unit: Unit = 0; unit < s.unitFlags.length; unit++) {
    if (isEscapedFoe(s, foes, unit) && s.unitArea[unit] === sea) return true;
  }
  return false;
}

function isEscapedFoe(s: State, foes: number, unit: Unit): boolean {
  return (s.unitFlags[unit] & ESCAPED) !== 0 && (foes & (1 << PARTY_OF_NATIONALITY[s.unitNationality[unit]])) !== 0;
}

// ---- questions

/** Non-Escaped Enemy units of a Faction stand here now (R103). */
export function hasEnemyUnits(s: State, faction: Faction, area: Area): boolean {
  if (s.seniority[area] === 0) return false;
  return (unitsThere(s, faction, area, enemiesOf(s, faction), OF_NEUTRAL) & ENEMY_UNITS) !== 0;
}

/** An Enemy of a Faction has Ground units here now. */
export function hasEnemyGround(s: State, faction: Faction, area: Area): boolean {
  for (let party: Party = 0; party <= NATIVE; party++) {
    if (party !== faction && hasGround(s, party, area) && isEnemy(s, faction, party, area)) return true;
  }
  return false;
}

/** §1.14 Units of two or more mutually hostile Parties stand here now. */
export function isDisputed(s: State, area: Area): boolean {
  if (!isShared(s, area)) return false;
  for (let party: Party = 0; party < NATIVE; party++)
    if (occupies(s, party, area) && hasEnemyUnits(s, party, area)) return true;
  return false;
}

/** §11.3, §13.0, R89 Undisputed Friendly land, where units from the sea or from a Battle may end. */
export function isHaven(area: Area, facts: Facts): boolean {
  return IS_LAND[area] && (facts & FRIENDLY) !== 0 && (facts & (ENEMY_UNITS | ALLY_UNITS)) === 0;
}

/** §1.3, R52 Straits let ships, Supply and trade pass unless an Enemy holds them. */
export function isPassableStrait(area: Area, facts: Facts): boolean {
  return IS_STRAIT[area] && (facts & HOSTILE) === 0;
}

/** §11.54 Would a unit that stops here Aggress: Enemy land without units, or an area whose units are all Enemy? */
export function aggresses(area: Area, facts: Facts): boolean {
  if ((facts & (OWN_UNITS | RIVAL_UNITS | NEUTRAL_UNITS)) !== 0) return false;
  return (facts & ENEMIES_HERE) !== 0 || (IS_LAND[area] && (facts & ENEMY_LAND) !== 0);
}

/** What each area is to a Faction. */
export type Board = Facts[];

/** The whole board as a Faction sees it. */
export function surveyBoard(s: State, faction: Faction): Board {
  const foes = enemiesOf(s, faction);
  const board = new Array<Facts>(AREA_COUNT);
  for (let area: Area = 0; area < AREA_COUNT; area++) {
    const whose = areaRelation(s, faction, area, foes);
    board[area] = s.seniority[area] === 0 ? whose : whose | unitsThere(s, faction, area, foes, whose);
  }
  if (foes === 0) return board;
  for (let unit: Unit = 0; unit < s.unitFlags.length; unit++) {
    if (isEscapedFoe(s, foes, unit)) board[s.unitArea[unit]] |= ESCAPED_ENEMIES;
  }
  return board;
}
