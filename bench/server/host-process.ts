/** A server in a process of its own, from the sources under ROOT, with the tests' small game beside the real ones. */
import { getHeapSpaceStatistics } from "node:v8";
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

/** Where the runtime keeps code. How much of that it compiles, and throws away again, has nothing to do with tables. */
const CODE = /code|trusted/;

/** What buffers took is given back only by the collection after the one that found them unused. */
function memory(): { rss: number; live: number } {
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, external } = process.memoryUsage();
  const data = getHeapSpaceStatistics().filter((space) => !CODE.test(space.space_name));
  return { rss, live: data.reduce((sum, space) => sum + space.space_used_size, external) };
}

process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
  if (message === "cpu") process.send!(process.cpuUsage());
  else if (message === "memory") process.send!(memory());
  else server.close().then(() => process.exit(0));
});
