import { parseArgs } from "node:util";
import { type Json, Standings, seatIds } from "@tripartite/kernel";
import { type Command, printJson, UsageError } from "./command.ts";
import { type MatchOrder, playAll } from "./matches.ts";
import { progressBar } from "./progress.ts";
import { gameOf, percent, readPlayers, wholeNumber, withPlayers } from "./tournament.ts";

type Values = Readonly<Record<string, number>>;

/** Plays every combination of values with the same seeds. Exit code 1 when a bot failed or a game did not end. */
export const calibrateCommand: Command = async (args, context) => {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: "string" },
      scenario: { type: "string" },
      grid: { type: "string" },
      players: { type: "string" },
      games: { type: "string", default: "40" },
      seed: { type: "string", default: "1" },
      jobs: { type: "string", default: "1" },
    },
  });
  const game = gameOf(context, values.game ?? Object.keys(context.calibrations)[0]);
  const calibration = context.calibrations[game.id];
  if (calibration === undefined) throw new UsageError(`${game.id} has nothing to calibrate`);
  const options: Json = values.scenario === undefined ? {} : { scenario: values.scenario };
  const seats = seatIds(game, { options, seed: 0 });
  const known = calibration.values(options);
  if (values.grid === undefined) {
    printJson(context, known);
    return 0;
  }
  const grid = readGrid(values.grid, known);
  const first = Object.keys(context.bots[game.id] ?? {})[0];
  const players = readPlayers(context, game, seats, values.players ?? seats.map(() => first).join());
  const games = wholeNumber("--games", values.games, 1);
  const seed = wholeNumber("--seed", values.seed, 0);
  const jobs = wholeNumber("--jobs", values.jobs, 1);
  const orders = grid.flatMap((each) =>
    Array.from(
      { length: games },
      (_, i): MatchOrder => ({ game: game.id, players, options, seed: seed + i, values: each }),
    ),
  );
  const standings = grid.map(() => new Standings(players, seats.length));
  const progress = progressBar(context);
  let actions = 0;
  await withPlayers(context, jobs, (pool) =>
    playAll(pool, orders, 2 * jobs, ({ result }, _, done) => {
      standings[Math.floor(done / games)].add(players, result);
      actions += result.log.entries.length;
      progress.show({ done: done + 1, games: orders.length, actions });
    }),
  );
  progress.end();
  calibration.apply(options, {});
  context.out.write(table(seats, grid, standings));
  const failures = standings.flatMap((each) => each.failures);
  for (const failure of failures.slice(0, 10)) context.err.write(`${failure}\n`);
  return failures.length === 0 ? 0 : 1;
};

/** "A=1,2;B=3" as every combination. */
function readGrid(text: string, known: Values): Values[] {
  let grid: Values[] = [{}];
  for (const axis of text.split(";").filter((part) => part.trim() !== "")) {
    const [name, list = ""] = axis.split("=").map((part) => part.trim());
    if (!Object.hasOwn(known, name))
      throw new UsageError(`unknown value ${name} (known: ${Object.keys(known).join(", ")})`);
    const numbers = list.split(",").map((number) => wholeNumber(name, number, 0));
    grid = grid.flatMap((values) => numbers.map((number) => ({ ...values, [name]: number })));
  }
  return grid;
}

/** One line for each combination: who won how often, and how. */
function table(seats: readonly string[], grid: readonly Values[], standings: readonly Standings[]): string {
  const kinds = [...new Set(standings.flatMap((each) => [...each.kinds.keys()]))].sort();
  const names = Object.keys(grid[0]);
  const head = [...names, "games", ...seats, ...kinds];
  const lines = grid.map((values, i) => {
    const { games } = standings[i];
    const wins = seats.map((_, seat) =>
      [...standings[i].kinds.values()].reduce((sum, bySeat) => sum + bySeat[seat], 0),
    );
    return [
      ...names.map((name) => String(values[name])),
      String(games),
      ...wins.map((won) => percent(won / games)),
      ...kinds.map((kind) => percent(standings[i].gamesEnding(kind) / games)),
    ];
  });
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  return [row(head), row(head.map(() => "---")), ...lines.map(row)].join("");
}
