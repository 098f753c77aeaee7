import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Browser, LiveSocket } from "./browser.ts";
import type { TestServer } from "./harness.ts";
import { playToTheEnd } from "./random-game.ts";

const PASSWORD = "a long password";

export async function signedUp(server: TestServer, name: string): Promise<Browser> {
  const browser = server.browser();
  await browser.post("/api/account", { name, password: PASSWORD });
  return browser;
}

/** A table of the small game, one round long, where these people sit, the first of whom has made it. */
export async function tableOf(people: readonly Browser[], wish: object = {}): Promise<string> {
  const [host, ...others] = people;
  const bots = Array.from({ length: 3 - people.length }, () => ({ bot: "recruit" }));
  const seats = ["me", ...others.map(() => "open"), ...bots];
  const { id } = await host.post("/api/tables", { game: "toy", options: { rounds: 1 }, seats, ...wish });
  for (const one of others) await one.post(`/api/tables/${id}/join`, {});
  return id;
}

export async function seatsAt(id: string, people: readonly Browser[]): Promise<LiveSocket[]> {
  const seats: LiveSocket[] = [];
  for (const [seat, person] of people.entries()) seats.push(await person.follow(id, { seat }));
  return seats;
}

/** Plays it to its end and waits until it is recorded. */
export async function played(people: readonly Browser[], wish: object = {}): Promise<Answer> {
  const id = await tableOf(people, wish);
  await playToTheEnd(await seatsAt(id, people));
  return recorded(people[0], id);
}

export async function recorded(who: Browser, id: string): Promise<Answer> {
  for (;;) {
    const { status, json } = await who.request("GET", `/api/tables/${id}/result`);
    if (status === 200) return json;
    await sleep(5);
  }
}
