import type { ProgramLine } from "@tripartite/kernel/protocol";
import type { Logger } from "pino";
import { Problem } from "../problem.ts";
import type { Store } from "../storage/store.ts";
import type { TableService } from "../tables/service.ts";
import type { Program, ProgramAccounts } from "./accounts.ts";
import { engagementsOf } from "./engagements.ts";
import { Feed } from "./feed.ts";

export interface FeedsOptions {
  readonly store: Store;
  readonly service: TableService;
  readonly accounts: ProgramAccounts;
  readonly logger: Logger;
  readonly maxFeeds: number;
  /** How often new invitations, new games and worthless tokens are looked for. */
  readonly lookMs: number;
  readonly heartbeatMs: number;
}

/** A way to send lines to a program. */
export interface Outlet {
  send(line: ProgramLine): void;
  end(): void;
}

/** The programs that listen to this process. The database tells what is new, whichever process it happened in. */
export class Feeds {
  readonly #options: FeedsOptions;
  readonly #open = new Map<string, { feed: Feed; outlet: Outlet }>();
  readonly #timers: NodeJS.Timeout[];
  #looking: Promise<void> | undefined;

  constructor(options: FeedsOptions) {
    this.#options = options;
    this.#timers = [
      setInterval(() => this.#look(), options.lookMs).unref(),
      setInterval(() => this.#beat(), options.heartbeatMs).unref(),
    ];
  }

  get count(): number {
    return this.#open.size;
  }

  /** A program listens; if it did already, at whatever process, that connection is closed. Returns the way to stop. */
  open(program: Program, outlet: Outlet): () => void {
    if (!this.#open.has(program.id) && this.#open.size >= this.#options.maxFeeds)
      throw new Problem("TOO_MANY_STREAMS", "There are too many connections.", 503);
    this.#end(program.id, "REPLACED");
    const entry = { feed: new Feed(program, this.#options.service, outlet.send), outlet };
    this.#open.set(program.id, entry);
    entry.feed.tell({ type: "heartbeat" });
    this.#look();
    this.#announce(program.id);
    return () => {
      entry.feed.close();
      if (this.#open.get(program.id) === entry) this.#open.delete(program.id);
    };
  }

  listensElsewhere(program: string): void {
    this.#end(program, "REPLACED");
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const program of [...this.#open.keys()]) this.#end(program, "RESTART");
    await this.#looking;
  }

  #announce(program: string): void {
    const { store, logger } = this.#options;
    store
      .transact([{ table: "", what: "stream", id: program }], async () => {})
      .catch((error) => logger.error({ err: error }, "could not tell other processes of a program"));
  }

  #end(program: string, code: string): void {
    const entry = this.#open.get(program);
    if (entry === undefined) return;
    this.#open.delete(program);
    entry.feed.tell({ type: "closed", code });
    entry.feed.close();
    entry.outlet.end();
  }

  #beat(): void {
    for (const { feed } of this.#open.values()) feed.tell({ type: "heartbeat" });
  }

  #look(): void {
    this.#looking ??= this.#lookOnce()
      .catch((error) => this.#options.logger.error({ err: error }, "could not look for news of programs"))
      .finally(() => {
        this.#looking = undefined;
      });
  }

  async #lookOnce(): Promise<void> {
    const { store, accounts } = this.#options;
    const feeds = [...this.#open.values()].map(({ feed }) => feed);
    if (feeds.length === 0) return;
    const valid = await accounts.stillValid(feeds.map(({ tokenHash }) => tokenHash));
    const engagements = await engagementsOf(
      store.db,
      feeds.map(({ program }) => program),
    );
    for (const feed of feeds) {
      if (this.#open.get(feed.program)?.feed !== feed) continue;
      if (valid.has(feed.tokenHash)) feed.meet(engagements.filter(({ program }) => program === feed.program));
      else this.#end(feed.program, "BAD_TOKEN");
    }
  }
}
