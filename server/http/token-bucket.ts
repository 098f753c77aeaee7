import type { FastifyReply } from "fastify";
import { Problem } from "../problem.ts";

/** Lets `burst` things happen at once, and `perSecond` in the long run. */
class TokenBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #tokens: number;
  #filled: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#tokens = burst;
    this.#filled = now;
  }

  /** 0 if something may happen now, otherwise after how many milliseconds. */
  wait(now: number): number {
    this.#fill(now);
    return this.#tokens >= 1 ? 0 : Math.ceil(((1 - this.#tokens) / this.#perSecond) * 1000);
  }

  charge(tokens: number): void {
    this.#tokens -= tokens;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens === this.#burst;
  }

  #fill(now: number): void {
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#filled) / 1000) * this.#perSecond);
    this.#filled = now;
  }
}

/** A bucket for each of many; those that are full again are forgotten now and then. */
export class TokenBuckets {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #clock: () => number;
  #buckets = new Map<string, TokenBucket>();
  #kept: number;

  constructor(burst: number, perSecond: number, clock: () => number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#clock = clock;
    this.#kept = clock();
  }

  /** Takes one token; 0 if there was one, otherwise after how many milliseconds there will be. */
  take(key: string): number {
    const wait = this.wait(key);
    if (wait === 0) this.charge(key, 1);
    return wait;
  }

  wait(key: string, now = this.#clock()): number {
    this.#forget(now);
    return this.#buckets.get(key)?.wait(now) ?? 0;
  }

  /** Takes this many tokens, even if there are fewer; the next caller waits for them. */
  charge(key: string, tokens: number): void {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new TokenBucket(this.#burst, this.#perSecond, this.#clock());
      this.#buckets.set(key, bucket);
    }
    bucket.charge(tokens);
  }

  /** By then every bucket that nobody takes from is full. */
  #forget(now: number): void {
    const fillMs = (this.#burst / this.#perSecond) * 1000;
    if (now - this.#kept < 2 * fillMs) return;
    this.#kept = now;
    this.#buckets = new Map([...this.#buckets].filter(([, bucket]) => !bucket.isFull(now)));
  }
}

/** Longest wait; then it fails. */
export function mustWait(waitMs: number, reply: FastifyReply): void {
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  reply.header("retry-after", seconds);
  throw new Problem("TOO_MANY_REQUESTS", `Come back in ${seconds} seconds.`, 429);
}
