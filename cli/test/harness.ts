import type { AnyGame, BotRegistry, Calibration, Toolbox } from "@tripartite/kernel";
import { toy } from "../../games/kernel/test/toy.ts";
import { run } from "../run.ts";

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The files that exist after the run. */
  readonly files: Record<string, string>;
}

export interface World {
  /** Text, or data to be written as JSON. */
  readonly files?: Record<string, unknown>;
  readonly games?: Record<string, AnyGame>;
  readonly tools?: Readonly<Record<string, Toolbox>>;
  readonly bots?: BotRegistry;
  readonly calibrations?: Readonly<Record<string, Calibration>>;
  readonly isTTY?: boolean;
}

/** Runs a command line on the toy game, in a world of its own. */
export async function tripartite(
  line: string | readonly string[],
  { files = {}, games = { toy }, tools = {}, bots = {}, calibrations = {}, isTTY = false }: World = {},
): Promise<Run> {
  const stored: Record<string, string> = {};
  for (const [path, file] of Object.entries(files))
    stored[path] = typeof file === "string" ? file : JSON.stringify(file);
  const printed = { out: "", err: "" };
  let time = 0;
  const code = await run(typeof line === "string" ? line.split(" ") : [...line], {
    games,
    tools,
    bots,
    calibrations,
    out: { isTTY, write: (text) => (printed.out += text) },
    err: { isTTY, write: (text) => (printed.err += text) },
    read(path) {
      if (!(path in stored)) throw new Error("no such file");
      return stored[path];
    },
    write(path, text) {
      stored[path] = text;
    },
    clock: () => (time += 250),
    computed: () => (time += 250),
  });
  return { code, ...printed, files: stored };
}
