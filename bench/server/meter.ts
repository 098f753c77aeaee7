import type { BenchHost } from "./host.ts";
import { type Latencies, latencies, PARTS, type Part } from "./statistics.ts";

export interface LoadReport extends Latencies {
  readonly actionsPerSecond: number;
  /** Microseconds that the server computes for an action, all threads together. */
  readonly cpuPerAction: number;
  /** The same for the players' process. */
  readonly playersCpuPerAction: number;
  /** All updates of an action together; by part only if the players have looked. */
  readonly bytesPerAction: number;
  readonly parts: Readonly<Record<Part, number>>;
}

/** Measures a server while it is on. Several stretches add up. */
export class Meter {
  readonly #host: BenchHost;
  #isOn = false;
  readonly #times: number[] = [];
  #ms = 0;
  #cpu = 0;
  #playersCpu = 0;
  #bytes = 0;
  #sampled = 0;
  readonly #sample = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;
  #began = { at: 0, cpu: 0, players: process.cpuUsage() };

  constructor(host: BenchHost) {
    this.#host = host;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  get seconds(): number {
    return this.#ms / 1000;
  }

  async on(): Promise<void> {
    const cpu = await this.#host.cpu();
    this.#began = { at: performance.now(), cpu, players: process.cpuUsage() };
    this.#isOn = true;
  }

  async off(): Promise<void> {
    const cpu = await this.#host.cpu();
    this.#isOn = false;
    const players = process.cpuUsage(this.#began.players);
    this.#ms += performance.now() - this.#began.at;
    this.#cpu += cpu - this.#began.cpu;
    this.#playersCpu += players.user + players.system;
  }

  /** Milliseconds until an action is on disk. */
  done(ms: number): void {
    if (this.#isOn) this.#times.push(ms);
  }

  update(bytes: number): void {
    if (this.#isOn) this.#bytes += bytes;
  }

  /** Of what an update consists, in bytes. */
  sample(parts: Readonly<Record<Part, number>>): void {
    for (const part of PARTS) {
      this.#sample[part] += parts[part];
      this.#sampled += parts[part];
    }
  }

  report(): LoadReport {
    const actions = this.#times.length;
    const bytesPerAction = this.#bytes / actions;
    const share = (part: Part) => (bytesPerAction * this.#sample[part]) / Math.max(this.#sampled, 1);
    return {
      actionsPerSecond: actions / this.seconds,
      ...latencies(this.#times),
      cpuPerAction: this.#cpu / actions,
      playersCpuPerAction: this.#playersCpu / actions,
      bytesPerAction,
      parts: Object.fromEntries(PARTS.map((part) => [part, share(part)])) as Record<Part, number>,
    };
  }
}
