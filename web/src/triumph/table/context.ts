import type { Faction } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import { createContext, useContext } from "react";
import type { SeatInfo } from "../../net/api.ts";
import type { Asked } from "../../net/messages.ts";
import type { Notice } from "../../table/notice.ts";
import type { TableAction } from "./model/action.ts";
import type { Focus, Lit } from "./model/focus.ts";
import type { OwnUnits } from "./model/units.ts";

/** A wish to see an area on the map; a new one each time, also for the same area. */
export interface Looked {
  readonly area: string;
}

/** Everything that the parts of the table screen share. */
export interface TableContext {
  readonly view: View;
  /** Undefined for somebody who watches. */
  readonly faction: Faction | undefined;
  readonly seats: readonly SeatInfo[];
  readonly decision: Asked | undefined;
  readonly legal: readonly TableAction[];
  readonly interrupts: readonly TableAction[];
  readonly units: OwnUnits;
  readonly focus: Focus;
  readonly lit: Lit;
  readonly busy: boolean;
  readonly notice: Notice | undefined;
  /** The way of a move that is looked at, its start included. */
  readonly route: readonly string[] | undefined;
  /** Where the map is to look. */
  readonly looked: Looked | undefined;
  /** The move up to which the person has seen everything: the own last action. */
  readonly actedAt: number | undefined;
  act(action: TableAction): Promise<void>;
  lookAt(area: string): void;
  setFocus(focus: Focus): void;
  setNotice(notice: Notice | undefined): void;
  setRoute(route: readonly string[] | undefined): void;
  clickArea(area: string): void;
  clickUnit(unit: number): void;
  clickCard(card: string): void;
}

const Context = createContext<TableContext | undefined>(undefined);

export const TableProvider = Context.Provider;

export function useTable(): TableContext {
  const table = useContext(Context);
  if (table === undefined) throw new Error("outside of a table");
  return table;
}
