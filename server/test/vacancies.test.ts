/** D2, D4, D5, D7: who gets to see a side of a game, and what an answer means. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { threeSeats } from "./toy-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const LONG = { rounds: 9999 };
const takeOver = async (who: Browser, id: string, seat: number, token?: string) =>
  (await who.request("POST", `/api/tables/${id}/take-over`, { seat, token })).json.code ?? "seated";
const ask = async (who: Browser, id: string, seat: number) =>
  (await who.request("POST", `/api/tables/${id}/ask`, { seat })).json.code ?? "asked";

test("D2: who gave a seat up may come back to it, but never look into another one", async () => {
  const { id, people } = await threeSeats(server, LONG);
  const [ann, , cid] = people;
  const { joinToken: token } = await ann.get(`/api/tables/${id}`);
  await cid.post(`/api/tables/${id}/leave`);
  await ann.post(`/api/tables/${id}/resign`);
  expect(await takeOver(ann, id, 2, token)).toBe("OTHER_SIDE_SEEN");
  expect(await ask(ann, id, 2)).toBe("OTHER_SIDE_SEEN");
  await expect(ann.follow(id, { seat: 2 })).rejects.toThrow("FORBIDDEN");
  expect((await ann.request("GET", `/api/tables/${id}/replay/2/0?seq=0`)).status).toBe(403);
  expect(await takeOver(ann, id, 0, token)).toBe("seated");
});

test("D2: this is remembered when the server starts again, and of those who came later", async () => {
  const first = await testServer({ keepData: true });
  const { id, people } = await threeSeats(first, LONG);
  const eve = await first.guest("Eve");
  const { joinToken: token } = await people[0].get(`/api/tables/${id}`);
  for (const seat of [1, 2]) await people[seat].post(`/api/tables/${id}/resign`);
  expect(await takeOver(eve, id, 1, token)).toBe("seated");
  await eve.post(`/api/tables/${id}/resign`);
  await first.close();
  const second = await testServer({ config: { dataDir: first.dataDir } });
  const again = second.browser();
  again.cookie = eve.cookie;
  expect(await takeOver(again, id, 2, token)).toBe("OTHER_SIDE_SEEN");
  expect(await takeOver(again, id, 1, token)).toBe("seated");
  await second.close();
});

test("D2: before the game begins there is nothing to be seen", async () => {
  const [ann, ben, cid] = await Promise.all(["Ann", "Ben", "Cid"].map((name) => server.guest(name)));
  const { id, joinToken: token } = await ann.post("/api/tables", {
    game: "toy",
    options: LONG,
    seats: ["me", "open", "open"],
  });
  await ben.post(`/api/tables/${id}/join`, { seat: 1 });
  await ben.post(`/api/tables/${id}/leave`);
  await ben.post(`/api/tables/${id}/join`, { seat: 2 });
  await cid.post(`/api/tables/${id}/join`, { seat: 1 });
  for (const who of [ben, cid]) await who.post(`/api/tables/${id}/resign`);
  expect(await takeOver(ben, id, 1, token)).toBe("OTHER_SIDE_SEEN");
  expect(await takeOver(ben, id, 2, token)).toBe("seated");
});

test("D4: a stranger gets a vacant seat with the invitation only", async () => {
  const { id, people } = await threeSeats(server, LONG);
  const [ann, , cid] = people;
  const eve = await server.guest("Eve");
  await cid.post(`/api/tables/${id}/leave`);
  expect(await takeOver(eve, id, 2)).toBe("NOT_INVITED");
  expect(await takeOver(eve, id, 2, "guessed")).toBe("NOT_INVITED");
  expect(await eve.get(`/api/tables/${id}`)).not.toHaveProperty("joinToken");
  expect(await takeOver(cid, id, 2)).toBe("seated");
  await cid.post(`/api/tables/${id}/leave`);
  const { joinToken } = await ann.get(`/api/tables/${id}`);
  expect(await takeOver(eve, id, 2, joinToken)).toBe("seated");
  expect(await takeOver(cid, id, 2)).toBe("SEAT_TAKEN");
});

test("D4: or with the consent of everybody at the table", async () => {
  const { id, people, seats } = await threeSeats(server, LONG);
  const eve = await server.guest("Eve");
  await people[2].post(`/api/tables/${id}/leave`);
  expect(await ask(eve, id, 0)).toBe("SEAT_TAKEN");
  expect(await ask(eve, id, 2)).toBe("asked");
  const { proposal } = await people[0].get(`/api/tables/${id}`);
  expect(proposal).toEqual({ kind: "seat", seat: 2, name: "Eve", number: proposal.number, by: [], accepted: [] });
  expect(await seats[0].answer(true)).toMatchObject({ type: "done" });
  expect((await eve.get(`/api/tables/${id}`)).yourSeats).toEqual([]);
  expect(await seats[1].answer(true)).toMatchObject({ type: "done" });
  expect(await eve.get(`/api/tables/${id}`)).toMatchObject({ yourSeats: [2] });
  expect(await people[0].get(`/api/tables/${id}`)).not.toHaveProperty("proposal");
});

test("D4: one who declines is enough, nobody is asked twice at once, and a seat that was taken meanwhile stays so", async () => {
  const { id, people, seats } = await threeSeats(server, LONG);
  const [eve, fay] = await Promise.all(["Eve", "Fay"].map((name) => server.guest(name)));
  await people[2].post(`/api/tables/${id}/leave`);
  await ask(eve, id, 2);
  expect(await ask(fay, id, 2)).toBe("PROPOSAL_OPEN");
  await seats[1].answer(false);
  expect(await ask(fay, id, 2)).toBe("asked");
  await seats[0].answer(true);
  await takeOver(people[2], id, 2);
  await seats[1].answer(true);
  expect((await people[2].get(`/api/tables/${id}`)).yourSeats).toEqual([2]);
  expect((await fay.get(`/api/tables/${id}`)).yourSeats).toEqual([]);
});

test("D7: everybody sees that a seed was chosen, and nobody comes to play against who chose it", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => server.guest(name)));
  const { id, joinToken } = await ann.post("/api/tables", {
    ...{ game: "toy", options: LONG, practiceSeed: 4242 },
    seats: ["me", "me", { bot: "recruit" }],
  });
  expect(await bob.get(`/api/tables/${id}`)).toMatchObject({ practiceSeed: 4242 });
  await ann.post(`/api/tables/${id}/leave`);
  expect(await takeOver(bob, id, 0, joinToken)).toBe("PRACTICE_TABLE");
  expect(await ask(bob, id, 0)).toBe("PRACTICE_TABLE");
  expect(await takeOver(ann, id, 0)).toBe("seated");
});

test("D5: an answer counts for the proposal it names, and for no other", async () => {
  const { id, people, seats } = await threeSeats(server, LONG);
  const [red, green, blue] = seats;
  await red.ask("proposeRollback", { to: 0 });
  for (const seat of [green, blue]) await seat.until(({ table }) => table.proposal !== undefined);
  const { number } = green.table.proposal;
  await red.ask("proposeEnding", { winners: [0] });
  for (const seat of [green, blue])
    expect(await seat.ask("answer", { proposal: number, accept: true })).toMatchObject({ code: "OTHER_PROPOSAL" });
  expect(await people[0].get(`/api/tables/${id}`)).toMatchObject({ status: "playing", proposal: { accepted: [0] } });
  expect(await green.ask("answer", { accept: true })).toMatchObject({ code: "MALFORMED" });
});
