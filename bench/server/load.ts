/** Plays on many tables at once over real sockets and measures how long each action takes to be durable. */
import { Asker, BenchHost } from "./host.ts";
import { Player } from "./player.ts";
import { type Latencies, latencies, pause } from "./statistics.ts";

export interface Load {
  readonly tables: number;
  readonly seconds: number;
  readonly game: string;
  readonly options: object;
  readonly views: "each" | "changes" | "asked";
  readonly env: Record<string, string>;
}

export interface LoadReport extends Latencies {
  readonly actionsPerSecond: number;
  /** Microseconds that the server computes for an action, all threads together. */
  readonly cpuPerAction: number;
  /** The same for the players' process. */
  readonly playersCpuPerAction: number;
  readonly actionsPerTable: number;
  readonly bytesPerTable: number;
  readonly rss: number;
}

/** Somebody on a seat who acts whenever he can. */
export interface Seated {
  readonly ready: Promise<unknown>;
  start(): void;
  stop(): void;
}

export const SEATS = 3;
const WARM_UP_MS = 2000;

export async function runLoad({ tables, seconds, game, options, views, env }: Load): Promise<LoadReport> {
  const host = await BenchHost.tripartite(env);
  const asker = new Asker(host.port);
  await asker.sayName();
  return measure(host, tables, seconds, async (onDone) => {
    const players: Player[] = [];
    for (let i = 0; i < tables; i++) {
      const id = await asker.createTable(game, options);
      for (let seat = 0; seat < SEATS; seat++)
        players.push(new Player(asker.address(id, seat, views), asker.cookie, onDone));
    }
    return players;
  });
}

/** Lets the players of `seat` play for a while, and closes the server. */
export async function measure(
  host: BenchHost,
  tables: number,
  seconds: number,
  seat: (onDone: (ms: number) => void) => Promise<readonly Seated[]>,
): Promise<LoadReport> {
  const empty = await host.usage();
  const times: number[] = [];
  let measuring = false;
  let actions = 0;
  const players = await seat((ms) => {
    actions++;
    if (measuring) times.push(ms);
  });
  await Promise.all(players.map(({ ready }) => ready));
  for (const player of players) player.start();
  await pause(WARM_UP_MS);
  const before = await host.usage();
  const playersBefore = process.cpuUsage();
  measuring = true;
  await pause(seconds * 1000);
  measuring = false;
  const playersCpu = process.cpuUsage(playersBefore);
  const after = await host.usage();
  for (const player of players) player.stop();
  await host.close();
  return {
    actionsPerSecond: times.length / seconds,
    ...latencies(times),
    cpuPerAction: (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / times.length,
    playersCpuPerAction: (playersCpu.user + playersCpu.system) / times.length,
    actionsPerTable: Math.round(actions / tables),
    bytesPerTable: (after.live - empty.live) / tables,
    rss: after.rss,
  };
}
