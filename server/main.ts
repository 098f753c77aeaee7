import type { Logger } from "pino";
import { BOTS } from "../games/bots.ts";
import { GAMES } from "../games/registry.ts";
import { BotPool } from "./bots/pool.ts";
import { type Config, readConfig } from "./config.ts";
import { greeting, ownAddresses } from "./greeting.ts";
import { makeLogger } from "./logger.ts";
import { type RunningServer, startServer } from "./server.ts";
import { CannotStart } from "./settings.ts";

/** The parent process has a channel to this one; when it breaks, this process must stop itself. */
const isAttached = process.connected;

try {
  const config = readConfig(process.env);
  const logger = makeLogger(config.logLevel ?? (process.stdout.isTTY ? "warn" : "info"));
  const server = await start(config, logger);
  stopOnSignals(server, logger);
  announce(server, config, logger);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(`cannot start: ${error.message}`);
  process.exit(1);
}

function start(config: Config, logger: Logger): Promise<RunningServer> {
  const bots = new BotPool({
    registry: BOTS,
    module: new URL("../games/bots.ts", import.meta.url),
    threads: config.botThreads,
    budgetMs: config.botBudgetMs,
  });
  return startServer({ config, games: GAMES, bots, logger });
}

/** Says where the server is, once it can be stopped in good order. */
function announce({ port }: RunningServer, config: Config, logger: Logger): void {
  const storage = config.databaseUrl === undefined ? config.dataDir : "PostgreSQL";
  logger.info({ storage }, `http://localhost:${port}`);
  if (process.stdout.isTTY) process.stdout.write(greeting({ ...config, port, storage }, ownAddresses()));
}

function stopOnSignals(server: RunningServer, logger: Logger): void {
  let stopping = false;
  const stop = (why: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ why }, "stopping");
    server.close().then(
      () => process.exit(0),
      (error) => {
        logger.error({ err: error }, "could not stop properly");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal));
  const orphaned = () => stopping || stop("orphaned");
  process.on("disconnect", orphaned);
  if (isAttached && !process.connected) orphaned();
}
