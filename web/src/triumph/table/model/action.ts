/** An action as JSON, as the server lists it: `type` says which of the other fields are there. */
import type { ActionType } from "@tripartite/triumph/actions";
import type { Deck, Faction, Nationality, TargetClass, Technology, UnitType } from "@tripartite/triumph/data/kinds";

export type Party = Faction | "native";

export interface TableAction {
  readonly type: ActionType;
  readonly area?: string;
  readonly to?: string;
  readonly nation?: string;
  readonly unit?: number;
  readonly card?: string;
  readonly with?: string;
  readonly second?: string;
  readonly unitType?: UnitType;
  readonly nationality?: Nationality;
  readonly faction?: Faction;
  readonly rival?: Faction;
  readonly party?: Party;
  readonly technology?: Technology;
  readonly targetClass?: TargetClass;
  readonly deck?: Deck;
  readonly index?: number;
  readonly count?: number;
  readonly route?: readonly string[];
  readonly factions?: readonly Faction[];
  readonly strategic?: boolean;
  readonly vault?: boolean;
  readonly rebase?: boolean;
  readonly topic?: string;
  readonly value?: string;
}
