import { parseArgs } from "node:util";
import { referee } from "@tripartite/kernel";
import { type Command, onlyFile, printJson, readJson } from "./command.ts";

export const refereeCommand: Command = (args, context) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  printJson(context, referee(context.games, readJson(context, onlyFile(positionals, "referee FILE"))));
  return 0;
};
