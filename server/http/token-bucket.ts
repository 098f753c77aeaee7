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
    const now = this.#clock();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#filled) / 1000) * this.#perSecond);
    this.#filled = now;
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) / this.#perSecond) * 1000);
    this.#tokens--;
    return 0;
  }
}
