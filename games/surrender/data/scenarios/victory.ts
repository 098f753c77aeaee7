/** §11, §61 Lines of a victory table. */
import type { Faction } from "../vocabulary.ts";

/** §11 Levels of victory. */
export const VICTORY_LEVELS = ["decisive", "operational", "draw"] as const;
export type VictoryLevel = (typeof VICTORY_LEVELS)[number];

export type Winner = Faction | "allied";

/** Every way in which a game can end. */
export const OUTCOMES = [
  "axis-decisive",
  "axis-operational",
  "draw",
  "western-operational",
  "western-decisive",
  "soviet-operational",
  "soviet-decisive",
  "allied-operational",
  "allied-decisive",
] as const;
export type Victory = (typeof OUTCOMES)[number];

/** All that is said must hold. */
export interface VictoryTest {
  readonly conquered?: readonly string[];
  readonly notConquered?: readonly string[];
  readonly notConqueredAny?: readonly string[];
  /** §61.1 Conquered, in exile or out. */
  readonly fallen?: readonly string[];
  /** Not later than this turn. */
  readonly byTurn?: number;
  /** In the Victory Check of this turn. */
  readonly atEndOf?: number;
  /** §70.5 The Victory Check this number of turns after the Axis left the game. */
  readonly turnsOfColdWar?: number;
  /** Cities in the hands of the faction that their country began in. */
  readonly controls?: readonly string[];
  /** Cities in the hands of these factions. */
  readonly holds?: Readonly<Partial<Record<Faction, readonly string[]>>>;
  readonly count?: { readonly faction: Faction; readonly of: readonly string[]; readonly atLeast: number };
}

export interface VictoryLine {
  /** Nobody: a draw. */
  readonly who?: Winner;
  readonly level: VictoryLevel;
  readonly test: VictoryTest;
  readonly text: string;
}
