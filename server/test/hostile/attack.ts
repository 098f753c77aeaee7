/** What attacks have in common: a server with the limits it has by default, and a row that says how an attack went. */
import { Browser } from "../browser.ts";
import { Host } from "../crash.ts";

export interface Attack {
  readonly name: string;
  /** The attempts, how many were refused, noticed or cut off, and the faults. */
  readonly tried: number;
  readonly refused: number;
  readonly leaked: number;
  /** The 99th percentile of what others waited for their actions, in milliseconds, before and during the attack. */
  readonly slowed?: { readonly before: number; readonly during: number };
  /** Where to look for what leaked. */
  readonly traces: readonly string[];
}

/** How much is tried: a minute or two by hand, a few seconds among the tests. */
export interface Scale {
  readonly seconds: number;
  readonly sockets: number;
  readonly connections: number;
  readonly messages: number;
  readonly pairs: number;
  /** The first of the games that are played for the pairs. */
  readonly seed: number;
}

/** Settings that only make an attack shorter. */
const SHORT = { REQUEST_TIMEOUT_SECONDS: "2", CREATIONS_PER_MINUTE: "1000", LOG_INS_PER_MINUTE: "1000" };

export function defended(dataDir: string): Promise<Host> {
  return Host.start({ DATA_DIR: dataDir, ...SHORT }, "limited");
}

export async function guest(url: string, name: string): Promise<Browser> {
  const browser = new Browser(url);
  await browser.post("/api/guests", { name });
  return browser;
}

/** Counts answers: what was refused, and what should have been. */
export class Tally {
  tried = 0;
  refused = 0;
  leaked = 0;
  readonly #traces: string[] = [];

  count(isRefused: boolean, trace?: string): void {
    this.tried++;
    if (isRefused) this.refused++;
    else this.leaked++;
    if (!isRefused && trace !== undefined) this.#traces.push(trace);
  }

  row(name: string): Attack {
    const { tried, refused, leaked } = this;
    return { name, tried, refused, leaked, traces: this.#traces };
  }
}
