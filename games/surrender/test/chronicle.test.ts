/** A whole game in figures. */
import { readFileSync } from "node:fs";
import { type GameLog, isRefusal, type Moment, pickRandomly, seedRandom } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { momentsOf } from "../../kernel/test/moments.ts";
import { chronicleOf } from "../chronicle.ts";
import { surrender } from "../game.ts";
import type { Event } from "../model/events.ts";
import type { State } from "../model/state.ts";

const log: GameLog = JSON.parse(
  readFileSync(new URL("./fixtures/games/axis-decisive.bots.json", import.meta.url), "utf8"),
);

test("turns, places, losses, dice and what decided a recorded game", () => {
  const all = [...momentsOf(surrender, log)].flatMap(({ events }) => events);
  const { standings, dice, moments, combats } = chronicleOf(momentsOf(surrender, log));
  const first = standings[0];
  const last = standings[standings.length - 1];
  expect([first.seq, first.turn, first.month, first.year]).toEqual([0, 1, 9, 1939]);
  expect(last.seq).toBe(log.entries.length);
  expect(last.sides.axis.places + last.sides.western.places).toBe(first.sides.axis.places + first.sides.western.places);
  expect(last.sides.axis.places).toBeGreaterThan(first.sides.axis.places);
  expect(last.sides.western.strength).toBeLessThan(first.sides.western.strength);
  expect(last.sides.western.will).toBe(0);
  expect(first.sides.western.will).toBeGreaterThan(0);
  expect(standings.some(({ sides }) => sides.axis.points > 0)).toBe(true);
  const losses = all.filter(({ type }) => type === "reduced" || type === "eliminated");
  expect(last.sides.axis.losses + last.sides.western.losses).toBe(losses.length);
  const rolls = all.filter((event) => event.type === "groundCombat" || event.type === "airCombat");
  const pips = rolls.reduce((sum, { attack, defence }) => sum + attack.die + defence.die, 0);
  expect(dice.axis.dice + dice.western.dice).toBe(2 * rolls.length);
  expect(dice.axis.pips + dice.western.pips).toBe(pips);
  expect(dice.axis.expected).toBe(3.5 * dice.axis.dice);
  const told = moments.map(({ event }) => (event as { type: string }).type);
  expect(told.slice(-3)).toEqual(["collapsed", "conquered", "victory"]);
  expect(told.filter((type) => type === "controlChanged").length).toBeGreaterThan(2);
  expect(moments.at(-1)!.event).toMatchObject({ type: "victory", victory: "axis-decisive" });
  expect(combats.length).toBeGreaterThan(0);
  const weights = combats.map(({ losses: { axis, western } }) => axis + western);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
});

/** A game of random moves that stops after this number of actions; its state is one and the same all the time. */
function* randomGame(scenario: string, seed: number, actions: number): Iterable<Moment<State, Event>> {
  const options = surrender.options({ scenario });
  if (isRefusal(options)) throw new Error(options.text);
  const state = surrender.setup(options, seed);
  const random = seedRandom(seed);
  for (let seq = 1; seq <= actions; seq++) {
    const [pending] = surrender.pending(state);
    if (pending === undefined) return;
    const action = pickRandomly(surrender, state, surrender.legal(state, pending.seat), random);
    const applied = surrender.apply(state, pending.seat, action);
    if (isRefusal(applied)) throw new Error(applied.text);
    yield { seq, state, events: applied.events };
  }
}

test("the luck of the dice counts combat on land, in the air, at sea and in Strategic Warfare", () => {
  const kinds = new Set<Event["type"]>();
  let [rolls, pips, counted, countedPips] = [0, 0, 0, 0];
  const watched = function* (game: Iterable<Moment<State, Event>>) {
    for (const moment of game) {
      for (const event of moment.events) {
        if (!("attack" in event) || !("defence" in event)) continue;
        kinds.add(event.type);
        rolls += 2;
        pips += event.attack.die + event.defence.die;
      }
      yield moment;
    }
  };
  for (const [scenario, seed] of [
    ["europe-1939", 3],
    ["mediterranean-1940", 5],
  ] as const) {
    for (const tally of Object.values(chronicleOf(watched(randomGame(scenario, seed, 1500))).dice)) {
      counted += tally.dice;
      countedPips += tally.pips;
    }
  }
  expect([...kinds].sort()).toEqual(["airCombat", "groundCombat", "interceptionCombat", "strategicCombat"]);
  expect([counted, countedPips]).toEqual([rolls, pips]);
});
