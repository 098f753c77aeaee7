/** The short form of `npm run hostile`. */
import { expect, test } from "vitest";
import { attackAll } from "./hostile/all.ts";

test("a short hostile visit: no secret leaks, nothing forbidden happens, and the others play on", async () => {
  const scale = { seconds: 1, sockets: 5, connections: 30, messages: 200, pairs: 200, seed: 1 };
  const attacks = await attackAll(scale, () => {});
  expect(attacks.length).toBeGreaterThanOrEqual(15);
  for (const { name, tried, leaked } of attacks)
    expect({ name, isTried: tried > 0, leaked }).toEqual({ name, isTried: true, leaked: 0 });
}, 240_000);
