import type { AddressInfo } from "node:net";
import type { AnyGame } from "@tripartite/kernel";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { type BotRunner, directoryOf } from "./bots/bot.ts";
import { BotDriver } from "./bots/driver.ts";
import { Clocks } from "./clocks/clocks.ts";
import { Expiry } from "./clocks/expiry.ts";
import { Vacations } from "./clocks/vacations.ts";
import type { Config } from "./config.ts";
import { Recordings } from "./history/recordings.ts";
import { Sights } from "./history/sights.ts";
import { buildApp } from "./http/app.ts";
import { messageBudget, storageBudget } from "./http/budget.ts";
import { Metrics } from "./http/metrics.ts";
import { cookieSecret } from "./http/sessions.ts";
import { Sockets } from "./http/sockets.ts";
import { Jobs } from "./jobs.ts";
import { openNotices } from "./notices/notices.ts";
import { StandingOrders } from "./orders/standing-orders.ts";
import { GuestGames } from "./people/guest-games.ts";
import { People, type Person } from "./people/people.ts";
import { Ties } from "./people/ties.ts";
import { ProgramAccounts } from "./programs/accounts.ts";
import { Closing } from "./programs/closing.ts";
import { Feeds } from "./programs/feeds.ts";
import { Endings } from "./ratings/endings.ts";
import { Recorder } from "./ratings/recorder.ts";
import { CannotStart } from "./settings.ts";
import { Journal } from "./storage/journal.ts";
import { Store } from "./storage/store.ts";
import { TableAdmin } from "./tables/admin.ts";
import { Attendance } from "./tables/attendance.ts";
import type { Companion } from "./tables/companion.ts";
import { Deeds } from "./tables/deeds.ts";
import { Discretion } from "./tables/discretion.ts";
import { LiveTables } from "./tables/live-tables.ts";
import { TableService } from "./tables/service.ts";
import { Talk } from "./tables/talk.ts";
import { Upgrades } from "./tables/upgrades.ts";

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

/** Time for running requests to finish. Idle connections end then, too. */
const CLOSE_GRACE_MS = 1000;

/** Says which settings an address comes from that cannot be had. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch(({ code, message }: NodeJS.ErrnoException) => {
    const reason = code === "EADDRINUSE" ? "another program listens there" : message;
    throw new CannotStart(`HOST ${host}, PORT ${port}: ${reason}`);
  });
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
  const store = await Store.open({ ...config, alone: true, onError });
  const journal = new Journal(store, (actions) => metrics.countBatch(actions));
  const ties = new Ties(store.db, clock);
  const talk = new Talk({
    ...{ store, clock, maxPerTable: config.maxChatPerTable, ties },
    told: (...said) =>
      notices.notifier
        .said(store.db, ...said)
        .catch((error) => logger.error({ err: error }, "notices of a chat message failed")),
  });
  const deeds = new Deeds(store, clock);
  const companions: Companion[] = [];
  const upgrades = new Upgrades({ store, journal, games, companions, logger, clock });
  const tables = new LiveTables({
    upgrades,
    positionMs: config.positionSeconds * 1000,
    store,
    journal,
    games,
    companions,
    logger,
    clock,
    snapshotEvery: config.snapshotEvery,
    idleMs: config.idleMinutes * 60_000,
    watcherPatienceMs: config.watcherPatienceMs,
    onMoved: (tableId) => orders.wake(tableId),
    onOther: (table, news) => (news.what === "deed" ? deeds.relay(table, news.id!) : talk.relay(table, news)),
  });
  const attendance = new Attendance({ store, logger, clock, find: (id) => tables.find(id) });
  const service = new TableService(tables, attendance, config.maxMovesPerTable);
  const { botPatienceMs: patienceMs, botBudgetMs: budgetMs } = config;
  const { discreetDelayPercent: percent } = config;
  const discretion = new Discretion({ store, service, logger, clock, percent }, (tableId) => {
    driver.wake(tableId);
    orders.wake(tableId);
  });
  const isHeldBack = (tableId: string, seat: number) => discretion.isHeldBack(tableId, seat);
  const orders = new StandingOrders({ store, tables, service, games, logger, clock, percent, isHeldBack });
  await orders.load();
  const driver = new BotDriver({
    ...{ tables, service, store, runner: bots, logger, clock, patienceMs, budgetMs, isHeldBack },
  });
  const secret = config.cookieSecret ?? (await cookieSecret(store.db));
  const onDelivery = (channel: string, result: string) => metrics.countDelivery(channel, result);
  const notices = await openNotices({ config, secret, store, games, logger, clock, onDelivery });
  const recorder = new Recorder({ store, games, logger });
  const endings = new Endings(() => recorder.wake());
  companions.push(attendance, discretion, driver, orders, new Clocks(tables), notices.notifier, endings);
  const directory = directoryOf(bots.registry);
  const accounts = new ProgramAccounts(store.db, clock, config.maxBotsPerPerson);
  const { maxTablesPerPerson } = config;
  const findProgram = (name: string) => accounts.findByName(name);
  const people = new People(store, clock);
  const admin = new TableAdmin({
    store,
    tables,
    games,
    companions,
    deeds,
    logger,
    clock,
    maxTablesPerPerson,
    bots: directory,
    gatheringDays: config.gatheringDays,
    findProgram,
    findAccount: (name) => people.findByName(name),
    ties,
  });
  const guestGames = new GuestGames({
    ...{ store, games, clock },
    signedOut: (person) => sockets.dismiss(person),
    onNews: (news) => tables.onNews(news),
  });
  const closing = new Closing(store.db, accounts, admin, logger);
  const vacations = new Vacations(store, tables, clock, config.vacationDaysPerYear);
  const expiry = new Expiry({
    store,
    tables,
    service,
    admin,
    deeds,
    logger,
    clock,
    expiriesBeforeBot: config.expiriesBeforeBot,
    botTakesOver: (...seat) => notices.notifier.botTakesOver(...seat),
    onExpiry: (result) => metrics.countExpiry(result),
  });
  const feeds = new Feeds({
    store,
    service,
    accounts,
    logger,
    maxFeeds: config.maxBotStreams,
    lookMs: config.botLookMs,
    heartbeatMs: config.botHeartbeatMs,
  });
  const { maxMessageBytes } = config;
  const countReply = (message: string, reply: string) => metrics.countReply(message, reply);
  const messages = messageBudget(config);
  const storage = storageBudget(config);
  const sockets = new Sockets(config, {
    ...{ service, admin, talk, deeds, tables, bots: driver, logger, maxMessageBytes, messages, storage, countReply },
  });
  const metrics = new Metrics({ sockets: () => sockets.count, liveTables: () => tables.count });
  const app = await buildApp({
    config,
    store,
    games,
    admin,
    service,
    bots: directory,
    accounts,
    closing,
    feeds,
    people,
    ties,
    guestGames,
    notices,
    vacations,
    recordings: new Recordings(store.db, games, upgrades),
    sights: new Sights(store.db),
    orders,
    sockets,
    storage,
    metrics,
    logger,
    cookieSecret: secret,
  });
  const isKnown = async ({ session }: Person) => (await people.find(session)) !== undefined;
  const dismissStrangers = (id?: string) =>
    sockets.dismissStrangers(isKnown, id).catch((error) => logger.error({ err: error }, "could not check sessions"));
  await store.listen({
    onNews(news) {
      if (news.what === "logOut") dismissStrangers(news.id);
      else if (news.what === "channels") notices.channels.onNews(news);
      else if (news.what === "stream") feeds.listensElsewhere(news.id!);
      else if (news.what === "orders") orders.onNews(news);
      else if (news.what === "visits") attendance.tell(news.table);
      else tables.onNews(news);
      if (news.what === "info") attendance.tell(news.table);
    },
    onGap() {
      tables.onGap();
      notices.channels.onGap();
      orders.onGap();
      dismissStrangers();
    },
  });
  await listen(app, config);
  await admin.agreements.carryOutForgotten();
  await driver.wakeForgotten(0);
  upgrades.start();
  const jobs = new Jobs(
    [vacations, expiry, discretion, orders, closing, admin.host, recorder, ...notices.jobs],
    config.jobIntervalMs,
    logger,
  );
  return {
    port: (app.server.address() as AddressInfo).port,
    async close() {
      sockets.close();
      await feeds.close();
      const lastCall = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS);
      await app.close();
      clearTimeout(lastCall);
      await jobs.close();
      await driver.close();
      await attendance.close();
      await upgrades.close();
      await tables.close();
      await journal.drained();
      await store.close();
    },
  };
}
