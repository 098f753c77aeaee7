import { calibrateCommand } from "./calibrate.ts";
import { type Command, type Context, UsageError } from "./command.ts";
import { completionCommand, helpCommand, helpFor } from "./help.ts";
import { legalCommand } from "./legal.ts";
import { playCommand } from "./play.ts";
import { refereeCommand } from "./referee.ts";
import { replayCommand } from "./replay.ts";
import { simulateCommand } from "./simulate.ts";
import { toolCommand } from "./tools.ts";
import { tournamentCommand } from "./tournament.ts";

/** Loaded only when asked for: what talks to databases is large. */
function onDatabase(name: "exportCommand" | "importCommand" | "verifyCommand" | "backupCommand"): Command {
  return async (args, context) => (await import("./database.ts"))[name](args, context);
}

function byOperator(name: "peopleCommand" | "tablesCommand" | "moveCommand"): Command {
  return async (args, context) => (await import("./operator.ts"))[name](args, context);
}

const ratingsCommand: Command = async (args, context) => (await import("./ratings.ts")).ratingsCommand(args, context);

const COMMANDS = new Map<string, Command>([
  ["play", playCommand],
  ["simulate", simulateCommand],
  ["tournament", tournamentCommand],
  ["calibrate", calibrateCommand],
  ["referee", refereeCommand],
  ["legal", legalCommand],
  ["replay", replayCommand],
  ["export", onDatabase("exportCommand")],
  ["import", onDatabase("importCommand")],
  ["verify", onDatabase("verifyCommand")],
  ["backup", onDatabase("backupCommand")],
  ["people", byOperator("peopleCommand")],
  ["tables", byOperator("tablesCommand")],
  ["ratings", ratingsCommand],
  ["move-database", byOperator("moveCommand")],
  ["completion", completionCommand],
  ["help", helpCommand],
  ["--help", helpCommand],
  ["-h", helpCommand],
]);

function toolsOf(game: string, context: Context): Command | undefined {
  return Object.hasOwn(context.tools, game) ? toolCommand(game, context.tools[game]) : undefined;
}

/** Runs a command line and returns its exit code; whatever goes wrong becomes one line. */
export async function run([name = "help", ...args]: string[], context: Context): Promise<number> {
  try {
    const command = COMMANDS.get(name) ?? toolsOf(name, context);
    if (command === undefined) throw new UsageError(`unknown command ${name}, see tripartite help`);
    const page = helpFor(name, args);
    if (page !== undefined) {
      context.out.write(page);
      return 0;
    }
    return await command(args, context);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    context.err.write(`tripartite: ${message.replaceAll(/\s*\n\s*/g, " ")}\n`);
    return 2;
  }
}
