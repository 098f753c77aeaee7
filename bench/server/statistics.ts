export interface Latencies {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Of what an update consists. */
export const PARTS = ["events", "view", "legal", "interrupts", "rest"] as const;
export type Part = (typeof PARTS)[number];

export function latencies(times: readonly number[]): Latencies {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export function shown({ p50, p95, p99 }: Latencies): string {
  return `p50 / p95 / p99 ${[p50, p95, p99].map((ms) => ms.toFixed(1)).join(" / ")} ms`;
}

export function count(value: number): string {
  return Math.round(value).toLocaleString("en");
}

export function kilobytes(bytes: number): string {
  return `${count(bytes / 1000)} kB`;
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
