/** D9 and forged messages: connections that are kept open, and what is sent over others. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Browser } from "../browser.ts";
import { type Attack, guest, type Scale, Tally } from "./attack.ts";

const HALVES = [
  "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
  "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
  "",
];

/** Half requests: each connection has to be closed, and others have to get through meanwhile. */
export async function halfAsking(url: string, { connections }: Scale): Promise<Attack> {
  const tally = new Tally();
  const port = Number(new URL(url).port);
  const open = new Set<Socket>();
  for (let i = 0; i < connections; i++) {
    const socket = connect(port, "127.0.0.1");
    socket
      .on("error", () => {})
      .on("close", () => open.delete(socket))
      .resume();
    open.add(socket);
    await once(socket, "connect");
    socket.write(HALVES[i % HALVES.length]);
  }
  const other = new Browser(url);
  other.localAddress = "127.0.0.3";
  tally.count((await other.request("GET", "/api/me")).status === 200);
  for (const end = Date.now() + 60_000; open.size > 0 && Date.now() < end; ) await sleep(100);
  for (let i = 0; i < connections; i++) tally.count(i >= open.size);
  for (const socket of open) socket.destroy();
  return tally.row("D9 half requests");
}

const ODD: readonly unknown[] = [
  null,
  -1,
  1e99,
  "",
  "x".repeat(3000),
  [],
  {},
  true,
  "__proto__",
  { type: "fire" },
  [[]],
];
const TYPES = ["act", "undo", "explain", "answer", "proposeEnding", "proposeRollback", "saveNote", "chat", "__proto__"];

/** What a server sends by itself. */
const UNASKED = new Set(["table", "update", "presence", "deed", "talkChanged"]);

/** Messages from a sender without the right: none may be accepted, and the game must not change. */
export async function forging(url: string, { messages }: Scale): Promise<Attack> {
  const tally = new Tally();
  const [ann, eve] = await Promise.all(["Ann", "Eve"].map((name) => guest(url, name)));
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "hotSeat", "hotSeat"] });
  const red = await ann.follow(id, { seat: 0 });
  await red.until(({ now }) => now !== undefined);
  const before = JSON.stringify((await red.ask("look", { since: 0 })).view);
  const forger = await eve.follow(id);
  let random = 1;
  const odd = () => ODD[(random = (random * 48271) % 2147483647) % ODD.length];
  for (let i = 0; i < messages; i++) {
    const type = TYPES[i % TYPES.length];
    const fields = {
      seen: odd(),
      action: odd(),
      text: odd(),
      proposal: odd(),
      accept: odd(),
      winners: odd(),
      to: odd(),
    };
    forger.sendRaw(JSON.stringify({ type, id: i % 3 === 0 ? odd() : i, ...fields }));
    if (i % 20 === 19) await sleep(1000 / 20);
  }
  const replies = () => forger.messages.filter(({ type }) => !UNASKED.has(type));
  await forger.until(() => replies().length >= messages, 60_000);
  for (const { type } of replies()) tally.count(type === "error" || type === "refused");
  tally.count(JSON.stringify((await red.ask("look", { since: 0 })).view) === before);
  for (const socket of [red, forger]) socket.close();
  return tally.row("forged messages");
}
