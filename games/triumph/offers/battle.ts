/** §12 What the actions of a battle mean: dice, losses, borders. */

import type { Area, Faction, Unit } from "../data/ids.ts";
import { CLASS_NAVAL } from "../data/kinds.ts";
import { border } from "../data/map.ts";
import type { ActionOf } from "../model/actions.ts";
import type { State } from "../model/state.ts";
import { attacker } from "../rules/combat/battles.ts";
import { BOMB_FIREPOWER, diceOf, firepower, STRIKE_FIREPOWER } from "../rules/combat/fire.ts";
import { cvAfterHit, hitsToEliminate } from "../rules/combat/hits.ts";
import { crossingLimit, usedBy } from "../rules/movement/borders.ts";
import { isGroundUnit, partyOf } from "../rules/units.ts";
import type { BattleMeaning, HitMeaning, RetreatMeaning, ShotMeaning } from "./meanings.ts";
import { enemiesAt } from "./move.ts";

export function meaningOfBattle(s: State, faction: Faction, area: Area): BattleMeaning {
  return { meets: enemiesAt(s, faction, area) };
}

export function meaningOfFire(s: State, { unit, targetClass, party }: ActionOf<"fire">): ShotMeaning {
  const isTarget = (other: Unit) => (party >= 0 ? partyOf(s, other) === party : partyOf(s, other) !== partyOf(s, unit));
  return {
    dice: diceOf(s, unit, targetClass, s.battleArea),
    power: firepower(s, unit, targetClass),
    most: hitsToEliminate(s, targetClass, isTarget),
  };
}

export function meaningOfStrike(s: State, unit: Unit): ShotMeaning {
  return { dice: diceOf(s, unit, CLASS_NAVAL, s.battleArea), power: STRIKE_FIREPOWER };
}

export function meaningOfBombing(s: State, unit: Unit): ShotMeaning {
  return { dice: s.unitCv[unit], power: BOMB_FIREPOWER };
}

/** §12.5 Which kind of block crossed a border is known to the Active Player alone. */
export function meaningOfRetreat(s: State, faction: Faction, { unit, to }: ActionOf<"retreat">): RetreatMeaning {
  if (!isGroundUnit(s, unit)) return {};
  const crossed = border(s.unitArea[unit], to);
  const limit = crossingLimit(crossed);
  return faction === attacker(s) ? { limit, used: usedBy(s.crossings, crossed) } : { limit };
}

export function meaningOfHit(s: State, unit: Unit): HitMeaning {
  return { cv: cvAfterHit(s, unit) };
}
