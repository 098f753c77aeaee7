/** Standing orders: they answer as the person would, once, and nobody else can tell. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, isPresence, type LiveSocket } from "./browser.ts";
import { type TestServer, temporaryFolder, testServer } from "./harness.ts";
import { sharedDatabase } from "./postgres.ts";
import { timedServer } from "./timed-table.ts";
import { aim, bid, bidAll, fire, flag, threeSeats } from "./toy-table.ts";

const BID_THREE = { decision: "bid", answer: { type: "bid", amount: 3 }, stops: [] };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ config: { watcherPatienceMs: 0 } });
});
afterAll(() => server.close());

const give = (person: Browser, id: string, seat: number, order: object) =>
  person.post(`/api/tables/${id}/orders`, { seat, ...order });
const ordersOf = (person: Browser, id: string, seat: number) => person.get(`/api/tables/${id}/orders?seat=${seat}`);
const firings = async (person: Browser, id: string, seat: number) =>
  (await ordersOf(person, id, seat)).fired.map(({ seq, decision }: { seq: number; decision: string }) => [
    seq,
    decision,
  ]);

async function shoot(seat: LiveSocket): Promise<void> {
  await seat.until(({ now }) => now.decision?.id === "aim");
  for (const action of [aim, fire]) await seat.act(action);
}

test("an order answers what is asked now and later; others are sent what they are sent of a quick answer", async () => {
  const [byOrder, byHand] = [await threeSeats(server), await threeSeats(server)];
  const watchers = [await server.browser().follow(byOrder.id), await server.browser().follow(byHand.id)];
  const { people, seats, id } = byOrder;
  expect(await give(people[1], id, 1, BID_THREE)).toMatchObject({ ...BID_THREE, fired: 1 });
  await byHand.seats[1].act(bid(3));
  for (const seat of [0, 2]) for (const table of [byOrder, byHand]) await table.seats[seat].act(bid(1));
  for (const socket of [...seats, ...byHand.seats, ...watchers]) await socket.until(({ seq }) => seq === 3);
  const told = (socket: LiveSocket) =>
    socket.texts.filter((text) => !isPresence(text) && !text.startsWith('{"type":"table"'));
  for (const seat of [0, 2]) expect(told(seats[seat])).toEqual(told(byHand.seats[seat]));
  expect(told(watchers[0])).toEqual(told(watchers[1]));
  expect(seats[1].now.view.bids).toEqual([1, 3, 1]);
  expect(seats[1].texts.some((text) => text.includes("ordersChanged"))).toBe(true);
  expect(await firings(people[1], id, 1)).toEqual([[1, "bid"]]);
  for (const seat of seats) await shoot(seat);
  await seats[1].until(({ now }) => now.view.round === 1 && now.view.bids[1] === 3);
  expect(seats[1].now.waitingFor).toEqual([0, 2]);
  expect(await firings(people[1], id, 1)).toEqual([
    [1, "bid"],
    [10, "bid"],
  ]);
});

test("what happens to the seat ends an order that shall stop there, and nothing is answered from then on", async () => {
  const { people, seats, id } = await threeSeats(server);
  await give(people[1], id, 1, { decision: "aim", answer: "default", stops: ["battle", "loss"] });
  await give(people[2], id, 2, { decision: "aim", answer: "default", stops: ["war"] });
  await bidAll(seats);
  await shoot(seats[0]);
  await seats[1].until(({ messages }) => messages.filter(({ type }) => type === "ordersChanged").length === 2);
  expect((await ordersOf(people[1], id, 1)).orders).toMatchObject([{ fired: 0, ended: "battle" }]);
  expect(seats[1].now).toMatchObject({ waitingFor: [1], decision: { id: "aim" } });
  await shoot(seats[1]);
  await seats[2].until(({ now }) => now.decision?.id === "fire");
  expect((await ordersOf(people[2], id, 2)).orders).toMatchObject([{ fired: 1 }]);
  await seats[2].act(fire);
  await seats[0].until(({ now }) => now.decision?.id === "bid");
  await seats[0].act(flag);
  await seats[2].until(({ messages }) => messages.filter(({ type }) => type === "ordersChanged").length === 3);
  expect((await ordersOf(people[2], id, 2)).orders).toMatchObject([{ ended: "war" }]);
});

test("an answer that is not offered is not given; one that is taken back ends its order", async () => {
  const { people, seats, id } = await threeSeats(server);
  expect(
    await give(people[0], id, 0, { decision: "bid", answer: { type: "bid", amount: 7 }, stops: [] }),
  ).toMatchObject({
    fired: 0,
  });
  await give(people[1], id, 1, { decision: "bid", answer: { type: "bid" }, stops: [] });
  await seats[1].until(({ now }) => now.view.bids[1] === 1);
  await seats[1].ask("undo", { seen: seats[1].seq });
  await seats[1].until(({ messages }) => messages.filter(({ type }) => type === "ordersChanged").length === 3);
  expect((await ordersOf(people[1], id, 1)).orders).toMatchObject([{ ended: "takenBack" }]);
  expect(seats[1].now.waitingFor).toEqual([0, 1, 2]);
});

test("orders belong to the person on the seat alone, and end when the seat changes hands", async () => {
  const { people, seats, id } = await threeSeats(server);
  const [ann, ben] = people;
  const { id: order } = await give(ben, id, 1, { decision: "aim", answer: "default", stops: [] });
  const path = `/api/tables/${id}/orders`;
  for (const [method, address, body, status, code] of [
    ["GET", `${path}?seat=1`, undefined, 403, "FORBIDDEN"],
    ["POST", path, { seat: 1, ...BID_THREE }, 403, "FORBIDDEN"],
    ["DELETE", `${path}/${order}?seat=1`, undefined, 404, "NOT_FOUND"],
    ["DELETE", `${path}/${order}?seat=0`, undefined, 404, "NOT_FOUND"],
    ["POST", path, { seat: 0, decision: "fire", answer: "default", stops: [] }, 400, "NO_SUCH_DECISION"],
    ["POST", path, { seat: 0, decision: "bid", answer: "default", stops: ["rain"] }, 400, "MALFORMED"],
    ["POST", path, { seat: 0, decision: "bid", answer: { amount: 1 }, stops: [] }, 400, "MALFORMED"],
  ] as const) {
    const answer = await ann.request(method, address, body);
    expect([address, answer.status, answer.json.code]).toEqual([address, status, code]);
  }
  expect((await ben.request("DELETE", `${path}/${order}?seat=1`)).status).toBe(200);
  expect((await ordersOf(ben, id, 1)).orders).toEqual([]);
  await give(ben, id, 1, { decision: "aim", answer: "default", stops: [] });
  await ben.post(`/api/tables/${id}/leave`);
  await ben.post(`/api/tables/${id}/take-over`, { seat: 1 });
  expect((await ordersOf(ben, id, 1)).orders).toEqual([]);
  expect(seats[0].texts.join()).not.toContain("ordersChanged");
});

test("an order survives the server, and answers although the process that was about to answer has died", async () => {
  const dataDir = temporaryFolder();
  const slow = await timedServer({ keepData: true, config: { dataDir, discreetDelayPercent: 100 } });
  const { people, seats, id } = await threeSeats(slow);
  await give(people[0], id, 0, { decision: "aim", answer: "default", stops: [] });
  await bidAll(seats);
  expect(seats[0].now.decision.id).toBe("aim");
  await slow.close();
  const next = await timedServer({ config: { dataDir } });
  const ann = next.browser();
  ann.cookie = people[0].cookie;
  const seat = await ann.follow(id, { seat: 0 });
  next.advance(60_000);
  await seat.until(({ now }) => now?.decision?.id === "fire");
  expect(await firings(ann, id, 0)).toEqual([[4, "aim"]]);
  await next.close();
});

test("two processes on one database: each order answers once, whichever process moves", async () => {
  const databaseUrl = await sharedDatabase("orders");
  const config = { databaseUrl, jobIntervalMs: 20 };
  const [one, two] = [await testServer({ config }), await testServer({ config })];
  const { people, id } = await threeSeats(one, { rounds: 4 });
  const elsewhere = people.map(({ cookie }) => Object.assign(two.browser(), { cookie }));
  for (const [seat, person] of elsewhere.entries()) await give(person, id, seat, BID_THREE);
  for (const [seat, person] of people.entries())
    await give(person, id, seat, { decision: "aim", answer: "default", stops: [] });
  for (let shots = 0; shots < 12; shots++) {
    const seat = shots % 3;
    const socket = await [people, elsewhere][shots % 2][seat].follow(id, { seat });
    await socket.until(({ now }) => now?.decision?.id === "fire");
    await socket.act(fire);
    socket.close();
  }
  for (const [seat, person] of people.entries()) {
    const { fired, orders } = await ordersOf(person, id, seat);
    expect(new Set(fired.map(({ seq }: { seq: number }) => seq)).size).toBe(8);
    expect(orders).toEqual([]);
  }
  const { entries } = await people[0].get(`/api/tables/${id}/log`);
  expect(entries).toHaveLength(4 * 3 * 3);
  await Promise.all([one.close(), two.close()]);
}, 60_000);
