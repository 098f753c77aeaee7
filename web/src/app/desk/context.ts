import { createContext, useContext } from "react";
import type { WebGame } from "../../games/game.ts";
import type { TableInfo } from "../../net/api.ts";
import type { LiveTable } from "../../net/live.ts";

/** What concerns a table beside the game: who sits where, clocks, agreements. */
export interface Desk {
  readonly game: WebGame;
  readonly table: TableInfo;
  readonly live: LiveTable;
  /** Undefined for a spectator. */
  readonly seat: number | undefined;
  /** Milliseconds that the server's clock is ahead of ours. */
  readonly ahead: number;
  /** Asks the server again who sits where. */
  reload(): void;
}

const Context = createContext<Desk | undefined>(undefined);

export const DeskProvider = Context.Provider;

/** Undefined where there is no live table, for example in a replay. */
export function useDesk(): Desk | undefined {
  return useContext(Context);
}
