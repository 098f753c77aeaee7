/** §12.0, §12.1 Battles: where they are, which must be fought, who takes part, and when they are over. */
import type { Area, Faction, Party, Unit } from "../../data/ids.ts";
import { AIR_FORCE, NATIVE, PRECISION_BOMBSIGHT, WINTER } from "../../data/kinds.ts";
import { AREA_COUNT, IS_LAND, MAIN_CAPITAL, NATION_OF_AREA, USSR_NATION } from "../../data/map.ts";
import { IS_ANS } from "../../data/units.ts";
import type { Out } from "../../model/events.ts";
import { ACTED, countOf, ENGAGED, ESCAPED, JOINED, RAIDER, RETREATED, type State } from "../../model/state.ts";
import { hasTech } from "../cards/technology.ts";
import { areaRelation, HOSTILE, hasEnemyUnits } from "../nations/territory.ts";
import { hasFlag, partyOf, unitsIn, unpackRoute } from "../units.ts";
import { areHostile, atWarWith, hasGround, occupies } from "../war/relations.ts";
import { waitsInGroup } from "./battleGroups.ts";
import { faceUp } from "./faces.ts";

/** §12.1 The Attacker of all Active Battles: the Active Player; -1 outside Player Turns. */
export function attacker(s: State): Faction {
  return s.turn < s.commandOrder.length ? s.commandOrder[s.turn] : -1;
}

/** R72 Seats in the order in which they answer at the end of a round: the Active Player comes last. */
export function answerOrder(s: State): Faction[] {
  const active = attacker(s);
  const others = s.turnOrder.filter((seat) => seat !== active);
  return active < 0 ? others : [...others, active];
}

/** §12.0 Units of the Faction and of an Enemy in one area; Escaped Subs do not count. */
export function isBattle(s: State, faction: Faction, area: Area): boolean {
  return occupies(s, faction, area) && hasEnemyUnits(s, faction, area);
}

/** §11.55 Only ANS of the Faction, on land that it does not control. */
export function isRaid(s: State, faction: Faction, area: Area): boolean {
  return IS_LAND[area] && s.control[area] !== faction && !hasGround(s, faction, area);
}

/** §12.62 The Enemy whose MainCapital this area is while an Enemy controls it; -1 if none. */
export function enemyOfMainCapital(s: State, faction: Faction, area: Area): Faction {
  const rival = MAIN_CAPITAL.indexOf(area);
  return rival >= 0 && atWarWith(s, faction, rival) && areaRelation(s, faction, area) === HOSTILE ? rival : -1;
}

/** R56 Air Forces of the Faction over an unoccupied Enemy MainCapital. */
export function isBombing(s: State, faction: Faction, area: Area): boolean {
  if (enemyOfMainCapital(s, faction, area) < 0 || !hasTech(s, faction, PRECISION_BOMBSIGHT)) return false;
  if (!occupies(s, faction, area) || !isRaid(s, faction, area) || hasEnemyUnits(s, faction, area)) return false;
  return unitsIn(s, area).some((unit) => s.unitType[unit] === AIR_FORCE && partyOf(s, unit) === faction);
}

/** R59 Nobody in this Sea can score: only Convoys of the Faction and of its Enemies are left. */
export function isStandOff(s: State, faction: Faction, area: Area): boolean {
  if (IS_LAND[area]) return false;
  for (let party: Party = 0; party < NATIVE; party++) {
    const hasAns = countOf(s.present, area, party) > countOf(s.ground, area, party);
    if (hasAns && (party === faction || atWarWith(s, faction, party))) return false;
  }
  return true;
}

/** §10.4 In Winter Battles are fought only inside the USSR. */
export function mayFightIn(s: State, area: Area): boolean {
  return s.season !== WINTER || NATION_OF_AREA[area] === USSR_NATION;
}

/** §12.1 Aggression makes a Battle mandatory; no Sea stays Disputed except for Convoys that cannot fight (R59, R93). */
function isMandatory(s: State, faction: Faction, area: Area): boolean {
  if (!isBattle(s, faction, area)) return isBombing(s, faction, area);
  if (!IS_LAND[area]) return s.sharedSeas.includes(area) || !isStandOff(s, faction, area);
  return s.aggressed.includes(area);
}

/** §12.63 Raiders keep that status until the end of the Combat Phase. */
function markRaiders(s: State, faction: Faction): void {
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    s.unitFlags[unit] &= ~(RAIDER | ACTED | JOINED | RETREATED);
    const area = s.unitArea[unit];
    if (area >= 0 && IS_ANS[s.unitType[unit]] && partyOf(s, unit) === faction && isRaid(s, faction, area))
      s.unitFlags[unit] |= RAIDER;
  }
}

/** §12.1 Raiders, the areas that hold a Battle, and the Battles that must be fought. Border Limits restart (§11.52). */
export function findBattles(s: State): void {
  const faction = attacker(s);
  s.crossings = [];
  s.battles = [];
  markRaiders(s, faction);
  for (let area: Area = 0; area < AREA_COUNT; area++) {
    if (!occupies(s, faction, area)) continue;
    if (isBattle(s, faction, area) && !isRaid(s, faction, area) && !s.battleAreas.includes(area))
      s.battleAreas.push(area);
    if (mayFightIn(s, area) && isMandatory(s, faction, area)) s.battles.push(area);
  }
}

/** The area from which a unit Engaged in this Player Turn; -1 if it did not. */
export function engagedFrom(s: State, unit: Unit): Area {
  return hasFlag(s, unit, ENGAGED) ? (unpackRoute(s.unitRoute[unit]).at(-2) ?? -1) : -1;
}

/** Makes the area an Active Battle. */
export function designateBattle(s: State, area: Area): void {
  if (!s.battles.includes(area)) s.battles.push(area);
  if (!s.battleAreas.includes(area) && !isRaid(s, attacker(s), area)) s.battleAreas.push(area);
}

// ---- who takes part

/** Parties in the area that are hostile to the Party, as a bit mask. */
export function hostileParties(s: State, party: Party, area: Area): number {
  let mask = 0;
  for (let other = 0; other <= NATIVE; other++) {
    if (other !== party && occupies(s, other, area) && areHostile(s, party, other, area)) mask |= 1 << other;
  }
  return mask;
}

export function isSingle(mask: number): boolean {
  return (mask & (mask - 1)) === 0;
}

export function partiesOfMask(mask: number): Party[] {
  const parties: Party[] = [];
  for (let party: Party = 0; party <= NATIVE; party++) if ((mask & (1 << party)) !== 0) parties.push(party);
  return parties;
}

/**
 * §12.1 The Battle begins. At sea and against a single Enemy the targets are plain (R93);
 * on land a Faction with several Enemies has to flag them (D25): `answers` says who is asked.
 */
export function beginBattle(s: State, area: Area): void {
  const faction = attacker(s);
  s.battles = s.battles.filter((other) => other !== area);
  s.battleArea = area;
  s.battleRound = 0;
  s.battleTargets = [0, 0, 0, 0];
  s.answers = [];
  for (const party of [faction, ...s.turnOrder.filter((seat) => seat !== faction)]) {
    const hostile = occupies(s, party, area) ? hostileParties(s, party, area) : 0;
    if (!IS_LAND[area] || isSingle(hostile)) s.battleTargets[party] = hostile;
    else s.answers.push(party);
  }
}

/** The Active Player, the Parties targeted, and the Parties that those target in turn; the rest stay out. */
export function chooseSides(s: State, out: Out): void {
  const faction = attacker(s);
  for (let party: Party = 0; party < NATIVE; party++)
    if ((s.battleTargets[party] & (1 << NATIVE)) !== 0) s.battleTargets[NATIVE] |= 1 << party;
  let sides = 1 << faction;
  for (let pass = 0; pass < NATIVE; pass++) {
    for (let party: Party = 0; party <= NATIVE; party++)
      if ((sides & (1 << party)) !== 0) sides |= s.battleTargets[party];
  }
  s.battleSides = sides;
  for (let party: Party = 0; party <= NATIVE; party++) {
    s.battleTargets[party] = (sides & (1 << party)) !== 0 ? s.battleTargets[party] & sides : 0;
    if (party < NATIVE && (sides & (1 << party)) !== 0) s.fought[party] = 1;
  }
  out.push({ type: "battleBegan", area: s.battleArea, parties: partiesOfMask(sides) });
  gatherUnits(s, out);
}

/** R65 Units that Retreated into the area stay out; BattleGroups wait until they join (§11.53). */
function gatherUnits(s: State, out: Out): void {
  const joined: Unit[] = [];
  s.battleUnits = [];
  for (const unit of unitsIn(s, s.battleArea)) {
    if ((s.battleSides & (1 << partyOf(s, unit))) === 0 || hasFlag(s, unit, ESCAPED | RETREATED)) continue;
    s.battleUnits.push(unit);
    if (waitsInGroup(s, unit, attacker(s))) continue;
    s.unitFlags[unit] |= JOINED;
    joined.push(unit);
  }
  faceUp(s, s.battleArea, joined, out);
}

/** Still in the Battle: not eliminated, gone or Escaped. */
export function isInBattle(s: State, unit: Unit): boolean {
  return s.unitArea[unit] === s.battleArea && (s.unitFlags[unit] & ESCAPED) === 0;
}

/** Parties that still have units in the Battle, BattleGroups that wait included, as a bit mask. */
function partiesInBattle(s: State): number {
  let mask = 0;
  for (const unit of s.battleUnits) if (isInBattle(s, unit)) mask |= 1 << partyOf(s, unit);
  return mask;
}

/** §12.24 Over when no remaining Party targets another remaining one; bombing ends with its bombers (R56). */
export function isBattleOver(s: State): boolean {
  const left = partiesInBattle(s);
  for (let party: Party = 0; party <= NATIVE; party++) {
    if ((left & (1 << party)) !== 0 && (s.battleTargets[party] & left) !== 0) return false;
  }
  const faction = attacker(s);
  return s.battleTargets[faction] !== 0 || !isBombing(s, faction, s.battleArea);
}
