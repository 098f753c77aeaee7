import type { AnyGame, BotRegistry, Toolbox } from "@tripartite/kernel";
import type { Calibrations } from "../games/calibrations.ts";
import type { MatchPlayers } from "./matches.ts";

/** Everything that a command knows of the world around it. */
export interface Context {
  readonly games: Record<string, AnyGame>;
  /** Of the games that have some. */
  readonly tools: Readonly<Record<string, Toolbox>>;
  readonly bots: BotRegistry;
  readonly calibrations: Calibrations;
  /** Threads that play matches; absent: everything is played in this one. */
  startThreads?(jobs: number): MatchPlayers;
  readonly out: Screen;
  readonly err: Screen;
  /** The whole text of a file; "-" is the standard input. */
  read(path: string): string;
  write(path: string, text: string): void;
  /** Milliseconds. */
  clock(): number;
  /** Milliseconds that this thread has computed. */
  computed(): number;
}

export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Runs with the arguments after its name and returns the exit code. */
export type Command = (args: string[], context: Context) => number | Promise<number>;

/** The person at the keyboard asked for something that cannot be done. */
export class UsageError extends Error {}

export function readJson(context: Context, path: string): unknown {
  let text: string;
  try {
    text = context.read(path);
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${(error as Error).message}`);
  }
}

export function printJson(context: Context, json: unknown): void {
  context.out.write(`${JSON.stringify(json, undefined, 2)}\n`);
}

/** The only file that a command was given. */
export function onlyFile(positionals: readonly string[], usage: string): string {
  if (positionals.length !== 1) throw new UsageError(`usage: tripartite ${usage}`);
  return positionals[0];
}
