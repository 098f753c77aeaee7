/** R101 in whole games: the quick answer about a move is the one that carrying it out and searching again would give. */
import { nextBelow, pickRandomly, seedRandom } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { SCENARIOS } from "../../data/kinds.ts";
import { triumph } from "../../game.ts";
import type { ActionOf } from "../../model/actions.ts";
import { copyState } from "../../model/copy.ts";
import { PHASE, type State } from "../../model/state.ts";
import { DEFAULT_OPTIONS } from "../../options.ts";
import { moverOnRoute, moveUnit } from "../../rules/movement/movement.ts";
import { listMoves } from "../../rules/routes/routes.ts";
import { isAggression } from "../../rules/war/aggression.ts";
import { canMeetAll, findOpenDuties, meetDuties, moveKeepsDuties } from "../../rules/war/duty.ts";

/** Carries the move out on a copy and looks whether every declaration can still be met. */
function stillCanMeetAll(s: State, seat: number, { unit, route, strategic }: ActionOf<"move">): boolean {
  const after = copyState(s);
  const end = route[route.length - 1];
  const aggression = isAggression(s, seat, end);
  moveUnit(moverOnRoute(after, unit, route, strategic), route, []);
  after.command--;
  if (aggression) meetDuties(after, seat, end, []);
  return canMeetAll(after, seat);
}

test("R101 a move is allowed exactly if it keeps a sound position sound", () => {
  let compared = 0;
  for (let seed = 1; compared < 4_000; seed++) {
    const s = triumph.setup({ ...DEFAULT_OPTIONS, scenario: seed % SCENARIOS.length }, seed);
    const random = seedRandom(seed + 900);
    while (triumph.outcome(s) === undefined) {
      const waiting = triumph.pending(s);
      const { seat } = waiting[nextBelow(random, waiting.length)];
      if (s.phase === PHASE.movement && s.picked >= 0 && s.duties.length > 0) {
        const open = findOpenDuties(s, seat);
        const sound = canMeetAll(s, seat);
        for (const { action: move } of listMoves(s, s.picked)) {
          const expected = !sound || stillCanMeetAll(s, seat, move);
          const allowed = moveKeepsDuties(s, seat, move.unit, move.route, move.strategic, open);
          expect(allowed, `seed ${seed} ${JSON.stringify(triumph.encodeAction(move, s))}`).toBe(expected);
          compared++;
        }
      }
      triumph.apply(s, seat, pickRandomly(triumph, s, triumph.legal(s, seat), random));
    }
  }
});
