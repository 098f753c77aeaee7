/** Players see who is present, and since when others are away. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { LiveSocket } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { threeSeats } from "./toy-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const presence = ({ messages }: LiveSocket) => messages.findLast(({ type }) => type === "presence")?.seats;
const watching = ({ messages }: LiveSocket) => messages.findLast(({ type }) => type === "presence")?.watching;
const here = [{ here: true }, { here: true }, { here: true }];

test("everybody hears who is there, who went and since when, and who came back", async () => {
  const { id, people, seats } = await threeSeats(server);
  await seats[0].until((socket) => JSON.stringify(presence(socket)) === JSON.stringify(here));
  const stranger = await server.browser().follow(id);
  await stranger.until((socket) => presence(socket) !== undefined);
  expect(presence(stranger)).toEqual(here);
  await seats[0].until((socket) => watching(socket) === 1);
  const second = await people[1].follow(id);
  await second.until((socket) => watching(socket) === 1);
  second.close();
  stranger.close();
  await seats[0].until((socket) => watching(socket) === 0);
  const before = Date.now();
  seats[1].close();
  await seats[0].until((socket) => presence(socket)[1].here === false);
  const { since } = presence(seats[0])[1];
  expect(since).toBeGreaterThanOrEqual(before);
  expect(presence(seats[0])).toEqual([{ here: true }, { here: false, since }, { here: true }]);
  await people[1].follow(id, { seat: 1 });
  await seats[2].until((socket) => presence(socket)[1].here === true);
}, 20_000);

test("a page that is loaded again has not been away; bots and those who never came", async () => {
  const ann = await server.guest("Ann");
  const ben = await server.guest("Ben");
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "open", { bot: "recruit" }] });
  await ben.post(`/api/tables/${id}/join`, {});
  const first = await ann.follow(id, { seat: 0 });
  await first.until((socket) => presence(socket)?.[0].here === true);
  expect(presence(first)).toEqual([{ here: true }, { here: false }, null]);
  const watcher = await ben.follow(id, { seat: 1 });
  await watcher.until((socket) => presence(socket)?.[1].here === true);
  first.close();
  await ann.follow(id, { seat: 0 });
  await vi.waitFor(() => expect(presence(watcher)).toEqual([{ here: true }, { here: true }, null]));
  expect(watcher.messages.filter(({ type }) => type === "presence")).toHaveLength(1);
  await ben.post(`/api/tables/${id}/resign`);
  const [last] = [await ann.follow(id)];
  await last.until((socket) => presence(socket)?.[1] === null);
});
