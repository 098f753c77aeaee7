import type { Json } from "@tripartite/kernel";
import type { Purpose, UnitPrice } from "@tripartite/surrender/data/production";
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import type { CommitmentOdds } from "@tripartite/surrender/previews/commitment";
import { createContext, type PointerEvent, useContext } from "react";
import type { SeatInfo } from "../../net/api.ts";
import type { Asked } from "../../net/messages.ts";
import type { Notice } from "../../table/notice.ts";
import type { TableAction } from "./model/action.ts";
import type { Focus, Lights } from "./model/lights.ts";
import type { Outlook } from "./model/outlook.ts";
import type { SeenVoyage } from "./model/sea.ts";
import type { Seen } from "./model/seen.ts";
import type { DraggedUnit } from "./useUnitDrag.ts";

/** Everything that the parts of the table screen share. */
export interface TableContext {
  /** As the server sent it: with it the models ask the rules. */
  readonly view: Json;
  readonly seen: Seen;
  /** Undefined for a spectator. */
  readonly faction: Faction | undefined;
  readonly seats: readonly SeatInfo[];
  readonly decision: Asked | undefined;
  /** The game is over. */
  readonly isOver: boolean;
  readonly legal: readonly TableAction[];
  readonly interrupts: readonly TableAction[];
  readonly focus: Focus;
  readonly lights: Lights;
  /** What the unit in focus, or the active one, could do. */
  readonly outlook: Outlook | undefined;
  /** Where the active ship can sail, by place. */
  readonly voyages: ReadonlyMap<string, SeenVoyage>;
  /** Of the combat under way. */
  readonly odds: CommitmentOdds | undefined;
  readonly busy: boolean;
  readonly notice: Notice | undefined;
  /** The hex under the pointer or in focus. */
  readonly looked: string | undefined;
  readonly dragged: DraggedUnit | undefined;
  /** What it costs to rebuild, rest or mobilize a unit. */
  priceFor(purpose: Purpose, unit: string): UnitPrice | undefined;
  /** What it costs to activate an army. */
  activationFor(unit: string): number;
  /** One after the other, until one is refused. */
  act(...actions: readonly TableAction[]): Promise<void>;
  setFocus(focus: Focus): void;
  setNotice(notice: Notice | undefined): void;
  setLooked(hex: string | undefined): void;
  clickHex(hex: string): void;
  clickUnit(unit: string): void;
  /** A press on a unit in a list; it may become a drag to the map. */
  pressUnit(unit: string, event: PointerEvent): void;
}

const Context = createContext<TableContext | undefined>(undefined);

export const TableProvider = Context.Provider;

export function useTable(): TableContext {
  const table = useContext(Context);
  if (table === undefined) throw new Error("outside of a table");
  return table;
}
