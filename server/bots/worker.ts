/** A thread that thinks for bots: one task at a time, each answered with a choice or with where the bot crashed. */
import { parentPort, workerData } from "node:worker_threads";
import type { BotRegistry, Choice } from "@tripartite/kernel";
import type { BotTask } from "./bot.ts";

export type WorkerReply = "ready" | { readonly choice: Choice } | { readonly crashedAt: string };

export interface WorkerSettings {
  /** Address of a module that exports `BOTS`. */
  readonly module: string;
}

const { BOTS } = (await import((workerData as WorkerSettings).module)) as { BOTS: BotRegistry };
const port = parentPort!;

port.on("message", ({ game, bot, ...situation }: BotTask) => port.postMessage(answer(game, bot, situation)));
port.postMessage("ready" satisfies WorkerReply);

function answer(game: string, bot: string, situation: Omit<BotTask, "game" | "bot">): WorkerReply {
  try {
    const { action, memory, reason } = BOTS[game][bot].decide(situation);
    return { choice: { action, memory, reason } };
  } catch (error) {
    return { crashedAt: framesOf(error) };
  }
}

/** Only where it happened: the message of an error might quote what the seat sees. */
function framesOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .join("\n");
}
