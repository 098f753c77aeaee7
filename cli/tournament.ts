import { parseArgs } from "node:util";
import { type AnyGame, type Bot, playMatch, type Share, Standings, seatIds, seatings } from "@tripartite/kernel";
import { type Command, type Context, UsageError } from "./command.ts";
import { progressBar } from "./progress.ts";

const DEFAULT_EVENTS = "warDeclared,neutralityViolated,satellite,defeated";

/** Exit code 1 when a bot threw or chose what is not allowed, or a game did not end. */
export const tournamentCommand: Command = (args, context) => {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: "string", default: Object.keys(context.games)[0] },
      players: { type: "string", default: "" },
      games: { type: "string", default: "60" },
      seed: { type: "string", default: "1" },
      scenario: { type: "string" },
      out: { type: "string" },
      events: { type: "string", default: DEFAULT_EVENTS },
      reasons: { type: "boolean", default: false },
    },
  });
  const game = context.games[values.game];
  if (game === undefined) throw new UsageError(`unknown game ${values.game}`);
  const options = values.scenario === undefined ? {} : { scenario: values.scenario };
  const seats = seatIds(game, { options, seed: 0 });
  const players = readPlayers(context, game, seats, values.players);
  const games = wholeNumber("--games", values.games, 1);
  const seed = wholeNumber("--seed", values.seed, 0);
  const tables = seatings(players);
  const standings = new Standings(players, seats.length);
  const progress = progressBar(context);
  for (let done = 0; done < games; done++) {
    const seating = tables[done % tables.length];
    const lines: string[] = [];
    const result = playMatch({
      game,
      bots: seating.map((player) => botOf(context, game, player)),
      options,
      seed: seed + Math.floor(done / tables.length),
      clock: context.clock,
      onDecision: ({ seat, action, reason }) => {
        if (values.reasons) lines.push(`${seats[seat]} ${JSON.stringify(action)} ${reason}`);
      },
    });
    standings.add(seating, result);
    if (values.out !== undefined) {
      const name = `${values.out}/${String(done + 1).padStart(4, "0")}-${seating.join("-")}`;
      context.write(`${name}.json`, `${JSON.stringify(result.log)}\n`);
      if (values.reasons) context.write(`${name}.txt`, `${lines.join("\n")}\n`);
    }
    progress.show({ done: done + 1, games, actions: standings.actions });
  }
  progress.end();
  context.out.write(format(seats, standings, values.events.split(",")));
  for (const failure of standings.failures.slice(0, 10)) context.err.write(`${failure}\n`);
  return standings.failures.length === 0 ? 0 : 1;
};

function readPlayers(context: Context, game: AnyGame, seats: readonly string[], text: string): string[] {
  const known = Object.keys(context.bots[game.id] ?? {});
  const players = text.split(",").filter((player) => player !== "");
  const unknown = players.find((player) => !known.includes(player));
  if (unknown !== undefined) throw new UsageError(`unknown player ${unknown} (known: ${known.join(", ")})`);
  if (players.length === seats.length) return players;
  throw new UsageError(`--players names ${seats.length} of ${known.join(", ")}, separated by commas`);
}

function botOf(context: Context, game: AnyGame, player: string): Bot {
  return context.bots[game.id][player];
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (text.trim() !== "" && Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(`${option} must be a whole number of at least ${least}, not ${text}`);
}

// ---- the report

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

function shareText({ won, of, share, low, high }: Share): string {
  return of === 0 ? "–" : `${percent(share)} (${percent(low)} – ${percent(high)}), ${Number(won.toFixed(2))} of ${of}`;
}

function format(seatNames: readonly string[], standings: Standings, events: readonly string[]): string {
  const { games, actions } = standings;
  const rows: [string, string][] = [
    ["games", String(games)],
    ["actions a game", (actions / Math.max(1, games)).toFixed(0)],
  ];
  for (const { player, all, seats, times } of standings.standings) {
    rows.push([`${player} wins`, shareText(all)]);
    seats.forEach((share, seat) => {
      if (share.of > 0) rows.push([`  as ${seatNames[seat]}`, shareText(share)]);
    });
    const { decisions, p50, p95, max } = times;
    const ms = (time: number) => `${time.toFixed(1)} ms`;
    rows.push([`  decides`, `p50 ${ms(p50)}, p95 ${ms(p95)}, max ${ms(max)}, ${decisions} decisions`]);
  }
  for (const [kind, bySeat] of [...standings.kinds].sort(([a], [b]) => a.localeCompare(b))) {
    const parts = bySeat.map((count, seat) => `${seatNames[seat]} ${Number(count.toFixed(2))}`);
    rows.push([`ended ${kind}`, `${percent(standings.gamesEnding(kind) / games)} (${parts.join(", ")})`]);
  }
  for (const event of events) {
    if (event !== "") rows.push([`games with ${event}`, percent(standings.gamesWith(event) / games)]);
  }
  rows.push(["failures of bots", String(standings.failures.length)]);
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}\n`).join("");
}
