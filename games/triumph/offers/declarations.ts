/** §15 What follows from a declaration, told before it is made. */
import type { Faction } from "../data/ids.ts";
import { FACTIONS, NEUTRAL, WEST } from "../data/kinds.ts";
import { AREA_IDS, USA } from "../data/map.ts";
import { declarationAt } from "../rules/declarations.ts";
import { factoryCost, lowerFactoryCostOf, productionLevel } from "../rules/economy.ts";
import { atWar, atWarWith, warBit } from "../rules/relations.ts";
import { isProtectorate, reactionCards, rivalProtector, seasShared } from "../rules/violation.ts";
import { DECLARE_WAR, type State, VIOLATE } from "../state.ts";
import { musterOf, worthTo } from "./cards.ts";
import type { AnswerMeaning, DeclarationMeaning } from "./meanings.ts";

export function meaningOfDeclaration(s: State, f: number, kind: number, object: number): DeclarationMeaning {
  if (kind === DECLARE_WAR) return ofWar(s, f, object);
  return kind === VIOLATE ? ofViolation(s, f, object) : {};
}

/** D15 A declaration that is named and not announced yet. */
export function meaningOfNamed(s: State, f: number, index: number): DeclarationMeaning {
  const { kind, object } = declarationAt(s, index);
  return meaningOfDeclaration(s, f, kind, object);
}

/** §15.2 */
function ofWar(s: State, f: number, rival: number): DeclarationMeaning {
  const seas = seasShared(s, f, rival);
  return {
    factory: [factoryCost(s, rival), lowerFactoryCostOf(s, rival)],
    levels: levelsAtWar(s, f, rival),
    ...(seas.length > 0 && { seas: seas.map((sea) => AREA_IDS[sea]) }),
    ...(rival === WEST && s.status[USA] === NEUTRAL && { usa: true }),
  };
}

/** §15.1, §7.21 At War RES limits Production. */
function levelsAtWar(s: State, f: number, rival: number): NonNullable<DeclarationMeaning["levels"]> {
  const after = { ...s, war: s.war | warBit(f, rival) };
  const peaceful = [f, rival].filter((one) => !atWar(s, one));
  const levels = peaceful.map((one) => [
    FACTIONS[one],
    [productionLevel(s, one, "confirmed").level, productionLevel(after, one, "confirmed").level],
  ]);
  return Object.fromEntries(levels);
}

/** §15.4 */
function ofViolation(s: State, f: number, nation: number): DeclarationMeaning {
  const reaction = FACTIONS.map((_, seat) => reactionCards(s, f, seat, nation));
  if (nation === USA) return { usa: true, reaction };
  const protector = rivalProtector(s, f, nation);
  if (protector >= 0) {
    const isWar = !atWarWith(s, f, protector);
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
export function meaningOfAnswer(s: State, nation: number, count: number): AnswerMeaning {
  return isProtectorate(nation, s.influence[nation] - count) ? { keeps: true } : {};
}
