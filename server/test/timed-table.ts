import type { Browser, LiveSocket } from "./browser.ts";
import { type TestOptions, type TestServer, testServer } from "./harness.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A server whose time stands still until the test advances it. */
export interface TimedServer extends TestServer {
  now(): number;
  advance(ms: number): void;
}

export async function timedServer(options: TestOptions = {}): Promise<TimedServer> {
  let now = Date.UTC(2030, 0, 1);
  const config = { jobIntervalMs: 10, noticeTestsPerMinute: 1e9, ...options.config };
  const server = await testServer({ ...options, config, clock: () => now });
  return {
    ...server,
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}

export interface TimedTable {
  readonly id: string;
  readonly people: Browser[];
  readonly seats: LiveSocket[];
}

/** A table of the small game with three people and clocks. */
export async function timedTable(server: TestServer, fields: object = {}): Promise<TimedTable> {
  const people = await Promise.all(["Ann", "Ben", "Cid"].map((name) => server.guest(name)));
  const wanted = { game: "toy", pace: "day", seats: ["me", "open", "open"], ...fields };
  const { id } = await people[0].post("/api/tables", wanted);
  for (const person of people.slice(1)) await person.post(`/api/tables/${id}/join`, {});
  const seats: LiveSocket[] = [];
  for (const [seat, person] of people.entries()) seats.push(await person.follow(id, { seat }));
  for (const seat of seats) await seat.until(({ now }) => now !== undefined);
  return { id, people, seats };
}

/** Waits until a condition on what the server answers holds. */
export async function eventually<Value>(look: () => Promise<Value>, holds: (value: Value) => boolean): Promise<Value> {
  const end = Date.now() + 10_000;
  for (;;) {
    const value = await look();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`waited in vain; last: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
