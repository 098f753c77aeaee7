import { isRefusal, type Json, nextBelow, pickRandomly, playMatch, type Random, seedRandom } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { botOf, TRIUMPH_BOTS } from "../bots/bots.ts";
import { imagine } from "../bots/imagine.ts";
import { freshMemory, guessFrom } from "../bots/memory.ts";
import { MARSHAL } from "../bots/styles.ts";
import { triumph } from "../game.ts";
import type { State } from "../model/state.ts";
import { setup } from "../setup.ts";
import { viewOf } from "../view.ts";

const SCENARIOS = ["1936", "1939", "two-player"];

function newGame(scenario: string, seed: number): State {
  const options = triumph.options({ scenario });
  if (isRefusal(options)) throw new Error(options.text);
  return setup(options, seed);
}

/** A game that random players have brought so far. */
function midGame(scenario: string, seed: number, actions: number): State {
  const s = newGame(scenario, seed);
  const random = seedRandom(seed);
  for (let i = 0; i < actions; i++) {
    const [decision] = triumph.pending(s);
    if (decision === undefined) return midGame(scenario, seed + 1000, actions >> 1);
    const applied = triumph.apply(s, decision.seat, pickRandomly(triumph, s, triumph.legal(s, decision.seat), random));
    if (isRefusal(applied)) throw new Error(applied.text);
  }
  return triumph.pending(s).length === 0 ? midGame(scenario, seed + 1000, actions >> 1) : s;
}

function situationIn(s: State, memory: Json = null) {
  const [{ seat }] = triumph.pending(s);
  return {
    seat,
    options: {},
    view: triumph.view(s, seat),
    legal: triumph.legal(s, seat).map((action) => triumph.encodeAction(action, s)),
    events: [],
    since: 0,
    seq: 0,
    memory,
    random: seedRandom([1, 2, 3, seat]) as Random,
  };
}

describe("whole games", () => {
  test.each(SCENARIOS)("%s: bots of all strengths play to the end, legally, in every seat", (scenario) => {
    const bots = [TRIUMPH_BOTS.staff, TRIUMPH_BOTS.cadet, botOf("Hasty Marshal", MARSHAL, { actions: 0, worlds: 1 })];
    const { outcome, failures, log } = playMatch({ game: triumph, bots, options: { scenario }, seed: 5 });
    expect(failures).toEqual([]);
    expect(outcome?.winners.length).toBeGreaterThan(0);
    expect(log.entries.length).toBeLessThan(4000);
  });
});

test("reasons that may be read at any time tell of nothing but the nation and its open Influence", () => {
  const { openReasons = [] } = triumph;
  const told = new Set<string>();
  for (const [strength, bot] of Object.entries(TRIUMPH_BOTS)) {
    if (strength === "marshal") continue; // plays its cards as Staff does, and thinks long
    const s = newGame("1936", 11);
    for (let i = 0; i < 400 && s.season < 0; i++) {
      const choice = bot.decide(situationIn(s));
      const action = choice.action as { type: string };
      if (openReasons.includes(action.type)) told.add(choice.reason);
      const [{ seat }] = triumph.pending(s);
      expect(triumph.apply(s, seat, triumph.decodeAction(action, s) as never)).not.toHaveProperty("code");
    }
  }
  expect(told.size).toBeGreaterThan(3);
  for (const reason of told)
    expect(reason).toMatch(
      /^(A Rival must not have (the )?[A-Z].*\.|(?!.*(Countries|States) is)[A-Z].* (is|are) worth having\.)$/,
    );
});

test("a bot is a pure function of its situation, which it leaves as it was", () => {
  const s = midGame("1936", 3, 200);
  for (const bot of Object.values(TRIUMPH_BOTS)) {
    const situation = situationIn(s);
    const before = JSON.stringify(situation);
    const choice = bot.decide(structuredClone(situation));
    expect(bot.decide(JSON.parse(before))).toEqual(choice);
    expect(choice.reason).not.toBe("");
    expect(choice.reason).not.toContain("\n");
  }
});

/** Positions spread over a game of random players, each a state of its own. */
function positionsOf(scenario: string, seed: number, count: number): State[] {
  const s = newGame(scenario, seed);
  const random = seedRandom(seed);
  const positions: State[] = [];
  for (let actions = 0; positions.length < count; actions++) {
    const [decision] = triumph.pending(s);
    if (decision === undefined) break;
    if (actions % 61 === 60) positions.push(triumph.copy(s));
    const applied = triumph.apply(s, decision.seat, pickRandomly(triumph, s, triumph.legal(s, decision.seat), random));
    if (isRefusal(applied)) throw new Error(applied.text);
  }
  return positions;
}

test("a seat taken over in the middle of any game is played on, legally and without dithering", () => {
  let tried = 0;
  for (let game = 0; tried < 200; game++) {
    for (const s of positionsOf(SCENARIOS[game % 3], game, 9)) {
      tried++;
      const [{ seat }] = triumph.pending(s);
      let memory: Json = null;
      let takenBack = 0;
      for (let step = 0; step < 10 && triumph.pending(s)[0]?.seat === seat; step++) {
        const choice = TRIUMPH_BOTS.staff.decide(situationIn(s, memory));
        const action = triumph.decodeAction(choice.action, s);
        if (isRefusal(action)) throw new Error(action.text);
        if (["unpick", "unplan", "keep"].includes(action.type)) takenBack++;
        const applied = triumph.apply(s, seat, action);
        expect(isRefusal(applied) ? [game, applied, choice] : undefined).toBeUndefined();
        memory = choice.memory;
      }
      expect(takenBack).toBeLessThan(3);
    }
  }
});

test("an imagined table looks to its seat like the real one", () => {
  for (let n = 0; n < 30; n++) {
    const s = midGame(SCENARIOS[n % 3], n, 10 + nextBelow(seedRandom(~n), 600));
    const [{ seat }] = triumph.pending(s);
    const view = viewOf(s, seat);
    for (const plain of [true, false]) {
      const imagined = imagine(view, guessFrom(freshMemory(), view, plain), seedRandom(n));
      const { own, playerTurn, decks, ...shown } = viewOf(imagined, seat);
      const { own: realOwn, playerTurn: realTurn, decks: realDecks, ...real } = view;
      expect(shown).toEqual(real);
      expect(own?.hand).toEqual(realOwn?.hand);
      expect(decks).toEqual(realDecks);
      expect(playerTurn?.command).toEqual(realTurn?.command);
    }
  }
});
