/** What one action costs the server after many others: nothing may grow with the length of a game. */
import { Asker, BenchHost } from "./host.ts";
import { LeanSocket } from "./lean-socket.ts";
import { SEATS } from "./load.ts";
import { actionsOf, type Choice, legalAfter } from "./player.ts";

/** So many actions are measured at each length. */
const MEASURED = 500;
/** So many are on their way at once, so that they share a transaction. */
const TOGETHER = 100;

/**
 * Microseconds for an action when a table of Triumph & Tragedy has so many behind it since dice, secrets or the turn were
 * disclosed: a seat changes its standing orders, and then another one its plan, again and again.
 */
export async function costSinceBarrier(
  root: URL,
  env: Record<string, string>,
  lengths: readonly number[],
): Promise<number[]> {
  const host = await BenchHost.tripartite(root, env);
  const asker = new Asker(host.port);
  await asker.sayName();
  const id = await asker.createTable("triumph", {});
  const seats = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => LoneSeat.open(asker.address(id, seat, "changes"), asker.cookie)),
  );
  const planner = await beginProduction(seats);
  const costs: number[] = [];
  let sent = 0;
  for (const length of lengths) {
    sent += await changePlan(planner, length - sent);
    const before = await host.cpu();
    sent += await changePlan(planner, MEASURED);
    costs.push(((await host.cpu()) - before) / MEASURED);
  }
  for (const seat of seats) seat.close();
  await host.close();
  return costs;
}

/** Plays until a seat makes its plan and another one has changed its orders. */
async function beginProduction(seats: readonly LoneSeat[]): Promise<LoneSeat> {
  for (;;) {
    const seat = seats.findIndex(({ actions }) => actions.length > 0);
    const choices = seats[seat].actions;
    const other = seats[(seat + 1) % SEATS];
    const isProduction = choices.some(({ type }) => type === "buy");
    if (isProduction) await other.act({ type: "order", topic: "threat", value: "dropAll" });
    else await seats[seat].act(choices[Math.floor(Math.random() * choices.length)]);
    await Promise.all(seats.map((one) => one.sees(Math.max(...seats.map(({ seen }) => seen)))));
    if (isProduction) return seats[seat];
  }
}

/** Buys a card and takes it back. */
async function changePlan(seat: LoneSeat, count: number): Promise<number> {
  const buyAndTakeBack = [
    { type: "buy", deck: "action" },
    { type: "unplan", index: 0 },
  ];
  for (let given = 0; given < count; given += TOGETHER) {
    const together = Math.min(TOGETHER, count - given);
    await seat.actAll(Array.from({ length: together }, (_, i) => buyAndTakeBack[i % 2]));
  }
  return count;
}

/** A seat that does what it is told to. */
class LoneSeat {
  seen = -1;
  #legal: readonly Choice[] = [];
  #socket!: LeanSocket;
  #unanswered = 0;
  #wake = () => {};

  static async open(address: string, cookie: string): Promise<LoneSeat> {
    const seat = new LoneSeat();
    seat.#socket = new LeanSocket(address, cookie, (text) => seat.#hear(text));
    await seat.sees(0);
    return seat;
  }

  get actions(): readonly { readonly type: string }[] {
    return actionsOf(this.#legal);
  }

  act(action: object): Promise<void> {
    return this.actAll([action]);
  }

  /** Settles when all are on disk and the seat has seen the last of them. */
  async actAll(actions: readonly object[]): Promise<void> {
    const { seen } = this;
    this.#unanswered = actions.length;
    actions.forEach((action, i) => {
      this.#socket.send(JSON.stringify({ type: "act", id: 1, seen: seen + i, action }));
    });
    await this.#until(() => this.#unanswered === 0);
    await this.sees(seen + actions.length);
  }

  sees(seq: number): Promise<void> {
    return this.#until(() => this.seen >= seq);
  }

  close(): void {
    this.#socket.close();
  }

  async #until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
  }

  #hear(text: string): void {
    const message = JSON.parse(text);
    if (message.type === "update") {
      this.seen = message.seq;
      this.#legal = legalAfter(this.#legal, text);
    } else if (message.type === "accepted") this.#unanswered--;
    else if (message.type !== "table") throw new Error(`not expected: ${text}`);
    this.#wake();
  }
}
