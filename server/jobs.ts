import type { Logger } from "pino";

/** Something that looks for due work in the database and does it. Safe to run in several processes at once. */
export interface Job {
  run(): Promise<void>;
  /** Settles when everything it has begun is done. */
  close?(): Promise<void>;
}

/** Runs each job again and again, never twice at the same time. */
export class Jobs {
  readonly #jobs: readonly Job[];
  readonly #logger: Logger;
  readonly #running = new Map<Job, Promise<void>>();
  readonly #timer: NodeJS.Timeout;

  constructor(jobs: readonly Job[], intervalMs: number, logger: Logger) {
    this.#jobs = jobs;
    this.#logger = logger;
    this.#timer = setInterval(() => this.#tick(), intervalMs).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#running.values());
    await Promise.all(this.#jobs.map((job) => job.close?.()));
  }

  #tick(): void {
    for (const job of this.#jobs) {
      if (this.#running.has(job)) continue;
      const running = job
        .run()
        .catch((error) => this.#logger.error({ err: error }, "a job failed"))
        .finally(() => this.#running.delete(job));
      this.#running.set(job, running);
    }
  }
}
