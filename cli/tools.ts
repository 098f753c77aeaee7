/** Tools of games: `tripartite GAME TOOL FILE`. */
import { InputError, type Tool, type Toolbox } from "@tripartite/kernel";
import { type Command, type Context, printJson, UsageError } from "./command.ts";
import { EXIT_CODES } from "./help.ts";

const HELP_WORDS: readonly (string | undefined)[] = ["help", "--help", "-h"];

/** What `tripartite GAME` says. */
function overview(game: string, toolbox: Toolbox): string {
  const width = Math.max(...Object.keys(toolbox).map((name) => name.length));
  const lines = Object.entries(toolbox).map(
    ([name, tool]) => `  tripartite ${game} ${name.padEnd(width)}  ${tool.summary}`,
  );
  return `${lines.join("\n")}

Each takes JSON: a FILE, - for the standard input, or the JSON itself; a list of inputs gives a list of answers.
tripartite ${game} TOOL --help says what goes in.
`;
}

function pageOf(name: string, { summary, help, example }: Tool): string {
  return `tripartite ${name} FILE: ${summary}

${help}

Example:
  tripartite ${name} '${JSON.stringify(example)}'

${EXIT_CODES}
`;
}

/** The input of a tool: JSON on the command line, a file, or the standard input. */
function readInput(context: Context, source: string): unknown {
  const text = /^\s*[[{]/.test(source) ? source : readText(context, source);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError("", `not JSON: ${(error as Error).message}`, "NOT_JSON");
  }
}

function readText(context: Context, path: string): string {
  try {
    return context.read(path);
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${(error as Error).message}`);
  }
}

/** The command of a game that has tools. A fault of the input is JSON too: `{error: {code, path, text}}`. */
export function toolCommand(game: string, toolbox: Toolbox): Command {
  return ([name, ...sources], context) => {
    if (name === undefined || HELP_WORDS.includes(name)) {
      context.out.write(overview(game, toolbox));
      return 0;
    }
    if (!Object.hasOwn(toolbox, name)) throw new UsageError(`unknown tool ${name}, see tripartite ${game} help`);
    const tool = toolbox[name];
    if (HELP_WORDS.includes(sources[0])) {
      context.out.write(pageOf(`${game} ${name}`, tool));
      return 0;
    }
    if (sources.length !== 1) throw new UsageError(`usage: tripartite ${game} ${name} FILE`);
    try {
      const input = readInput(context, sources[0]);
      printJson(context, Array.isArray(input) ? input.map((item) => tool.run(item)) : tool.run(input));
      return 0;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      printJson(context, { error: { code: error.code, path: error.path, text: error.message } });
      return 2;
    }
  };
}
