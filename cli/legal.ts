import { parseArgs } from "node:util";
import { encodeOffers, judge, readObject, readSeat } from "@tripartite/kernel";
import { type Command, type Context, printJson, readJson, UsageError } from "./command.ts";

/** Takes a case, whose steps are carried out first, or a bare position. */
export const legalCommand: Command = (args, context) => {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { game: { type: "string" } } });
  const [file, seatName] = positionals;
  if (positionals.length !== 2) throw new UsageError("usage: tripartite legal FILE SEAT [--game GAME]");
  const { table, results } = judge(context.games, asCase(context, readJson(context, file), values.game));
  const refused = results.findIndex((result) => (result as { accepted?: boolean }).accepted === false);
  if (refused >= 0) throw new UsageError(`steps[${refused}] is refused: ${JSON.stringify(results[refused])}`);
  const { game, seats, state } = table;
  const seat = readSeat(seats, seatName, "SEAT");
  printJson(context, {
    legal: encodeOffers(game, state, seat),
    interrupts: game.interrupts(state, seat).map((action) => game.encodeAction(action, state)),
  });
  return 0;
};

function asCase(context: Context, input: unknown, game: string | undefined): unknown {
  const fields = readObject(input, "");
  const has = (field: string) => Object.hasOwn(fields, field);
  if (has("position") || has("steps")) return fields;
  return { game: game ?? fields.game ?? Object.keys(context.games)[0], position: fields };
}
