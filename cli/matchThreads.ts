/** Threads that play matches, for `--jobs`. */
import { Worker } from "node:worker_threads";
import type { MatchAnswer, MatchOrder, MatchPlayers } from "./matches.ts";

interface Job {
  readonly order: MatchOrder;
  resolve(answer: MatchAnswer): void;
  reject(error: Error): void;
}

/** Number of threads; each plays one match at a time. */
export function inThreads(jobs: number): MatchPlayers {
  const queue: Job[] = [];
  const workers = Array.from({ length: jobs }, () => new Worker(new URL("./matchWorker.ts", import.meta.url)));
  const free = [...workers];
  const next = () => {
    if (queue.length === 0 || free.length === 0) return;
    const worker = free.pop()!;
    const { order, resolve, reject } = queue.shift()!;
    const settle = (answer: () => void) => {
      worker.off("message", onMessage).off("error", onError);
      free.push(worker);
      answer();
      next();
    };
    const onMessage = (answer: MatchAnswer) => settle(() => resolve(answer));
    const onError = (error: unknown) => settle(() => reject(error as Error));
    worker.on("message", onMessage).on("error", onError);
    worker.postMessage(order);
  };
  return {
    play(order) {
      const { promise, resolve, reject } = Promise.withResolvers<MatchAnswer>();
      queue.push({ order, resolve, reject });
      next();
      return promise;
    },
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}
