import type { Browser, LiveSocket } from "./browser.ts";
import type { TestServer } from "./harness.ts";

export const aim = { type: "aim" };
export const fire = { type: "fire" };
export const flag = { type: "flag" };
export const load = { type: "load" };
export const bid = (amount: number) => ({ type: "bid", amount });

export interface ToyTable {
  readonly id: string;
  readonly people: Browser[];
  readonly seats: LiveSocket[];
}

/** A table of the small game where three people have sat down, each with a socket. */
export async function threeSeats(server: TestServer, options = {}): Promise<ToyTable> {
  const people = await Promise.all(["Ann", "Ben", "Cid"].map((name) => server.guest(name)));
  const table = await people[0].post("/api/tables", { game: "toy", options, seats: ["me", "open", "invited"] });
  await people[1].post(`/api/tables/${table.id}/join`, {});
  await people[2].post(`/api/tables/${table.id}/join`, { token: table.joinToken });
  const seats: LiveSocket[] = [];
  for (const [seat, person] of people.entries()) seats.push(await person.follow(table.id, { seat }));
  for (const seat of seats) await seat.until(({ now }) => now !== undefined);
  return { id: table.id, people, seats };
}

/** All bid; then it is the first seat's shot. */
export async function bidAll(seats: readonly LiveSocket[], amounts = [1, 1, 1]): Promise<void> {
  for (const [seat, socket] of seats.entries()) await socket.act(bid(amounts[seat]));
  for (const socket of seats) await socket.until(({ seq }) => seq === seats.length);
}
