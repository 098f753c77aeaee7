/** Questions that are asked so that nobody can tell who holds a card; a seat with nothing to decide is answered for. */
import type { Game } from "@tripartite/kernel";
import { afterEach, expect, test } from "vitest";
import { type ToyAction, type ToyEvent, type ToyOptions, type ToyState, toy } from "../../games/kernel/test/toy.ts";
import type { Answer } from "./browser.ts";
import { temporaryFolder } from "./harness.ts";
import { eventually, type TimedServer, type TimedTable, timedServer, timedTable } from "./timed-table.ts";
import { aim, bid, fire } from "./toy-table.ts";

/** To aim is a discreet question; only a seat that bid 3 has something to decide. */
const discreetToy: Game<ToyState, ToyAction, ToyEvent, ToyOptions> = {
  ...toy,
  discreet: ({ turn, aimed, bids }, seat) =>
    seat === turn && !aimed ? { answer: bids[seat] === 3 ? undefined : { type: "aim" } } : undefined,
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let server: TimedServer;
afterEach(() => server.close());

async function open(percent = 100, { dataDir = temporaryFolder(), keepData = false } = {}): Promise<void> {
  const config = { discreetDelayPercent: percent, dataDir };
  server = await timedServer({ games: { toy: discreetToy }, config, keepData });
}

const look = ({ seats }: TimedTable): Promise<Answer> => seats[0].ask("look", { since: 0 });
const isAimed = async (timed: TimedTable): Promise<boolean> => (await look(timed)).view.aimed;
/** When the jobs have certainly run. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

async function act({ seats }: TimedTable, seat: number, action: object): Promise<void> {
  const { seq } = await seats[seat].ask("look", { since: 0 });
  expect(await seats[seat].act(action as never, seq)).toMatchObject({ type: "accepted" });
}

async function bids(timed: TimedTable, amounts: readonly number[]): Promise<void> {
  for (const [seat, amount] of amounts.entries()) await act(timed, seat, bid(amount));
}

/** Lets time pass until the question is answered, and says how much it was. */
async function untilAimed(timed: TimedTable, step: number): Promise<number> {
  const start = server.now();
  for (;;) {
    await aWhile();
    if (await isAimed(timed)) return server.now() - start;
    server.advance(step);
  }
}

test("at a live table the answer comes after 2 to 8 seconds", async () => {
  await open();
  const timed = await timedTable(server, { pace: "live" });
  await bids(timed, [1, 3, 1]);
  expect((await look(timed)).waitingFor).toEqual([0]);
  server.advance(2 * SECOND - 1);
  await aWhile();
  expect(await isAimed(timed)).toBe(false);
  expect(await untilAimed(timed, SECOND)).toBeLessThanOrEqual(7 * SECOND);
  await act(timed, 0, fire);
});

test("by letter it takes 5 to 60 minutes", async () => {
  await open();
  const timed = await timedTable(server, { pace: "day" });
  await bids(timed, [1, 3, 1]);
  server.advance(5 * MINUTE - 1);
  await aWhile();
  expect(await isAimed(timed)).toBe(false);
  server.advance(55 * MINUTE + 1);
  await eventually(() => isAimed(timed), Boolean);
});

test("a seat with something to decide is waited for in the same way, and decides", async () => {
  await open();
  const timed = await timedTable(server, { pace: "live" });
  await bids(timed, [3, 1, 1]);
  expect((await look(timed)).waitingFor).toEqual([0]);
  server.advance(10 * SECOND);
  await aWhile();
  expect(await isAimed(timed)).toBe(false);
  await act(timed, 0, aim);
});

test("a seat that has answered is not answered for again", async () => {
  await open();
  const timed = await timedTable(server, { pace: "live" });
  await bids(timed, [1, 1, 1]);
  await act(timed, 0, aim);
  await act(timed, 0, fire);
  const { seq } = await look(timed);
  server.advance(SECOND);
  await aWhile();
  expect((await look(timed)).seq).toBe(seq);
  server.advance(8 * SECOND);
  await eventually(() => isAimed(timed), Boolean);
  expect((await look(timed)).view.turn).toBe(1);
});

test("the answer comes before the clock of the seat runs out, which it leaves as it was", async () => {
  await open();
  const timed = await timedTable(server, { pace: "day", timeControl: { reserve: 0, increment: MINUTE } });
  await bids(timed, [1, 1, 1]);
  server.advance(MINUTE - 2 * SECOND);
  await eventually(() => isAimed(timed), Boolean);
  const { clocks } = await server.browser().get(`/api/tables/${timed.id}`);
  expect(clocks[0].expiries).toBe(0);
});

test.each([
  ["something", "counter"],
  ["nothing", "thrower"],
])("a bot with %s to decide takes the same time", async (_, bot) => {
  await open();
  const ann = await server.guest("Ann");
  const { id } = await ann.post("/api/tables", { game: "toy", pace: "live", seats: [{ bot }, "me", "hotSeat"] });
  const seats = await Promise.all([1, 1, 2].map((seat) => ann.follow(id, { seat })));
  const timed = { id, people: [ann], seats };
  await act(timed, 1, bid(1));
  await act(timed, 2, bid(1));
  const turn = async () => (await look(timed)).view.turn;
  await eventually(turn, (now) => now === 0);
  server.advance(2 * SECOND - 1);
  await aWhile();
  expect(await isAimed(timed)).toBe(false);
  server.advance(6 * SECOND + 1);
  await eventually(turn, (now) => now === 1);
});

test("with a delay of 0 the answer comes at once", async () => {
  await open(0);
  const timed = await timedTable(server, { pace: "live" });
  await bids(timed, [1, 1, 1]);
  await eventually(() => isAimed(timed), Boolean);
});

test("a server that starts again gives the answers that are due", async () => {
  const dataDir = temporaryFolder();
  await open(100, { dataDir, keepData: true });
  const { id, people, seats } = await timedTable(server, { pace: "live" });
  await bids({ id, people, seats }, [1, 1, 1]);
  expect(await isAimed({ id, people, seats })).toBe(false);
  await server.close();
  await open(100, { dataDir });
  server.advance(10 * SECOND);
  const view = async () => (await server.browser().follow(id, {})).now?.view;
  await eventually(view, (shown) => shown?.aimed === true);
});
