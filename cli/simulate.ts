import { parseArgs } from "node:util";
import {
  type AnyGame,
  fold,
  type GameLog,
  hashState,
  isRefusal,
  type Progress,
  SimulationError,
  type SimulationReport,
  simulate,
} from "@tripartite/kernel";
import { type Command, type Context, UsageError } from "./command.ts";
import { progressBar } from "./progress.ts";

/** Exit code 1 when a game did not come to an end or the rules broke their contract. */
export const simulateCommand: Command = (args, context) => {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: "string" },
      games: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
      scenario: { type: "string" },
      options: { type: "string", default: "{}" },
      "check-every": { type: "string", default: "1" },
      "forge-every": { type: "string", default: "0" },
      coverage: { type: "boolean", default: false },
      sample: { type: "boolean", default: false },
      log: { type: "string" },
    },
  });
  const game = chooseGame(context, values.game);
  const progress = progressBar(context);
  let last: Progress | undefined;
  try {
    const report = simulate(game, {
      games: wholeNumber("--games", values.games, 1),
      seed: wholeNumber("--seed", values.seed, Number.MIN_SAFE_INTEGER),
      checkEvery: wholeNumber("--check-every", values["check-every"], 0),
      forgeEvery: wholeNumber("--forge-every", values["forge-every"], 0),
      options: { ...readOptions(game, values), ...(values.scenario !== undefined && { scenario: values.scenario }) },
      coverage: values.coverage,
      sample: values.sample,
      clock: context.clock,
      onGame: (done) => {
        last = done;
        progress.show(done);
      },
    });
    progress.end();
    const [failure] = report.failures;
    const saved = failure?.log ?? last?.log();
    if (values.log !== undefined && saved !== undefined) saveLog(context, game, values.log, saved);
    context.out.write(formatReport(report));
    for (const { seed, text } of report.failures) context.err.write(`seed ${seed}: ${text}\n`);
    return failure === undefined ? 0 : 1;
  } catch (error) {
    progress.end();
    if (!(error instanceof SimulationError)) throw error;
    if (values.log !== undefined) saveLog(context, game, values.log, error.failure.log);
    context.err.write(`tripartite: ${error.message}\n`);
    return 1;
  }
};

/** Options of the game besides the scenario, as JSON. */
function readOptions(game: AnyGame, { options, scenario }: { options: string; scenario?: string | undefined }): object {
  let read: unknown;
  try {
    read = JSON.parse(options);
  } catch {
    throw new UsageError("--options must be JSON");
  }
  if (typeof read !== "object" || read === null || Array.isArray(read))
    throw new UsageError("--options must be a JSON object");
  const refusal = game.options({ ...read, ...(scenario !== undefined && { scenario }) });
  if (isRefusal(refusal)) throw new UsageError(refusal.text);
  return read;
}

function chooseGame(context: Context, id: string | undefined): AnyGame {
  const known = Object.keys(context.games);
  const chosen = id ?? known[0];
  if (!known.includes(chosen)) throw new UsageError(`unknown game ${chosen} (known: ${known.join(", ")})`);
  return context.games[chosen];
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (text.trim() !== "" && Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(`${option} must be a whole number${least >= 0 ? ` of at least ${least}` : ""}, not ${text}`);
}

function saveLog(context: Context, game: AnyGame, path: string, log: GameLog): void {
  const sealed: GameLog = { ...log, finalHash: hashState(fold(game, log)) };
  context.write(path, `${JSON.stringify(sealed)}\n`);
}

type Row = readonly [label: string, value: string];

function formatReport(report: SimulationReport): string {
  const { longestGame, shortestGame, outcomes, winners, coverage, forgeries } = report;
  const rows: Row[] = [
    ["games", grouped(report.games)],
    ["actions", grouped(report.actions)],
    ["actions per second", grouped(report.actionsPerSecond ?? 0)],
    ["games per second", (report.gamesPerSecond ?? 0).toFixed(1)],
    ["longest game", `${grouped(longestGame.actions)} actions (seed ${longestGame.seed})`],
    ["shortest game", `${grouped(shortestGame.actions)} actions (seed ${shortestGame.seed})`],
    ["dead ends", grouped(report.deadEnds)],
    ["without end", grouped(report.tooLong)],
    ...(forgeries === undefined
      ? []
      : [["forged", `${grouped(forgeries.tried)} tried, ${grouped(forgeries.refused)} refused`] as const]),
    ...counted("ended", outcomes),
    ...counted("won by", winners),
    ...counted("decision", coverage?.decisions ?? new Map()),
    ...counted("action", coverage?.actions ?? new Map()),
    ...counted("event", coverage?.events ?? new Map()),
    ...counted("milestone", coverage?.milestones ?? new Map()),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}\n`).join("");
}

function counted(kind: string, counts: ReadonlyMap<string, number>): Row[] {
  const ordered = [...counts].sort(([a, few], [b, many]) => many - few || a.localeCompare(b));
  return ordered.map(([name, count]) => [`${kind} ${name}`, grouped(count)]);
}

function grouped(number: number): string {
  return Math.round(number).toLocaleString("en");
}
