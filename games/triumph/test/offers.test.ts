/** Offers mean what taking them brings about: in random games, random Movement Phases and random Combat Phases. */
import { isRefusal, nextBelow, type Offer, seedRandom } from "@tripartite/kernel";
import { describe, expect, it } from "vitest";
import { triumph } from "../game.ts";
import type { Action, ActionType } from "../model/actions.ts";
import { copyState } from "../model/copy.ts";
import type { Out } from "../model/events.ts";
import type { State } from "../model/state.ts";
import { movementPhase } from "../phases/movement.ts";
import type { Plan } from "../phases/phase.ts";
import { checkOffer } from "./offerChecks.ts";
import { newGame, playOn } from "./states.ts";
import { inCombat, phaseOf, runOn, startCombat } from "./unit/battleBoard.ts";
import { combatPosition } from "./unit/combatCrowd.ts";
import { movePosition, playMoves } from "./unit/moveBoard.ts";

type Counts = Map<ActionType, number>;

function note(counts: Counts, type: ActionType): void {
  counts.set(type, (counts.get(type) ?? 0) + 1);
}

const typesIn = (counts: Counts) => [...counts.keys()].sort();

/** Takes every offer of a seat by the contract, each on a state of its own. */
function takeAll(s: State, seat: number, counts: Counts): void {
  for (const offer of triumph.offers(s, seat)) {
    const after = copyState(s);
    const applied = triumph.apply(after, seat, offer.action);
    if (isRefusal(applied)) throw new Error(applied.text);
    if (checkOffer(offer, seat, s, after, applied.events)) note(counts, offer.action.type);
  }
}

/** The same where nothing but one phase is looked at. */
function perform(
  phase: ReturnType<typeof phaseOf>,
  s: State,
  seat: number,
  offer: Offer<Action, Plan>,
  counts: Counts,
): void {
  const after = copyState(s);
  const events: Out = [];
  phase.perform(after, seat, offer.action, events, offer.plan);
  if (checkOffer(offer, seat, s, after, events)) note(counts, offer.action.type);
}

describe("the meaning of an offer", () => {
  it("is what taking it brings about, in random games of all scenarios", () => {
    const counts: Counts = new Map();
    for (const [i, scenario] of ["1936", "1939", "two-player"].entries()) {
      playOn(newGame({ scenario }, 31 + i), 41 + i, 2500, 9, (s) => {
        for (const { seat } of triumph.pending(s)) takeAll(s, seat, counts);
      });
    }
    for (const type of ["place", "confirm", "diplomacy", "wildcard", "fund", "commit", "violate", "move"])
      expect(typesIn(counts)).toContain(type);
  }, 120_000);

  it("holds for moves among Enemies, Armed Minors and used borders", () => {
    const counts: Counts = new Map();
    const told = new Set<string>();
    for (let seed = 1; seed <= 120; seed++) {
      const s = movePosition(seed);
      playMoves(s, seed, 8);
      const seat = s.commandOrder[0];
      for (const { action } of movementPhase.offers!(s, seat).slice(0, 12)) {
        if (action.type !== "pick") continue;
        s.picked = action.unit;
        for (const offer of movementPhase.offers!(s, seat)) {
          perform(movementPhase, s, seat, offer, counts);
          for (const fact of Object.keys(triumph.encodeOffer!(offer, s, seat))) told.add(fact);
        }
      }
    }
    expect(counts.get("move")).toBeGreaterThan(5000);
    expect([...told].sort()).toEqual(
      ["action", "by", "cost", "entry", "exit", "invades", "leaves", "mayPass", "meets", "partitions", "takes"].sort(),
    );
  }, 60_000);

  it("holds for every action of random Combat Phases", () => {
    const counts: Counts = new Map();
    for (let seed = 1; seed <= 250; seed++) {
      const random = seedRandom(seed);
      const s = combatPosition(seed, (count) => nextBelow(random, count));
      startCombat(s);
      while (inCombat(s)) {
        const phase = phaseOf(s);
        const seat = 31 - Math.clz32(phase.waiting(s));
        const legal = phase.legal(s, seat);
        for (const action of legal) perform(phase, s, seat, { action }, counts);
        phase.perform(s, seat, legal[nextBelow(random, legal.length)], []);
        runOn(s);
      }
    }
    expect(typesIn(counts)).toEqual(
      ["bomb", "confirm", "designate", "fight", "fire", "hit", "pass", "retreat", "strike"].sort(),
    );
  }, 60_000);
});
