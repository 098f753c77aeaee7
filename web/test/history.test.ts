import { expect, test } from "vitest";
import { withPassesTogether } from "../src/app/history/passes.ts";
import { afterUpdate, refined, wholeHistory } from "../src/net/history.ts";
import { NOTHING_KNOWN } from "../src/net/known.ts";
import type { Frame } from "../src/net/stage.ts";

const batch = (since: number, seq: number) => ({ since, seq, events: [`${since}-${seq}`] });

test("news follow what is known", () => {
  expect(afterUpdate([batch(0, 4)], batch(4, 5))).toEqual([batch(0, 4), batch(4, 5)]);
});

test("an undo voids what came after it", () => {
  const history = [batch(0, 4), batch(4, 5), batch(5, 6)];
  expect(afterUpdate(history, { since: 4, seq: 7, events: [] })).toEqual([
    batch(0, 4),
    { since: 4, seq: 7, events: [] },
  ]);
});

test("what cuts through a piece, or leaves a gap, has to be asked for again", () => {
  expect(afterUpdate([batch(0, 10)], batch(9, 11))).toBeUndefined();
  expect(afterUpdate([batch(0, 4)], batch(6, 7))).toBeUndefined();
});

test("the set-up comes first, whatever is taken back", () => {
  const opening = ["weather"];
  const whole = wholeHistory({ ...batch(0, 4), opening });
  expect(whole).toEqual([{ since: 0, seq: 0, events: opening }, batch(0, 4)]);
  expect(afterUpdate(wholeHistory({ since: 0, seq: 0, events: [], opening }), batch(0, 1))).toBeDefined();
});

test("what came in one piece is divided where a visitor left off, if the moves since then are known", () => {
  const whole = { since: 0, seq: 5, events: ["a", "b", "c", "d"] };
  const later = { since: 5, seq: 6, events: ["e"] };
  const moves = [
    { since: 2, seq: 3, events: [] },
    { since: 3, seq: 4, events: ["c"] },
    { since: 4, seq: 5, events: ["d"] },
    later,
  ];
  expect(refined([whole, later], 2, moves)).toEqual([
    { since: 0, seq: 2, events: ["a", "b"] },
    ...moves.slice(0, 3),
    later,
  ]);
  expect(refined([whole, later], 5, [later]), "nothing to divide").toEqual([whole, later]);
  expect(refined([whole], 2, moves.slice(0, 2)), "a move is missing").toEqual([whole]);
});

test("after an absence, passes that follow each other are one moment", () => {
  const frames = ["move", "pass", "pass", "pass", "move", "pass"].map((event, at): Frame => {
    const [before, after] = [at, at + 1].map((seq) => ({ ...NOTHING_KNOWN, seq }));
    return { batch: { since: at, seq: at + 1, events: [event] }, isPast: true, before, after };
  });
  const folded = withPassesTogether(frames, { isPass: (event) => event === "pass" });
  expect(folded.map(({ batch }) => batch)).toEqual([
    { since: 0, seq: 1, events: ["move"] },
    { since: 1, seq: 4, events: ["pass", "pass", "pass"] },
    { since: 4, seq: 5, events: ["move"] },
    { since: 5, seq: 6, events: ["pass"] },
  ]);
  expect([folded[1].before.seq, folded[1].after.seq]).toEqual([1, 4]);
  expect(withPassesTogether(frames, {})).toEqual(frames);
});
