import type { Json, Seat } from "./contract.ts";
import type { Random } from "./random.ts";

/** Everything a bot gets to know: what a person on its seat would see, and what it chose to remember. Plain data. */
export interface Situation {
  readonly seat: Seat;
  /** The options of the table. */
  readonly options: Json;
  readonly view: Json;
  /** What the seat may do as its decision, at least one action. */
  readonly legal: readonly Json[];
  /** What the seat has learned of moves after `since`; whatever the bot knew of them before is void. */
  readonly events: readonly Json[];
  readonly since: number;
  readonly seq: number;
  /** What the bot returned with its last decision; null at first. */
  readonly memory: Json;
  /** The bot's own dice, fresh for every decision and unrelated to the game's. */
  readonly random: Random;
}

export interface Choice {
  /** One of `legal`. */
  readonly action: Json;
  readonly memory: Json;
  /** Why, for people who study the bot. It may tell secrets of the seat. */
  readonly reason: string;
}

/** A player that decides from a situation alone: the same situation always leads to the same choice. */
export interface Bot {
  /** As it is shown to people. */
  readonly name: string;
  decide(situation: Situation): Choice;
}

/** Bots by game and by id; the first of a game also fills in for people who left. */
export type BotRegistry = Readonly<Record<string, Readonly<Record<string, Bot>>>>;
