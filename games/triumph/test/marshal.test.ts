import { isRefusal, type Json, mayKnow, playMatch, seedRandom } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { growBlocks, noBeliefs, recount, stackOf } from "../bots/beliefs.ts";
import { TRIUMPH_BOTS } from "../bots/bots.ts";
import { imagine } from "../bots/imagine.ts";
import { thinkAhead } from "../bots/marshal.ts";
import { freshMemory, guessFrom, learn, type Memory, readMemory } from "../bots/memory.ts";
import { type Candidate, choose } from "../bots/search.ts";
import { MARSHAL, STAFF } from "../bots/styles.ts";
import type { Faction } from "../data/ids.ts";
import { AXIS, BRITISH, FLEET, FORTRESS, FRENCH, INFANTRY, SPRING, SUMMER, USSR, WEST } from "../data/kinds.ts";
import { AREA_COUNT, area, PARTY_OF_NATIONALITY } from "../data/map.ts";
import { LAST_YEAR } from "../data/scenarios.ts";
import { IS_GROUND } from "../data/units.ts";
import { triumph } from "../game.ts";
import { PHASE, type State } from "../model/state.ts";
import { setup } from "../setup.ts";
import { viewOf } from "../view.ts";

function newGame(seed: number, scenario: string): State {
  const options = triumph.options({ scenario });
  if (isRefusal(options)) throw new Error(options.text);
  return setup(options, seed);
}

interface Moment {
  readonly s: State;
  readonly memory: Memory;
}

/** A game of three Staff, as the seat of the Axis has followed it, at the Command Phases of Spring. */
function springsOf(seed: number, scenario: string): Moment[] {
  const bots = [0, 1, 2].map(() => TRIUMPH_BOTS.staff);
  const { log } = playMatch({ game: triumph, bots, options: { scenario }, seed });
  const s = newGame(seed, scenario);
  const memory = readMemory(null, true);
  const moments: Moment[] = [];
  let heard: Json[] = [];
  let year = 0;
  for (const entry of log.entries) {
    if (!("action" in entry)) throw new Error("matches hold actions only");
    const { seat, action: json } = entry;
    if (seat === AXIS) {
      learn(memory, viewOf(s, AXIS), heard);
      heard = [];
      if (s.phase === PHASE.command && s.year > year) {
        year = s.year;
        moments.push({ s: triumph.copy(s), memory: structuredClone(memory) });
      }
      const view = viewOf(s, AXIS);
      growBlocks(imagine(view, guessFrom(memory, view, true), seedRandom(1)), memory.beliefs!, AXIS);
    }
    const action = triumph.decodeAction(json, s);
    if (isRefusal(action)) throw new Error(action.text);
    const applied = triumph.apply(s, seat, action);
    if (isRefusal(applied)) throw new Error(applied.text);
    for (const event of applied.events) if (mayKnow(event, AXIS)) heard.push(triumph.encodeEvent(event, s));
  }
  return moments;
}

/** Ground CV of Rivals by area. */
function groundOf(s: State): number[] {
  const cv = new Array<number>(AREA_COUNT).fill(0);
  for (let unit = 0; unit < s.unitArea.length; unit++) {
    const party = PARTY_OF_NATIONALITY[s.unitNationality[unit]];
    if (s.unitArea[unit] >= 0 && (party === WEST || party === USSR) && IS_GROUND[s.unitType[unit]])
      cv[s.unitArea[unit]] += s.unitCv[unit];
  }
  return cv;
}

function errorOf(real: State, imagined: State): number {
  const [truth, guess] = [groundOf(real), groundOf(imagined)];
  return truth.reduce((sum, cv, where) => sum + Math.abs(cv - guess[where]), 0) / truth.reduce((a, b) => a + b, 0);
}

const moments = springsOf(11, "1936");

describe("a seat that follows every block", () => {
  test.each(["1936", "1939"])(
    "knows where the strength of others is, far better than one that does not (%s)",
    (scenario) => {
      const springs = scenario === "1936" ? moments : springsOf(11, scenario);
      const errors = [true, false].map((follows) => {
        const all = springs.map(({ s, memory: kept }) => {
          const memory = structuredClone(kept);
          if (!follows) delete memory.beliefs;
          const view = viewOf(s, AXIS);
          const imagined = imagine(view, guessFrom(memory, view, true), seedRandom(1));
          if (memory.beliefs !== undefined) growBlocks(imagined, memory.beliefs, AXIS);
          return errorOf(s, imagined);
        });
        return all.reduce((sum, error) => sum + error, 0) / all.length;
      });
      expect(springs.length).toBeGreaterThan(4);
      expect(errors[0]).toBeLessThan(0.3);
      expect(errors[0]).toBeLessThan(0.6 * errors[1]);
    },
  );

  test("imagines a table that looks like the real one", () => {
    for (const { s, memory } of moments) {
      const view = viewOf(s, AXIS);
      const { own: _, decks: __, ...shown } = viewOf(imagine(view, guessFrom(memory, view, true), seedRandom(1)), AXIS);
      const { own: ___, decks: ____, ...real } = view;
      expect(shown).toEqual(real);
    }
  });

  test("believes what the set-up fixes and what it has seen, and as many blocks as there are", () => {
    const beliefs = noBeliefs();
    expect(recount(beliefs, area("lorraine"), FRENCH, 1)).toEqual([[FORTRESS, 3]]);
    expect(recount(beliefs, area("london"), BRITISH, 2)).toEqual([
      [FORTRESS, 1],
      [FLEET, 4],
    ]);
    expect(recount(beliefs, area("gascony"), FRENCH, 2)).toEqual([
      [INFANTRY, 1],
      [INFANTRY, 1],
    ]);
    expect(recount(beliefs, area("gascony"), FRENCH, 0)).toEqual([]);
    expect(stackOf(beliefs, area("gascony"), FRENCH)).toEqual([]);
  });
});

test("a seat that begins to follow the blocks in mid-game plays on", () => {
  const { s } = moments[2];
  const [{ seat }] = triumph.pending(s);
  const { action } = TRIUMPH_BOTS.marshal.decide({
    seat,
    options: {},
    view: triumph.view(s, seat),
    legal: triumph.legal(s, seat).map((one) => triumph.encodeAction(one, s)),
    events: [],
    since: 0,
    seq: 0,
    memory: freshMemory() as unknown as Json,
    random: seedRandom(4),
  });
  const decoded = triumph.decodeAction(action, s);
  expect(isRefusal(decoded) ? decoded : triumph.explain(s, seat, decoded)).toBeUndefined();
});

/** An early Spring, made one of the last year. */
function lastSpring(): State {
  const s = triumph.copy(moments[1].s);
  s.year = LAST_YEAR;
  return s;
}

/** Chits of one point each. */
function addChits(s: State, f: Faction, count: number): void {
  s.chits[(f + 1) * 3 + 1] += count;
}

test("of several ways the best is found, and the first is kept where they are alike", () => {
  const s = lastSpring();
  const nothing: Candidate = (t) => addChits(t, WEST, 10);
  const stronger: Candidate = (t) => addChits(t, AXIS, 20);
  const weaker: Candidate = (t) => addChits(t, USSR, 20);
  const found = (candidates: Candidate[]) =>
    choose(
      {
        candidates,
        seat: AXIS,
        styles: [MARSHAL[0][AXIS], STAFF[0][WEST], STAFF[0][USSR]],
        world: () => triumph.copy(s),
      },
      6,
      { actions: 5000 },
      seedRandom(3),
    );
  expect(found([nothing, nothing, weaker])).toBe(0);
  expect(found([nothing, weaker, stronger])).toBe(2);
});

test("plans are tried out in the last Seasons before a New Year that may end the game, and at no other time", () => {
  const tablesFor = (s: State) => {
    const [{ seat }] = triumph.pending(s);
    let tables = 0;
    thinkAhead({
      s,
      seat,
      legal: triumph.legal(s, seat),
      mind: {},
      style: { ...MARSHAL[0][seat], declareFrom: -10 },
      random: seedRandom(5),
      expected: STAFF[0],
      depth: { actions: 100, worlds: 2 },
      world: () => {
        tables++;
        return triumph.copy(s);
      },
    });
    return tables;
  };
  const tablesIn = (season: number, chits: number) => {
    const tables = moments.slice(0, 4).map(({ s: spring }) => {
      const s = triumph.copy(spring);
      s.season = season;
      addChits(s, WEST, chits);
      return tablesFor(s);
    });
    return tables.reduce((sum, count) => sum + count, 0);
  };
  expect(tablesIn(SUMMER, 0)).toBe(0);
  expect(tablesIn(SPRING, 20)).toBe(0);
  expect(tablesIn(SUMMER, 20)).toBeGreaterThan(1);
});
