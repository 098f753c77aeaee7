/** Plays on many tables at once over real sockets and measures how long each action takes to be durable. */
import { WebSocket } from "ws";
import { Asker, BenchHost } from "./host.ts";
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
  measuring = true;
  await pause(seconds * 1000);
  measuring = false;
  const after = await host.usage();
  for (const player of players) player.stop();
  await host.close();
  return {
    actionsPerSecond: times.length / seconds,
    ...latencies(times),
    cpuPerAction: (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / times.length,
    actionsPerTable: Math.round(actions / tables),
    bytesPerTable: (after.live - empty.live) / tables,
    rss: after.rss,
  };
}

interface Update {
  readonly seq: number;
  /** Absent when the game is over. */
  readonly legal?: readonly { type: string }[];
}

const SAYS_NOTHING_TO_DO = /"legal":\[\]/;
const GOES_BACK = new Set(["unload", "withdraw", "unplan", "unpick", "keep"]);

/** Takes any action that goes forward as soon as it has to decide. Reads no more of a message than it needs. */
class Player implements Seated {
  readonly ready: Promise<unknown>;
  readonly #socket: WebSocket;
  readonly #onDone: (ms: number) => void;
  #asked: Update | undefined;
  #sent = 0;
  #running = false;

  constructor(address: string, cookie: string, onDone: (ms: number) => void) {
    this.#onDone = onDone;
    this.#socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ready = promise;
    this.#socket.on("message", (data) => {
      const text = data.toString();
      if (text.startsWith('{"type":"table"')) return;
      if (text.startsWith('{"type":"update"')) {
        resolve();
        this.#asked = SAYS_NOTHING_TO_DO.test(text) ? undefined : JSON.parse(text);
      } else this.#answered(text);
      this.#play();
    });
  }

  start(): void {
    this.#running = true;
    this.#play();
  }

  stop(): void {
    this.#running = false;
    this.#socket.close();
  }

  #answered(text: string): void {
    if (text.startsWith('{"type":"accepted"')) this.#onDone(performance.now() - this.#sent);
    else if (text.startsWith('{"type":"stale"')) this.#asked = JSON.parse(text);
    this.#sent = 0;
  }

  #play(): void {
    if (!this.#running || this.#sent !== 0 || this.#asked === undefined) return;
    const { seq, legal = [] } = this.#asked;
    const forward = legal.filter(({ type }) => !GOES_BACK.has(type));
    const choices = forward.length > 0 ? forward : legal;
    if (choices.length === 0) return;
    this.#asked = undefined;
    this.#sent = performance.now();
    const action = choices[Math.floor(Math.random() * choices.length)];
    this.#socket.send(JSON.stringify({ type: "act", id: 1, seen: seq, action }));
  }
}
