/** Many tables that are open in browsers while nobody moves: what they cost, and how fast everybody is back. */
import { WebSocket } from "ws";
import { Asker, BenchHost, PRESENT } from "./host.ts";
import { SEATS } from "./load.ts";
import { type Latencies, latencies } from "./statistics.ts";

export interface IdleReport {
  readonly bytesPerTable: number;
  readonly rss: number;
  /** Everybody comes back at once: after a short network failure, and after the server was killed. */
  readonly reconnected: Comeback;
  readonly restarted: Comeback;
}

export interface Comeback {
  /** Milliseconds from opening a socket to having the whole view. */
  readonly each: Latencies;
  readonly seconds: number;
}

export async function runIdle(tables: number, game: string, env: Record<string, string>): Promise<IdleReport> {
  const first = await BenchHost.tripartite(PRESENT, env);
  const empty = await first.memory();
  const asker = new Asker(first.port);
  await asker.sayName();
  const ids: string[] = [];
  for (let i = 0; i < tables; i++) ids.push(await asker.createTable(game, {}));
  const sockets = await openAll(asker, ids);
  const { live, rss } = await first.memory();
  for (const { socket } of sockets.open) socket.terminate();
  const { comeback: reconnected } = await openAll(asker, ids);
  await first.kill();
  const second = await BenchHost.tripartite(PRESENT, env);
  const again = await openAll(new Asker(second.port, asker.cookie), ids);
  for (const { socket } of again.open) socket.terminate();
  await second.close();
  return { bytesPerTable: (live - empty.live) / tables, rss, reconnected, restarted: again.comeback };
}

async function openAll(asker: Asker, ids: readonly string[]) {
  const start = performance.now();
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  const open = await Promise.all(ids.flatMap((id) => seats.map((seat) => openOne(asker, id, seat))));
  const seconds = (performance.now() - start) / 1000;
  return { open, comeback: { each: latencies(open.map(({ ms }) => ms)), seconds } satisfies Comeback };
}

async function openOne(asker: Asker, id: string, seat: number): Promise<{ socket: WebSocket; ms: number }> {
  const start = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = new WebSocket(asker.address(id, seat, "changes"), {
    headers: { cookie: asker.cookie },
    perMessageDeflate: false,
  });
  socket.on("error", reject);
  socket.on("message", (data) => {
    if (data.toString().startsWith('{"type":"update"')) resolve();
  });
  await promise;
  socket.on("error", () => {});
  return { socket, ms: performance.now() - start };
}
