import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "./harness.ts";
import { history } from "./random-game.ts";
import { aim, bid, bidAll, fire, flag, load, threeSeats } from "./toy-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("an action is accepted, refused with the rule, or answered with what happened", async () => {
  const { seats } = await threeSeats(server);
  const [red, green] = seats;
  expect(await red.act(bid(2))).toMatchObject({ type: "accepted", seq: 1 });
  expect(await red.act(bid(2), 1)).toMatchObject({ type: "refused", code: "BID_TWICE", rule: "1.2" });
  expect(await red.act(bid(2), 0)).toMatchObject({ type: "stale", since: 0, seq: 1, legal: [] });
  await green.until(({ seq }) => seq === 1);
  expect(green.now.events).toEqual([{ type: "bid", seat: 0 }]);
  expect(red.now.events).toContainEqual({ type: "secretBid", seat: 0, value: 2 });
});

test("simultaneous decisions do not make each other stale", async () => {
  const { seats } = await threeSeats(server);
  const replies = await Promise.all(seats.map((seat) => seat.act(bid(1), 0)));
  expect(replies.map(({ type }) => type)).toEqual(["accepted", "accepted", "accepted"]);
  expect(replies.map(({ seq }) => seq).sort()).toEqual([1, 2, 3]);
});

test("the same message sent twice is carried out once", async () => {
  const { seats } = await threeSeats(server);
  await bidAll(seats);
  const [red] = seats;
  const replies = await Promise.all([red.act(load, 3), red.act(load, 3)]);
  expect(replies.map(({ type }) => type)).toEqual(["accepted", "stale"]);
  expect(replies[1]).toMatchObject({ seq: 4, events: [{ type: "load", seat: 0 }], view: { shells: 1 } });
});

test("an interrupt between safe points waits, survives a restart, and is carried out", async () => {
  const first = await testServer({ keepData: true });
  const { id, people, seats } = await threeSeats(first);
  await bidAll(seats);
  const [red, , blue] = seats;
  await red.act(aim);
  await blue.until(({ seq }) => seq === 4);
  expect(await blue.act(flag)).toMatchObject({ type: "queued", seq: 5 });
  await first.close();
  const second = await testServer({ config: { dataDir: first.dataDir } });
  const back = second.browser();
  back.cookie = people[0].cookie;
  const again = await back.follow(id, { seat: 0, since: 5 });
  await again.until(({ now }) => now !== undefined);
  expect(again.now).toMatchObject({ since: 5, seq: 5, events: [], legal: [{ action: fire }] });
  await again.act(fire);
  await again.until(({ seq }) => seq === 6);
  expect(again.now.events.map(({ type }: { type: string }) => type)).toEqual(["fired", "flag"]);
  expect(again.now.view.flags).toEqual([0, 0, 1]);
  await second.close();
});

test("undo goes back to the last barrier, and everybody's history follows", async () => {
  const { seats } = await threeSeats(server);
  const [red, green] = seats;
  await bidAll(seats);
  await red.act(load);
  await red.until(({ seq }) => seq === 4);
  await red.act(load);
  await red.until(({ seq }) => seq === 5);
  expect(await red.ask("undo", { seen: 5 })).toMatchObject({ type: "accepted", seq: 6 });
  await green.until(({ seq }) => seq === 6);
  expect(green.now).toMatchObject({ since: 3, events: [{ type: "load", seat: 0 }], view: { shells: 1 } });
  expect((await history(green)).filter((event) => (event as { type: string }).type === "load")).toHaveLength(1);
  expect(await green.ask("undo", { seen: 6 })).toMatchObject({ type: "refused", code: "UNDO_BARRIER" });
});

test("every seat learns whether it could take something back", async () => {
  const { id, seats } = await threeSeats(server);
  const [red, green, blue] = seats;
  const watcher = await server.browser().follow(id);
  const told = () => [...seats, watcher].map(({ now }) => now.mayUndo);
  await red.act(bid(1));
  await green.act(bid(2));
  for (const socket of [...seats, watcher]) await socket.until(({ seq }) => seq === 2);
  expect(told()).toEqual([true, true, undefined, undefined]);
  await blue.act(bid(3));
  for (const socket of [...seats, watcher]) await socket.until(({ seq }) => seq === 3);
  expect(told()).toEqual([undefined, undefined, undefined, undefined]);
  await red.act(load);
  await red.until(({ seq }) => seq === 4);
  expect(red.now.mayUndo).toBe(true);
  await red.ask("undo", { seen: 4 });
  await red.until(({ seq }) => seq === 5);
  expect(red.now.mayUndo).toBeUndefined();
  expect(await red.ask("look", { since: 5 })).not.toHaveProperty("mayUndo");
});

test("a rollback needs everybody, takes the game back, and can be repeated", async () => {
  const { id, people, seats } = await threeSeats(server);
  const [red, green, blue] = seats;
  await bidAll(seats);
  await red.act(aim);
  await red.until(({ seq }) => seq === 4);
  await red.act(fire);
  await green.until(({ seq }) => seq === 5);
  expect(await green.ask("proposeRollback", { to: 3 })).toMatchObject({ type: "done" });
  await red.answer(true);
  expect(blue.seq).toBe(5);
  await blue.answer(true);
  await red.until(({ seq }) => seq === 6);
  expect(red.now).toMatchObject({ since: 3, events: [], view: { turn: 0, aimed: false, points: [0, 0, 0] } });
  expect(await green.act(aim, 6)).toMatchObject({ type: "refused", code: "NOT_YOUR_TURN" });
  expect(await red.act(load)).toMatchObject({ type: "accepted", seq: 7 });
  const late = await people[1].follow(id, { seat: 1, since: 5 });
  await late.until(({ now }) => now !== undefined);
  expect(late.now).toMatchObject({ since: 3, seq: 7, events: [{ type: "load" }] });
  expect(await red.ask("proposeRollback", { to: 5 })).toMatchObject({ type: "error", code: "NO_SUCH_MOVE" });
  await red.ask("proposeRollback", { to: 0 });
  await green.answer(false);
  const tooLate = await blue.ask("answer", { proposal: 1, accept: true });
  expect(tooLate).toMatchObject({ type: "error", code: "NO_PROPOSAL" });
});

test("explain says why not, look shows what was missed, notes are private, chat is for the table", async () => {
  const { id, people, seats } = await threeSeats(server);
  const [red, green] = seats;
  expect(await green.ask("explain", { action: fire })).toMatchObject({
    type: "refused",
    code: "NOT_YOUR_TURN",
    rule: "2.1",
  });
  expect(await green.ask("explain", { action: bid(1) })).toMatchObject({ type: "allowed" });
  await bidAll(seats);
  const glance = await green.ask("look", { since: 2 });
  expect(glance).toMatchObject({ type: "glance", since: 2, seq: 3, waitingFor: [0] });
  await red.ask("saveNote", { text: "Blue bluffs." });
  expect(await red.ask("note")).toMatchObject({ text: "Blue bluffs." });
  expect(await green.ask("note")).toMatchObject({ text: "" });
  await red.ask("chat", { text: "Hello" });
  await green.until(({ messages }) => messages.some(({ type }) => type === "chat"));
  const watcher = await server.browser().follow(id);
  expect((await watcher.ask("recentChat")).messages).toMatchObject([{ name: "Ann", text: "Hello" }]);
  expect(await watcher.ask("chat", { text: "Psst" })).toMatchObject({ type: "error", code: "FORBIDDEN" });
  expect(await watcher.act(aim)).toMatchObject({ type: "error", code: "FORBIDDEN" });
  await expect(people[2].follow(id, { seat: 0 })).rejects.toThrow("FORBIDDEN");
  await expect(server.browser().follow("nowhere")).rejects.toThrow("NOT_FOUND");
});

test("before the game begins nobody sees a position", async () => {
  const ann = await server.guest("Ann");
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  const red = await ann.follow(id, { seat: 0 });
  expect(await red.ask("look", { since: 0 })).toMatchObject({ type: "error", code: "NOT_PLAYING" });
  expect(await red.act(bid(1))).toMatchObject({ type: "error", code: "NOT_PLAYING" });
  expect(red.updates).toEqual([]);
});
