/** §15.3, §15.4 An interceptor against an escort, if there is one, then against the unit that it escorts. */
import { TRANSPORT_LOSS } from "../../data/combatResults.ts";
import type { Operation, Strength, SupplyState, Weather } from "../../data/vocabulary.ts";
import { type AirNavalCombat, type AirNavalForce, type AirNavalSituation, airNavalCombat } from "./airNavalCombat.ts";
import type { Dice, ModifierLine } from "./combatValue.ts";
import { lowerSupply } from "./supplyState.ts";

export interface Interception {
  readonly operation: Operation;
  /** Of the place where the interceptor strikes. */
  readonly weather: Weather;
  readonly interceptor: AirNavalForce;
  readonly escort?: AirNavalForce;
  readonly target: AirNavalForce;
  /** Event markers of the interceptor and of the escort in the combat between them. */
  readonly markersAgainstEscort?: readonly ModifierLine[];
  readonly markersEscort?: readonly ModifierLine[];
  /** … and of the interceptor and of the target. */
  readonly markersAgainstTarget?: readonly ModifierLine[];
  readonly markersTarget?: readonly ModifierLine[];
  /** The unit on board of a convoy. */
  readonly cargo?: "ground" | "air";
  /** The state of the tracing unit at the end of last turn. */
  readonly lastSupply?: SupplyState;
  /** False: after a beaten escort the interceptor goes home. */
  readonly again?: boolean;
  /** After a failed escort the phasing side calls its invasion off. */
  readonly cancel?: boolean;
}

export const INTERCEPTION_OUTCOMES = ["escorted", "cancelled", "spent", "declined", "failed", "interdicted"] as const;
/**
 * escorted: the escort held; cancelled: the invasion was called off; spent: the interceptor has six Sorties;
 * declined: it did not attack again; failed: the target got through; interdicted: it did not.
 */
export type InterceptionOutcome = (typeof INTERCEPTION_OUTCOMES)[number];

/** The combat against the escort; undefined if there is none. */
export function escortSituation(interception: Interception): AirNavalSituation | undefined {
  const { weather, interceptor, escort, markersAgainstEscort = [], markersEscort = [] } = interception;
  return (
    escort && {
      mission: "againstEscort",
      weather,
      attacker: interceptor,
      defender: escort,
      markersAttacker: markersAgainstEscort,
      markersDefender: markersEscort,
    }
  );
}

/** The combat against the target by an interceptor that has `sorties` by then. */
export function targetSituation(interception: Interception, sorties: number): AirNavalSituation {
  const { weather, interceptor, target, markersAgainstTarget = [], markersTarget = [] } = interception;
  return {
    mission: "interdiction",
    weather,
    attacker: { ...interceptor, sorties },
    defender: target,
    markersAttacker: markersAgainstTarget,
    markersDefender: markersTarget,
  };
}

/** How the combat against the escort ends the interception; undefined if it continues. */
export function endAfterEscort(interception: Interception, combat: AirNavalCombat): InterceptionOutcome | undefined {
  const { escort, mayAttackAgain } = combat.outcome;
  if (escort === "successful") return "escorted";
  if (interception.operation === "amphibiousInvasion" && interception.cancel) return "cancelled";
  if (!mayAttackAgain) return "spent";
  return interception.again === false ? "declined" : undefined;
}

export interface InterceptionStep {
  readonly against: "escort" | "target";
  readonly combat: AirNavalCombat;
}

export interface InterceptionReport {
  readonly steps: readonly InterceptionStep[];
  readonly outcome: InterceptionOutcome;
  readonly interceptorSorties: number;
  readonly escortSorties?: number;
  readonly targetSorties: number;
  readonly effects: InterceptionEffects;
}

/** What becomes of the operation. What does not belong to it is undefined. */
export interface InterceptionEffects {
  /** The strength of a ground unit on board, if it is hurt; the Sorties that an air unit on board gains. */
  readonly cargo?: { readonly strength: Strength } | { readonly sorties: number } | "unharmed";
  /** The new state of the tracing unit, if the trace fails. */
  readonly supply?: SupplyState | "traced";
  readonly bombedMarker?: boolean;
  readonly invasion?: boolean;
  /** The naval units go to the nearest friendly port. */
  readonly toNearestPort?: boolean;
}

/** §15.3 */
export function interceptionEffects(interception: Interception, outcome: InterceptionOutcome): InterceptionEffects {
  const hit = outcome === "interdicted";
  const { operation, cargo, lastSupply = "full" } = interception;
  return {
    ...(cargo && { cargo: hit ? transportLoss(cargo) : "unharmed" }),
    ...(operation === "supplyLineTrace" && { supply: hit ? lowerSupply(lastSupply) : "traced" }),
    ...(operation === "bombingRun" && { bombedMarker: !hit }),
    ...(operation === "amphibiousInvasion" && { invasion: !hit && outcome !== "cancelled" }),
    ...((operation === "navalMovement" || operation === "navalTransport") && { toNearestPort: hit }),
  };
}

function transportLoss(cargo: "ground" | "air") {
  return cargo === "air" ? { sorties: TRANSPORT_LOSS.airSorties } : { strength: TRANSPORT_LOSS.ground };
}

/** The whole interception. A pair of dice is taken for each combat that is fought, and no more. */
export function intercept(interception: Interception, dice: Iterable<Dice>): InterceptionReport {
  const pairs = dice[Symbol.iterator]();
  const next = (): Dice => {
    const { value, done } = pairs.next();
    if (done) throw new RangeError("another combat is fought, but there are no dice for it");
    return value;
  };
  const steps: InterceptionStep[] = [];
  const againstEscort = escortSituation(interception);
  let interceptorSorties = interception.interceptor.sorties ?? 0;
  let targetSorties = interception.target.sorties ?? 0;
  let outcome: InterceptionOutcome | undefined;
  if (againstEscort) {
    const combat = airNavalCombat(againstEscort, next());
    steps.push({ against: "escort", combat });
    interceptorSorties = combat.outcome.attackerSorties;
    outcome = endAfterEscort(interception, combat);
  }
  if (outcome === undefined) {
    const combat = airNavalCombat(targetSituation(interception, interceptorSorties), next());
    steps.push({ against: "target", combat });
    interceptorSorties = combat.outcome.attackerSorties;
    targetSorties = combat.outcome.defenderSorties;
    outcome = combat.outcome.interdiction === "successful" ? "interdicted" : "failed";
  }
  return {
    steps,
    outcome,
    interceptorSorties,
    ...(againstEscort && { escortSorties: steps[0].combat.outcome.defenderSorties }),
    targetSorties,
    effects: interceptionEffects(interception, outcome),
  };
}
