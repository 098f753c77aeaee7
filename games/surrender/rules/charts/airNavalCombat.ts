/** §12, §14, §15 Air/naval combat. */
import { AIR_NAVAL_HALVINGS, AIR_NAVAL_MODIFIERS, type AirNavalFacts } from "../../data/airNavalCombat.ts";
import { AIR_SUPPORT_AFTER, INTERCEPTOR_WINS, SORTIES_GAINED } from "../../data/combatResults.ts";
import { RESULTS, type ResultCode } from "../../data/combatTable.ts";
import { MAX_SORTIES } from "../../data/rulings.ts";
import {
  type AirNavalType,
  classOf,
  type Faction,
  type Mission,
  type Role,
  type SupplyState,
  type Weather,
} from "../../data/vocabulary.ts";
import { type BothSides, type CombatRoll, type Dice, type ModifierLine, rollOf, sumSide } from "./combatValue.ts";

/** An air or naval unit as combat sees it; what is not said is no Sortie, Full supply, not in Britain. */
export interface AirNavalForce {
  readonly country: string;
  readonly type: AirNavalType;
  readonly faction?: Faction;
  readonly sorties?: number;
  readonly supply?: SupplyState;
  readonly inBritain?: boolean;
}

export interface AirNavalSituation {
  readonly mission: Mission;
  /** Of the defender's hex or Sea Zone; in a combat for Air Support that of the ground defender. */
  readonly weather: Weather;
  readonly attacker: AirNavalForce;
  readonly defender: AirNavalForce;
  readonly markersAttacker?: readonly ModifierLine[];
  readonly markersDefender?: readonly ModifierLine[];
}

/** §12 step 4 */
export function airNavalSums(situation: AirNavalSituation): BothSides {
  const { markersAttacker = [], markersDefender = [] } = situation;
  return {
    attacker: sumSide(AIR_NAVAL_MODIFIERS, AIR_NAVAL_HALVINGS, airNavalFacts(situation, "attacker"), markersAttacker),
    defender: sumSide(AIR_NAVAL_MODIFIERS, AIR_NAVAL_HALVINGS, airNavalFacts(situation, "defender"), markersDefender),
  };
}

export function airNavalFacts(situation: AirNavalSituation, role: Role): AirNavalFacts {
  const { attacker, defender, mission, weather } = situation;
  const [unit, enemy] = role === "attacker" ? [attacker, defender] : [defender, attacker];
  return {
    role,
    weather,
    mission,
    faction: unit.faction,
    country: unit.country,
    class: classOf(unit.type),
    type: unit.type,
    supply: unit.supply ?? "full",
    sorties: unit.sorties ?? 0,
    inBritain: unit.inBritain ?? false,
    attackerInBritain: attacker.inBritain ?? false,
    enemyClass: classOf(enemy.type),
  };
}

/** What a result does. What does not belong to the mission is undefined. */
export interface AirNavalOutcome {
  readonly attackerSorties: number;
  readonly defenderSorties: number;
  /** Mission groundSupport: who still has Air Support. */
  readonly airSupport?: Readonly<Record<Role, boolean>>;
  /** Mission againstEscort. */
  readonly escort?: "successful" | "failed";
  /** Mission againstEscort: the interceptor may turn to the escorted unit. */
  readonly mayAttackAgain?: boolean;
  /** Mission interdiction. */
  readonly interdiction?: "successful" | "failed";
}

/** §3.5 */
export function addSorties(sorties: number, gained: number): number {
  return Math.min(MAX_SORTIES, sorties + gained);
}

/** §14, §15.3 */
export function airNavalOutcome(situation: AirNavalSituation, result: ResultCode): AirNavalOutcome {
  const gained = SORTIES_GAINED[result];
  const count = (gain: 1 | "plus") => (gain === "plus" ? RESULTS[result].plus : gain);
  const sorties = {
    attackerSorties: addSorties(situation.attacker.sorties ?? 0, count(gained.attacker)),
    defenderSorties: addSorties(situation.defender.sorties ?? 0, count(gained.defender)),
  };
  const wins = INTERCEPTOR_WINS[result];
  switch (situation.mission) {
    case "airStrike":
      return sorties;
    case "groundSupport":
      return { ...sorties, airSupport: AIR_SUPPORT_AFTER[result] };
    case "againstEscort":
      return {
        ...sorties,
        escort: wins ? "failed" : "successful",
        mayAttackAgain: wins && sorties.attackerSorties < MAX_SORTIES,
      };
    case "interdiction":
      return { ...sorties, interdiction: wins ? "successful" : "failed" };
  }
}

export interface AirNavalCombat extends CombatRoll {
  readonly outcome: AirNavalOutcome;
}

/** §12 The whole combat with given dice. */
export function airNavalCombat(situation: AirNavalSituation, dice: Dice): AirNavalCombat {
  const roll = rollOf(airNavalSums(situation), dice);
  return { ...roll, outcome: airNavalOutcome(situation, roll.result) };
}
