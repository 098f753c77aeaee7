/** The bots: legal to the end, pure, and Staff better than Cadet. */
import { isRefusal, type Json, playMatch, type Random, seedRandom } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { SURRENDER_BOTS } from "../bots/bots.ts";
import { surrender } from "../game.ts";
import { stateOfView } from "../position.ts";

const { staff, cadet } = SURRENDER_BOTS;

describe("whole games", () => {
  test.each([false, true])("with 17 September %s: legal to the end on both sides", (sovietEntry) => {
    for (const bots of [
      [staff, cadet],
      [cadet, staff],
    ]) {
      const { outcome, failures } = playMatch({ game: surrender, bots, options: { sovietEntry }, seed: 11 });
      expect(failures).toEqual([]);
      expect(outcome).toBeDefined();
    }
  });

  /** Level of victory from the Axis' best to its worst. */
  const LEVELS = ["axis-decisive", "axis-operational", "draw", "western-operational", "western-decisive"];

  test("Staff does better than Cadet in the same games", () => {
    let better = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const levels = [
        [staff, cadet],
        [cadet, staff],
      ].map((bots) => LEVELS.indexOf(playMatch({ game: surrender, bots, options: {}, seed }).outcome!.kind));
      better += Math.sign(levels[1] - levels[0]);
    }
    expect(better).toBeGreaterThan(2);
  });
});

test("a bot is a pure function of its situation, and the view tells it all it needs", () => {
  const options = surrender.options({});
  if (isRefusal(options)) throw new Error(options.text);
  const s = surrender.setup(options, 5);
  for (let i = 0; i < 60; i++) {
    const [{ seat }] = surrender.pending(s);
    const view = surrender.view(s, seat);
    const { random, dice, choices, toAct, ...open } = stateOfView(view);
    const { random: r, dice: d, choices: c, toAct: a, ...same } = surrender.copy(s);
    expect(open).toEqual(same);
    const situation = {
      seat,
      options: {},
      view: view as object as Json,
      legal: surrender.legal(s, seat).map((action) => surrender.encodeAction(action, s)),
      events: [],
      since: 0,
      seq: i,
      memory: null,
      random: seedRandom([1, 2, 3, i]) as Random,
    };
    const before = JSON.stringify(situation);
    const choice = staff.decide(structuredClone(situation));
    expect(staff.decide(JSON.parse(before))).toEqual(choice);
    expect(choice.reason).not.toBe("");
    const action = surrender.decodeAction(choice.action, s);
    if (isRefusal(action)) throw new Error(action.text);
    expect(isRefusal(surrender.apply(s, seat, action))).toBe(false);
  }
});
