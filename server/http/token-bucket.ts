/** Lets `burst` things happen at once, and `perSecond` in the long run. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #clock: () => number;
  #tokens: number;
  #filled: number;

  constructor(burst: number, perSecond: number, clock: () => number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#clock = clock;
    this.#tokens = burst;
    this.#filled = clock();
  }

  /** 0 if it may happen now, otherwise after how many milliseconds. */
  take(): number {
    this.#fill();
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) / this.#perSecond) * 1000);
    this.#tokens--;
    return 0;
  }

  /** What happened was worth `tokens` more; what comes next waits for them. */
  charge(tokens: number): void {
    this.#tokens -= tokens;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#tokens === this.#burst;
  }

  #fill(): void {
    const now = this.#clock();
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

  take(key: string): number {
    this.#forget();
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new TokenBucket(this.#burst, this.#perSecond, this.#clock);
      this.#buckets.set(key, bucket);
    }
    return bucket.take();
  }

  /** By then every bucket that nobody takes from is full. */
  #forget(): void {
    const fillMs = (this.#burst / this.#perSecond) * 1000;
    if (this.#clock() - this.#kept < 2 * fillMs) return;
    this.#kept = this.#clock();
    this.#buckets = new Map([...this.#buckets].filter(([, bucket]) => !bucket.isFull));
  }
}
