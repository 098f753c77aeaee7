/** The server in a process of its own, with the tests' small game beside the real ones; for tests that kill it, and the bench. */
import pino from "pino";
import { toy } from "../../games/kernel/test/toy.ts";
import { GAMES } from "../../games/registry.ts";
import { readConfig } from "../config.ts";
import { startServer } from "../server.ts";
import { testBots } from "./bots.ts";

const server = await startServer({
  config: readConfig(process.env),
  games: { ...GAMES, toy },
  bots: testBots(),
  logger: pino({ level: process.env.LOG_LEVEL ?? "silent" }),
});
process.send!({ port: server.port });

process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
  if (message !== "usage") return server.close().then(() => process.exit(0));
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return process.send!({ rss, live: heapUsed + external, cpu: process.cpuUsage() });
});
