/** §12, §13 Ground combat. */
import { CANNOT_RETREAT, GROUND_RESULTS } from "../../data/combatResults.ts";
import type { ResultCode } from "../../data/combatTable.ts";
import { GROUND_HALVINGS, GROUND_MODIFIERS, type GroundFacts } from "../../data/groundCombat.ts";
import { WILL_EFFECTS } from "../../data/nationalWill.ts";
import {
  type AttackKind,
  type GroundClass,
  type GroundType,
  type Hexside,
  type HexTerrain,
  isRough,
  type Role,
  type Strength,
  type SupplyState,
  type Weather,
} from "../../data/vocabulary.ts";
import { type BothSides, type CombatRoll, type Dice, type ModifierLine, rollOf, sumSide } from "./combatValue.ts";

/** A ground unit as combat sees it; what is not said is full strength, Full supply, field. */
export interface GroundForce {
  readonly country: string;
  readonly type: GroundType;
  readonly elite?: boolean;
  readonly strength?: Strength;
  readonly supply?: SupplyState;
  readonly groundClass?: GroundClass;
}

/** Everything that counts in a ground combat. What is not said is not the case. */
export interface GroundSituation {
  readonly attack: AttackKind;
  readonly amphibious?: boolean;
  /** Of the defender's hex, as all that follows. */
  readonly weather: Weather;
  readonly terrain?: HexTerrain;
  readonly city?: boolean;
  readonly coastal?: boolean;
  /** The defender occupies a fort. */
  readonly fort?: boolean;
  readonly fortOnIsland?: boolean;
  readonly isolated?: boolean;
  /** False: no legal retreat hex. */
  readonly canRetreat?: boolean;
  /** Crossed by the Primary Attacker. */
  readonly hexside?: Hexside;
  readonly attacker: GroundForce;
  readonly additional?: readonly GroundForce[];
  readonly defender: GroundForce;
  readonly airAttacker?: boolean;
  readonly airDefender?: boolean;
  readonly navalSupport?: boolean;
  readonly markersAttacker?: readonly ModifierLine[];
  readonly markersDefender?: readonly ModifierLine[];
  /** Entries of the charts that Event markers lift (R-EVT-7). */
  readonly ignored?: readonly string[];
}

/** §12 step 4 */
export function groundSums(situation: GroundSituation): BothSides {
  return { attacker: groundSum(situation, "attacker"), defender: groundSum(situation, "defender") };
}

function groundSum(situation: GroundSituation, role: Role) {
  const attacks = role === "attacker";
  const markers = (attacks ? situation.markersAttacker : situation.markersDefender) ?? [];
  const { ignored = [] } = situation;
  const counts = ({ id }: { readonly id: string }) => !ignored.includes(id);
  const [modifiers, halvings] =
    ignored.length === 0
      ? [GROUND_MODIFIERS, GROUND_HALVINGS]
      : [GROUND_MODIFIERS.filter(counts), GROUND_HALVINGS.filter(counts)];
  return sumSide(modifiers, halvings, groundFacts(situation, role), markers);
}

export function groundFacts(situation: GroundSituation, role: Role): GroundFacts {
  const attacks = role === "attacker";
  const unit = attacks ? situation.attacker : situation.defender;
  const additional = attacks ? (situation.additional ?? []) : [];
  const tankOrShock = additional.filter(({ type }) => type !== "infantry").length;
  return {
    role,
    weather: situation.weather,
    attack: situation.attack,
    amphibious: situation.amphibious ?? false,
    hexside: situation.hexside ?? "clear",
    isolated: situation.isolated ?? false,
    inFort: situation.fort ?? false,
    inFortOnIsland: situation.fortOnIsland ?? false,
    cityOrRough: (situation.city ?? false) || isRough(situation.terrain ?? "clear"),
    coastal: situation.coastal ?? false,
    country: unit.country,
    type: unit.type,
    elite: unit.elite ?? false,
    strength: unit.strength ?? "full",
    supply: unit.supply ?? "full",
    airSupport: (attacks ? situation.airAttacker : situation.airDefender) ?? false,
    navalSupport: attacks && (situation.navalSupport ?? false),
    additionalTankOrShock: tankOrShock,
    additionalOther: additional.length - tankOrShock,
    additional: additional.length,
    anyNoSupply: [unit, ...additional].some(({ supply }) => supply === "no"),
  };
}

/** What a result does to the units. */
export interface GroundOutcome {
  readonly attacker: Strength | "eliminated";
  readonly defender: Strength | "eliminated";
  readonly retreats: boolean;
  /** A No EZOC marker is placed in the defender's hex. */
  readonly noEzoc: boolean;
  /** Change of the National Will of the defender's country. */
  readonly nationalWill: number;
  readonly activationEnds: boolean;
}

/** §13 The defender in a fort may hold it instead of retreating. */
export function mayHoldFort(situation: GroundSituation, result: ResultCode): boolean {
  return (situation.fort ?? false) && canRetreat(situation) && GROUND_RESULTS[result].includes("retreatOrHoldFort");
}

/** §13.1, R-UNI-2 A garrison never retreats. */
function canRetreat({ canRetreat = true, defender }: GroundSituation): boolean {
  return canRetreat && defender.groundClass !== "garrison";
}

function loseStep(strength: Strength): Strength | "eliminated" {
  return strength === "full" ? "reduced" : "eliminated";
}

/** §13, §13.4 `holdsFort`: what the owner of a defender that may hold its fort has chosen. */
export function groundOutcome(situation: GroundSituation, result: ResultCode, holdsFort = false): GroundOutcome {
  let attacker: Strength | "eliminated" = situation.attacker.strength ?? "full";
  let defender: Strength | "eliminated" = situation.defender.strength ?? "full";
  let retreats = false;
  let activationEnds = situation.attack === "assault";
  const stays = holdsFort && mayHoldFort(situation, result);
  for (const step of GROUND_RESULTS[result]) {
    if (defender === "eliminated") break;
    const done =
      step === "retreat" || step === "retreatOrHoldFort"
        ? canRetreat(situation) && !stays
          ? "retreat"
          : CANNOT_RETREAT
        : step;
    if (done === "retreat") retreats = true;
    if (done === "defenderLosesStep") defender = loseStep(defender);
    if (done === "defenderEliminated") defender = "eliminated";
    if (done === "attackerLosesStep" && attacker !== "eliminated") attacker = loseStep(attacker);
    if (done === "activationEnds") activationEnds = true;
  }
  const eliminated = defender === "eliminated";
  return {
    attacker,
    defender,
    retreats,
    noEzoc: eliminated && situation.attack === "mobile",
    nationalWill: eliminated && situation.defender.groundClass !== "garrison" ? WILL_EFFECTS.NW1.value : 0,
    activationEnds,
  };
}

export interface GroundCombat extends CombatRoll {
  readonly mayHoldFort: boolean;
  readonly outcome: GroundOutcome;
}

/** §12, §13 The whole combat with given dice. */
export function groundCombat(situation: GroundSituation, dice: Dice, holdsFort = false): GroundCombat {
  const roll = rollOf(groundSums(situation), dice);
  return {
    ...roll,
    mayHoldFort: mayHoldFort(situation, roll.result),
    outcome: groundOutcome(situation, roll.result, holdsFort),
  };
}
