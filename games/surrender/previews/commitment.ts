/** §12.5 How a ground combat would end if the sides committed all they can, or nothing. */
import type { ResultCode } from "../data/combatTable.ts";
import { boardOf, PHASE, type State } from "../model/state.ts";
import type { ModifierLine } from "../rules/charts/combatValue.ts";
import type { GroundSituation } from "../rules/charts/groundCombat.ts";
import { groundOdds, groundOddsAfterAirCombat, type Odds } from "../rules/charts/odds.ts";
import { airSituation } from "../rules/combat/battle.ts";
import { reservesOf } from "./combat.ts";

/** By who commits all it can. */
export interface CommitmentOdds {
  readonly nobody: Odds<ResultCode>;
  readonly attacker: Odds<ResultCode>;
  readonly defender: Odds<ResultCode>;
  readonly both: Odds<ResultCode>;
}

/** All that a side can commit: its freshest air unit in range and every marker. */
interface Commitment {
  readonly air: number;
  readonly lines: readonly ModifierLine[];
}

const NOTHING: Commitment = { air: -1, lines: [] };
const BEFORE_THE_DICE: readonly number[] = [PHASE.assault, PHASE.commit, PHASE.declare];

/** May a side of the combat under way still commit something? */
export function isOpen(s: State): boolean {
  return BEFORE_THE_DICE.includes(s.phase);
}

/** What is committed already counts in the situation. Undefined once the combat is decided. */
export function previewCommitments(s: State, situation: GroundSituation): CommitmentOdds | undefined {
  if (!isOpen(s)) return undefined;
  const [attack, defence] = [everything(s, s.attackingFaction), everything(s, s.defendingFaction)];
  return {
    nobody: oddsWith(s, situation, NOTHING, NOTHING),
    attacker: oddsWith(s, situation, attack, NOTHING),
    defender: oddsWith(s, situation, NOTHING, defence),
    both: oddsWith(s, situation, attack, defence),
  };
}

function everything(s: State, faction: number): Commitment {
  const { air, markers } = reservesOf(s, faction);
  const committed = s.committedAir[faction];
  const freshest = air.toSorted((a, b) => s.unitSorties[a] - s.unitSorties[b])[0];
  return {
    air: committed >= 0 ? committed : (freshest ?? -1),
    lines: markers.map((marker) => {
      const { id, value } = boardOf(s).markers[marker];
      return { id, text: id, value: value ?? 0 };
    }),
  };
}

function oddsWith(s: State, situation: GroundSituation, attack: Commitment, defence: Commitment): Odds<ResultCode> {
  const full: GroundSituation = {
    ...situation,
    airAttacker: situation.airAttacker || attack.air >= 0,
    airDefender: situation.airDefender || defence.air >= 0,
    markersAttacker: [...(situation.markersAttacker ?? []), ...attack.lines],
    markersDefender: [...(situation.markersDefender ?? []), ...defence.lines],
  };
  const attackerAir = attack.air >= 0 ? attack.air : s.committedAir[s.phasing];
  const defenderAir = defence.air >= 0 ? defence.air : s.committedAir[s.defendingFaction];
  if (attackerAir < 0 || defenderAir < 0) return groundOdds(full);
  return groundOddsAfterAirCombat(full, airSituation(s, "groundSupport", attackerAir, defenderAir, s.target));
}
