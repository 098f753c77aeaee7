/**
 * Plays on many tables while servers are killed at random moments and started again. Afterwards every acknowledged
 * action must be in the log, in its place, and every game must replay to its recorded hash.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type AnyGame, fold, type GameLog, hashState, type Json, type LogEntry } from "@tripartite/kernel";
import { toy } from "../../games/kernel/test/toy.ts";
import { GAMES } from "../../games/registry.ts";
import { Browser, type LiveSocket } from "./browser.ts";
import { UNLIMITED_ENV } from "./unlimited.ts";

export interface CrashOptions {
  readonly kills: number;
  readonly tables: number;
  /** Settings of the servers: their data folder or their database. */
  readonly env: Record<string, string>;
  readonly servers?: number;
  /** What else fails during the run, one thing after the other, at equal distances. */
  readonly disasters?: readonly (() => Promise<void>)[];
}

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly faults: string[];
}

/** What is played: the tests' small game without end, and both real games in several scenarios. */
interface Kind {
  readonly game: AnyGame;
  readonly options: Json;
  readonly seats: number;
}

const KINDS: readonly Kind[] = [
  { game: toy, options: { rounds: 1_000_000 }, seats: 3 },
  { game: GAMES.triumph, options: { scenario: "1936" }, seats: 3 },
  { game: GAMES.surrender, options: { scenario: "europe-1939" }, seats: 3 },
  { game: GAMES.surrender, options: { scenario: "ussr-1941" }, seats: 2 },
  { game: toy, options: { rounds: 1_000_000 }, seats: 3 },
  { game: GAMES.triumph, options: { scenario: "1939" }, seats: 3 },
  { game: GAMES.surrender, options: { scenario: "mediterranean-1940" }, seats: 2 },
];
const MAX_PAUSE_MS = 400;
/** On average, at each table. */
const ACTIONS_PER_KILL = 4;
const PATIENCE_MS = 20_000;

export async function crashTest(options: CrashOptions): Promise<CrashReport> {
  const { kills, tables: count, env, servers: serverCount = 1, disasters = [] } = options;
  const hosts: Host[] = [];
  for (let i = 0; i < serverCount; i++) hosts.push(await Host.start(env));
  const tables = await crashTables(hosts, count);
  const allPlay = tables.map((table) => table.play());
  const total = () => tables.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  for (let kill = 0; kill < kills; kill++) {
    const before = total();
    await sleep(50 + Math.random() * MAX_PAUSE_MS);
    const playing = tables.filter(({ isOver }) => !isOver).length;
    await untilMore(total, before + playing * ACTIONS_PER_KILL);
    for (const [i, disaster] of disasters.entries())
      if (kill === Math.floor((kills * (i + 1)) / (disasters.length + 1))) await disaster();
    await hosts[kill % hosts.length].killAndRestart();
  }
  const stuck = await stuckTables(tables);
  for (const table of tables) table.stop();
  await Promise.all(allPlay);
  const faults = stuck.map(({ id }) => `${id}: stuck`);
  for (const table of tables) faults.push(...(await table.check()));
  for (const host of hosts) await host.stop();
  return { kills, acknowledged: total(), faults };
}

/** After the last disaster every game must continue. */
async function stuckTables(tables: readonly CrashTable[]): Promise<CrashTable[]> {
  const before = new Map(tables.map((table) => [table, table.acknowledged.size]));
  let waiting = [...tables];
  for (const end = Date.now() + PATIENCE_MS; waiting.length > 0 && Date.now() < end; await sleep(50))
    waiting = waiting.filter((table) => !table.isOver && table.acknowledged.size === before.get(table));
  return waiting;
}

/** However slow the machine is, something happens between two kills. */
async function untilMore(count: () => number, goal: number): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; count() < goal && Date.now() < end; ) await sleep(10);
}

/** Tables of one person that nobody plays at yet. */
export async function crashTables(hosts: readonly Host[], count: number): Promise<CrashTable[]> {
  const ann = new Browser(hosts[0].url);
  await ann.post("/api/guests", { name: "Ann" });
  const tables: CrashTable[] = [];
  for (let i = 0; i < count; i++) {
    const kind = KINDS[i % KINDS.length];
    const seats = ["me", ...Array.from({ length: kind.seats - 1 }, () => "hotSeat")];
    const { id } = await ann.post("/api/tables", { game: kind.game.id, options: kind.options, seats });
    tables.push(new CrashTable(id, kind, hosts, ann.cookie));
  }
  return tables;
}

/** A server process that may die; it always comes back on the same port. */
export class Host {
  readonly #env: Record<string, string>;
  #process: ChildProcess;
  readonly url: string;

  private constructor(env: Record<string, string>, child: ChildProcess, port: number) {
    this.#env = { ...env, PORT: String(port) };
    this.#process = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Unless it is to be limited, it takes whatever one address sends. */
  static async start(env: Record<string, string>, limits: "limited" | "unlimited" = "unlimited"): Promise<Host> {
    const all = { ...(limits === "unlimited" && UNLIMITED_ENV), ...env };
    const { child, port } = await spawnServer({ ...all, PORT: "0" });
    return new Host(all, child, port);
  }

  async kill(): Promise<void> {
    if (this.#process.exitCode !== null) throw new Error("the server has died by itself");
    const dead = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await dead;
  }

  async killAndRestart(): Promise<void> {
    await this.kill();
    this.#process = (await spawnServer(this.#env)).child;
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, "exit");
    this.#process.send("close");
    await ended;
  }
}

async function spawnServer(env: Record<string, string>): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(new URL("./host.ts", import.meta.url), {
    env: { ...process.env, HOST: "127.0.0.1", SNAPSHOT_EVERY: "20", ...env },
    execArgv: [],
  });
  const [{ port }] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => {
      throw new Error("the server did not start");
    }),
  ])) as [{ port: number }];
  return { child, port };
}

/** All seats of one table, which play on whatever happens to the servers, until the game ends. */
export class CrashTable {
  readonly acknowledged = new Map<number, LogEntry>();
  readonly id: string;
  readonly #kind: Kind;
  readonly #hosts: readonly Host[];
  readonly #cookie: string;
  readonly #faults: string[] = [];
  #stopped = false;
  #ended = false;

  constructor(id: string, kind: Kind, hosts: readonly Host[], cookie: string) {
    this.id = id;
    this.#kind = kind;
    this.#hosts = hosts;
    this.#cookie = cookie;
  }

  async play(): Promise<void> {
    await Promise.all(Array.from({ length: this.#kind.seats }, (_, seat) => this.#playSeat(seat)));
  }

  stop(): void {
    this.#stopped = true;
  }

  get isOver(): boolean {
    return this.#ended;
  }

  async #playSeat(seat: number): Promise<void> {
    let seen = 0;
    for (let round = seat; !this.#stopped; round++) {
      const socket = await this.#connect(seat, seen, round);
      if (socket === undefined) continue;
      await this.#playWhileConnected(socket, seat);
      seen = socket.seq;
      socket.close();
    }
  }

  async #connect(seat: number, since: number, round: number): Promise<LiveSocket | undefined> {
    const browser = new Browser(this.#hosts[round % this.#hosts.length].url);
    browser.cookie = this.#cookie;
    try {
      return await browser.follow(this.id, { seat, since });
    } catch {
      await sleep(20);
      return undefined;
    }
  }

  async #playWhileConnected(socket: LiveSocket, seat: number): Promise<void> {
    let gone = false;
    socket.closed.then(() => {
      gone = true;
    });
    while (!gone && !this.#stopped) {
      const { legal = [], seq, outcome } = socket.now ?? {};
      if (outcome !== undefined) {
        this.#ended = true;
        this.#stopped = true;
        return;
      }
      if (legal.length === 0) {
        await sleep(5);
        continue;
      }
      const { action } = legal[Math.floor(Math.random() * legal.length)];
      const reply = await socket.act(action, seq);
      if (reply.type === "accepted") this.#acknowledge(reply.seq, { seat, action });
      else if (reply.type === "refused") this.#faults.push(`${this.id}: ${JSON.stringify(reply)}`);
      while (!gone && !this.#stopped && socket.seq <= seq) await sleep(2);
    }
  }

  #acknowledge(seq: number, entry: LogEntry): void {
    if (this.acknowledged.has(seq)) this.#faults.push(`${this.id}: move ${seq} was acknowledged twice`);
    this.acknowledged.set(seq, entry);
  }

  /** Ends the game to see its log, and compares. */
  async check(): Promise<string[]> {
    const browser = new Browser(this.#hosts[0].url);
    browser.cookie = this.#cookie;
    const socket = await browser.follow(this.id, { seat: 0 });
    await socket.until(({ now }) => now !== undefined);
    const { seq } = socket;
    if (!this.#ended) await socket.ask("proposeEnding", { winners: [] });
    const log: GameLog = await browser.get(`/api/tables/${this.id}/log`);
    socket.close();
    const faults = [...this.#faults];
    if (log.entries.length !== seq) faults.push(`${this.id}: ${seq} moves, but ${log.entries.length} entries`);
    for (const [number, entry] of this.acknowledged) {
      if (JSON.stringify(log.entries[number - 1]) !== JSON.stringify(entry))
        faults.push(`${this.id}: acknowledged move ${number} is missing`);
    }
    if (hashState(fold(this.#kind.game, log)) !== log.finalHash) faults.push(`${this.id}: replays to another state`);
    return faults;
  }
}
