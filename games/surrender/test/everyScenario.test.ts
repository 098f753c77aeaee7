/**
 * What must hold of every scenario: replay, forged and malformed actions, secrets. The long version of the forgeries is
 * `npm run soak`.
 */
import { Forger, fold, hashState, isRefusal, mayKnow, newLog, seedRandom } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { SCENARIO_IDS } from "../data/scenarios/index.ts";
import { surrender } from "../game.ts";
import type { Event } from "../model/events.ts";
import { copyState } from "../model/state/copy.ts";
import { boardOf, type State, WILL, WILL_NOT } from "../model/state.ts";
import { changeHiddenDates, secretCommitment } from "./secrets.ts";
import { startOf, walk } from "./walk.ts";

const SEED = 41;
const FORGE_EVERY = 25;

test.each(SCENARIO_IDS)(
  "%s: a log gives the same state again; forged actions are accepted only if listed",
  (scenario) => {
    const options = { scenario };
    const forger = new Forger(seedRandom(SEED));
    const seats = boardOf(startOf({ options, seed: SEED })).factionAt.length;
    let step = 0;
    const { state, entries } = walk({
      options,
      seed: SEED,
      steps: 900,
      before(s, { action }) {
        forger.learn(surrender.encodeAction(action, s));
        if (step++ % FORGE_EVERY === 0) expect(forger.attack(surrender, s, seats, 50)).toBeUndefined();
      },
    });
    const log = { ...newLog(surrender, { options, seed: SEED }), entries };
    expect(hashState(fold(surrender, log))).toBe(hashState(state));
    expect(forger.report.refused).toBeGreaterThan(300);
  },
);

test.each(SCENARIO_IDS)("%s: what is no action is refused as malformed", (scenario) => {
  const s = startOf({ options: { scenario }, seed: 1 });
  const [{ seat }] = surrender.pending(s);
  const listed = surrender.encodeAction(surrender.legal(s, seat)[0], s) as object;
  for (const input of [null, 7, "pass", [], {}, { type: 7 }, { type: "toString" }, { ...listed, more: 1 }, [listed]]) {
    const refusal = surrender.decodeAction(input, s);
    expect(isRefusal(refusal) && refusal.code, JSON.stringify(input)).toBe("MALFORMED");
  }
});

/** Who sees what: both worlds must look alike to these viewers. */
function expectAlike(s: State, other: State, viewers: readonly number[]): void {
  for (const viewer of viewers) {
    expect(JSON.stringify(surrender.view(other, viewer))).toBe(JSON.stringify(surrender.view(s, viewer)));
    if (viewer < 0) continue;
    expect(surrender.legal(other, viewer)).toEqual(surrender.legal(s, viewer));
    expect(surrender.prompt(other, viewer)).toBe(surrender.prompt(s, viewer));
  }
  expect(surrender.pending(other)).toEqual(surrender.pending(s));
}

function everybody(s: State): number[] {
  return [-1, ...boardOf(s).factionAt.keys()];
}

/** What a viewer reads of the events. */
function told(events: readonly Event[], viewer: number, s: State): string {
  return JSON.stringify(
    events.filter((event) => mayKnow(event, viewer)).map((event) => surrender.encodeEvent(event, s)),
  );
}

test.each(SCENARIO_IDS)(
  "%s: nobody sees a pending commitment of another seat, nor what chance will bring",
  (scenario) => {
    let commitments = 0;
    walk({
      options: { scenario },
      seed: SEED + 1,
      steps: 700,
      before(s, { seat, action }, random) {
        const chosen = secretCommitment(s);
        if (chosen >= 0) {
          const other = copyState(s);
          other.choices[chosen] = s.choices[chosen] === WILL ? WILL_NOT : WILL;
          expectAlike(
            s,
            other,
            everybody(s).filter((viewer) => viewer !== s.seatOf[chosen]),
          );
          commitments++;
        }
        if (random[0] % 40 !== 0) return;
        const [here, other] = [copyState(s), copyState(s)];
        surrender.reseed(other, SEED);
        expectAlike(here, other, everybody(s));
        const drawn = hashState(here.random);
        const results = [here, other].map((world) => surrender.apply(world, seat, action));
        if (hashState(here.random) === drawn) expect(results[1]).toEqual(results[0]);
      },
      after(s, events) {
        for (const event of events)
          if (event.type === "commitmentChosen")
            expect(Object.keys(surrender.encodeEvent(event, s)!)).toEqual(["type", "faction"]);
      },
    });
    expect(commitments).toBeGreaterThan(0);
  },
);

test.each(["europe-1939", "europe-1941", "europe-1944"])(
  "%s: with variable entry hidden dates show in no view and no event before they come up",
  (scenario) => {
    let compared = 0;
    walk({
      options: { scenario, variableEntry: true },
      seed: SEED + 2,
      steps: 1200,
      before(s, { seat, action }, random) {
        if (random[0] % 30 !== 0) return;
        const [here, other] = [copyState(s), copyState(s)];
        changeHiddenDates(other);
        expectAlike(here, other, everybody(s));
        const { turn } = s;
        const results = [here, other].map((world) => {
          const applied = surrender.apply(world, seat, action);
          if (isRefusal(applied)) throw new Error(applied.text);
          return applied.events;
        });
        if (here.turn !== turn) return;
        compared++;
        for (const viewer of everybody(s)) expect(told(results[1], viewer, other)).toBe(told(results[0], viewer, here));
        expectAlike(here, other, everybody(s));
      },
    });
    expect(compared).toBeGreaterThan(10);
  },
);
