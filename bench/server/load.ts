/** Plays on many tables at once over real sockets and measures how long each action takes to be durable. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { WebSocket } from "ws";

export interface Load {
  readonly tables: number;
  readonly seconds: number;
  readonly game: string;
  readonly options: object;
  readonly views: "each" | "asked";
  readonly env: Record<string, string>;
}

export interface LoadReport {
  readonly actionsPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Microseconds that the server computes for an action, all threads together. */
  readonly cpuPerAction: number;
  readonly rssMegabytes: number;
}

const SEATS = 3;
const LIMITS = {
  PORT: "0",
  MESSAGE_BURST: "1000000000",
  REQUESTS_PER_MINUTE: "1000000000",
  CREATIONS_PER_MINUTE: "1000000000",
  MAX_SOCKETS_PER_ADDRESS: "1000000",
  MAX_TABLES_PER_PERSON: "1000000",
};

export async function runLoad({ tables, seconds, game, options, views, env }: Load): Promise<LoadReport> {
  const host = fork(new URL("../../server/test/host.ts", import.meta.url), {
    env: { ...process.env, ...LIMITS, ...env },
  });
  const [{ port }] = (await once(host, "message")) as [{ port: number }];
  const times: number[] = [];
  let measuring = false;
  const players: Player[] = [];
  const cookie = await sayName(port);
  for (let i = 0; i < tables; i++) {
    const id = await createTable(port, cookie, { game, options, seats: ["hotSeat", "hotSeat", "hotSeat"] });
    for (let seat = 0; seat < SEATS; seat++) {
      const address = `ws://127.0.0.1:${port}/api/tables/${id}/live?seat=${seat}&views=${views}`;
      players.push(new Player(address, cookie, (ms) => measuring && times.push(ms)));
    }
  }
  await Promise.all(players.map(({ ready }) => ready));
  for (const player of players) player.start();
  await pause(2000);
  const before = await usage(host);
  measuring = true;
  await pause(seconds * 1000);
  measuring = false;
  const after = await usage(host);
  for (const player of players) player.stop();
  host.send("close");
  await once(host, "exit");
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)];
  return {
    actionsPerSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    user: (after.cpu.user - before.cpu.user) / times.length, system: (after.cpu.system - before.cpu.system) / times.length, n: times.length,
    cpuPerAction: (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / times.length,
    rssMegabytes: after.rss / 2 ** 20,
  };
}

async function usage(host: ChildProcess): Promise<{ rss: number; cpu: NodeJS.CpuUsage }> {
  host.send("usage");
  return (await once(host, "message"))[0];
}

interface Update {
  type: string;
  id?: number;
  seq: number;
  legal?: { type: string }[];
}

/** Takes any action that goes forward as soon as it has to decide. */
class Player {
  readonly ready: Promise<unknown>;
  readonly #socket: WebSocket;
  readonly #onDone: (ms: number) => void;
  #latest: Update | undefined;
  #sent = 0;
  #asked = 0;
  #running = false;

  constructor(address: string, cookie: string, onDone: (ms: number) => void) {
    this.#onDone = onDone;
    this.#socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ready = promise;
    this.#socket.on("message", (data) => {
      const message: Update = JSON.parse(data.toString());
      if (message.type === "update" || message.type === "glance" || message.type === "stale") {
        this.#latest = message;
        resolve();
      }
      if (message.type === "update") return this.#play();
      if (message.type === "table") return;
      if (message.type === "accepted") this.#onDone(performance.now() - this.#sent);
      this.#sent = 0;
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

  #play(): void {
    const { seq, legal = [] } = this.#latest ?? { seq: 0 };
    if (!this.#running || this.#sent !== 0 || seq <= this.#asked - 1) return;
    const forward = legal.filter(({ type }) => type !== "unload" && type !== "withdraw");
    if (forward.length === 0) return;
    this.#asked = seq + 1;
    this.#sent = performance.now();
    const action = forward[Math.floor(Math.random() * forward.length)];
    this.#socket.send(JSON.stringify({ type: "act", id: 1, seen: seq, action }));
  }
}

async function sayName(port: number): Promise<string> {
  const response = await post(port, "/api/guests", "", { name: "Bench" });
  return response.headers.getSetCookie()[0].split(";")[0];
}

async function createTable(port: number, cookie: string, table: object): Promise<string> {
  return ((await (await post(port, "/api/tables", cookie, table)).json()) as { id: string }).id;
}

async function post(port: number, path: string, cookie: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
