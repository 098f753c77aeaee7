/** How a combat would end if the sides committed all they can, or nothing. */
import type { Json } from "@tripartite/kernel";
import type { ResultCode } from "@tripartite/surrender/data/combatTable";
import { FACTIONS, type Faction } from "@tripartite/surrender/data/vocabulary";
import { previewCombat, reservesOf } from "@tripartite/surrender/previews/combat";
import type { BothSides, ModifierLine } from "@tripartite/surrender/rules/charts/combatValue";
import type { GroundSituation } from "@tripartite/surrender/rules/charts/groundCombat";
import { groundOdds, groundOddsAfterAirCombat, type Odds } from "@tripartite/surrender/rules/charts/odds";
import { airSituation } from "@tripartite/surrender/rules/combat/battle";
import { playableMarkers, supportersOf } from "@tripartite/surrender/rules/combat/commitment";
import { boardOf, type State } from "@tripartite/surrender/state";
import type { View } from "@tripartite/surrender/view";
import { stateSeen } from "./state.ts";

/** By who commits all it can. */
export interface CommitmentOdds {
  readonly nobody: Odds<ResultCode>;
  readonly attacker: Odds<ResultCode>;
  readonly defender: Odds<ResultCode>;
  readonly both: Odds<ResultCode>;
}

interface Reserves {
  readonly air: number;
  readonly lines: readonly ModifierLine[];
}

/** Undefined once the combat is decided. */
export function commitmentOdds(json: Json): CommitmentOdds | undefined {
  const view = json as unknown as View;
  const situation = view.combat?.situation;
  if (situation === undefined || !["assault", "commit", "declare"].includes(view.phase)) return undefined;
  const state = stateSeen(json);
  const [attack, defence] = [reserves(state, state.attackingFaction), reserves(state, state.defendingFaction)];
  const none: Reserves = { air: -1, lines: [] };
  return {
    nobody: odds(state, situation, none, none),
    attacker: odds(state, situation, attack, none),
    defender: odds(state, situation, none, defence),
    both: odds(state, situation, attack, defence),
  };
}

/** The freshest air unit in range and every marker; what is committed already counts in the situation. */
function reserves(state: State, faction: number): Reserves {
  const committed = state.committedAir[faction];
  const freshest = supportersOf(state, faction).toSorted((a, b) => state.unitSorties[a] - state.unitSorties[b])[0];
  return {
    air: committed >= 0 ? committed : (freshest ?? -1),
    lines: playableMarkers(state, faction).map((marker) => {
      const { id, value } = boardOf(state).markers[marker];
      return { id, text: id, value: value ?? 0 };
    }),
  };
}

function odds(state: State, situation: GroundSituation, attack: Reserves, defence: Reserves): Odds<ResultCode> {
  const full: GroundSituation = {
    ...situation,
    airAttacker: situation.airAttacker || attack.air >= 0,
    airDefender: situation.airDefender || defence.air >= 0,
    markersAttacker: [...(situation.markersAttacker ?? []), ...attack.lines],
    markersDefender: [...(situation.markersDefender ?? []), ...defence.lines],
  };
  const attackerAir = attack.air >= 0 ? attack.air : state.committedAir[state.phasing];
  const defenderAir = defence.air >= 0 ? defence.air : state.committedAir[state.defendingFaction];
  if (attackerAir < 0 || defenderAir < 0) return groundOdds(full);
  return groundOddsAfterAirCombat(full, airSituation(state, "groundSupport", attackerAir, defenderAir, state.target));
}

/** What a side could commit, by name. */
export interface SeenReserves {
  readonly air: readonly string[];
  readonly markers: readonly string[];
}

/** Of both sides of the combat under way, the attacker first; empty once it is decided. */
export function reservesSeen(json: Json): readonly SeenReserves[] {
  const view = json as unknown as View;
  if (view.combat === undefined || !["assault", "commit", "declare"].includes(view.phase)) return [];
  const state = stateSeen(json);
  const { unitIds, markerIds } = boardOf(state);
  return [state.attackingFaction, state.defendingFaction].map((faction) => {
    const { air, markers } = reservesOf(state, faction);
    return { air: air.map((unit) => unitIds[unit]), markers: markers.map((marker) => markerIds[marker]) };
  });
}

/** A combat without ground units. */
export interface CombatUnderWay {
  readonly attacking: Faction;
  readonly defending: Faction;
  readonly sums: BothSides;
  readonly odds: Odds<ResultCode>;
  readonly facLost: readonly { readonly germany: number; readonly allied: number; readonly chance: number }[];
  readonly reserves: readonly SeenReserves[];
}

export function combatUnderWay(json: Json): CombatUnderWay | undefined {
  const state = stateSeen(json);
  const preview = previewCombat(state);
  return (
    preview && {
      ...preview,
      attacking: FACTIONS[state.attackingFaction],
      defending: FACTIONS[state.defendingFaction],
      reserves: reservesSeen(json),
    }
  );
}
