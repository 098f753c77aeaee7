import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "../../games/registry.ts";
import { type TestServer, testServer } from "./harness.ts";
import { playToTheEnd } from "./random-game.ts";
import { aim, bid, bidAll, threeSeats } from "./toy-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("a table is listed until it is full, and an invited seat needs the token", async () => {
  const [ann, ben, cid] = await Promise.all(["Ann", "Ben", "Cid"].map((name) => server.guest(name)));
  const table = await ann.post("/api/tables", { game: "toy", title: "<b>", seats: ["me", "invited", "open"] });
  const listed = (await ben.get("/api/tables")).tables.find(({ id }: { id: string }) => id === table.id);
  expect(listed).toMatchObject({ title: "<b>", status: "gathering" });
  expect(JSON.stringify(listed)).not.toContain(table.joinToken);
  const join = (who: typeof ben, body: object) => who.request("POST", `/api/tables/${table.id}/join`, body);
  expect((await join(ben, { seat: 1 })).json.code).toBe("SEAT_TAKEN");
  expect((await join(ben, { seat: 1, token: "wrong" })).json.code).toBe("SEAT_TAKEN");
  expect((await join(ben, { seat: 9 })).json.code).toBe("NOT_FOUND");
  expect((await join(ben, { seat: 1, token: table.joinToken })).status).toBe(200);
  expect((await join(ben, {})).json.code).toBe("ALREADY_SEATED");
  expect((await join(cid, {})).json).toMatchObject({ status: "playing", yourSeats: [2] });
  expect((await ben.get("/api/tables")).tables.map(({ id }: { id: string }) => id)).not.toContain(table.id);
});

test("a running game is offered to spectators only if its table was made watchable; a rematch stays so", async () => {
  const [ann, ben] = [await server.guest("Ann"), await server.guest("Ben")];
  const seats = ["hotSeat", { bot: "recruit" }, "me"];
  const quiet = await ann.post("/api/tables", { game: "toy", seats });
  const waiting = await ann.post("/api/tables", { game: "toy", watchable: true, seats: ["open", "open", "me"] });
  const shown = await ann.post("/api/tables", { game: "toy", options: { rounds: 1 }, watchable: true, seats });
  expect(waiting).toMatchObject({ watchable: true, host: 2 });
  const running = async () => (await ben.get("/api/tables/running")).tables;
  const [table, ...others] = await running();
  expect(table).toMatchObject({ id: shown.id, status: "playing", calendar: { round: 0 } });
  expect(others.map(({ id }: { id: string }) => id)).toEqual([]);
  expect(quiet.watchable).toBeUndefined();
  expect(JSON.stringify(table)).not.toMatch(/joinToken|seed|yourSeats|waiting/i);
  await playToTheEnd([await ann.follow(shown.id, { seat: 0 }), await ann.follow(shown.id, { seat: 2 })]);
  expect(await running()).toEqual([]);
  expect(await ann.post(`/api/tables/${shown.id}/rematch`)).toMatchObject({ watchable: true });
});

test("my tables say where it is my move", async () => {
  const { id, people, seats } = await threeSeats(server);
  const mine = async (who: number) => (await people[who].get("/api/tables/mine")).tables[0];
  expect(await mine(0)).toMatchObject({ id, yourMove: true, yourSeats: [0] });
  await bidAll(seats);
  expect(await mine(0)).toMatchObject({ yourMove: true });
  expect(await mine(1)).toMatchObject({ yourMove: false });
});

test("my tables say where the game stands, also when the same seat is asked again or something is taken back", async () => {
  const { people, seats } = await threeSeats(server);
  const standing = async () => (await people[0].get("/api/tables/mine")).tables[0].calendar;
  expect(await standing()).toEqual({ round: 0, stage: "bids" });
  await bidAll(seats);
  expect(await standing()).toEqual({ round: 0, stage: "shots" });
  await seats[0].act(aim);
  expect(await standing()).toEqual({ round: 0, stage: "aimed" });
  await seats[0].until(({ seq }) => seq === 4);
  await seats[0].ask("undo", { seen: 4 });
  expect(await standing()).toEqual({ round: 0, stage: "shots" });
  const { id } = await people[0].post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  const gathering = (await people[0].get("/api/tables/mine")).tables.find((table: { id: string }) => table.id === id);
  expect(gathering).not.toHaveProperty("calendar");
});

test("one person, a hot seat and a bot", async () => {
  const ann = await server.guest("Ann");
  const { id, yourSeats } = await ann.post("/api/tables", {
    game: "toy",
    seats: ["me", "hotSeat", { bot: "recruit" }],
  });
  expect(yourSeats).toEqual([0, 1]);
  const red = await ann.follow(id, { seat: 0 });
  const green = await ann.follow(id, { seat: 1 });
  await playToTheEnd([red, green]);
  expect((await ann.get(`/api/tables/${id}`)).status).toBe("ended");
});

test("who leaves is replaced by a bot and may return; who resigns may not; others may take over", async () => {
  const { id, people, seats } = await threeSeats(server, { rounds: 3 });
  const [ann, ben, cid] = people;
  await ben.post(`/api/tables/${id}/leave`);
  expect((await seats[1].closed).reason).toBe("SEAT_LOST");
  await seats[0].until(({ seq }) => seq === 1);
  expect((await ann.get(`/api/tables/${id}`)).seats[1]).toMatchObject({ kind: "bot", vacant: true });
  expect((await ben.get(`/api/tables/${id}`)).keptForYou).toEqual([1]);
  expect((await ann.get(`/api/tables/${id}`)).keptForYou).toEqual([]);
  await ben.post(`/api/tables/${id}/take-over`, { seat: 1 });
  const green = await ben.follow(id, { seat: 1 });
  expect((await ann.get(`/api/tables/${id}`)).seats[1]).toMatchObject({ kind: "person", name: "Ben" });
  await green.ask("undo", { seen: 1 });
  expect(await green.act(bid(2), 2)).toMatchObject({ type: "accepted" });
  await cid.post(`/api/tables/${id}/resign`);
  expect((await seats[2].closed).reason).toBe("SEAT_LOST");
  const eve = await server.guest("Eve");
  expect((await ann.request("POST", `/api/tables/${id}/take-over`, { seat: 2 })).json.code).toBe("ALREADY_SEATED");
  expect((await eve.request("POST", `/api/tables/${id}/take-over`, { seat: 0 })).json.code).toBe("SEAT_TAKEN");
  const { joinToken: token } = await ann.get(`/api/tables/${id}`);
  await eve.post(`/api/tables/${id}/take-over`, { seat: 2, token });
  await playToTheEnd([seats[0], green, await eve.follow(id, { seat: 2 })]);
});

test("who left a side may come back to it, but not look into the cards of another one", async () => {
  const { id, people } = await threeSeats(server, { rounds: 9999 });
  const [, ben, cid] = people;
  for (const person of [ben, cid]) await person.post(`/api/tables/${id}/leave`);
  const takeOver = (seat: number) => ben.request("POST", `/api/tables/${id}/take-over`, { seat });
  expect((await takeOver(2)).json.code).toBe("OTHER_SEAT_KEPT");
  expect((await takeOver(1)).status).toBe(200);
});

test("one of two players sits on both Allied seats, and so does a successor", async () => {
  const real = await testServer({ games: GAMES });
  const [ann, ben, eve] = await Promise.all(["Ann", "Ben", "Eve"].map((name) => real.guest(name)));
  const wanted = { game: "triumph", options: { scenario: "two-player" }, seats: ["me", "open", "open"] };
  const { id } = await ann.post("/api/tables", wanted);
  expect(await ben.post(`/api/tables/${id}/join`, { seat: 2 })).toMatchObject({ status: "playing", yourSeats: [1, 2] });
  await ben.post(`/api/tables/${id}/leave`);
  const { joinToken: token } = await ann.get(`/api/tables/${id}`);
  await eve.post(`/api/tables/${id}/take-over`, { seat: 1, token });
  expect((await eve.get(`/api/tables/${id}`)).yourSeats).toEqual([1, 2]);
  await real.close();
});

test("a hot seat is one again when its holder comes back from a bot, but not for others", async () => {
  const [ann, eve] = await Promise.all(["Ann", "Eve"].map((name) => server.guest(name)));
  const { id, joinToken: token } = await ann.post("/api/tables", {
    game: "toy",
    options: { rounds: 9999 },
    seats: ["me", "hotSeat", "hotSeat"],
  });
  await ann.post(`/api/tables/${id}/leave`);
  await eve.post(`/api/tables/${id}/take-over`, { seat: 2, token });
  await ann.post(`/api/tables/${id}/take-over`, { seat: 1 });
  expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ yourSeats: [1], keptForYou: [0] });
  await ann.post(`/api/tables/${id}/take-over`, { seat: 0 });
  const { seats } = await ann.get(`/api/tables/${id}`);
  expect(seats.map(({ hotSeat }: { hotSeat: boolean }) => hotSeat)).toEqual([false, true, false]);
  await ann.post(`/api/tables/${id}/resign`);
  const resigned = (await ann.get(`/api/tables/${id}`)).seats;
  expect(resigned.map(({ hotSeat }: { hotSeat: boolean }) => hotSeat)).toEqual([false, false, false]);
});

test("when the last person resigns, the game is over", async () => {
  const ann = await server.guest("Ann");
  const { id } = await ann.post("/api/tables", {
    game: "toy",
    options: { rounds: 9999 },
    seats: ["me", { bot: "recruit" }, { bot: "recruit" }],
  });
  await ann.post(`/api/tables/${id}/resign`);
  expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ status: "ended", ending: { kind: "abandoned" } });
});

test("all agree on an ending, then on a rematch", async () => {
  const { id, people, seats } = await threeSeats(server);
  expect((await people[0].request("GET", `/api/tables/${id}/log`)).json.code).toBe("NOT_ENDED");
  await seats[0].ask("proposeEnding", { winners: [1] });
  await seats[1].answer(true);
  await seats[2].answer(true);
  await seats[0].until(({ now }) => now.outcome !== undefined);
  expect(seats[0].now.outcome).toEqual({ kind: "agreed", winners: [1] });
  expect(await seats[0].act(bid(1))).toMatchObject({ type: "error", code: "NOT_PLAYING" });
  const rematch = await people[1].post(`/api/tables/${id}/rematch`);
  expect(rematch).toMatchObject({ status: "gathering", yourSeats: [1] });
  expect(await people[0].post(`/api/tables/${id}/rematch`)).toMatchObject({ id: rematch.id, yourSeats: [0] });
  expect(await people[2].post(`/api/tables/${id}/rematch`)).toMatchObject({ status: "playing", yourSeats: [2] });
});

test("who asks for a rematch at the same time or again comes to the same table", async () => {
  const { id, people, seats } = await threeSeats(server);
  await seats[0].ask("proposeEnding", { winners: [] });
  for (const seat of [1, 2]) await seats[seat].answer(true);
  const rematches = await Promise.all(people.slice(0, 2).map((one) => one.post(`/api/tables/${id}/rematch`)));
  expect(new Set(rematches.map((table) => table.id)).size).toBe(1);
  const again = await people[0].post(`/api/tables/${id}/rematch`);
  expect(again).toMatchObject({ id: rematches[0].id, status: "gathering", yourSeats: [0] });
  expect(await people[2].get(`/api/tables/${again.id}`)).toMatchObject({ yourSeats: [], keptForYou: [2] });
  expect(await people[1].get(`/api/tables/${again.id}`)).toMatchObject({ yourSeats: [1], keptForYou: [] });
  await people[2].post(`/api/tables/${again.id}/join`, { seat: 2 });
  expect(await people[1].post(`/api/tables/${id}/rematch`)).toMatchObject({ id: again.id, status: "playing" });
});

test("only tables with a seat for anybody are among the open ones", async () => {
  const ann = await server.guest("Ann");
  const wanted = (seats: unknown[]) => ann.post("/api/tables", { game: "toy", seats });
  const open = await wanted(["me", "open", "invited"]);
  const closed = await wanted(["me", { bot: "recruit" }, "invited"]);
  const ids = (await ann.get("/api/tables")).tables.map(({ id }: { id: string }) => id);
  expect(ids).toContain(open.id);
  expect(ids).not.toContain(closed.id);
});

test("a seat that is free again is for whom the other free ones are", async () => {
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => server.guest(name)));
  for (const kind of ["invited", "open"]) {
    const { id, joinToken: token } = await ann.post("/api/tables", { game: "toy", seats: ["me", kind, kind] });
    await ben.post(`/api/tables/${id}/join`, { token });
    await ben.post(`/api/tables/${id}/leave`);
    expect((await ann.get(`/api/tables/${id}`)).seats[1]).toMatchObject({ kind });
  }
});

test("a table that its only person leaves before the game is gone", async () => {
  const ann = await server.guest("Ann");
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  await ann.post(`/api/tables/${id}/leave`);
  expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ status: "ended", ending: { kind: "cancelled" } });
});
