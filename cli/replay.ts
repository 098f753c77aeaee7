import { parseArgs } from "node:util";
import { hasStatesOf, readLog, SPECTATOR, Table } from "@tripartite/kernel";
import { type Command, onlyFile, readJson } from "./command.ts";

/** Exit code 1 when the log ends in another state than it says. */
export const replayCommand: Command = (args, context) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { events: { type: "boolean", default: false } },
  });
  const { game, log } = readLog(context.games, readJson(context, onlyFile(positionals, "replay FILE [--events]")));
  const table = new Table(game, log);
  if (values.events) {
    for (const event of [...table.openingFor(SPECTATOR), ...table.eventsFor(SPECTATOR)])
      context.out.write(`${JSON.stringify(event)}\n`);
  }
  const { finalHash } = table.log;
  const isComparable = log.finalHash !== undefined && hasStatesOf(game, log);
  const isSame = log.finalHash === finalHash;
  const verdict = isSame ? " as recorded" : isComparable ? ` but recorded ${log.finalHash}` : NOT_COMPARABLE;
  context.out.write(`${log.entries.length} actions, final hash ${finalHash}${log.finalHash && verdict}\n`);
  return isSame || !isComparable ? 0 : 1;
};

const NOT_COMPARABLE = ", recorded by a version that hashes other states";
