/** Properties of whole games: one truth, nobody else's turn, replay, secrecy. */
import {
  fold,
  hashState,
  isRefusal,
  type Json,
  mayKnow,
  newLog,
  nextBelow,
  pickRandomly,
  type Random,
  seedRandom,
} from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { checkOffers } from "../../kernel/test/offerChecks.ts";
import { ACTION_FIELDS } from "../codec.ts";
import { CARD_IDS } from "../data/deck.ts";
import { CLASSES, DECKS, FACTIONS, NATIONALITIES, SCENARIOS, TECHNOLOGIES, UNIT_TYPES } from "../data/kinds.ts";
import { AREA_IDS, NATION_IDS } from "../data/map.ts";
import { triumph } from "../game.ts";
import type { Action } from "../model/actions.ts";
import { copyState } from "../model/copy.ts";
import type { Event } from "../model/events.ts";
import type { State } from "../model/state.ts";
import { ORDER_TOPICS, ORDER_VALUES } from "../rules/cards/orders.ts";
import { routeClass } from "../rules/routes/routeClasses.ts";
import {
  asksByOrder,
  disclosesMore,
  namesFaceUpUnit,
  shareOpenChoices,
  streamFor,
  withNumbersExchanged,
  withOtherSecrets,
} from "./secrets.ts";

const SEATS = [0, 1, 2];

interface Step {
  readonly seat: number;
  readonly action: Action;
}

/** Plays one random game to its end; `visit` sees the state and the step before it is taken. */
function playGame(scenario: string, seed: number, visit: (s: State, step: Step, random: Random) => void): State {
  const options = triumph.options({ scenario });
  if (isRefusal(options)) throw new Error(options.text);
  const s = triumph.setup(options, seed);
  const random = seedRandom(seed * 31 + 7);
  while (triumph.outcome(s) === undefined) {
    const step = nextStep(s, random);
    visit(s, step, random);
    const applied = triumph.apply(s, step.seat, step.action);
    if (isRefusal(applied)) throw new Error(`${JSON.stringify(step)} refused: ${applied.code}`);
  }
  return s;
}

function nextStep(s: State, random: Random): Step {
  if (nextBelow(random, 100) === 0) {
    const seat = nextBelow(random, 3);
    const interrupts = triumph.interrupts(s, seat);
    if (interrupts.length > 0) return { seat, action: pickRandomly(triumph, s, interrupts, random) };
  }
  const waiting = triumph.pending(s);
  const { seat } = waiting[nextBelow(random, waiting.length)];
  return { seat, action: pickRandomly(triumph, s, triumph.legal(s, seat), random) };
}

// ---- one truth

/** Something of the right kind for a field, legal or not. */
function anyValue(field: string, s: State, random: Random): Json {
  const oneOf = (names: readonly string[]) => names[nextBelow(random, names.length)];
  const lists: Record<string, readonly string[]> = {
    area: AREA_IDS,
    to: AREA_IDS,
    nation: NATION_IDS,
    faction: FACTIONS,
    rival: FACTIONS,
    party: [...FACTIONS, "native"],
    card: CARD_IDS,
    second: CARD_IDS,
    with: CARD_IDS,
    unitType: UNIT_TYPES,
    nationality: NATIONALITIES,
    deck: DECKS,
    technology: TECHNOLOGIES,
    targetClass: CLASSES,
    topic: ORDER_TOPICS,
    value: ORDER_VALUES,
  };
  if (field in lists) return oneOf(lists[field]);
  if (field === "route" || field === "areas")
    return Array.from({ length: 1 + nextBelow(random, 3) }, () => oneOf(AREA_IDS));
  if (field === "factions") return Array.from({ length: 1 + nextBelow(random, 3) }, () => oneOf(FACTIONS));
  if (field === "unit") return nextBelow(random, s.unitArea.length + 2) - 1;
  if (field === "index" || field === "count") return nextBelow(random, 6) - 1;
  return nextBelow(random, 2) === 0;
}

/** A listed action with one field changed, or an action of any type made up from nothing. */
function forge(s: State, model: Json, random: Random): Json {
  const types = Object.keys(ACTION_FIELDS) as Action["type"][];
  const fields = (type: Action["type"]) => ACTION_FIELDS[type].map((field) => field.replace("?", ""));
  if (nextBelow(random, 3) === 0) {
    const type = types[nextBelow(random, types.length)];
    return { type, ...Object.fromEntries(fields(type).map((field) => [field, anyValue(field, s, random)])) };
  }
  const copy = { ...(model as Record<string, Json>) };
  const own = fields(copy.type as Action["type"]);
  if (own.length === 0) return { type: types[nextBelow(random, types.length)] };
  const field = own[nextBelow(random, own.length)];
  copy[field] = anyValue(field, s, random);
  return copy;
}

/** Everything a seat may do, in one form that can be compared; routes of one class are the same. */
function listed(s: State, seat: number): Set<string> {
  return new Set([...triumph.legal(s, seat), ...triumph.interrupts(s, seat)].map((action) => canonical(s, action)));
}

function canonical(s: State, action: Action): string {
  if (action.type !== "move") return JSON.stringify(triumph.encodeAction(action, s));
  return `move ${action.unit} ${routeClass(s, action.unit, action.route, action.strategic)}`;
}

describe("one truth", () => {
  test("20,000 mutated and foreign actions are accepted exactly when they are listed, and change nothing when refused", () => {
    let tried = 0;
    let refused = 0;
    for (let seed = 1; tried < 30_000; seed++) {
      playGame(SCENARIOS[seed % 3], seed, (s, step, random) => {
        if (nextBelow(random, 25) !== 0) return;
        const lists = SEATS.map((seat) => listed(s, seat));
        const hash = hashState(s);
        const models = SEATS.flatMap((seat) => [...triumph.legal(s, seat), ...triumph.interrupts(s, seat)]);
        for (let i = 0; i < 60; i++) {
          const model = triumph.encodeAction(i === 0 ? step.action : models[nextBelow(random, models.length)], s);
          const json = i < 6 ? model : forge(s, model, random);
          const action = triumph.decodeAction(json, s);
          if (isRefusal(action)) continue;
          const seat = nextBelow(random, 3);
          tried++;
          const refusal = triumph.explain(s, seat, action);
          const context = `${FACTIONS[seat]} ${JSON.stringify(json)} ${refusal?.code}`;
          if (refusal === undefined) {
            expect(lists[seat].has(canonical(s, action)), `accepted but not listed: ${context}`).toBe(true);
            continue;
          }
          refused++;
          expect(refusal.rule, context).not.toBe("");
          expect(triumph.apply(s, seat, action), context).toEqual(refusal);
          if (action.type !== "move" || action.unit === s.picked) {
            expect(
              lists[seat].has(JSON.stringify(triumph.encodeAction(action, s))),
              `listed but refused: ${context}`,
            ).toBe(false);
          }
        }
        expect(hashState(s)).toBe(hash);
      });
    }
    expect(refused).toBeGreaterThan(20_000);
  });

  test("every listed action and the default of every decision are accepted", () => {
    for (let seed = 101; seed < 113; seed++) {
      playGame(SCENARIOS[seed % 3], seed, (s, step, random) => {
        if (nextBelow(random, 10) !== 0) return;
        for (const { seat } of triumph.pending(s)) {
          for (const action of triumph.legal(s, seat)) {
            expect(triumph.explain(s, seat, action), JSON.stringify(triumph.encodeAction(action, s))).toBeUndefined();
          }
          const fallback = triumph.fallback(s, seat);
          expect(triumph.explain(s, seat, fallback), JSON.stringify(triumph.encodeAction(fallback, s))).toBeUndefined();
        }
        expect(triumph.decodeAction(triumph.encodeAction(step.action, s), s)).toEqual(step.action);
      });
    }
  });

  test("a game of defaults alone comes to its end", () => {
    for (const scenario of SCENARIOS) {
      const options = triumph.options({ scenario });
      if (isRefusal(options)) throw new Error(options.text);
      const s = triumph.setup(options, 11);
      for (let step = 0; triumph.outcome(s) === undefined; step++) {
        const { seat } = triumph.pending(s)[0];
        expect(isRefusal(triumph.apply(s, seat, triumph.fallback(s, seat)))).toBe(false);
        expect(step).toBeLessThan(20_000);
      }
    }
  });
});

test("offers are current, and plans do what the rules do", () => {
  for (let seed = 201; seed < 219; seed++) {
    playGame(SCENARIOS[seed % 3], seed, (s, _, random) => {
      if (nextBelow(random, 10) === 0) checkOffers(triumph, s, random, 2);
    });
  }
});

describe("replay", () => {
  test("the log of a game folds to the same state", () => {
    for (let seed = 1; seed <= 9; seed++) {
      const scenario = SCENARIOS[seed % 3];
      const entries: { seat: number; action: Json }[] = [];
      const end = playGame(scenario, seed, (s, { seat, action }) =>
        entries.push({ seat, action: triumph.encodeAction(action, s) }),
      );
      const log = { ...newLog(triumph, { options: { scenario }, seed }), entries };
      expect(hashState(fold(triumph, log))).toBe(hashState(end));
    }
  });
});

// ---- secrecy

function appliedTo(s: State, seat: number, action: Action): readonly Event[] {
  const applied = triumph.apply(s, seat, action);
  if (isRefusal(applied)) throw new Error(`${JSON.stringify(action)} refused: ${applied.code}`);
  return applied.events;
}

describe("secrecy", () => {
  test("views and who is waited for are byte-identical when only hidden facts differ", () => {
    for (let seed = 201; seed < 222; seed++) {
      playGame(SCENARIOS[seed % 3], seed, (s, _, random) => {
        if (nextBelow(random, 20) !== 0) return;
        for (const viewer of [-1, ...SEATS]) {
          const other = withOtherSecrets(s, viewer, random);
          expect(JSON.stringify(triumph.view(other, viewer))).toBe(JSON.stringify(triumph.view(s, viewer)));
          if (!asksByOrder(s)) expect(triumph.pending(other)).toEqual(triumph.pending(s));
        }
      });
    }
  });

  test("event streams are byte-identical when only hidden facts differ", () => {
    let compared = 0;
    for (let seed = 301; seed < 331; seed++) {
      playGame(SCENARIOS[seed % 3], seed, (s, { seat, action }, random) => {
        if (nextBelow(random, 6) !== 0) return;
        for (const viewer of [-1, ...SEATS]) {
          const other = withOtherSecrets(s, viewer, random);
          shareOpenChoices(s, other);
          if (namesFaceUpUnit(s, other, action) || triumph.explain(other, seat, action)) continue;
          const after = copyState(s);
          const here = triumph.apply(after, seat, action);
          const there = triumph.apply(other, seat, action);
          if (isRefusal(here) || isRefusal(there)) throw new Error("refused");
          expect(streamFor(s, viewer, there.events), JSON.stringify(triumph.encodeAction(action, s))).toEqual(
            streamFor(s, viewer, here.events),
          );
          const isOpen = here.events.some(disclosesMore) || there.events.some(disclosesMore);
          if (!isOpen && !asksByOrder(after)) expect(triumph.pending(other)).toEqual(triumph.pending(after));
          compared++;
        }
      });
    }
    expect(compared).toBeGreaterThan(2_000);
  });

  test("nobody else can tell two blocks of one nationality in one area by their numbers", () => {
    let compared = 0;
    for (let seed = 401; seed < 419; seed++) {
      playGame(SCENARIOS[seed % 3], seed, (s, { seat, action }, random) => {
        if (nextBelow(random, 2) !== 0) return;
        const there = withNumbersExchanged(s, random);
        if (there === undefined) return;
        const here = copyState(s);
        const events = appliedTo(here, seat, action);
        const eventsThere = appliedTo(there.state, seat, there.rename(action));
        for (const viewer of [-1, ...SEATS].filter((viewer) => viewer !== there.owner)) {
          const heard = (stream: readonly Event[]) => stream.filter((event) => mayKnow(event, viewer));
          expect(heard(eventsThere), JSON.stringify(action)).toEqual(heard(events));
          if (nextBelow(random, 20) !== 0) continue;
          expect(triumph.view(there.state, viewer)).toEqual(triumph.view(here, viewer));
        }
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(2_000);
  });
});
