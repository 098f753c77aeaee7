import { type Command, type Context, UsageError } from "./command.ts";
import { type Entry, MANUAL } from "./manual.ts";

export const EXIT_CODES = "Exit codes: 0 all is well, 1 a check failed, 2 wrong usage or input.";
const column = (left: string, right: string, width: number) => `  ${left.padEnd(width)}  ${right}\n`;

/** Which games have tools, and which. */
function toolLines({ tools }: Context): string {
  return Object.entries(tools)
    .map(([game, toolbox]) => `      ${game}: ${Object.keys(toolbox).join(", ")}\n`)
    .join("");
}

function overview(context: Context): string {
  const width = Math.max(...Object.keys(MANUAL).map((name) => name.length), "GAME TOOL FILE".length);
  return [
    "tripartite: board wargames of the Second World War in Europe, every rule enforced\n\n",
    "Usage: tripartite COMMAND [options]\n\n",
    ...Object.entries(MANUAL).map(([name, { summary }]) => column(name, summary, width)),
    column("GAME TOOL FILE", "what a game can work out without a table; JSON in, JSON out", width),
    toolLines(context),
    column("help", "this text", width),
    `\ntripartite COMMAND --help has the options and examples. FILE may be - for the standard input.\n${EXIT_CODES}\n`,
  ].join("");
}

function pageOf({ usage, summary, flags, examples }: Entry): string {
  const width = Math.max(0, ...flags.map(([flag]) => flag.length));
  return [
    `tripartite ${usage}${flags.length > 0 ? " [options]" : ""}\n  ${summary}\n`,
    ...(flags.length > 0 ? ["\nOptions:\n"] : []),
    ...flags.map(([flag, text]) => column(flag, text, width)),
    "\nExamples:\n",
    ...examples.map((example) => `  tripartite ${example}\n`),
    `\n${EXIT_CODES}\n`,
  ].join("");
}

const isHelp = (word: string) => word === "--help" || word === "-h";

/** The page of a command whose arguments ask for help; undefined if they do not, or it has no page. */
export function helpFor(name: string, args: readonly string[]): string | undefined {
  return Object.hasOwn(MANUAL, name) && args.some(isHelp) ? pageOf(MANUAL[name]) : undefined;
}

export const helpCommand: Command = ([word], context) => {
  const name = word === undefined || isHelp(word) ? undefined : word;
  if (name !== undefined && !Object.hasOwn(MANUAL, name)) throw new UsageError(`unknown command ${name}`);
  context.out.write(name === undefined ? overview(context) : pageOf(MANUAL[name]));
  return 0;
};

/** The words after a command that start with dashes. */
function flagsOf({ flags }: Entry): string {
  return [...flags.map(([flag]) => flag.split(" ")[0]), "--help"].join(" ");
}

const SHELLS: Readonly<Record<string, string>> = {
  bash: "",
  zsh: "autoload -U +X bashcompinit && bashcompinit\n",
};

export const completionCommand: Command = ([shell = ""], context) => {
  if (!Object.hasOwn(SHELLS, shell)) throw new UsageError(`usage: tripartite ${MANUAL.completion.usage}`);
  const cases = Object.entries(MANUAL).map(([name, entry]) => `    ${name}) words="${flagsOf(entry)}" ;;\n`);
  context.out.write(`${SHELLS[shell]}_tripartite() {
  local words="${Object.keys(MANUAL).join(" ")} help"
  if [ "$COMP_CWORD" -gt 1 ]; then case "\${COMP_WORDS[1]}" in
${cases.join("")}    *) words="" ;;
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
  [ "\${#COMPREPLY[@]}" -gt 0 ] || COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _tripartite tripartite
`);
  return 0;
};
