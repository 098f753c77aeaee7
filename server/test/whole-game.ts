import {
  type AnyGame,
  fold,
  type GameLog,
  hashState,
  type Json,
  mayKnow,
  SPECTATOR,
  seatIds,
  type Viewer,
} from "@tripartite/kernel";
import { expect } from "vitest";
import type { LiveSocket } from "./browser.ts";
import type { TestServer } from "./harness.ts";
import { history, playToTheEnd } from "./random-game.ts";

/** A person on every seat and two spectators, perhaps on different servers, go through a whole game; all saw their parts of the same. */
export async function checkWholeGame(
  servers: readonly TestServer[],
  game: AnyGame,
  options: { [key: string]: Json },
  { undoChance = 0.1, maxActions = 100_000 } = {},
) {
  const at = (i: number) => servers[i % servers.length];
  const names = ["Ann", "Ben", "Cid"].slice(0, seatIds(game, { options, seed: 0 }).length);
  const people = await Promise.all(names.map((name, i) => at(i).guest(name)));
  const [host, ...guests] = people;
  const { id } = await host.post("/api/tables", { game: game.id, options, seats: ["me", ...guests.map(() => "open")] });
  const early = await at(1).browser().follow(id);
  for (const [i, guest] of guests.entries()) await guest.post(`/api/tables/${id}/join`, { seat: i + 1 });
  const seats: LiveSocket[] = [];
  for (const [seat, person] of people.entries()) seats.push(await person.follow(id, { seat }));
  const playing = playToTheEnd(seats, { undoChance, maxActions });
  await early.until(({ seq }) => seq >= 5);
  const late = await at(0).browser().follow(id, { views: "asked" });
  await playing;
  const head = Math.max(...seats.map(({ seq }) => seq));
  const everybody = [...seats, early, late];
  for (const socket of everybody) await socket.until(({ seq }) => seq === head);
  if (seats[0].now.outcome === undefined) return id as string;
  const log: GameLog = await people[0].get(`/api/tables/${id}/log`);
  const { events, hash } = replayed(game, log);
  expect(hash).toBe(log.finalHash);
  const viewers: Viewer[] = [...people.keys(), SPECTATOR, SPECTATOR];
  for (const [i, socket] of everybody.entries()) {
    expect(await history(socket)).toEqual(events(viewers[i]));
    expect(socket.now.outcome).toEqual(seats[0].now.outcome);
  }
  return id as string;
}

function replayed(game: AnyGame, log: GameLog) {
  const all: { type: string; audience?: number }[] = [];
  const state = fold(game, log, ({ events }) => all.push(...events));
  const events = (viewer: Viewer): Json[] =>
    all
      .filter((event) => mayKnow(event, viewer))
      .map((event) => JSON.parse(JSON.stringify(game.encodeEvent(event, state))));
  return { events, hash: hashState(state) };
}
