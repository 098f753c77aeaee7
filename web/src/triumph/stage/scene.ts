import type { NationalityName, UnitTypeName } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import type { Scene } from "../../table/stage/scene.ts";
import type { Flight as PieceFlight } from "../../table/stage/useFlights.ts";
import type { BattleRecord } from "../table/battle/record.ts";

/** A block on its way over the map. */
export interface Flight extends PieceFlight {
  readonly nationality: NationalityName;
  /** Only of blocks that are face up. */
  readonly unitType?: UnitTypeName;
  readonly cv?: number;
}

/** How a battle ended. */
export interface BattleEnd {
  readonly record: BattleRecord;
  /** "Lorraine falls." */
  readonly title: string;
  /** Class that sets the colours of the present holder. */
  readonly side: string;
}

export interface TriumphScene extends Scene {
  readonly flights: readonly Flight[];
  /** The nation at the green table that it is about. */
  readonly nation?: string;
  readonly end?: BattleEnd;
  /** Where the calendar stands if a later beat turns it. */
  readonly time?: View;
}
