/**
 * The server of boardgame.io with its storage in memory, under the same load: three seats at each table take turns.
 * It is installed on demand into a folder of its own and is no part of the product.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { BenchHost } from "./host.ts";
import { SEATS, type Seated } from "./load.ts";
import { type LoadReport, Meter } from "./meter.ts";
import { pause } from "./statistics.ts";

const PEER = "boardgame.io@0.50.2";
const WARM_UP_MS = 2000;
const FOLDER = fileURLToPath(new URL("../peers/", import.meta.url));

/** Undefined if it cannot be installed here. */
export async function runPeer(tables: number, seconds: number): Promise<LoadReport | undefined> {
  if (!install()) return undefined;
  const host = await BenchHost.start(new URL("./peer-host.mjs", import.meta.url), {});
  const { io } = createRequire(`${FOLDER}package.json`)("socket.io-client") as { io: Connect };
  const address = `http://127.0.0.1:${host.port}/turns`;
  const meter = new Meter(host);
  const players = Array.from({ length: tables * SEATS }, (_, i) => {
    const socket = io(address, { transports: ["websocket"], forceNew: true });
    return new PeerPlayer(socket, `table${Math.floor(i / SEATS)}`, String(i % SEATS), (ms) => meter.done(ms));
  });
  await Promise.all(players.map(({ ready }) => ready));
  for (const player of players) player.start();
  await pause(WARM_UP_MS);
  await meter.on();
  await pause(seconds * 1000);
  await meter.off();
  for (const player of players) player.stop();
  await host.close();
  return meter.report();
}

function install(): boolean {
  if (existsSync(`${FOLDER}node_modules/boardgame.io`)) return true;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}package.json`, '{"private":true}\n');
  try {
    execFileSync("npm", ["install", "--no-audit", "--no-fund", PEER], { cwd: FOLDER, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

type Connect = (address: string, options: object) => PeerSocket;

interface PeerSocket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

interface PeerState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

class PeerPlayer implements Seated {
  readonly ready: Promise<unknown>;
  readonly #socket: PeerSocket;
  readonly #match: string;
  readonly #seat: string;
  readonly #onDone: (ms: number) => void;
  #state: PeerState | undefined;
  #sent = 0;
  #running = false;

  constructor(socket: PeerSocket, match: string, seat: string, onDone: (ms: number) => void) {
    this.#socket = socket;
    this.#match = match;
    this.#seat = seat;
    this.#onDone = onDone;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ready = promise;
    socket.on("connect", () => socket.emit("sync", match, seat, undefined, SEATS));
    socket.on("sync", (_match: string, { state }: { state: PeerState }) => {
      this.#state = state;
      resolve();
    });
    socket.on("update", (_match: string, state: PeerState) => this.#update(state));
  }

  start(): void {
    this.#running = true;
    this.#play();
  }

  stop(): void {
    this.#running = false;
    this.#socket.disconnect();
  }

  #update(state: PeerState): void {
    this.#state = state;
    if (this.#sent !== 0) this.#onDone(performance.now() - this.#sent);
    this.#sent = 0;
    this.#play();
  }

  #play(): void {
    const { _stateID: seen, ctx } = this.#state!;
    if (!this.#running || this.#sent !== 0 || ctx.currentPlayer !== this.#seat) return;
    this.#sent = performance.now();
    const payload = { type: "take", args: [1], playerID: this.#seat };
    this.#socket.emit("update", { type: "MAKE_MOVE", payload }, seen, this.#match, this.#seat);
  }
}
