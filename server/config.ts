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
  /** Addresses of pages that may talk to the server; without any, only its own. */
  readonly allowedOrigins: readonly string[];
  /** Addresses or networks of proxies that are believed who a client is and that he came over HTTPS. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly maxMessageBytes: number;
  readonly maxSockets: number;
  readonly maxSocketsPerAddress: number;
  /** Messages that a socket may send at once, and per second in the long run. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  /** A socket that has so much unsent is too slow and is closed. */
  readonly maxUnsentBytes: number;
  readonly requestsPerMinute: number;
  readonly logInsPerMinute: number;
  readonly creationsPerMinute: number;
  readonly maxTablesPerPerson: number;
  readonly snapshotEvery: number;
  readonly idleMinutes: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment): Config {
  const number = (name: string, fallback: number, least = 1) => readNumber(env, name, fallback, least);
  return {
    host: env.HOST || "localhost",
    port: number("PORT", 3000, 0),
    dataDir: env.DATA_DIR || "./data",
    databaseUrl: env.DATABASE_URL || undefined,
    databaseConnections: number("DATABASE_CONNECTIONS", 8, 2),
    cookieSecret: env.COOKIE_SECRET || undefined,
    allowedOrigins: list(env.ALLOWED_ORIGINS),
    trustedProxies: list(env.TRUSTED_PROXIES),
    logLevel: env.LOG_LEVEL || "info",
    maxMessageBytes: number("MAX_MESSAGE_BYTES", 16_384, 1024),
    maxSockets: number("MAX_SOCKETS", 10_000),
    maxSocketsPerAddress: number("MAX_SOCKETS_PER_ADDRESS", 100),
    messageBurst: number("MESSAGE_BURST", 100),
    messagesPerSecond: number("MESSAGES_PER_SECOND", 20),
    maxUnsentBytes: number("MAX_UNSENT_BYTES", 4_000_000),
    requestsPerMinute: number("REQUESTS_PER_MINUTE", 300),
    logInsPerMinute: number("LOG_INS_PER_MINUTE", 10),
    creationsPerMinute: number("CREATIONS_PER_MINUTE", 20),
    maxTablesPerPerson: number("MAX_TABLES_PER_PERSON", 50),
    snapshotEvery: number("SNAPSHOT_EVERY", 200),
    idleMinutes: number("IDLE_MINUTES", 15),
  };
}

function list(text = ""): string[] {
  return text.split(",").flatMap((item) => item.trim() || []);
}

function readNumber(env: Environment, name: string, fallback: number, least: number): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new Error(`${name} must be a whole number of at least ${least}, not ${text}`);
}
