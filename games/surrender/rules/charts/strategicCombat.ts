/** §19 Strategic combat: the Axis against the West or the Soviets. */
import { FAC_LOST_TRACK, STRATEGIC_RESULTS } from "../../data/combatResults.ts";
import type { ResultCode } from "../../data/combatTable.ts";
import {
  STRATEGIC_ALLIED_MODIFIERS,
  STRATEGIC_AXIS_MODIFIERS,
  STRATEGIC_HALVINGS,
  type StrategicFacts,
} from "../../data/strategicCombat.ts";
import type { Faction, StrategicOpponent } from "../../data/vocabulary.ts";
import { type BothSides, type CombatRoll, type Dice, type ModifierLine, rollOf, sumSide } from "./combatValue.ts";

/** Everything that counts in a strategic combat. Sea Zones by number; what is not said is not the case. */
export interface StrategicSituation {
  readonly versus: StrategicOpponent;
  readonly axisPorts?: readonly number[];
  readonly axisAirPorts?: readonly number[];
  readonly sovietAirPorts?: readonly number[];
  readonly westernIn13?: boolean;
  readonly alliedConquered?: number;
  readonly bombed?: number;
  readonly usa?: Faction | "none";
  readonly markersAxis?: readonly ModifierLine[];
  readonly markersAllied?: readonly ModifierLine[];
  /** Event markers that halve the side. */
  readonly halveAxis?: number;
  readonly halveAllied?: number;
  /** Boxes of the Fac Lost markers. */
  readonly facLost: { readonly germany: number; readonly allied: number };
}

function strategicFacts(situation: StrategicSituation, halvingMarkers: number): StrategicFacts {
  return {
    versus: situation.versus,
    axisPorts: situation.axisPorts ?? [],
    axisAirPorts: situation.axisAirPorts ?? [],
    sovietAirPorts: situation.sovietAirPorts ?? [],
    westernIn13: situation.westernIn13 ?? false,
    alliedConquered: situation.alliedConquered ?? 0,
    bombed: situation.bombed ?? 0,
    usa: situation.usa ?? "none",
    halvingMarkers,
  };
}

/** §12 step 4 The Axis attacks. */
export function strategicSums(situation: StrategicSituation): BothSides {
  return {
    attacker: sumSide(
      STRATEGIC_AXIS_MODIFIERS,
      STRATEGIC_HALVINGS,
      strategicFacts(situation, situation.halveAxis ?? 0),
      situation.markersAxis ?? [],
    ),
    defender: sumSide(
      STRATEGIC_ALLIED_MODIFIERS[situation.versus],
      STRATEGIC_HALVINGS,
      strategicFacts(situation, situation.halveAllied ?? 0),
      situation.markersAllied ?? [],
    ),
  };
}

/** The new boxes of the Fac Lost markers. */
export interface StrategicOutcome {
  readonly germany: number;
  readonly allied: number;
}

/** §19 */
export function strategicOutcome({ facLost }: StrategicSituation, result: ResultCode): StrategicOutcome {
  const change = STRATEGIC_RESULTS[result];
  return { germany: onTrack(facLost.germany + change.germany), allied: onTrack(facLost.allied + change.allied) };
}

function onTrack(box: number): number {
  return Math.max(FAC_LOST_TRACK.min, Math.min(FAC_LOST_TRACK.max, box));
}

export interface StrategicCombat extends CombatRoll {
  readonly outcome: StrategicOutcome;
}

/** §19 The whole combat with given dice. */
export function strategicCombat(situation: StrategicSituation, dice: Dice): StrategicCombat {
  const roll = rollOf(strategicSums(situation), dice);
  return { ...roll, outcome: strategicOutcome(situation, roll.result) };
}
