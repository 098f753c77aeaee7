/** §1.3, §11.0 What an area is to a Faction that moves: whose it is in the snapshot, and who stands there now (R103). */
import { ARMED, AXIS, NATIVE, SCENARIO_TWO_PLAYER } from "../data/kinds.ts";
import { AREA_COUNT, IS_LAND, NATION_OF_AREA, PARTY_OF_NATIONALITY } from "../data/map.ts";
import { ESCAPED, type State } from "../state.ts";
import { enemiesOf, minorIsEnemy } from "./relations.ts";

// Whose it is: exactly one of these six.
/** Land that the Faction controls, or an Open Sea. */
export const FRIENDLY = 1;
/** Land that an Enemy controls, or an Enemy Sea. */
export const HOSTILE = 2;
/** Land of a Rival at peace with the Faction. */
export const OF_RIVAL = 4;
/** Land of a Neutral, or of an Armed Minor that is nobody's prey for this Faction (R47). */
export const OF_NEUTRAL = 8;
/** §15.422 Land of an Armed Minor that a Rival Violated: whoever enters it becomes its Enemy. */
export const PARTITION = 16;
/** §15.423 Land of an Armed Minor under a declared Intervention of the Faction. */
export const INTERVENTION = 32;

// Who stands there: any of these. Escaped Subs do not count.
export const ENEMY_UNITS = 64;
export const RIVAL_UNITS = 128;
/** Two players: the other Ally, who is counted among RIVAL_UNITS too. */
export const ALLY_UNITS = 256;
export const OWN_UNITS = 512;
export const OWN_GROUND = 1024;
/** Fortresses of an Armed Minor that become Enemies with Partition. */
export const PARTITION_UNITS = 2048;
/** Fortresses of an Armed Minor that the Faction does not fight. */
export const NEUTRAL_UNITS = 4096;
/** §12.73 Enemy Subs that Escaped here. */
export const ESCAPED_ENEMIES = 8192;

/** Land that Ground units from the sea Invade, and that ANS enter only as Raiders or with Ground Support. */
export const TO_CONQUER = HOSTILE | PARTITION;
/** Units that whoever stops here Engages. */
export const TO_FIGHT = ENEMY_UNITS | PARTITION_UNITS;

/** A Friendly area without strangers: any unit that is free to go may enter it. */
export const QUIET = FRIENDLY | OWN_UNITS | OWN_GROUND;
/** A Friendly area without anybody to fight: own units that come or go change nothing for others. */
export const PEACEFUL = QUIET | RIVAL_UNITS | ALLY_UNITS;

/** What an area is to Faction f, as a sum of the constants above. */
export function territory(s: State, f: number, area: number): number {
  const facts = withoutEscaped(s, f, area);
  return IS_LAND[area] || !hasEscapedEnemies(s, f, area) ? facts : facts | ESCAPED_ENEMIES;
}

function withoutEscaped(s: State, f: number, area: number): number {
  const foes = enemiesOf(s, f);
  const whose = whoseArea(s, f, area, foes);
  return s.seniority[area] === 0 ? whose : whose | unitsThere(s, f, area, foes, whose);
}

function whoseArea(s: State, f: number, area: number, foes: number): number {
  if (IS_LAND[area]) return landOf(s, f, area, foes);
  return (s.control[area] & foes) === 0 ? FRIENDLY : HOSTILE;
}

function unitsThere(s: State, f: number, area: number, foes: number, whose: number): number {
  const slot = area * 4;
  let facts = 0;
  for (let g = 0; g < NATIVE; g++) {
    if (s.present[slot + g] === 0) continue;
    if (g === f) facts |= s.ground[slot + g] > 0 ? OWN_UNITS | OWN_GROUND : OWN_UNITS;
    else if ((foes & (1 << g)) !== 0) facts |= ENEMY_UNITS;
    else facts |= isAlly(s, f, g) ? RIVAL_UNITS | ALLY_UNITS : RIVAL_UNITS;
  }
  if (s.present[slot + NATIVE] === 0) return facts;
  if (minorIsEnemy(s, f, NATION_OF_AREA[area])) return facts | ENEMY_UNITS;
  return facts | (whose === PARTITION ? PARTITION_UNITS : NEUTRAL_UNITS);
}

function landOf(s: State, f: number, area: number, foes: number): number {
  const party = s.control[area];
  if (party === f) return FRIENDLY;
  if (party !== NATIVE) return (foes & (1 << party)) !== 0 ? HOSTILE : OF_RIVAL;
  const nation = NATION_OF_AREA[area];
  if (s.status[nation] !== ARMED) return OF_NEUTRAL;
  if (minorIsEnemy(s, f, nation)) return HOSTILE;
  if (s.interventions.includes(nation)) return INTERVENTION;
  return s.violator[nation] >= 0 && s.violator[nation] !== f ? PARTITION : OF_NEUTRAL;
}

function hasEscapedEnemies(s: State, f: number, sea: number): boolean {
  const foes = enemiesOf(s, f);
  if (foes === 0) return false;
  for (let unit = 0; unit < s.unitFlags.length; unit++) {
    if (isEscapedFoe(s, foes, unit) && s.unitArea[unit] === sea) return true;
  }
  return false;
}

function isEscapedFoe(s: State, foes: number, unit: number): boolean {
  return (s.unitFlags[unit] & ESCAPED) !== 0 && (foes & (1 << PARTY_OF_NATIONALITY[s.unitNationality[unit]])) !== 0;
}

/** §18 West and USSR are played by one person. */
function isAlly(s: State, f: number, g: number): boolean {
  return s.scenario === SCENARIO_TWO_PLAYER && f !== AXIS && g !== AXIS;
}

/** §11.54 Would a unit that stops here Aggress: Enemy land without units, or an area whose units are all Enemy? */
export function aggresses(area: number, facts: number): boolean {
  if ((facts & (OWN_UNITS | RIVAL_UNITS | NEUTRAL_UNITS)) !== 0) return false;
  return (facts & TO_FIGHT) !== 0 || (IS_LAND[area] && (facts & TO_CONQUER) !== 0);
}

/** What each area is to a Faction. */
export type Board = number[];

/** The whole board as Faction f sees it. */
export function surveyBoard(s: State, f: number): Board {
  const board = new Array<number>(AREA_COUNT);
  for (let area = 0; area < AREA_COUNT; area++) board[area] = withoutEscaped(s, f, area);
  const foes = enemiesOf(s, f);
  if (foes === 0) return board;
  for (let unit = 0; unit < s.unitFlags.length; unit++) {
    if (isEscapedFoe(s, foes, unit)) board[s.unitArea[unit]] |= ESCAPED_ENEMIES;
  }
  return board;
}
