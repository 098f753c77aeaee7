/** Which of a person's games wait, and in what order. */
import { expect, test } from "vitest";
import { DAY, timedServer, timedTable } from "./timed-table.ts";
import { bidAll } from "./toy-table.ts";

test("games that wait are listed by the end of their clocks, then by how long they have waited; others are not", async () => {
  const server = await timedServer();
  const { id: slow, people, seats } = await timedTable(server, { pace: "threeDays" });
  const [ann, ben] = people;
  const alone = (fields: object) =>
    ann.post("/api/tables", { game: "toy", seats: ["me", { bot: "recruit" }, { bot: "recruit" }], ...fields });
  server.advance(1000);
  const older = await alone({ pace: "none", title: "Older" });
  server.advance(1000);
  const newer = await alone({ pace: "none" });
  const quick = await alone({ pace: "day" });
  const waiting = async (person = ann) => (await person.get("/api/tables/waiting")).tables as { id: string }[];
  expect((await waiting()).map(({ id }) => id)).toEqual([quick.id, slow, older.id, newer.id]);
  const [first, , third] = await waiting();
  expect(first).toMatchObject({ game: "toy", seat: 0, deadline: server.now() + 3 * DAY });
  expect(third).toEqual({ id: older.id, game: "toy", title: "Older", seat: 0, since: server.now() - 1000 });
  await bidAll(seats);
  expect(await waiting(ben)).toEqual([]);
  await ann.post(`/api/tables/${newer.id}/resign`);
  expect((await waiting()).map(({ id }) => id)).toEqual([quick.id, slow, older.id]);
  await server.close();
});
