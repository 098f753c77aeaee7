/** §11.53, §12.71, §12.73 BattleGroups that join a Sea Battle one by one, and Escaped Subs that fight again. */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Faction, Unit } from "../../data/ids.ts";
import { WINTER } from "../../data/kinds.ts";
import { IS_LAND } from "../../data/map.ts";
import { IS_ANS } from "../../data/units.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { countOf, ESCAPED, JOINED, type State } from "../../model/state.ts";
import { hasEnemyUnits } from "../nations/territory.ts";
import { hasFlag, partyOf, returnSub, unitsOf } from "../units.ts";
import { atWarWith, occupies } from "../war/relations.ts";
import { faceUp } from "./faces.ts";

/** R57 ANS of the Active Player that came into this Sea in this Player Turn; all others fight from round 1. */
export function waitsInGroup(s: State, unit: Unit, faction: Faction): boolean {
  return (
    s.unitRoute[unit] > 0 && IS_ANS[s.unitType[unit]] && !IS_LAND[s.unitArea[unit]] && partyOf(s, unit) === faction
  );
}

/** One unit for each BattleGroup that has not joined: same start and route, same group. */
export function waitingGroups(s: State): Unit[] {
  const groups: Unit[] = [];
  for (const unit of s.battleUnits) {
    if (!isWaiting(s, unit)) continue;
    if (!groups.some((other) => s.unitRoute[other] === s.unitRoute[unit])) groups.push(unit);
  }
  return groups;
}

function isWaiting(s: State, unit: Unit): boolean {
  return s.unitArea[unit] === s.battleArea && !hasFlag(s, unit, JOINED | ESCAPED);
}

/** The units of the BattleGroup that holds this one. */
export function unitsOfGroup(s: State, unit: Unit): Unit[] {
  return s.battleUnits.filter((other) => isWaiting(s, other) && s.unitRoute[other] === s.unitRoute[unit]);
}

/** §12.71 */
export function joinGroup(s: State, unit: Unit, out: Out): void {
  const group = unitsOfGroup(s, unit);
  for (const member of group) s.unitFlags[member] |= JOINED;
  faceUp(s, s.battleArea, group, out);
}

// ---- Escaped Subs (§12.73)

function escapedSubs(s: State, faction: Faction, area: Area): Unit[] {
  return unitsOf(s, faction, area).filter((unit) => hasFlag(s, unit, ESCAPED));
}

/** §10.4 In Winter nobody fights at sea. */
function refuseSeaBattle(s: State): Refusal | undefined {
  return s.season === WINTER ? NO.WINTER_AREA : undefined;
}

/** An own Escaped Sub that did not move may Engage the Enemies in its Sea again. */
export function refuseReengage(s: State, faction: Faction, unit: Unit): Refusal | undefined {
  const area = s.unitArea[unit];
  if (area === undefined || area < 0 || partyOf(s, unit) !== faction || !hasFlag(s, unit, ESCAPED))
    return NO.NO_REENGAGE;
  return hasEnemyUnits(s, faction, area) ? refuseSeaBattle(s) : NO.NO_REENGAGE;
}

/** ANS of the Faction, Escaped or not, may Engage an Enemy's Escaped Subs; Convoys alone cannot. */
export function refuseReengageRival(s: State, faction: Faction, area: Area, rival: Faction): Refusal | undefined {
  if (IS_LAND[area] || !atWarWith(s, faction, rival) || escapedSubs(s, rival, area).length === 0) return NO.NO_REENGAGE;
  const hasAns = countOf(s.present, area, faction) > countOf(s.ground, area, faction);
  const canEngage = hasAns || escapedSubs(s, faction, area).length > 0;
  return canEngage ? refuseSeaBattle(s) : NO.NO_REENGAGE;
}

/** R58 All Escaped Subs of the Enemy in that Sea are drawn in. */
export function reengageRival(s: State, area: Area, rival: Faction, out: Out): void {
  const subs = escapedSubs(s, rival, area);
  for (const unit of subs) returnSub(s, unit);
  out.push({ type: "subsReengaged", area, faction: rival, count: subs.length });
}

export function reengage(s: State, unit: Unit, out: Out): void {
  returnSub(s, unit);
  out.push({ type: "subsReengaged", area: s.unitArea[unit], faction: partyOf(s, unit), count: 1 });
}

/** Seas of Active Battles where the Faction has only Escaped Subs: one of them must Engage. */
export function lacksAttackers(s: State, faction: Faction, area: Area): boolean {
  return !IS_LAND[area] && !occupies(s, faction, area) && escapedSubs(s, faction, area).length > 0;
}

/** All Escaped Subs on the board. */
export function allEscapedSubs(s: State): Unit[] {
  const subs: Unit[] = [];
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) if (hasFlag(s, unit, ESCAPED)) subs.push(unit);
  return subs;
}
