/** All that the shell of the page knows of a game. */
import type { Json } from "@tripartite/kernel";
import type { ComponentType, LazyExoticComponent } from "react";
import type { TableInfo } from "../net/api.ts";
import type { LiveTable } from "../net/live.ts";

export interface SideLook {
  readonly name: string;
  /** Symbol of the sprite. */
  readonly emblem: string;
  /** Class that sets the colours of the side. */
  readonly className: string;
  readonly hint: string;
}

export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly options: Json;
}

export interface TableProps {
  readonly table: TableInfo;
  readonly live: LiveTable;
  /** Undefined for somebody who watches. */
  readonly seat: number | undefined;
}

export interface WebGame {
  readonly id: string;
  readonly name: string;
  /** In the order of the game's seats. */
  readonly sides: readonly SideLook[];
  /** The side that stands in the middle of the choice and is chosen at first. */
  readonly firstChoice: number;
  readonly variants: readonly Variant[];
  /** One line about the options of a table. */
  describeOptions(options: Json): string;
  /** Picture behind the claim of the start page. */
  readonly Hero: ComponentType;
  /** How it works, in three pictures. */
  readonly Pictures: ComponentType;
  readonly Table: LazyExoticComponent<ComponentType<TableProps>>;
}
