import { join } from "node:path";
import * as settings from "./settings.ts";

/** Every setting of the server, read from environment variables. The defaults are safe for a laptop. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** Signs cookies; without it the server makes one and keeps it in the database. */
  readonly cookieSecret: string | undefined;
  /** Pages that may talk to the server, beside those from the address it is asked under. */
  readonly allowedOrigins: readonly string[];
  /** Addresses or networks of proxies that are trusted to name the client and its use of HTTPS. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string | undefined;
  /** The built page. */
  readonly pageDir: string;
  readonly maxMessageBytes: number;
  readonly maxSockets: number;
  readonly maxSocketsPerAddress: number;
  /** Connections of any kind. */
  readonly maxConnectionsPerAddress: number;
  /** In that time a request has to arrive, and a connection has to be used. */
  readonly requestTimeoutSeconds: number;
  /** Messages that a person may send at once, and per second in the long run; and all who share an address. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  readonly addressMessageBurst: number;
  readonly addressMessagesPerSecond: number;
  /** How much is stored of what a person, and an address, sends to tables. */
  readonly storedKbPerDay: number;
  readonly addressStoredKbPerDay: number;
  readonly maxMovesPerTable: number;
  readonly maxChatPerTable: number;
  /** Unsent bytes at which a slow socket is closed. */
  readonly maxUnsentBytes: number;
  readonly requestsPerMinute: number;
  readonly logInsPerMinute: number;
  readonly creationsPerMinute: number;
  /** Parts of replays that one address may ask for. */
  readonly replaysPerMinute: number;
  readonly maxTablesPerPerson: number;
  /** Threads that think for the server's own bots, and how long one may think about a decision. */
  readonly botThreads: number;
  readonly botBudgetMs: number;
  /** A bot that has waited so long for its turn was forgotten, perhaps by a process that died. */
  readonly botPatienceMs: number;
  readonly maxBotsPerPerson: number;
  readonly maxBotStreams: number;
  /** How often a stream of a bot account looks for new invitations and games, and shows that it is alive. */
  readonly botLookMs: number;
  readonly botHeartbeatMs: number;
  /** Requests from one address to each part of the bot API. */
  readonly botRequestsPerMinute: number;
  /** Actions that a bot account may send at once, and per second in the long run. */
  readonly botActionBurst: number;
  readonly botActionsPerSecond: number;
  readonly snapshotEvery: number;
  /** Seconds between two stored positions of a running game. */
  readonly positionSeconds: number;
  readonly idleMinutes: number;
  /** Shortest time between two updates for clients that take whole views, unless they moved or have a new decision. */
  readonly watcherPatienceMs: number;
  /** How often due clocks and messages are looked for. */
  readonly jobIntervalMs: number;
  /** How much of the usual time the answer to a discreet question takes; with 0 it comes at once. */
  readonly discreetDelayPercent: number;
  /** Consecutive time-outs after which a bot takes over the seat. */
  readonly expiriesBeforeBot: number;
  readonly vacationDaysPerYear: number;
  /** A table that waits for players is closed after this time without a visit by those who sit there. */
  readonly gatheringDays: number;
  /** Where people find the page; links in messages begin with it. */
  readonly publicUrl: string | undefined;
  /** Who runs this server, how to reach them, and what they say about privacy: shown on the page. */
  readonly operator: string | undefined;
  readonly operatorContact: string | undefined;
  readonly privacyNote: string | undefined;
  /** The mail server; without it the server sends no mail. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Who answers for this server, for push services: an address with mailto: or https:. */
  readonly pushSubject: string;
  /** A player who answers within this time gets no notice. */
  readonly noticeDelaySeconds: number;
  readonly noticeTimeoutSeconds: number;
  /** Webhooks and pushes may also go to plain HTTP and to addresses of the own network. */
  readonly noticePrivateTargets: boolean;
  readonly noticeLogDays: number;
  readonly maxChannelsPerPerson: number;
  readonly noticeTestsPerMinute: number;
}

const BUILT_PAGE = join(import.meta.dirname, "../web/dist");

/** More of anything is as good as no limit. */
const MOST = 1_000_000_000;
/** Timers of the system cannot wait longer than 24 days. */
const HOUR_MS = 60 * 60 * 1000;
const WEEK_MINUTES = 7 * 24 * 60;

export function readConfig(env: settings.Environment): Config {
  const number = (name: string, fallback: number, least = 1, most = MOST) =>
    settings.readNumber(env, name, fallback, least, most);
  const text = (name: string, form: settings.Form) => settings.readText(env, name, form);
  const list = (name: string, form: settings.Form) => settings.readList(env, name, form);
  const publicUrl = text("PUBLIC_URL", settings.PAGE_ADDRESS)?.replace(/\/+$/, "");
  return {
    host: env.HOST || "localhost",
    port: number("PORT", 3000, 0, 65_535),
    dataDir: env.DATA_DIR || "./data",
    databaseUrl: text("DATABASE_URL", settings.POSTGRES_URL),
    databaseConnections: number("DATABASE_CONNECTIONS", 8, 2, 1000),
    cookieSecret: text("COOKIE_SECRET", settings.SECRET),
    allowedOrigins: [...list("ALLOWED_ORIGINS", settings.ORIGIN), ...(publicUrl ? [new URL(publicUrl).origin] : [])],
    trustedProxies: list("TRUSTED_PROXIES", settings.NETWORK),
    logLevel: text("LOG_LEVEL", settings.LOG_LEVEL),
    pageDir: text("PAGE_DIR", settings.BUILT_PAGE) ?? BUILT_PAGE,
    maxMessageBytes: number("MAX_MESSAGE_BYTES", 16_384, 1024, 1_048_576),
    maxSockets: number("MAX_SOCKETS", 10_000),
    maxSocketsPerAddress: number("MAX_SOCKETS_PER_ADDRESS", 100),
    maxConnectionsPerAddress: number("MAX_CONNECTIONS_PER_ADDRESS", 250),
    requestTimeoutSeconds: number("REQUEST_TIMEOUT_SECONDS", 30, 1, 3600),
    messageBurst: number("MESSAGE_BURST", 100),
    messagesPerSecond: number("MESSAGES_PER_SECOND", 20),
    addressMessageBurst: number("ADDRESS_MESSAGE_BURST", 500),
    addressMessagesPerSecond: number("ADDRESS_MESSAGES_PER_SECOND", 100),
    storedKbPerDay: number("STORED_KB_PER_DAY", 5000),
    addressStoredKbPerDay: number("ADDRESS_STORED_KB_PER_DAY", 50_000),
    maxMovesPerTable: number("MAX_MOVES_PER_TABLE", 100_000),
    maxChatPerTable: number("MAX_CHAT_PER_TABLE", 10_000),
    maxUnsentBytes: number("MAX_UNSENT_BYTES", 4_000_000, 1024),
    requestsPerMinute: number("REQUESTS_PER_MINUTE", 300),
    logInsPerMinute: number("LOG_INS_PER_MINUTE", 10),
    creationsPerMinute: number("CREATIONS_PER_MINUTE", 20),
    replaysPerMinute: number("REPLAYS_PER_MINUTE", 240),
    maxTablesPerPerson: number("MAX_TABLES_PER_PERSON", 50),
    botThreads: number("BOT_THREADS", 1, 1, 256),
    botBudgetMs: number("BOT_BUDGET_MS", 5000, 10, HOUR_MS),
    botPatienceMs: number("BOT_PATIENCE_MS", 3000, 50, HOUR_MS),
    maxBotsPerPerson: number("MAX_BOTS_PER_PERSON", 10),
    maxBotStreams: number("MAX_BOT_STREAMS", 1000),
    botLookMs: number("BOT_LOOK_MS", 1000, 10, HOUR_MS),
    botHeartbeatMs: number("BOT_HEARTBEAT_MS", 15_000, 10, 60_000),
    botRequestsPerMinute: number("BOT_REQUESTS_PER_MINUTE", 1200),
    botActionBurst: number("BOT_ACTION_BURST", 50),
    botActionsPerSecond: number("BOT_ACTIONS_PER_SECOND", 10),
    snapshotEvery: number("SNAPSHOT_EVERY", 200),
    positionSeconds: number("POSITION_SECONDS", 30, 1, 3600),
    idleMinutes: number("IDLE_MINUTES", 15, 1, WEEK_MINUTES),
    watcherPatienceMs: number("WATCHER_PATIENCE_MS", 100, 0, 60_000),
    jobIntervalMs: number("JOB_INTERVAL_MS", 1000, 10, HOUR_MS),
    discreetDelayPercent: number("DISCREET_DELAY_PERCENT", 100, 0, 100),
    expiriesBeforeBot: number("EXPIRIES_BEFORE_BOT", 2),
    vacationDaysPerYear: number("VACATION_DAYS_PER_YEAR", 30, 0, 366),
    gatheringDays: number("GATHERING_DAYS", 14, 1, 366),
    publicUrl,
    operator: text("OPERATOR", settings.SHORT_TEXT),
    operatorContact: text("OPERATOR_CONTACT", settings.CONTACT),
    privacyNote: text("PRIVACY_NOTE", settings.LONG_TEXT),
    smtpUrl: text("SMTP_URL", settings.MAIL_SERVER),
    mailFrom: text("MAIL_FROM", settings.SENDER) ?? "Tripartite <tripartite@localhost>",
    pushSubject: text("PUSH_SUBJECT", settings.CONTACT) ?? "mailto:tripartite@localhost",
    noticeDelaySeconds: number("NOTICE_DELAY_SECONDS", 60, 0, 86_400),
    noticeTimeoutSeconds: number("NOTICE_TIMEOUT_SECONDS", 10, 1, 600),
    noticePrivateTargets: text("NOTICE_PRIVATE_TARGETS", settings.YES_OR_NO) === "1",
    noticeLogDays: number("NOTICE_LOG_DAYS", 30, 1, 36_500),
    maxChannelsPerPerson: number("MAX_CHANNELS_PER_PERSON", 5),
    noticeTestsPerMinute: number("NOTICE_TESTS_PER_MINUTE", 5),
  };
}
