import { PostgresDialect } from "kysely";
import pg from "pg";

const BIGINT = 20;
/** Times and counts fit into a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

/** Queries of one connection are sent without waiting for the answers to earlier ones. */
export function postgresDialect(url: string, connections: number, onError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: connections, types, pipeline: true });
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return new PostgresDialect({ pool });
}

const RECONNECT_MS = 500;

/** Hears what other processes announce; after a lost connection it listens again and says that news were missed. */
export class Listener {
  readonly #url: string;
  readonly #channel: string;
  readonly #onNews: (payload: string) => void;
  readonly #onGap: () => void;
  #client: pg.Client | undefined;
  #closed = false;

  constructor(url: string, channel: string, onNews: (payload: string) => void, onGap: () => void) {
    this.#url = url;
    this.#channel = channel;
    this.#onNews = onNews;
    this.#onGap = onGap;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on("error", () => this.#reconnect(client));
    client.on("end", () => this.#reconnect(client));
    client.on("notification", ({ payload }) => this.#onNews(payload ?? ""));
    this.#client = client;
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  #reconnect(lost: pg.Client): void {
    if (this.#closed || this.#client !== lost) return;
    this.#client = undefined;
    lost.end().catch(() => {});
    setTimeout(() => {
      if (this.#closed) return;
      this.start().then(this.#onGap, () => this.#client && this.#reconnect(this.#client));
    }, RECONNECT_MS).unref();
  }
}
