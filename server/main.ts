import pino from "pino";
import { GAMES } from "../games/registry.ts";
import { randomBots } from "./bots/random.ts";
import { readConfig } from "./config.ts";
import { startServer } from "./server.ts";

const config = readConfig(process.env);
const logger = pino({ level: config.logLevel, base: null });

const server = await startServer({ config, games: GAMES, bots: randomBots, logger });
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
