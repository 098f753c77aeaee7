/** D1, D11: one address floods the server from many sockets, while another person plays at another table. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, LiveSocket } from "../browser.ts";
import { type Attack, guest, type Scale } from "./attack.ts";

/** Other people's address: also of this machine, but not the attacker's. */
const ELSEWHERE = "127.0.0.2";
const PAUSE_MS = 30;
const ENDLESS = { rounds: 1_000_000 };

/** A person who plays all seats at an easy pace, and the time of each action. */
class Victim {
  readonly #seats: LiveSocket[];

  private constructor(seats: LiveSocket[]) {
    this.#seats = seats;
  }

  static async sitDown(url: string): Promise<Victim> {
    const browser = await guest(url, "Victim");
    browser.localAddress = ELSEWHERE;
    const seats = ["me", "hotSeat", "hotSeat"];
    const { id } = await browser.post("/api/tables", { game: "toy", options: ENDLESS, seats });
    return new Victim(await Promise.all([0, 1, 2].map((seat) => browser.follow(id, { seat }))));
  }

  /** The 99th percentile over a number of seconds. */
  async play(seconds: number): Promise<number> {
    const times: number[] = [];
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      const seq = Math.max(...this.#seats.map((seat) => seat.seq));
      for (const seat of this.#seats) await seat.until((one) => one.seq >= seq, 120_000);
      const asked = this.#seats.find(({ now }) => now?.legal?.length > 0);
      if (asked === undefined) throw new Error("nobody is asked");
      const begun = performance.now();
      const { type } = await asked.act(asked.now.legal.at(-1).action);
      times.push(performance.now() - begun);
      if (type !== "accepted") throw new Error(`the victim's action was answered ${type}`);
      await sleep(PAUSE_MS);
    }
    times.sort((a, b) => a - b);
    return times[Math.floor(times.length * 0.99)];
  }
}

interface Flood {
  readonly sockets: readonly LiveSocket[];
  message(i: number): object;
}

/** Sends as fast as the client can, from all sockets in turn. */
async function send({ sockets, message }: Flood, seconds: number): Promise<number> {
  const end = Date.now() + seconds * 1000;
  let sent = 0;
  while (Date.now() < end) {
    for (const socket of sockets) socket.sendRaw(JSON.stringify({ id: ++sent, ...message(sent) }));
    await sleep(10);
  }
  return sent;
}

const isRefusal = ({ type, id }: { type: string; id?: number }) =>
  type === "error" || (type === "refused" && id !== undefined);

async function underFire(name: string, victim: Victim, flood: Flood, { seconds }: Scale): Promise<Attack> {
  const before = await victim.play(seconds / 3);
  const refusals = () => flood.sockets.reduce((sum, { messages }) => sum + messages.filter(isRefusal).length, 0);
  const earlier = refusals();
  const [tried, during] = await Promise.all([send(flood, seconds), victim.play(seconds)]);
  return { name, tried, refused: refusals() - earlier, leaked: 0, slowed: { before, during }, traces: [] };
}

/** A table of three guests in Production: the first has put something into its plan, the second sends orders. */
async function tableInProduction(attacker: Browser): Promise<{ id: string; asker: number }> {
  const { id } = await attacker.post("/api/tables", {
    ...{ game: "triumph", options: { scenario: "1939" } },
    seats: ["me", "me", "me"],
  });
  const seats = await Promise.all([0, 1, 2].map((seat) => attacker.follow(id, { seat })));
  for (;;) {
    const seq = Math.max(...seats.map((seat) => seat.seq));
    for (const seat of seats) await seat.until((one) => one.seq >= seq, 60_000);
    const asker = seats.findIndex(({ now }) => now.legal.length > 0);
    const asked = seats[asker];
    const { legal } = asked.now;
    const buy = legal.find(({ action }: { action: { type: string } }) => action.type === "buy");
    const { type } = await asked.act((buy ?? legal.at(-1)).action);
    if (type !== "accepted") throw new Error(`the attacker's own action was answered ${type}`);
    if (buy !== undefined) return { id, asker };
    await sleep(60);
  }
}

const VALUES = ["keep", "dropToOne", "dropAll", "ask"];

export async function freezing(url: string, scale: Scale): Promise<Attack[]> {
  const victim = await Victim.sitDown(url);
  const attacker = await guest(url, "Attacker");
  const { id, asker } = await tableInProduction(attacker);
  const open = (seat: number) =>
    Promise.all(Array.from({ length: scale.sockets }, () => attacker.follow(id, { seat, views: "asked" })));
  const seen = 2 ** 31 - 1;
  const orders: Flood = {
    sockets: await open((asker + 1) % 3),
    message: (i) => ({ type: "act", seen, action: { type: "order", topic: "threat", value: VALUES[i % 4] } }),
  };
  const attacks = [await underFire("D1 orders out of turn", victim, orders, scale)];
  for (const socket of orders.sockets) socket.close();
  const plans: Flood = {
    sockets: await open(asker),
    message: (i) => ({
      type: "act",
      seen,
      action: i % 2 === 0 ? { type: "buy", deck: "action" } : { type: "unplan", index: 0 },
    }),
  };
  attacks.push(await underFire("D1 a plan made and unmade", victim, plans, scale));
  const chat: Flood = { sockets: plans.sockets, message: () => ({ type: "chat", text: "x".repeat(2000) }) };
  attacks.push(await underFire("D11 chat", victim, chat, scale));
  const looks: Flood = { sockets: plans.sockets, message: () => ({ type: "look", since: 0 }) };
  attacks.push(await underFire("D1 looking at everything", victim, looks, scale));
  attacker.closeAll();
  return attacks;
}
