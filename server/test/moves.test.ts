import { isRefusal, type Json, SPECTATOR } from "@tripartite/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toy } from "../../games/kernel/test/toy.ts";
import { inForce, type Move, type NumberedMove } from "../tables/moves.ts";
import { Play, type PlaySnapshot } from "../tables/play.ts";

const START = { options: { rounds: 3 }, seed: 5 };
const VIEWERS = [0, 1, 2, SPECTATOR];
const ACTIONS: Json[] = [
  { type: "bid", amount: 1 },
  { type: "bid", amount: 3 },
  ...["withdraw", "load", "unload", "aim", "fire", "flag"].map((type) => ({ type })),
];

const arbitraryMove = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constant("act" as const), seat: fc.nat(2), action: fc.constantFrom(...ACTIONS) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("undo" as const), seat: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record(
      { kind: fc.constant("rollback" as const), seat: fc.nat(2), to: fc.nat(40), seed: fc.nat() },
      { requiredKeys: ["kind", "seat", "to"] },
    ),
  },
);

/** Makes the moves that are possible, as a server would, and keeps what it would store. */
function playAll(moves: readonly Move[]) {
  let play = Play.restore(toy, START);
  const stored: NumberedMove[] = [];
  const snapshots: PlaySnapshot[] = [];
  for (const move of moves) {
    if (move.kind === "rollback") {
      if (!inForce(stored).some(({ seq }) => seq === move.to)) continue;
      stored.push({ ...move, seq: stored.length + 1 });
      play = Play.restore(toy, START, stored);
    } else {
      const made = play.attempt(move);
      if (!isRefusal(made)) stored.push(made.move);
    }
    const snapshot = play.snapshot();
    if (snapshot !== undefined) snapshots.push(JSON.parse(JSON.stringify(snapshot)));
  }
  return { play, stored, snapshots };
}

function seen(play: Play, since: number) {
  const staleFrom = (seat: number) => [...Array(50).keys()].find((seq) => !play.isStale(seat, seq));
  return {
    hash: play.hash,
    seq: play.seq,
    stale: [0, 1, 2].map(staleFrom),
    viewers: VIEWERS.map((viewer) => [play.news(viewer, since), play.sight(viewer)]),
  };
}

test("whatever is played, taken back and rolled back, the stored moves lead to the same game", () => {
  fc.assert(
    fc.property(fc.array(arbitraryMove, { maxLength: 60 }), fc.nat(40), (moves, since) => {
      const { play, stored } = playAll(moves);
      expect(seen(Play.restore(toy, START, stored), since)).toEqual(seen(play, since));
    }),
  );
});

test("a snapshot and the moves after it lead there too", () => {
  fc.assert(
    fc.property(fc.array(arbitraryMove, { maxLength: 60 }), (moves) => {
      const { play, stored, snapshots } = playAll(moves);
      for (const snapshot of snapshots) {
        const later = stored.filter(({ seq }) => seq > snapshot.seq);
        if (later.some((move) => move.kind === "rollback" && move.to < snapshot.seq)) continue;
        const resumed = Play.restore(toy, START, later, snapshot);
        expect(seen(resumed, play.seq)).toEqual(seen(play, play.seq));
        expect(resumed.news(0, snapshot.seq - 1)).toBeUndefined();
      }
    }),
  );
});
