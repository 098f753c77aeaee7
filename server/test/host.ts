/** The server in a process of its own, with the tests' small game beside the real ones; for tests that kill it, and the bench. */
import pino from "pino";
import { toy } from "../../games/kernel/test/toy.ts";
import { GAMES } from "../../games/registry.ts";
import { readConfig } from "../config.ts";
import { startServer } from "../server.ts";
import { CannotStart } from "../settings.ts";
import { testBots } from "./bots.ts";

/** Exit code of a server that says why it does not start. */
const CANNOT_START = 2;

const server = await startServer({
  config: readConfig(process.env),
  games: { ...GAMES, toy },
  bots: testBots(),
  logger: pino({ level: process.env.LOG_LEVEL ?? "silent" }),
}).catch((error: unknown) => {
  if (error instanceof CannotStart) process.exit(CANNOT_START);
  throw error;
});
process.send!({ port: server.port });

process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
  if (message !== "usage") return server.close().then(() => process.exit(0));
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return process.send!({ rss, live: heapUsed + external, cpu: process.cpuUsage() });
});
