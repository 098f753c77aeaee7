/** The server's cost of an action late in a game: nothing may grow with the length of the game. */
import { Asker, BenchHost } from "./host.ts";
import { LeanSocket } from "./lean-socket.ts";
import { SEATS } from "./load.ts";
import { actionsOf, type Choice, legalAfter } from "./player.ts";
import { pause } from "./statistics.ts";

/** Actions measured at each length. */
const MEASURED = 500;
/** Actions in flight at once; they share a transaction. */
const TOGETHER = 100;
const BUY_AND_TAKE_BACK = [
  { type: "buy", deck: "action" },
  { type: "unplan", index: 0 },
];

/**
 * Microseconds for an action when a table of Triumph & Tragedy has this many actions since dice, secrets or the turn were
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
    await pause(2);
    const seat = seats.findIndex(({ actions }) => actions.length > 0);
    if (seat < 0) continue;
    const { actions } = seats[seat];
    if (actions.some(({ type }) => type === "buy")) {
      await seats[(seat + 1) % SEATS].act({ type: "order", topic: "threat", value: "dropAll" });
      for (const action of BUY_AND_TAKE_BACK) await seats[seat].act(action);
      return seats[seat];
    }
    await seats[seat].act(actions[Math.floor(Math.random() * actions.length)]);
  }
}

async function changePlan(seat: LoneSeat, count: number): Promise<number> {
  for (let given = 0; given < count; given += TOGETHER) {
    const together = Math.min(TOGETHER, count - given);
    await seat.actAll(Array.from({ length: together }, (_, i) => BUY_AND_TAKE_BACK[i % 2]));
  }
  return count;
}

/** A seat that follows a script. */
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
    else if (message.type !== "table" && message.type !== "presence") throw new Error(`not expected: ${text}`);
    this.#wake();
  }
}
