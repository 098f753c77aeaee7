/** Matches between bots, one after the other or in several threads. */
import { type AnyGame, type BotRegistry, type Json, type MatchResult, playMatch } from "@tripartite/kernel";
import type { Calibrations } from "../games/calibrations.ts";

export interface MatchOrder {
  readonly game: string;
  /** By seat. */
  readonly players: readonly string[];
  readonly options: Json;
  readonly seed: number;
  /** Values of the scenario to be tried, by the names of the game's calibration. */
  readonly values?: Readonly<Record<string, number>>;
  readonly reasons?: boolean;
}

export interface MatchAnswer {
  readonly result: MatchResult;
  /** One line for each decision, if reasons were asked for. */
  readonly reasons: readonly string[];
}

/** Those who play matches; answers come in the order of the orders. */
export interface MatchPlayers {
  play(order: MatchOrder): Promise<MatchAnswer>;
  close(): Promise<void>;
}

export interface MatchWorld {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly bots: BotRegistry;
  readonly calibrations: Calibrations;
  /** Milliseconds that this thread has computed: other programs on the machine do not count. */
  computed(): number;
}

const MICROSECONDS = 1000;

export function computedByThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS;
}

export function playOrder(
  { games, bots, calibrations, computed }: MatchWorld,
  { game: id, players, options, seed, values, reasons = false }: MatchOrder,
): MatchAnswer {
  const lines: string[] = [];
  const game = games[id];
  if (values !== undefined) calibrations[id].apply(options, values);
  const result = playMatch({
    game,
    bots: players.map((player) => bots[id][player]),
    options,
    seed,
    clock: computed,
    onDecision: ({ seat, action, reason }) => {
      if (reasons) lines.push(`${players[seat]} ${seat} ${JSON.stringify(action)} ${reason}`);
    },
  });
  return { result, reasons: lines };
}

/** Everything in this thread. */
export function inThisThread(world: MatchWorld): MatchPlayers {
  return { play: async (order) => playOrder(world, order), close: async () => {} };
}

/** Lets matches be played and takes their answers in order, a few ahead. */
export async function playAll(
  players: MatchPlayers,
  orders: readonly MatchOrder[],
  ahead: number,
  take: (answer: MatchAnswer, order: MatchOrder, index: number) => void,
): Promise<void> {
  const waiting: Promise<MatchAnswer>[] = [];
  let asked = 0;
  for (let done = 0; done < orders.length; done++) {
    while (asked < orders.length && waiting.length < ahead) waiting.push(players.play(orders[asked++]));
    take(await waiting.shift()!, orders[done], done);
  }
}
