/** How a combat would end if the sides committed all they can, or nothing. */
import type { Json } from "@tripartite/kernel";
import type { ResultCode } from "@tripartite/surrender/data/combatTable";
import { FACTIONS, type Faction } from "@tripartite/surrender/data/vocabulary";
import { previewCombat, reservesOf } from "@tripartite/surrender/previews/combat";
import { type CommitmentOdds, isOpen, previewCommitments } from "@tripartite/surrender/previews/commitment";
import type { BothSides } from "@tripartite/surrender/rules/charts/combatValue";
import type { Odds } from "@tripartite/surrender/rules/charts/odds";
import { boardOf } from "@tripartite/surrender/state";
import type { View } from "@tripartite/surrender/view";
import { stateSeen } from "./state.ts";

/** Undefined once the combat is decided. */
export function commitmentOdds(json: Json): CommitmentOdds | undefined {
  const situation = (json as unknown as View).combat?.situation;
  return situation && previewCommitments(stateSeen(json), situation);
}

/** What a side could commit, by name. */
export interface SeenReserves {
  readonly air: readonly string[];
  readonly markers: readonly string[];
}

/** Of both sides of the combat under way, the attacker first; empty once it is decided. */
export function reservesSeen(json: Json): readonly SeenReserves[] {
  const state = stateSeen(json);
  if ((json as unknown as View).combat === undefined || !isOpen(state)) return [];
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
