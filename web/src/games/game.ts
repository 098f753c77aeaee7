/** All that the shell of the page knows of a game. */
import type { Json } from "@tripartite/kernel";
import type { ComponentType, LazyExoticComponent } from "react";
import type { Reference } from "../app/rules/reference.ts";
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

/** A page of a game beside its tables, for example charts; its address is /games/<game>/<id>. */
export interface GamePage {
  readonly id: string;
  readonly name: string;
  /** Symbol of the sprite. */
  readonly symbol: string;
  readonly Page: LazyExoticComponent<ComponentType>;
}

export interface WebGame {
  readonly id: string;
  readonly name: string;
  /** What it covers, in a few words: years, or scale. */
  readonly period: string;
  /** One or two sentences below the claim of the start page. */
  readonly promise: string;
  /** In the order of the game's seats. */
  readonly sides: readonly SideLook[];
  /** The side that is chosen at first; of three it stands in the middle. */
  readonly firstChoice: number;
  /** The opponent that is proposed to a newcomer, if the server has it. */
  readonly firstBot?: string;
  readonly variants: readonly Variant[];
  /** One line about the options of a table. */
  describeOptions(options: Json): string;
  /** Picture behind the claim of the start page. */
  readonly Hero: ComponentType;
  /** How it works, in three pictures. */
  readonly Pictures: ComponentType;
  /** Absent while the game can be read about but not played. */
  readonly Table?: LazyExoticComponent<ComponentType<TableProps>>;
  readonly pages?: readonly GamePage[];
  /** The rules in our own words, with a glossary; fetched when somebody reads them. */
  reference?(): Promise<Reference>;
}
