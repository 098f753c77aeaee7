import { expect, test } from "vitest";
import { SPECTATOR } from "../contract.ts";
import { Watch } from "../watch.ts";
import { unnamedReads } from "./reads.ts";

interface Board {
  turn: number;
  secret: number;
  places: number[];
  strengths: number[];
}

const start = (): Board => ({ turn: 0, secret: 1, places: [0, 0, 2], strengths: [1, 2, 3] });
const HILLS = ["a", "b", "c"];

function watched() {
  const built: string[] = [];
  const watch = new Watch<Board>();
  const at = (unit: number, s: Board) => s.places[unit];
  const hills = watch.rows(HILLS, { places: at, strengths: at }, (s, hill) => {
    built.push(HILLS[hill]);
    return { strength: s.strengths.reduce((sum, strength, unit) => sum + (s.places[unit] === hill ? strength : 0), 0) };
  });
  const isLate = watch.part(["turn"], (s) => s.turn > 2);
  const own = watch.ownPart([isLate, "secret"], (s, viewer, of) => {
    built.push(`own ${viewer}`);
    return { late: of(isLate), ...(viewer === 0 && { secret: s.secret }) };
  });
  return { watch, hills, isLate, own, built };
}

test("only rows whose items have changed are built again, where they were and where they are", () => {
  const { watch, hills, built } = watched();
  const s = start();
  const before = hills.of(watch.look(s), 0);
  expect(before).toEqual({ a: { strength: 3 }, b: { strength: 0 }, c: { strength: 3 } });
  expect(built.splice(0)).toEqual(HILLS);
  s.places[1] = 1;
  const after = hills.of(watch.look(s), 1);
  expect(built.splice(0)).toEqual(["a", "b"]);
  expect(after).toEqual({ a: { strength: 1 }, b: { strength: 2 }, c: { strength: 3 } });
  expect(after.c).toBe(before.c);
  expect(before.a).toEqual({ strength: 3 });
});

test("lists that grow and shrink mark the rows of what came and went", () => {
  const { watch, hills, built } = watched();
  const s = start();
  hills.of(watch.look(s), 0);
  built.length = 0;
  s.places.push(1);
  s.strengths.push(9);
  expect(hills.of(watch.look(s), 0).b).toEqual({ strength: 9 });
  expect(built.splice(0)).toEqual(["b"]);
  s.places.length = s.strengths.length = 2;
  expect(hills.of(watch.look(s), 0)).toEqual({ a: { strength: 3 }, b: { strength: 0 }, c: { strength: 0 } });
  expect(built).toEqual(["b", "c"]);
});

test("a part is built again when a fact has changed, and stays the same object when it comes out the same", () => {
  const { watch, own, built } = watched();
  const s = start();
  const [first, spectators] = [own.of(watch.look(s), 0), own.of(watch.look(s), SPECTATOR)];
  expect([first, spectators]).toEqual([{ late: false, secret: 1 }, { late: false }]);
  built.length = 0;
  s.turn = 1;
  expect(own.of(watch.look(s), 0)).toBe(first);
  expect(built).toEqual([]);
  s.secret = 2;
  expect(own.of(watch.look(s), SPECTATOR)).toBe(spectators);
  expect(own.of(watch.look(s), 0)).toEqual({ late: false, secret: 2 });
  s.turn = 3;
  expect(own.of(watch.look(s), 0)).toEqual({ late: true, secret: 2 });
});

test("each state has its own memory, and a moment is believed", () => {
  const { watch, own } = watched();
  const [one, two] = [start(), start()];
  own.of(watch.look(one, 1), 0);
  two.secret = 7;
  expect(own.of(watch.look(two, 1), 0)).toMatchObject({ secret: 7 });
  one.secret = 5;
  expect(own.of(watch.look(one, 1), 0)).toMatchObject({ secret: 1 });
  expect(own.of(watch.look(one, 2), 0)).toMatchObject({ secret: 5 });
});

test("a part that fails is not taken for built", () => {
  const watch = new Watch<Board>();
  let fails = false;
  const turn = watch.part(["turn"], (s) => {
    if (fails) throw new Error("no");
    return s.turn;
  });
  const s = start();
  turn.of(watch.look(s), 0);
  s.turn = 4;
  fails = true;
  expect(() => turn.of(watch.look(s), 0)).toThrow();
  fails = false;
  expect(turn.of(watch.look(s), 0)).toBe(4);
});

test("what a part reads without naming it is found", () => {
  const watch = new Watch<Board>();
  const honest = watch.part(["turn"], (s) => s.turn);
  const sly = watch.part(["turn"], (s) => s.turn + s.secret);
  const whole = watch.part([honest], (_s, of) => of(honest));
  const show = (part: typeof honest) => (s: Board) => part.of(watch.look(s), 0);
  expect([...unnamedReads(watch, start(), show(whole))]).toEqual([]);
  expect([...unnamedReads(watch, start(), show(sly))]).toEqual(["secret, not among turn"]);
});

test("a whole changes with any of its parts, and only then", () => {
  const { watch, hills, isLate, own } = watched();
  const whole = watch.ownWhole([hills, isLate, own], (_s, viewer, of) => ({
    hills: of(hills),
    late: of(isLate),
    own: of(own),
    viewer,
  }));
  const s = start();
  const before = whole.of(watch.look(s), 1);
  s.secret = 2;
  expect(whole.of(watch.look(s), 1)).toBe(before);
  s.turn = 3;
  const after = whole.of(watch.look(s), 1);
  expect(after).toEqual({ hills: before.hills, late: true, own: { late: true }, viewer: 1 });
  expect(after.hills).toBe(before.hills);
  s.strengths[0] = 4;
  expect(whole.of(watch.look(s), 1).hills.a).toEqual({ strength: 6 });
});
