import type { BotRegistry, Choice, Situation } from "@tripartite/kernel";

/** A situation and who is to decide in it. Plain data that goes to another thread; a state never does. */
export interface BotTask extends Situation {
  readonly bot: string;
  readonly game: string;
}

/** Those who think for bots. */
export interface BotRunner {
  readonly registry: BotRegistry;
  /** Fails with a `BotFailure` if the bot crashes or takes too long. */
  decide(task: BotTask): Promise<Choice>;
  close(): Promise<void>;
}

/** Why a bot did not decide. Its own error stays out of the text: it might quote what the seat sees. */
export class BotFailure extends Error {
  readonly kind: "crashed" | "tooSlow" | "unknown";

  constructor(kind: BotFailure["kind"], where = "") {
    super(`the bot failed: ${kind}${where}`);
    this.name = "BotFailure";
    this.kind = kind;
  }
}

/** The bots that can be seated. */
export interface BotDirectory {
  has(game: string, bot: string): boolean;
  /** The bot that keeps a seat warm. */
  substitute(game: string): string;
  list(game: string): { id: string; name: string }[];
}

export function directoryOf(registry: BotRegistry): BotDirectory {
  const botsOf = (game: string) => (Object.hasOwn(registry, game) ? registry[game] : {});
  return {
    has: (game, bot) => Object.hasOwn(botsOf(game), bot),
    substitute: (game) => Object.keys(botsOf(game))[0] ?? "none",
    list: (game) => Object.entries(botsOf(game)).map(([id, { name }]) => ({ id, name })),
  };
}
