/** §15 What follows from a declaration, told before it is made. */
import type { Faction, Nation } from "../data/ids.ts";
import { FACTIONS, NEUTRAL, WEST } from "../data/kinds.ts";
import { AREA_IDS, USA } from "../data/map.ts";
import { DECLARE_WAR, type State, VIOLATE } from "../model/state.ts";
import { factoryCost, lowerFactoryCostOf, productionLevel } from "../rules/economy/economy.ts";
import { declarationAt } from "../rules/war/declarations.ts";
import { atWar, atWarWith, warBit } from "../rules/war/relations.ts";
import { isProtectorate, reactionCards, rivalProtector, seasShared } from "../rules/war/violation.ts";
import { musterOf, worthTo } from "./cards.ts";
import type { AnswerMeaning, DeclarationMeaning } from "./meanings.ts";

export function meaningOfDeclaration(s: State, faction: Faction, kind: number, object: number): DeclarationMeaning {
  if (kind === DECLARE_WAR) return ofWar(s, faction, object);
  return kind === VIOLATE ? ofViolation(s, faction, object) : {};
}

/** D15 A declaration that is named and not announced yet. */
export function meaningOfNamed(s: State, faction: Faction, index: number): DeclarationMeaning {
  const { kind, object } = declarationAt(s, index);
  return meaningOfDeclaration(s, faction, kind, object);
}

/** §15.2 */
function ofWar(s: State, faction: Faction, rival: Faction): DeclarationMeaning {
  const seas = seasShared(s, faction, rival);
  return {
    factory: [factoryCost(s, rival), lowerFactoryCostOf(s, rival)],
    levels: levelsAtWar(s, faction, rival),
    ...(seas.length > 0 && { seas: seas.map((sea) => AREA_IDS[sea]) }),
    ...(rival === WEST && s.status[USA] === NEUTRAL && { usa: true }),
  };
}

/** §15.1, §7.21 At War RES limits Production. */
function levelsAtWar(s: State, faction: Faction, rival: Faction): NonNullable<DeclarationMeaning["levels"]> {
  const after = { ...s, war: s.war | warBit(faction, rival) };
  const peaceful = [faction, rival].filter((one) => !atWar(s, one));
  const levels = peaceful.map((one) => [
    FACTIONS[one],
    [productionLevel(s, one, "confirmed").level, productionLevel(after, one, "confirmed").level],
  ]);
  return Object.fromEntries(levels);
}

/** §15.4 */
function ofViolation(s: State, faction: Faction, nation: Nation): DeclarationMeaning {
  const reaction = FACTIONS.map((_, seat) => reactionCards(s, faction, seat, nation));
  if (nation === USA) return { usa: true, reaction };
  const protector = rivalProtector(s, faction, nation);
  if (protector >= 0) {
    const isWar = !atWarWith(s, faction, protector);
    return { protector: FACTIONS[protector], ...(isWar && { war: true }), joins: musterOf(nation), reaction };
  }
  const holder: Faction = s.influence[nation] > 0 ? s.influenceBy[nation] : -1;
  return {
    ...(s.status[nation] === NEUTRAL && { fortresses: musterOf(nation) }),
    ...(holder >= 0 && { loses: [FACTIONS[holder], ...worthTo(s, holder, nation)] }),
    reaction,
  };
}

/** §8.0, R33 The holder gives markers up. */
export function meaningOfAnswer(s: State, nation: Nation, count: number): AnswerMeaning {
  return isProtectorate(nation, s.influence[nation] - count) ? { keeps: true } : {};
}
