import type { Config } from "../config.ts";
import { TokenBuckets } from "./token-bucket.ts";

/** A sender: a person through any number of sockets, or an unnamed client through one; and the address. */
export interface Sender {
  readonly who: string;
  /** As `networkOf` has it. */
  readonly address: string;
}

interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** The limits of a sender, and of all senders of an address together. */
export class Budget {
  readonly #bySender: TokenBuckets;
  readonly #byAddress: TokenBuckets;
  readonly #clock: () => number;

  constructor(sender: Rate, address: Rate, clock = () => performance.now()) {
    this.#clock = clock;
    this.#bySender = new TokenBuckets(sender.burst, sender.perSecond, clock);
    this.#byAddress = new TokenBuckets(address.burst, address.perSecond, clock);
  }

  /** 0 if something may be done now, otherwise after how many milliseconds. */
  wait({ who, address }: Sender): number {
    const now = this.#clock();
    return Math.max(this.#bySender.wait(who, now), this.#byAddress.wait(address, now));
  }

  charge({ who, address }: Sender, tokens: number): void {
    if (tokens === 0) return;
    this.#bySender.charge(who, tokens);
    this.#byAddress.charge(address, tokens);
  }

  take(sender: Sender): number {
    const wait = this.wait(sender);
    if (wait === 0) this.charge(sender, 1);
    return wait;
  }
}

export function messageBudget(config: Config): Budget {
  return new Budget(
    { burst: config.messageBurst, perSecond: config.messagesPerSecond },
    { burst: config.addressMessageBurst, perSecond: config.addressMessagesPerSecond },
  );
}

const SECONDS_PER_DAY = 24 * 60 * 60;

/** A day's worth at once, and as much per day in the long run. */
const perDay = (kilobytes: number): Rate => ({
  burst: kilobytes * 1000,
  perSecond: (kilobytes * 1000) / SECONDS_PER_DAY,
});

/** In bytes: so that nobody fills the disk. */
export function storageBudget(config: Config): Budget {
  return new Budget(perDay(config.storedKbPerDay), perDay(config.addressStoredKbPerDay));
}

/** What a stored message takes on disk beside its own text. */
export const ROW_BYTES = 100;
