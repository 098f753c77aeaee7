import { expect, test } from "vitest";
import type { Situation } from "../bot.ts";
import { SPECTATOR } from "../contract.ts";
import { seedRandom } from "../random.ts";
import { recruit } from "../recruit.ts";
import { toy } from "./toy.ts";

const state = toy.setup({ rounds: 1 }, 1);
const situation = (seed: number): Situation => ({
  seat: 0,
  options: { rounds: 1 },
  view: toy.view(state, SPECTATOR),
  legal: [{ type: "load" }, { type: "unload" }, { type: "aim" }],
  events: [],
  since: 0,
  seq: 0,
  memory: ["kept"],
  random: seedRandom(seed),
});

test("the same situation leads to the same choice, always one of the list", () => {
  for (let seed = 0; seed < 50; seed++) {
    const choice = recruit(toy).decide(situation(seed));
    expect(recruit(toy).decide(situation(seed))).toEqual(choice);
    expect(situation(seed).legal).toContainEqual(choice.action);
    expect(choice.memory).toEqual(["kept"]);
  }
});

test("what the game weighs little is rare", () => {
  const taken = Array.from({ length: 1000 }, (_, seed) => recruit(toy).decide(situation(seed)).action);
  const back = taken.filter((action) => (action as { type: string }).type === "unload").length;
  expect(back).toBeGreaterThan(5);
  expect(back).toBeLessThan(80);
});

test("a list that the game cannot read is an error, not a move", () => {
  expect(() => recruit(toy).decide({ ...situation(1), legal: [{ type: "no such" }] })).toThrow("MALFORMED");
});
