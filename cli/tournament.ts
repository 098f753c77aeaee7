import { parseArgs } from "node:util";
import { type AnyGame, type Occurrence, type Share, Standings, seatIds, seatings } from "@tripartite/kernel";
import { type Command, type Context, UsageError } from "./command.ts";
import { inThisThread, type MatchOrder, type MatchPlayers, playAll } from "./matches.ts";
import { progressBar } from "./progress.ts";

/** Exit code 1 when a bot threw or chose what is not allowed, or a game did not end. */
export const tournamentCommand: Command = async (args, context) => {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: "string", default: Object.keys(context.games)[0] },
      players: { type: "string", default: "" },
      games: { type: "string", default: "60" },
      seed: { type: "string", default: "1" },
      scenario: { type: "string" },
      jobs: { type: "string", default: "1" },
      out: { type: "string" },
      events: { type: "string" },
      reasons: { type: "boolean", default: false },
    },
  });
  const game = gameOf(context, values.game);
  const options = values.scenario === undefined ? {} : { scenario: values.scenario };
  const seats = seatIds(game, { options, seed: 0 });
  const players = readPlayers(context, game, seats, values.players);
  const games = wholeNumber("--games", values.games, 1);
  const seed = wholeNumber("--seed", values.seed, 0);
  const jobs = wholeNumber("--jobs", values.jobs, 1);
  const tables = seatings(players);
  const orders = Array.from({ length: games }, (_, i): MatchOrder => {
    const first = seed + Math.floor(i / tables.length);
    return { game: game.id, players: tables[i % tables.length], options, seed: first, reasons: values.reasons };
  });
  const standings = new Standings(players, seats.length);
  const progress = progressBar(context);
  await withPlayers(context, jobs, (pool) =>
    playAll(pool, orders, 2 * jobs, ({ result, reasons }, { players: seating }, done) => {
      standings.add(seating, result);
      if (values.out !== undefined) {
        const name = `${values.out}/${String(done + 1).padStart(4, "0")}-${seating.join("-")}`;
        context.write(`${name}.json`, `${JSON.stringify(result.log)}\n`);
        if (values.reasons) context.write(`${name}.txt`, `${reasons.join("\n")}\n`);
      }
      progress.show({ done: done + 1, games, actions: standings.actions });
    }),
  );
  progress.end();
  const shown = values.events?.split(",") ?? game.highlights ?? [];
  context.out.write(format(seats, standings, shown));
  for (const failure of standings.failures.slice(0, 10)) context.err.write(`${failure}\n`);
  return standings.failures.length === 0 ? 0 : 1;
};

export function gameOf(context: Context, id: string): AnyGame {
  const game = context.games[id];
  if (game === undefined) throw new UsageError(`unknown game ${id}`);
  return game;
}

/** Starts those who play, and ends them whatever happens. */
export async function withPlayers(
  context: Context,
  jobs: number,
  work: (players: MatchPlayers) => Promise<void>,
): Promise<void> {
  const players = jobs > 1 && context.startThreads ? context.startThreads(jobs) : inThisThread(context);
  try {
    await work(players);
  } finally {
    await players.close();
  }
}

export function readPlayers(context: Context, game: AnyGame, seats: readonly string[], text: string): string[] {
  const known = Object.keys(context.bots[game.id] ?? {});
  const players = text.split(",").filter((player) => player !== "");
  const unknown = players.find((player) => !known.includes(player));
  if (unknown !== undefined) throw new UsageError(`unknown player ${unknown} (known: ${known.join(", ")})`);
  if (players.length === seats.length) return players;
  throw new UsageError(`--players names ${seats.length} of ${known.join(", ")}, separated by commas`);
}

export function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (text.trim() !== "" && Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(`${option} must be a whole number of at least ${least}, not ${text}`);
}

// ---- the report

export const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

function shareText({ won, of, share, low, high }: Share): string {
  return of === 0 ? "–" : `${percent(share)} (${percent(low)} – ${percent(high)}), ${Number(won.toFixed(2))} of ${of}`;
}

/** In how many games, how often, the first, middle and last date of its first time, and games by year. */
function occurrenceText({ games, count, dates, years = [] }: Occurrence, all: number): string {
  const often = `${percent(games / all)} of the games, ${(count / all).toFixed(1)} a game`;
  if (dates === undefined) return often;
  const byYear = years.map(([year, number]) => `${year} ${number}`).join(", ");
  return `${often}; first ${dates[0]} … ${dates[1]} … ${dates[2]}${byYear === "" ? "" : `; ${byYear}`}`;
}

function format(seatNames: readonly string[], standings: Standings, events: readonly string[]): string {
  const { games, actions } = standings;
  const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
  const { milliseconds, longest } = standings;
  const rows: [string, string][] = [
    ["games", String(games)],
    ["actions a game", (actions / Math.max(1, games)).toFixed(0)],
    ["computing a game", `${seconds(milliseconds / Math.max(1, games))}, at most ${seconds(longest)}`],
  ];
  for (const { player, all, seats, times, longestTurn } of standings.standings) {
    rows.push([`${player} wins`, shareText(all)]);
    seats.forEach((share, seat) => {
      if (share.of > 0) rows.push([`  as ${seatNames[seat]}`, shareText(share)]);
    });
    const { decisions, p50, p95, max } = times;
    const ms = (time: number) => `${time.toFixed(1)} ms`;
    rows.push([`  decides`, `p50 ${ms(p50)}, p95 ${ms(p95)}, max ${ms(max)}, ${decisions} decisions`]);
    rows.push([`  longest turn`, seconds(longestTurn)]);
  }
  for (const [kind, bySeat] of [...standings.kinds].sort(([a], [b]) => a.localeCompare(b))) {
    const parts = bySeat.map((count, seat) => `${seatNames[seat]} ${Number(count.toFixed(2))}`);
    rows.push([`ended ${kind}`, `${percent(standings.gamesEnding(kind) / games)} (${parts.join(", ")})`]);
  }
  for (const { date, kinds } of standings.ends) {
    const parts = [...kinds]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([kind, count]) => `${kind} ${count}`);
    rows.push([`decided ${date}`, parts.join(", ")]);
  }
  for (const [name, occurrence] of standings.occurrences(events)) rows.push([name, occurrenceText(occurrence, games)]);
  rows.push(["failures of bots", String(standings.failures.length)]);
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}\n`).join("");
}
