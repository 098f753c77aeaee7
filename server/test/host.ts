/** The server in a process of its own, with the tests' small game beside the real ones; for tests that kill it, and the bench. */
import pino from "pino";
import { toy } from "../../games/kernel/test/toy.ts";
import { GAMES } from "../../games/registry.ts";
import { randomBots } from "../bots/random.ts";
import { readConfig } from "../config.ts";
import { startServer } from "../server.ts";

const server = await startServer({
  config: readConfig(process.env),
  games: { ...GAMES, toy },
  bots: randomBots,
  logger: pino({ level: process.env.LOG_LEVEL ?? "silent" }),
});
process.send!({ port: server.port });

process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
  if (message === "usage") process.send!({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() });
  else server.close().then(() => process.exit(0));
});
