/** §12.3, §3.14, §9.0, §15.22 The order of action in a Combat Round. */
import type { Faction, Party, Technology, Unit, UnitType } from "../../data/ids.ts";
import { HEAVY_TANKS, JETS, NATIVE, NAVAL_RADAR, ROCKET_ARTILLERY } from "../../data/kinds.ts";
import { IS_LAND } from "../../data/map.ts";
import { IS_GROUND } from "../../data/units.ts";
import { ACTED, ESCAPED, INVADER, JOINED, type State } from "../../model/state.ts";
import { hasTech } from "../cards/technology.ts";
import { partyOf } from "../units.ts";
import { attacker, isSingle } from "./battles.ts";

/** The FirstFire technology of each unit type; Fortresses, Carriers and Subs have none. */
export const FIRST_FIRE: readonly Technology[] = [-1, JETS, -1, -1, NAVAL_RADAR, HEAVY_TANKS, ROCKET_ARTILLERY];

export function hasFirstFire(s: State, party: Party, type: UnitType): boolean {
  return party < NATIVE && FIRST_FIRE[type] >= 0 && hasTech(s, party, FIRST_FIRE[type]);
}

/** §6.3 The table: does the Attacker's group of this type act before the Defender's? */
export function attackerActsFirst(s: State, faction: Faction, defender: Party, type: UnitType): boolean {
  const attackerFirst = hasFirstFire(s, faction, type);
  return attackerFirst === hasFirstFire(s, defender, type) ? s.surprise !== 0 : attackerFirst;
}

/** R109 Rank of a Party's group: 0 and 1 before the Attacker, 2 the Attacker, 3 and 4 after. */
function rank(s: State, faction: Faction, party: Party, type: UnitType): number {
  if (party === faction) return 2;
  return (attackerActsFirst(s, faction, party, type) ? 3 : 0) + (hasFirstFire(s, party, type) ? 0 : 1);
}

/** The Parties of the Battle in the order in which their groups of this type act. */
export function orderOfAction(s: State, type: UnitType): Party[] {
  const faction = attacker(s);
  const order: Party[] = [];
  for (const party of [...s.turnOrder, NATIVE]) if ((s.battleSides & (1 << party)) !== 0) order.push(party);
  if (order.length === 2) {
    const defender = order[0] === faction ? order[1] : order[0];
    return attackerActsFirst(s, faction, defender, type) ? [faction, defender] : [defender, faction];
  }
  const key = (party: Party) => rank(s, faction, party, type) * 2 + (party === s.battleFirst ? 0 : 1);
  return order.sort((p, q) => key(p) - key(q));
}

/** §12.3 A unit of the type in turn that still has its Combat Action; Convoys and Invaders have none. */
export function canAct(s: State, unit: Unit): boolean {
  if (s.unitArea[unit] !== s.battleArea || s.unitType[unit] !== s.battleType) return false;
  if ((s.unitFlags[unit] & (JOINED | ACTED | INVADER | ESCAPED)) !== JOINED) return false;
  return IS_LAND[s.battleArea] || !IS_GROUND[s.battleType];
}

/** Parties with a unit that can act now, as a bit mask. */
function partiesAbleToAct(s: State): number {
  let mask = 0;
  for (const unit of s.battleUnits) if (canAct(s, unit)) mask |= 1 << partyOf(s, unit);
  return mask;
}

/** The Party whose unit acts next; -1 if no unit of the type in turn is left. */
export function actingParty(s: State): Party {
  const able = partiesAbleToAct(s);
  if (able === 0) return -1;
  const order = s.battleQueue.length > 0 ? s.battleQueue : orderOfAction(s, s.battleType);
  for (const party of order) if ((able & (1 << party)) !== 0) return party;
  return -1;
}

/** R109 Defending Factions of equal rank that the Active Player still has to put in order (D29), as a bit mask. */
export function tiedParties(s: State): number {
  const faction = attacker(s);
  if (s.battleQueue.length > 0 || s.battleFirst >= 0 || isSingle(s.battleSides & ~(1 << faction))) return 0;
  const able = partiesAbleToAct(s) & ~(1 << faction);
  for (let party: Party = 0; party <= NATIVE; party++) {
    for (let other: Party = party + 1; other <= NATIVE; other++) {
      const both = (1 << party) | (1 << other);
      if ((able & both) !== both) continue;
      if (rank(s, faction, party, s.battleType) === rank(s, faction, other, s.battleType)) return both;
    }
  }
  return 0;
}

/** R108 The order of a type is fixed when its first unit acts. */
export function fixOrder(s: State): void {
  if (s.battleQueue.length === 0) s.battleQueue = orderOfAction(s, s.battleType);
}

export function beginType(s: State, type: UnitType): void {
  s.battleType = type;
  s.battleQueue = [];
  s.battleFirst = -1;
}
