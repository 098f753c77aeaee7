/** §16 Victory Points and the four ways to win. */

import type { Area, Faction, Technology, Unit } from "../data/ids.ts";
import {
  AIR_FORCE,
  ATOMIC,
  ATOMIC_1,
  ATOMIC_4,
  ECONOMIC,
  FACTIONS,
  HEGEMONY,
  MILITARY,
  NEUTRAL,
  SCENARIO_TWO_PLAYER,
  USSR,
  VICTORIES,
  WEST,
  WINTER,
} from "../data/kinds.ts";
import { FACTION_OF_NATION, GREAT_CAPITALS, IS_LAND, MAIN_CAPITAL, NATION_OF_AREA, USA } from "../data/map.ts";
import type { Out } from "../model/events.ts";
import { REVEALED } from "../model/rows.ts";
import { MOVED, PHASE, type State, TURN_DEFENSIVE, TURN_NORMAL } from "../model/state.ts";
import { pairsOf } from "./cards/technology.ts";
import { productionLevel } from "./economy/economy.ts";
import { BY_AIR, movementSpeed } from "./movement/mover.ts";
import { takeSnapshot } from "./nations/control.ts";
import { hasEnemyUnits } from "./nations/territory.ts";
import { leastCost } from "./routes/range.ts";
import { hasFlag, partyOf } from "./units.ts";
import { areFellowAllies, atWarWith } from "./war/relations.ts";

/** §16.2 */
const ECONOMIC_POINTS = 25;
/** §16.1 For each MainCapital or SubCapital of an Enemy. */
export const CAPITAL_POINTS = 2;
/** §16.3 */
const MILITARY_CAPITALS = 2;

const ALLIES = (1 << WEST) | (1 << USSR);

/** §16.3 The Faction a MainCapital or SubCapital belongs to for ever; -1 for Washington before the USA joins. */
export function factionOfCapital(s: State, capital: Area): Faction {
  const nation = NATION_OF_AREA[capital];
  if (nation !== USA) return FACTION_OF_NATION[nation];
  return s.status[USA] === NEUTRAL ? -1 : WEST;
}

/** §16.3, R81 MainCapitals and SubCapitals of Rivals that the Faction controls, at war or not; an Ally's never count (R111). */
export function rivalCapitals(s: State, faction: Faction): number {
  return countCapitals(s, faction, (owner) => !areFellowAllies(s, faction, owner));
}

/** §16.1, R81 How many MainCapitals and SubCapitals of Enemies the Faction controls. */
export function enemyCapitals(s: State, faction: Faction): number {
  return countCapitals(s, faction, (owner) => atWarWith(s, faction, owner));
}

/** MainCapitals and SubCapitals of other Factions that the Faction controls. */
function countCapitals(s: State, faction: Faction, counts: (owner: Faction) => boolean): number {
  let count = 0;
  for (const capital of GREAT_CAPITALS) {
    if (s.control[capital] !== faction) continue;
    const owner = factionOfCapital(s, capital);
    if (owner >= 0 && owner !== faction && counts(owner)) count++;
  }
  return count;
}

/** §9.4 Atomic stages Achieved, Revealed or in the Vault, as bits 0–3. */
export function atomicStages(s: State, faction: Faction): number {
  let stages = 0;
  for (const shown of REVEALED.all(s.revealed)) if (shown.faction === faction) stages |= atomicBit(shown.technology);
  for (const { technology } of pairsOf(s, faction)) stages |= atomicBit(technology);
  return stages;
}

export function atomicBit(technology: Technology): number {
  return technology >= ATOMIC_1 && technology <= ATOMIC_4 ? 1 << (technology - ATOMIC_1) : 0;
}

export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** §4.4 Value of the Faction's Peace Dividend chits. */
export function chitPoints(s: State, faction: Faction): number {
  const row = (faction + 1) * 3;
  return s.chits[row + 1] + 2 * s.chits[row + 2];
}

/** §16.1 Level by the rules of a Production now; "none" for Hegemony (§16.5). */
export function victoryPoints(s: State, faction: Faction, blockade: "confirmed" | "none" = "confirmed"): number {
  return (
    productionLevel(s, faction, blockade).level +
    countBits(atomicStages(s, faction)) +
    CAPITAL_POINTS * enemyCapitals(s, faction) +
    chitPoints(s, faction) -
    s.dows[faction]
  );
}

function allPoints(s: State, blockade: "confirmed" | "none"): number[] {
  return FACTIONS.map((_, f) => victoryPoints(s, f, blockade));
}

/** §18.4 With two players an Ally that wins has won for both. */
function withAlly(s: State, winners: number): number {
  return s.scenario === SCENARIO_TWO_PLAYER && (winners & ALLIES) !== 0 ? winners | ALLIES : winners;
}

function win(s: State, winners: number, victory: number, points: number[], out: Out): void {
  s.winners = winners;
  s.victory = victory;
  s.phase = PHASE.over;
  const factions = FACTIONS.map((_, faction) => faction).filter((faction) => (winners & (1 << faction)) !== 0);
  out.push({ type: "victory", factions, kind: VICTORIES[victory], points });
}

/** The Factions with the most points, as a bit mask; equal ones share (R82, R84). */
function leaders(points: readonly number[]): number {
  const most = Math.max(...points);
  return points.reduce((mask, value, f) => (value === most ? mask | (1 << f) : mask), 0);
}

/** §16.2 The check of the New Year. Returns whether the game is over. */
export function checkEconomicVictory(s: State, out: Out): boolean {
  const points = allPoints(s, "confirmed");
  if (Math.max(...points) < ECONOMIC_POINTS) return false;
  win(s, withAlly(s, leaders(points)), ECONOMIC, points, out);
  return true;
}

/** §16.3 After every snapshot. `activeSeat` (-1 outside Player Turns) wins alone if it is among several (R110). */
export function checkMilitaryVictory(s: State, activeSeat: Faction, out: Out): boolean {
  let winners = 0;
  for (let faction: Faction = 0; faction < FACTIONS.length; faction++)
    if (rivalCapitals(s, faction) >= MILITARY_CAPITALS) winners |= 1 << faction;
  if (winners === 0) return false;
  winners = withAlly(s, winners);
  if (activeSeat >= 0 && (winners & (1 << activeSeat)) !== 0) winners = withAlly(s, 1 << activeSeat);
  win(s, winners, MILITARY, allPoints(s, "confirmed"), out);
  return true;
}

/** §16.5 After Winter 1945. */
export function hegemony(s: State, out: Out): void {
  const points = allPoints(s, "none");
  win(s, withAlly(s, leaders(points)), HEGEMONY, points, out);
}

/** R83 An Air Force on land that has not moved, stands in no Battle and could fly to a Rival's MainCapital, by distance alone. */
function threatensMainCapital(s: State, faction: Faction, unit: Unit, range: number): boolean {
  const area = s.unitArea[unit];
  if (area < 0 || s.unitType[unit] !== AIR_FORCE || partyOf(s, unit) !== faction) return false;
  if (!IS_LAND[area] || hasFlag(s, unit, MOVED) || hasEnemyUnits(s, faction, area)) return false;
  return MAIN_CAPITAL.some(
    (capital, g) =>
      g !== faction &&
      !areFellowAllies(s, faction, g) &&
      s.control[capital] !== faction &&
      leastCost(BY_AIR, area, capital) <= range,
  );
}

/** §16.4 May the Active Player claim the Atomic Victory now, in an in-season Movement Phase of its own? */
export function canClaimAtomic(s: State, faction: Faction): boolean {
  if (s.season < 0 || s.season === WINTER || s.command < 1 || s.commandOrder[s.turn] !== faction) return false;
  if (s.turnKind !== TURN_NORMAL && s.turnKind !== TURN_DEFENSIVE) return false;
  if (s.phase !== PHASE.movement && s.phase !== PHASE.declarations) return false;
  if (atomicStages(s, faction) !== 0b1111) return false;
  const range = movementSpeed(s, faction, AIR_FORCE, BY_AIR);
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++)
    if (threatensMainCapital(s, faction, unit, range)) return true;
  return false;
}

/** §16.4 Shows the stages that are still in the Vault, and wins. */
export function claimAtomic(s: State, faction: Faction, out: Out): void {
  for (const { technology, card, other } of pairsOf(s, faction)) {
    if (atomicBit(technology) !== 0) out.push({ type: "pairSeen", faction, technology, cards: [card, other] });
  }
  win(s, withAlly(s, 1 << faction), ATOMIC, allPoints(s, "confirmed"), out);
}

/** R10, R110 Takes the snapshot that opens a phase. True if it ends the game; `activeSeat` has the Player Turn, or is -1. */
export function snapshotEndsGame(s: State, activeSeat: Faction, out: Out): boolean {
  takeSnapshot(s, out);
  return checkMilitaryVictory(s, activeSeat, out);
}
