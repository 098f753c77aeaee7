import type { Json, Seat } from "@tripartite/kernel";

/** Everything a bot gets to know: what a person on its seat would see. Plain data, so it can go to another thread. */
export interface BotTask {
  readonly bot: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly seat: Seat;
  readonly view: Json;
  readonly legal: readonly Json[];
  /** Events since the bot's last look. */
  readonly events: readonly Json[];
}

/** Those who think for bots. */
export interface BotRunner {
  readonly names: readonly string[];
  /** The action to take: one of `legal`. */
  decide(task: BotTask): Promise<Json>;
  close(): Promise<void>;
}
