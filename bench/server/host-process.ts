/** A server in a process of its own, from the sources under ROOT, with the tests' small game beside the real ones. */
import pino from "pino";

const root = process.env.ROOT!;
const load = (path: string) => import(new URL(path, root).href);
const [{ startServer }, { readConfig }, { GAMES }, { toy }, { testBots }] = await Promise.all(
  ["server/server.ts", "server/config.ts", "games/registry.ts", "games/kernel/test/toy.ts", "server/test/bots.ts"].map(
    load,
  ),
);

const config = readConfig(process.env);
const idleMinutes = process.env.IDLE_SECONDS ? Number(process.env.IDLE_SECONDS) / 60 : config.idleMinutes;

const server = await startServer({
  config: { ...config, idleMinutes },
  games: { ...GAMES, toy },
  bots: testBots(),
  logger: pino({ level: process.env.LOG_LEVEL ?? "silent" }),
});
process.send!({ port: server.port });

/** What buffers took is given back only by the collection after the one that found them unused. */
function memory(): { rss: number; live: number } {
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, live: heapUsed + external };
}

process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
  if (message === "cpu") process.send!(process.cpuUsage());
  else if (message === "memory") process.send!(memory());
  else server.close().then(() => process.exit(0));
});
