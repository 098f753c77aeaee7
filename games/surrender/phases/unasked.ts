/** Why a faction that is not asked could not have done what it names; undefined if it is only not its turn. */

import type { Refusal } from "@tripartite/kernel";
import type { Faction } from "../data/ids.ts";
import type { Action } from "../model/actions.ts";
import { NO } from "../model/refusals.ts";
import type { State } from "../model/state.ts";
import { declareWarPhase } from "./politics/declareWar.ts";
import { diplomacyPhase } from "./politics/diplomacy.ts";
import { turnPhaseOf } from "./sequence.ts";

export function refuseUnasked(s: State, faction: Faction, action: Action): Refusal | undefined {
  const { type } = action;
  const turnPhase = turnPhaseOf(s);
  if (turnPhase === "declareWar" && type === "declareWar") return declareWarPhase.refuse(s, faction, action);
  // §41.2 One act of diplomacy per phase; a faction that cannot pay is passed over.
  if (turnPhase === "diplomacy" && (type === "draw" || type === "put") && faction < s.phasing)
    return diplomacyPhase.refuse(s, faction, action) ?? NO.CUP_DONE;
  // §49.1
  if (turnPhase === "strategicMovement" && type === "choose" && s.strategicMoves[faction] === 0)
    return NO.STRATEGIC_LIMIT;
  return undefined;
}
