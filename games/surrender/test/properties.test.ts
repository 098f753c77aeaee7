/** Properties of whole games: one truth, secrecy, National Will, control, activations, retreats. */
import { isRefusal, type Json, mayKnow, nextBelow, pickRandomly, type Random, seedRandom } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { checkOffers } from "../../kernel/test/offerChecks.ts";
import { boardNamed, distance } from "../board/board.ts";
import { CUP_MARKERS } from "../data/campaign/cup.ts";
import { DISPUTED_AREAS } from "../data/campaign/disputedAreas.ts";
import { WILL_EFFECTS } from "../data/nationalWill.ts";
import { FACTIONS } from "../data/vocabulary.ts";
import { surrender } from "../game.ts";
import { ACTION_FIELDS, type Action } from "../model/actions.ts";
import type { Event } from "../model/events.ts";
import { copyState } from "../model/state/copy.ts";
import { PHASE, type State, UNDECIDED, WILL, WILL_NOT } from "../model/state.ts";
import { ezocHexes, isEzoc } from "../rules/land/zones.ts";
import { countryOf } from "../rules/sides.ts";

const BOARD = boardNamed("poland-1939");

interface Step {
  readonly seat: number;
  readonly action: Action;
}

function start(seed: number): State {
  const options = surrender.options({ sovietEntry: seed % 4 === 0 });
  if (isRefusal(options)) throw new Error(options.text);
  return surrender.setup(options, seed);
}

/** Plays one random game to its end; `before` sees the state and the step, `after` the state and the events. */
function playGame(
  seed: number,
  before: (s: State, step: Step, random: Random) => void,
  after: (s: State, events: readonly Event[]) => void = () => {},
): void {
  const s = start(seed);
  const random = seedRandom(seed * 31 + 7);
  while (surrender.outcome(s) === undefined) {
    const waiting = surrender.pending(s);
    const { seat } = waiting[nextBelow(random, waiting.length)];
    const action = pickRandomly(surrender, s, surrender.legal(s, seat), random);
    before(s, { seat, action }, random);
    const applied = surrender.apply(s, seat, action);
    if (isRefusal(applied)) throw new Error(`${JSON.stringify(action)} refused: ${applied.code}`);
    after(s, applied.events);
  }
}

const NAMES: Record<string, readonly string[]> = {
  hex: BOARD.hexIds,
  unit: BOARD.unitIds,
  marker: BOARD.markerIds,
  from: BOARD.countryIds,
  to: BOARD.countryIds,
  country: BOARD.countryIds,
  faction: FACTIONS,
  cupMarker: CUP_MARKERS,
  target: BOARD.unitIds,
  into: BOARD.unitIds,
  also: BOARD.unitIds,
  with: BOARD.unitIds,
  place: BOARD.hexIds,
  disputed: DISPUTED_AREAS.map(({ id }) => id),
};

/** Something of the right kind for a field, legal or not; hexes mostly near the action. */
function anyValue(field: string, model: Json, random: Random): Json {
  const names = NAMES[field];
  if (names === undefined) return nextBelow(random, 6) - 1;
  const given = (model as Record<string, Json>)[field];
  if (field === "hex" && typeof given === "string" && nextBelow(random, 2) === 0) {
    const hex = BOARD.hexIds.indexOf(given);
    const next = BOARD.neighbour[hex * 6 + nextBelow(random, 6)];
    if (next >= 0) return BOARD.hexIds[next];
  }
  return names[nextBelow(random, names.length)];
}

/** Whether the board has names for every field that the type needs: Poland has no Sea Zones. */
function canForge(type: Action["type"]): boolean {
  return ACTION_FIELDS[type].every((field) => field.endsWith("?") || field === "amount" || field in NAMES);
}

/** A listed action with one field changed, or an action of any type made up from nothing. */
function forge(model: Json, random: Random): Json {
  const types = (Object.keys(ACTION_FIELDS) as Action["type"][]).filter((each) => canForge(each));
  const type =
    nextBelow(random, 2) === 0 ? types[nextBelow(random, types.length)] : (model as { type: Action["type"] }).type;
  const fields = ACTION_FIELDS[type].flatMap((entry) => {
    const field = entry.replace("?", "");
    const isLeftOut = field !== entry && (!(field in NAMES) || nextBelow(random, 2) === 0);
    return isLeftOut ? [] : [[field, anyValue(field, model, random)] as const];
  });
  return { type, ...Object.fromEntries(fields) };
}

describe("one truth", () => {
  test("mutated and foreign actions are accepted exactly when they are listed, and change nothing when refused", () => {
    let tried = 0;
    let refused = 0;
    for (let seed = 1; tried < 20_000; seed++) {
      playGame(seed, (s, step, random) => {
        if (nextBelow(random, 6) !== 0) return;
        const lists = [0, 1].map(
          (seat) =>
            new Set(
              [...surrender.legal(s, seat), ...surrender.interrupts(s, seat)].map((action) =>
                JSON.stringify(surrender.encodeAction(action, s)),
              ),
            ),
        );
        const frozen = JSON.stringify(s);
        for (let i = 0; i < 60; i++) {
          const json = forge(surrender.encodeAction(step.action, s), random);
          const action = surrender.decodeAction(json, s);
          if (isRefusal(action)) throw new Error(`${JSON.stringify(json)}: ${action.text}`);
          const seat = nextBelow(random, 4) === 0 ? 1 - step.seat : step.seat;
          tried++;
          const refusal = surrender.explain(s, seat, action);
          expect(refusal === undefined, `${JSON.stringify(json)} ${refusal?.code}`).toBe(
            lists[seat].has(JSON.stringify(json)),
          );
          if (refusal === undefined) continue;
          refused++;
          expect(refusal.rule).not.toBe("");
          expect(surrender.apply(s, seat, action)).toEqual(refusal);
        }
        expect(JSON.stringify(s)).toBe(frozen);
      });
    }
    expect(refused).toBeGreaterThan(15_000);
  });

  test("every listed action and the default of every decision are accepted, and decode to themselves", () => {
    for (let seed = 101; seed < 111; seed++) {
      playGame(seed, (s, _, random) => {
        if (nextBelow(random, 3) !== 0) return;
        for (const { seat } of surrender.pending(s)) {
          for (const action of [...surrender.legal(s, seat), surrender.fallback(s, seat)]) {
            expect(surrender.explain(s, seat, action), JSON.stringify(action)).toBeUndefined();
            expect(surrender.decodeAction(surrender.encodeAction(action, s), s)).toEqual(action);
          }
        }
      });
    }
  });
});

test("offers are current, and plans do what the rules do", () => {
  for (let seed = 201; seed < 206; seed++) {
    playGame(seed, (s, _, random) => {
      if (nextBelow(random, 3) === 0) checkOffers(surrender, s, random, 2);
    });
  }
});

describe("secrecy", () => {
  test("views and events are the same when only the other side's pending choice differs", () => {
    let compared = 0;
    for (let seed = 201; seed < 241; seed++) {
      playGame(seed, (s) => {
        if (s.phase !== PHASE.commit || !s.choices.includes(UNDECIDED)) return;
        const chosen = s.choices.findIndex((choice) => choice !== UNDECIDED);
        const chooser = s.choices.indexOf(UNDECIDED);
        if (chosen < 0) return;
        const other = copyState(s);
        other.choices[chosen] = s.choices[chosen] === WILL ? WILL_NOT : WILL;
        for (const viewer of [-1, chooser]) {
          expect(JSON.stringify(surrender.view(other, viewer))).toBe(JSON.stringify(surrender.view(s, viewer)));
        }
        expect(surrender.legal(other, chooser)).toEqual(surrender.legal(s, chooser));
        compared++;
      });
      playGame(
        seed,
        () => {},
        (s, events) => {
          if (s.phase !== PHASE.commit) return;
          for (const event of events) {
            if (event.type === "commitmentChosen")
              expect(Object.keys(surrender.encodeEvent(event, s)!)).toEqual(["type", "faction"]);
            expect(mayKnow(event, -1)).toBe(true);
          }
        },
      );
    }
    expect(compared).toBeGreaterThan(30);
  });
});

test("§5 the EZOC of all hexes at once is that of each", () => {
  for (let seed = 601; seed < 611; seed++) {
    playGame(seed, (s, _, random) => {
      if (nextBelow(random, 10) !== 0) return;
      for (const faction of [0, 1]) {
        const all = [...ezocHexes(s, faction).slice(0, BOARD.size)];
        expect(all).toEqual(all.map((_, hex) => Number(isEzoc(s, hex, faction))));
      }
    });
  }
});

describe("books", () => {
  test("National Will is start plus logged effects; each effect is the chart's, cut off at 0", () => {
    for (let seed = 301; seed < 321; seed++) {
      const will = start(seed).will;
      playGame(
        seed,
        () => {},
        (s, events) => {
          for (const event of events) {
            if (event.type !== "willChanged" || event.effect === "nuclear") continue;
            const chart = Math.max(WILL_EFFECTS[event.effect].value, -will[event.country]);
            expect(event.change).toBe(chart);
            will[event.country] += event.change;
          }
          expect(s.will).toEqual(will);
        },
      );
    }
  });

  test("a city belongs to the last ground unit that entered, and a unit is activated once a turn", () => {
    for (let seed = 401; seed < 421; seed++) {
      const { control, unitFaction } = start(seed);
      let activated = new Set<number>();
      const enter = (unit: number, hex: number) => {
        if (BOARD.siteAt[hex] >= 0 && BOARD.units[unit].class === "ground")
          control[BOARD.siteAt[hex]] = unitFaction[unit];
      };
      playGame(
        seed,
        () => {},
        (s, events) => {
          for (const event of events) {
            if (event.type === "turnBegan") activated = new Set();
            else if (event.type === "marched") for (const hex of event.path) enter(event.unit, hex);
            else if (event.type === "advanced" || event.type === "retreated") enter(event.unit, event.hex);
            else if (event.type === "sovietEntry" || event.type === "conquered")
              control.splice(0, control.length, ...s.control);
            else if (event.type === "activated") {
              expect(activated.has(event.unit)).toBe(false);
              activated.add(event.unit);
            }
          }
          expect(s.control).toEqual(control);
        },
      );
    }
  });

  test("a retreat never breaks a prohibition", () => {
    let retreats = 0;
    for (let seed = 501; seed < 561; seed++) {
      let attackers: number[] = [];
      playGame(
        seed,
        (s) => {
          attackers = s.attackers.map((unit) => s.unitPlace[unit]);
        },
        (s, events) => {
          for (const event of events) {
            if (event.type !== "retreated") continue;
            if (attackers.length === 0) continue;
            retreats++;
            const { field } = BOARD.units[event.unit];
            const faction = s.unitFaction[event.unit];
            const site = BOARD.siteAt[event.hex];
            expect(field).toBe(true);
            expect(distance(BOARD, event.fromHex, event.hex)).toBe(1);
            expect(event.hex).toBeLessThan(BOARD.land);
            expect(s.countryFaction[countryOf(s, event.hex)]).toBeGreaterThanOrEqual(0);
            for (const attacker of attackers) expect(distance(BOARD, attacker, event.hex)).toBeGreaterThanOrEqual(2);
            if (site >= 0) expect(s.control[site]).toBe(faction);
            else {
              const enemies = BOARD.units.filter(
                (unit, u) => s.unitFaction[u] !== faction && unit.field && s.unitPlace[u] >= 0,
              );
              for (const enemy of enemies) {
                const hex = s.unitPlace[BOARD.units.indexOf(enemy)];
                expect(distance(BOARD, hex, event.hex), `${enemy.id} next to the retreat`).toBeGreaterThanOrEqual(2);
              }
            }
          }
        },
      );
    }
    expect(retreats).toBeGreaterThan(20);
  });
});
