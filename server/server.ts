import type { AddressInfo } from "node:net";
import type { AnyGame } from "@tripartite/kernel";
import type { Logger } from "pino";
import type { BotRunner } from "./bots/bot.ts";
import { BotDriver } from "./bots/driver.ts";
import type { Config } from "./config.ts";
import { buildApp } from "./http/app.ts";
import { Metrics } from "./http/metrics.ts";
import { cookieSecret } from "./http/sessions.ts";
import { Sockets } from "./http/sockets.ts";
import { People } from "./people/people.ts";
import { Journal } from "./storage/journal.ts";
import { Store } from "./storage/store.ts";
import type { Companion } from "./tables/companion.ts";
import { Desk } from "./tables/desk.ts";
import { LiveTables } from "./tables/live-tables.ts";
import { TableService } from "./tables/service.ts";
import { Talk } from "./tables/talk.ts";

export interface ServerOptions {
  readonly config: Config;
  readonly games: Record<string, AnyGame>;
  readonly bots: BotRunner;
  readonly logger: Logger;
  clock?(): number;
}

export interface RunningServer {
  readonly port: number;
  /** Stops taking requests, finishes what was begun, and closes the database. */
  close(): Promise<void>;
}

/** Puts the parts together and starts to listen. */
export async function startServer({
  config,
  games,
  bots,
  logger,
  clock = Date.now,
}: ServerOptions): Promise<RunningServer> {
  const onError = (error: Error) => logger.error({ err: error }, "the database connection failed");
  const store = await Store.open({ ...config, onError });
  const journal = new Journal(store, (actions) => metrics.countBatch(actions));
  const talk = new Talk(store, clock);
  const companions: Companion[] = [];
  const tables = new LiveTables({
    store,
    journal,
    games,
    companions,
    logger,
    clock,
    snapshotEvery: config.snapshotEvery,
    idleMs: config.idleMinutes * 60_000,
    onChat: (table, id) => talk.relay(table, id),
  });
  const service = new TableService(tables, store, games);
  const driver = new BotDriver(tables, service, bots, logger);
  companions.push(driver);
  const substitute = bots.names[0];
  const isBot = (name: string) => bots.names.includes(name);
  const { maxTablesPerPerson } = config;
  const desk = new Desk({ store, tables, games, companions, clock, maxTablesPerPerson, substitute, isBot });
  const { maxMessageBytes } = config;
  const countReply = (message: string, reply: string) => metrics.countReply(message, reply);
  const sockets = new Sockets(config, { service, desk, talk, tables, logger, maxMessageBytes, countReply });
  const metrics = new Metrics({ sockets: () => sockets.count, liveTables: () => tables.count });
  const people = new People(store.db, clock);
  const secret = config.cookieSecret ?? (await cookieSecret(store.db));
  const app = await buildApp({
    config,
    store,
    games,
    desk,
    tables,
    people,
    sockets,
    metrics,
    logger,
    cookieSecret: secret,
  });
  await store.listen(tables);
  await app.listen({ host: config.host, port: config.port });
  await driver.wakeAll(store);
  return {
    port: (app.server.address() as AddressInfo).port,
    async close() {
      sockets.close();
      await app.close();
      await driver.close();
      tables.close();
      await journal.drained();
      await store.close();
    },
  };
}
