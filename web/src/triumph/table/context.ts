import type { FactionName } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import { type Context, createContext, createElement, type ReactNode, useContext } from "react";
import type { SeatInfo } from "../../net/api.ts";
import type { Asked } from "../../net/messages.ts";
import type { Notice } from "../../table/notice.ts";
import type { TableAction, TableOffer } from "./model/action.ts";
import type { Focus, Lit } from "./model/focus.ts";
import type { OwnUnits } from "./model/units.ts";
import type { LastUnit } from "./useLastUnit.ts";

/** A wish to see an area on the map; a new one each time, also for the same area. */
export interface Looked {
  readonly area: string;
}

/** What is on the table, and the choices there. It changes only when something happens in the game. */
export interface TableContext {
  readonly view: View;
  /** Undefined for a spectator. */
  readonly faction: FactionName | undefined;
  readonly seats: readonly SeatInfo[];
  readonly decision: Asked | undefined;
  /** The legal choices now. */
  readonly legal: readonly TableOffer[];
  readonly interrupts: readonly TableAction[];
  readonly units: OwnUnits;
  act(action: TableAction): Promise<void>;
  lookAt(area: string): void;
  setFocus(focus: Focus): void;
  setNotice(notice: Notice | undefined): void;
  setRoute(route: readonly string[] | undefined): void;
}

/** What the person looks at. It changes with every click. */
export interface Attention {
  readonly focus: Focus;
  readonly lit: Lit;
  readonly notice: Notice | undefined;
  /** The way of a move that is looked at, its start included. */
  readonly route: readonly string[] | undefined;
  /** Where the map is to look. */
  readonly looked: Looked | undefined;
  /** The move up to which the person has seen everything: the own last action, also while it is on its way. */
  readonly actedAt: number | undefined;
  clickArea(area: string): void;
  clickUnit(unit: number): void;
  clickCard(card: string): void;
}

export interface Controller {
  readonly table: TableContext;
  readonly attention: Attention;
  /** The question before the unit with which one's set-up ends. */
  readonly lastUnit?: LastUnit | undefined;
  /** An action is on its way, and has been for a while. */
  readonly busy: boolean;
}

const Table = createContext<TableContext | undefined>(undefined);
const Eyes = createContext<Attention | undefined>(undefined);
const Busy = createContext(false);

/** Shared by the parts of the table screen, each of which follows only what it needs. */
export function TableProvider({ table, attention, busy, children }: Controller & { readonly children: ReactNode }) {
  const inside = createElement(Busy.Provider, { value: busy }, children);
  return createElement(Table.Provider, { value: table }, createElement(Eyes.Provider, { value: attention }, inside));
}

export function useTable(): TableContext {
  return useGiven(Table);
}

export function useAttention(): Attention {
  return useGiven(Eyes);
}

export function useBusy(): boolean {
  return useContext(Busy);
}

function useGiven<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (value === undefined) throw new Error("outside of a table");
  return value;
}
