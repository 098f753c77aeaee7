import { Worker } from "node:worker_threads";
import type { BotRegistry, Choice } from "@tripartite/kernel";
import { BotFailure, type BotRunner, type BotTask } from "./bot.ts";
import type { WorkerReply, WorkerSettings } from "./worker.ts";

export interface PoolOptions {
  readonly registry: BotRegistry;
  /** The module that exports the same registry as `BOTS`; every thread loads it for itself. */
  readonly module: URL;
  readonly threads: number;
  /** How long a bot may think about one decision. */
  readonly budgetMs: number;
}

interface Waiting {
  readonly task: BotTask;
  resolve(choice: Choice): void;
  reject(failure: BotFailure): void;
}

const MEMORY_MB = 512;
const START_MS = 30_000;

/**
 * Threads that think for bots, started when they are first needed. Tasks are taken in order. A thread that crashes or
 * thinks for too long is ended and replaced; only the task it had is lost.
 */
export class BotPool implements BotRunner {
  readonly registry: BotRegistry;
  readonly #options: PoolOptions;
  readonly #free: Thread[];
  readonly #all: readonly Thread[];
  readonly #queue: Waiting[] = [];

  constructor(options: PoolOptions) {
    this.registry = options.registry;
    this.#options = options;
    this.#all = Array.from({ length: options.threads }, () => new Thread(options.module));
    this.#free = [...this.#all];
  }

  decide(task: BotTask): Promise<Choice> {
    if (!Object.hasOwn(this.registry[task.game] ?? {}, task.bot)) return Promise.reject(new BotFailure("unknown"));
    const { promise, resolve, reject } = Promise.withResolvers<Choice>();
    this.#queue.push({ task, resolve, reject });
    this.#next();
    return promise;
  }

  async close(): Promise<void> {
    for (const { reject } of this.#queue.splice(0)) reject(new BotFailure("crashed"));
    await Promise.all(this.#all.map((thread) => thread.end()));
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#free.length === 0) return;
    const thread = this.#free.pop()!;
    const { task, resolve, reject } = this.#queue.shift()!;
    thread
      .decide(task, this.#options.budgetMs)
      .then(resolve, reject)
      .finally(() => {
        this.#free.push(thread);
        this.#next();
      });
  }
}

/** One thread, or the next one in its place after it was lost. */
class Thread {
  readonly #module: URL;
  #worker: Worker | undefined;
  #onReply: (reply: WorkerReply) => void = () => {};
  #onLost: () => void = () => {};

  constructor(module: URL) {
    this.#module = module;
  }

  async decide(task: BotTask, budgetMs: number): Promise<Choice> {
    if (this.#worker === undefined) await this.#exchange(() => this.#start(), START_MS);
    const reply = await this.#exchange(() => this.#worker?.postMessage(task), budgetMs);
    if (reply === "ready") throw new BotFailure("crashed");
    if ("choice" in reply) return reply.choice;
    throw new BotFailure("crashed", `\n${reply.crashedAt}`);
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#onLost();
    await worker?.terminate();
  }

  #start(): void {
    const workerData: WorkerSettings = { module: this.#module.href };
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData, resourceLimits });
    const lost = () => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#onLost();
    };
    worker.on("message", (reply: WorkerReply) => this.#onReply(reply));
    worker.on("error", lost);
    worker.on("exit", lost);
    this.#worker = worker;
  }

  /** Does something that the thread answers; without an answer in time the thread is ended. */
  #exchange(ask: () => void, limitMs: number): Promise<WorkerReply> {
    const { promise, resolve, reject } = Promise.withResolvers<WorkerReply>();
    this.#onReply = resolve;
    this.#onLost = () => reject(new BotFailure("crashed"));
    const timer = setTimeout(() => {
      reject(new BotFailure("tooSlow"));
      this.end();
    }, limitMs);
    ask();
    return promise.finally(() => clearTimeout(timer));
  }
}
