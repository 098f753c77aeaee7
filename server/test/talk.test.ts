/** Private talk reaches the two who talk and nobody else: no socket, no later holder of a seat, no file, no log. */
import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportTable } from "../archive/transfer.ts";
import { Store } from "../storage/store.ts";
import type { LiveSocket } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { bidAll, threeSeats } from "./toy-table.ts";

const SECRET = "Vienna at midnight";
let server: TestServer;
let log = "";
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _, done) {
      log += chunk;
      done();
    },
  });
  server = await testServer({ logger: pino({ level: "trace" }, sink) });
});
afterAll(() => server.close());

const knows = ({ texts }: LiveSocket) => texts.some((text) => text.includes(SECRET));
const readable = async (socket: LiveSocket) => JSON.stringify(await socket.ask("recentChat")).includes(SECRET);

async function exported(id: string): Promise<string> {
  const store = await Store.open({
    ...{ dataDir: server.dataDir, databaseConnections: 1, readOnly: true },
    onError: () => {},
  });
  const file = JSON.stringify(await exportTable(store, id));
  await store.close();
  return file;
}

test("private talk is read by its two people only, also after the end and with later owners of the seats", async () => {
  const { id, people, seats } = await threeSeats(server, { rounds: 9999 });
  const [red, green, blue] = seats;
  const stranger = await server.browser().follow(id);
  const second = await people[0].follow(id);
  await bidAll(seats);
  expect(await red.ask("chat", { text: SECRET, to: 1 })).toMatchObject({ type: "done" });
  await green.until(knows);
  await red.until(knows);
  expect(green.messages.find(({ type }) => type === "chat").message).toMatchObject({ seat: 0, to: 1, name: "Ann" });
  await blue.ask("chat", { text: "Hello" });
  for (const other of [blue, stranger, second]) {
    await other.until(({ texts }) => texts.some((text) => text.includes("Hello")));
    expect(knows(other)).toBe(false);
    expect(await readable(other)).toBe(false);
  }
  expect(await readable(red)).toBe(true);
  expect(await exported(id)).toContain("Hello");
  expect(await exported(id)).not.toContain(SECRET);

  const { joinToken: token } = await people[0].get(`/api/tables/${id}`);
  await people[1].post(`/api/tables/${id}/leave`);
  const eve = await server.guest("Eve");
  await eve.post(`/api/tables/${id}/take-over`, { seat: 1, token });
  const later = await eve.follow(id, { seat: 1 });
  expect(await readable(later)).toBe(false);
  await red.ask("proposeEnding", { winners: [] });
  for (const seat of [blue, later]) await seat.answer(true);
  await red.until(({ table }) => table.status === "ended");
  for (const other of [later, blue, stranger]) {
    expect(await readable(other)).toBe(false);
    expect(knows(other)).toBe(false);
  }
  expect(await eve.get("/api/me/data")).not.toMatchObject({ chat: [{ text: SECRET }] });
  expect(log).not.toBe("");
  expect(log).not.toContain(SECRET);
});

test("both agree after the end, and everybody may read it; one alone opens nothing", async () => {
  const { seats } = await threeSeats(server, { rounds: 9999 });
  const [red, green, blue] = seats;
  await red.ask("chat", { text: SECRET, to: 1 });
  expect((await red.ask("openTalk", { with: 1 })).code).toBe("NOT_ENDED");
  await red.ask("proposeEnding", { winners: [] });
  for (const seat of [green, blue]) await seat.answer(true);
  await red.until(({ table }) => table.status === "ended");
  expect((await blue.ask("openTalk", { with: 1 })).code).toBe("NO_TALK");
  expect(await red.ask("openTalk", { with: 1 })).toMatchObject({ type: "done" });
  await green.until(({ messages }) => messages.some(({ type }) => type === "talkChanged"));
  expect((await green.ask("recentChat")).openings).toEqual([{ with: 0, you: false, they: true }]);
  expect(await readable(blue)).toBe(false);
  expect(blue.messages.some(({ type }) => type === "talkChanged")).toBe(false);
  await green.ask("openTalk", { with: 0 });
  await blue.until(({ messages }) => messages.some(({ type }) => type === "talkChanged"));
  expect((await blue.ask("recentChat")).messages).toMatchObject([{ text: SECRET, seat: 0, to: 1, opened: true }]);
  await green.ask("chat", { text: `${SECRET}, again`, to: 0 });
  expect((await blue.ask("recentChat")).messages).toHaveLength(1);
});

test("nobody whispers to a bot, a free seat or oneself, nor from a seat that is not one's own", async () => {
  const ann = await server.guest("Ann");
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "hotSeat", { bot: "recruit" }] });
  const red = await ann.follow(id, { seat: 0 });
  for (const to of [0, 1, 2]) expect((await red.ask("chat", { text: "Psst", to })).code).toBe("NOBODY_THERE");
  expect((await red.ask("chat", { text: "Psst", to: 7 })).code).toBe("NOT_FOUND");
  expect((await red.ask("chat", { text: "Psst", to: 99 })).code).toBe("MALFORMED");
  const watching = await server.browser().follow(id);
  expect((await watching.ask("chat", { text: "Psst", to: 0 })).code).toBe("FORBIDDEN");
});
