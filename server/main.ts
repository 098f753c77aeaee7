import pino from "pino";
import { BOTS } from "../games/bots.ts";
import { GAMES } from "../games/registry.ts";
import { BotPool } from "./bots/pool.ts";
import { readConfig } from "./config.ts";
import { startServer } from "./server.ts";

const config = readConfig(process.env);
const logger = pino({ level: config.logLevel, base: null });

const bots = new BotPool({
  registry: BOTS,
  module: new URL("../games/bots.ts", import.meta.url),
  threads: config.botThreads,
  budgetMs: config.botBudgetMs,
});
const server = await startServer({ config, games: GAMES, bots, logger });
logger.info(
  { storage: config.databaseUrl === undefined ? config.dataDir : "PostgreSQL" },
  `http://localhost:${server.port}`,
);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ signal }, "stopping");
    server.close().then(
      () => process.exit(0),
      (error) => {
        logger.error({ err: error }, "could not stop properly");
        process.exit(1);
      },
    );
  });
}
