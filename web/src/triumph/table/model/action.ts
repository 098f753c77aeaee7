/** An action as JSON, as the server lists it: `type` says which of the other fields are there. */
import type { ActionType } from "@tripartite/triumph/actions";
import type {
  Deck,
  FactionName,
  NationalityName,
  TargetClassName,
  TechnologyName,
  UnitTypeName,
} from "@tripartite/triumph/data/kinds";

export type Party = FactionName | "native";

export interface TableAction {
  readonly type: ActionType;
  readonly area?: string;
  readonly to?: string;
  readonly nation?: string;
  readonly unit?: number;
  readonly card?: string;
  readonly with?: string;
  readonly second?: string;
  readonly unitType?: UnitTypeName;
  readonly nationality?: NationalityName;
  readonly faction?: FactionName;
  readonly rival?: FactionName;
  readonly party?: Party;
  readonly technology?: TechnologyName;
  readonly targetClass?: TargetClassName;
  readonly deck?: Deck;
  readonly index?: number;
  readonly count?: number;
  readonly route?: readonly string[];
  readonly factions?: readonly FactionName[];
  readonly strategic?: boolean;
  readonly vault?: boolean;
  readonly rebase?: boolean;
  readonly topic?: string;
  readonly value?: string;
}
