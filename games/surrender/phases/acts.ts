/** §50.2 What a faction may do in its Actions Sub-Phase: each chapter adds its own acts to D-ACT. */

import type { Refusal } from "@tripartite/kernel";
import type { Faction } from "../data/ids.ts";
import type { Action } from "../model/actions.ts";
import type { Out } from "../model/events.ts";
import type { State } from "../model/state.ts";

export interface Act {
  /** Whether an action of D-ACT belongs to this chapter; the first chapter that claims it gets it. */
  claims(s: State, action: Action): boolean;
  /** Whether the faction could do anything of this kind. */
  isPossible(s: State, faction: Faction): boolean;
  list(s: State, faction: Faction, actions: Action[]): void;
  refuse(s: State, faction: Faction, action: Action): Refusal | undefined;
  perform(s: State, faction: Faction, action: Action, out: Out): void;
}
