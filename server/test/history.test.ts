import { type Json, patched } from "@tripartite/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "../../games/registry.ts";
import type { Answer, Browser } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { recordedGame, storeEndedGame } from "./stored-game.ts";
import { aim, bidAll, fire, load, threeSeats } from "./toy-table.ts";

let server: TestServer;
let triumph: TestServer;
let ended: string;
beforeAll(async () => {
  server = await testServer({ config: { watcherPatienceMs: 0 } });
  triumph = await testServer({ games: GAMES });
  ended = await storeEndedGame(triumph.dataDir, recordedGame("1936-60"));
});
afterAll(() => Promise.all([server.close(), triumph.close()]));

interface Replay {
  readonly index: Answer;
  readonly views: Json[];
  readonly events: Json[][];
}

/** The whole replay as a browser receives it. */
async function replay(browser: Browser, id: string, eyes: string | number): Promise<Replay> {
  const index = await browser.get(`/api/tables/${id}/replay`);
  const views: Json[] = [];
  const events: Json[][] = [[]];
  for (let chunk = 0; chunk * index.chunk < index.seqs.length; chunk++) {
    const part = await browser.get(`/api/tables/${id}/replay/${eyes}/${chunk}?seq=${index.seq}`);
    expect(part.first).toBe(chunk * index.chunk);
    views[part.first] = part.view;
    for (const step of part.steps) {
      views.push(step.patch === undefined ? views.at(-1)! : patched(views.at(-1), step.patch));
      events.push(step.events);
    }
  }
  return { index, views, events };
}

test("a running game: one's own view of every move that counts, the same that came live; nobody else's", async () => {
  const { id, people, seats } = await threeSeats(server, { rounds: 3 });
  await bidAll(seats, [1, 2, 3]);
  await seats[0].act(load, 3);
  await seats[0].ask("undo", { seen: 4 });
  await seats[0].act(aim, 5);
  await seats[0].act(fire, 6);
  for (const seat of seats) await seat.until(({ seq }) => seq === 7);
  for (const [seat, person] of people.entries()) {
    const { index, views, events } = await replay(person, id, seat);
    expect(index).toMatchObject({ seq: 7, over: false, open: false, seqs: [0, 1, 2, 3, 6, 7] });
    const live = new Map(seats[seat].updates.map((update) => [update.seq, update]));
    index.seqs.forEach((seq: number, step: number) => {
      expect(views[step]).toEqual(live.get(seq)!.view);
    });
    expect(events[5]).toEqual(live.get(7)!.events);
    for (const eyes of [(seat + 1) % 3, "open"]) {
      const refused = await person.request("GET", `/api/tables/${id}/replay/${eyes}/0?seq=7`);
      expect(refused).toMatchObject({ status: 403, json: { code: "FORBIDDEN" } });
    }
  }
  const stranger = server.browser();
  const { views } = await replay(stranger, id, "watch");
  expect((views[1] as Answer).bids).toEqual(["hidden", 0, 0]);
  expect((await stranger.request("GET", `/api/tables/${id}/replay/0/0?seq=7`)).status).toBe(403);
  expect((await stranger.request("GET", `/api/tables/${id}/chronicle`)).json.code).toBe("NOT_ENDED");
});

test("an open replay grows with the game, unless its moves are taken back", async () => {
  const { id, people, seats } = await threeSeats(server, { rounds: 3 });
  await bidAll(seats);
  await seats[0].act(aim, 3);
  const get = (seq: number) => people[0].request("GET", `/api/tables/${id}/replay/0/0?seq=${seq}`);
  expect((await get(4)).json.steps).toHaveLength(4);
  await seats[0].act(fire, 4);
  expect((await get(4)).status).toBe(200);
  expect((await get(5)).json.steps).toHaveLength(5);
  await seats[1].act(load, 5);
  expect((await get(6)).status).toBe(200);
  await seats[1].ask("undo", { seen: 6 });
  await people[0].get(`/api/tables/${id}/replay`);
  expect((await get(6)).json.code).toBe("STALE");
});

test("a game that is over can be seen through all eyes, with nothing hidden, and in figures", async () => {
  const stranger = triumph.browser();
  const [axis, watch, open] = await Promise.all(["0", "watch", "open"].map((eyes) => replay(stranger, ended, eyes)));
  const { index } = axis;
  expect(index).toMatchObject({ seq: 335, over: true, open: true });
  expect(index.times[0]).toEqual({ step: 0, time: { year: 1935, stage: "setup" } });
  expect(index.times.map(({ time }: Answer) => time.season)).toContain("winter");
  expect(axis.views).toHaveLength(336);
  const berlin = ({ views }: Replay) => (views[100] as Answer).areas.berlin;
  expect(berlin(axis).units.length).toBe(berlin(open).faceUp.length);
  expect(berlin(watch).faceUp).toBeUndefined();
  const { hand } = (axis.views[100] as Answer).own;
  expect((open.views[100] as Answer).hands.axis.hand).toEqual(hand);
  expect((watch.views[100] as Answer).hands).toBeUndefined();
  expect(open.events.flat().length).toBeGreaterThan(watch.events.flat().length);

  const chronicle = await stranger.get(`/api/tables/${ended}/chronicle`);
  expect(chronicle.standings[0]).toMatchObject({ year: 1936, sides: { axis: { ind: expect.any(Number) } } });
  expect(chronicle.moments.at(-1).event.type).toBe("victory");
});

test("a person's progress is kept for each own seat, and only grows", async () => {
  const { id, people } = await threeSeats(server);
  const path = `/api/tables/${id}/seen`;
  expect(await people[0].get(`${path}?seat=0`)).toEqual({ seq: null });
  await people[0].post(path, { seat: 0, seq: 5 });
  await people[0].post(path, { seat: 0, seq: 3 });
  expect(await people[0].get(`${path}?seat=0`)).toEqual({ seq: 5 });
  expect((await people[1].request("GET", `${path}?seat=0`)).status).toBe(403);
  expect((await people[1].request("POST", path, { seat: 0, seq: 9 })).status).toBe(403);
  expect((await server.browser().request("GET", `${path}?seat=0`)).status).toBe(401);
});
