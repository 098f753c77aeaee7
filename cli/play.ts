import { parseArgs } from "node:util";
import { type GameEvent, mayKnow, nextBelow, pickRandomly, type Seat, SPECTATOR, seedRandom } from "@tripartite/kernel";
import { type Command, UsageError } from "./command.ts";

/** Plays one game with random legal players and prints it as a spectator would see it. */
export const playCommand: Command = (args, context) => {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: "string", default: Object.keys(context.games)[0] },
      scenario: { type: "string" },
      seed: { type: "string", default: "1936" },
    },
  });
  const game = context.games[values.game];
  const seed = Number(values.seed);
  if (game === undefined) throw new UsageError(`unknown game ${values.game}`);
  if (!Number.isInteger(seed)) throw new UsageError("--seed takes a whole number");
  const options = game.options(values.scenario === undefined ? {} : { scenario: values.scenario });
  if ("code" in options) throw new UsageError(options.text);
  const opening: GameEvent[] = [];
  const state = game.setup(options, seed, opening);
  const tell = (events: readonly GameEvent[]) => {
    for (const event of events) if (mayKnow(event, SPECTATOR)) context.out.write(`${game.describe(event, state)}\n`);
  };
  const seats = game.seats(options);
  const random = seedRandom(~seed);
  context.out.write(
    `${game.name}, seed ${seed}: ${seats.length} players who choose at random among all legal actions.\n\n`,
  );
  tell(opening);
  let actions = 0;
  while (game.outcome(state) === undefined) {
    const waiting = game.pending(state);
    const { seat } = waiting[nextBelow(random, waiting.length)];
    const applied = game.apply(state, seat, pickRandomly(game, state, game.legal(state, seat), random));
    if ("code" in applied) throw new Error(`${seats[seat]}: ${applied.text}`);
    actions++;
    tell(applied.events);
  }
  const { winners, kind } = game.outcome(state)!;
  const names = winners.map((winner: Seat) => seats[winner]).join(", ") || "nobody";
  context.out.write(`\n${actions} decisions. ${kind}, won by ${names}.\n`);
  return 0;
};
