/** How long the stage shows what happened, and what its buttons do. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Known } from "../src/net/known.ts";
import { type Beat, type Director, type Frame, type Pace, Stage } from "../src/net/stage.ts";

const known = { seq: 1, history: [], waitingFor: [], mayUndo: false, legal: [], interrupts: [] } as unknown as Known;
const frame: Frame = { before: known, after: known, batch: { since: 1, seq: 2, events: [] } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function playing(beats: readonly Partial<Beat>[], pace: Pace = "normal", audience: Partial<Director> = {}): Stage {
  const stage = new Stage(() => {});
  const shown = beats.map((beat, index) => ({ key: String(index), ms: 1000, known, scene: {}, ...beat }));
  stage.direct({ beatsOf: () => shown, pace: () => pace, holds: true, ...audience });
  stage.review([frame]);
  return stage;
}

/** Milliseconds until everything has been shown. */
function lengthOf(stage: Stage): number {
  const began = Date.now();
  while (stage.state.get().beat !== undefined && Date.now() - began < 300_000) vi.advanceTimersToNextTimer();
  return Date.now() - began;
}

test("a short show takes its time, at the pace that was chosen", () => {
  const beats = Array.from({ length: 5 }, () => ({}));
  expect(lengthOf(playing(beats))).toBeCloseTo(5000, -2);
  expect(lengthOf(playing(beats, "slow"))).toBeCloseTo(9500, -2);
  expect(lengthOf(playing(beats, "quick"))).toBeCloseTo(2250, -2);
});

test("a long show is hurried, and even then slow is slower than normal, and quick is quicker", () => {
  const beats = Array.from({ length: 60 }, () => ({}));
  const [slow, normal, quick] = (["slow", "normal", "quick"] as const).map((pace) => lengthOf(playing(beats, pace)));
  expect(normal).toBeLessThan(45_000);
  expect(slow).toBeGreaterThan(1.5 * normal);
  expect(quick).toBeLessThan(0.75 * normal);
});

test("who watches bots alone is not hurried, who watches people is", () => {
  const beats = Array.from({ length: 60 }, () => ({}));
  expect(lengthOf(playing(beats, "normal", { holds: false }))).toBeCloseTo(60_000, -2);
  expect(lengthOf(playing(beats, "normal", { holds: false, keepsUp: () => true }))).toBeLessThan(45_000);
});

test("a long chapter is played faster, but not what has to be read in it", () => {
  const beats = Array.from({ length: 200 }, () => ({ chapter: "turn 1" }));
  const audience = { holds: false };
  const hurried = lengthOf(playing(beats, "normal", audience));
  const [read, ...others] = beats;
  expect(hurried).toBeLessThan(150_000);
  expect(lengthOf(playing([{ ...read, isRead: true }, ...others], "normal", audience))).toBeGreaterThan(hurried + 300);
});

test("many shots of a battle are played faster than few, but not at the slow pace", () => {
  const shots = (count: number) => Array.from({ length: 2 * count }, () => ({ volley: "paris", ms: 750 }));
  expect(lengthOf(playing(shots(2)))).toBeCloseTo(3000, -2);
  expect(lengthOf(playing(shots(3)))).toBeCloseTo(3000, -2);
  expect(lengthOf(playing(shots(7)))).toBeCloseTo(6300, -2);
  expect(lengthOf(playing(shots(2), "slow"))).toBeCloseTo(5700, -2);
  expect(lengthOf(playing(shots(7), "slow"))).toBeGreaterThan(17_000);
  const apart = [...shots(2), {}, ...shots(2)];
  expect(lengthOf(playing(apart))).toBeCloseTo(7000, -2);
});

test("in a long chapter the captions of moves that follow each other closely can still be read", () => {
  const beats = Array.from({ length: 200 }, () => ({ chapter: "turn 1", group: "moves", ms: 750 }));
  expect(lengthOf(playing(beats, "normal", { holds: false }))).toBeGreaterThan(200 * 490);
});

test("before one's own decision, too, the caption of a move that another one follows closely can be read", () => {
  const advances = [{}, {}].map(() => ({ chapter: "turn 1", group: "moves", ms: 650 }));
  const stage = playing(advances);
  vi.advanceTimersByTime(490);
  expect(stage.state.get().beat?.key).toBe("0");
  vi.advanceTimersByTime(20);
  expect(stage.state.get().beat?.key).toBe("1");
});

test("a long show does not hurry past a great moment", () => {
  const beats = Array.from({ length: 90 }, () => ({}));
  const stage = playing([{ isGreat: true }, ...beats]);
  vi.advanceTimersByTime(990);
  expect(stage.state.get().beat?.key).toBe("0");
  vi.advanceTimersByTime(20);
  expect(stage.state.get().beat?.key).toBe("1");
});

test("a step back passes over what only leads to the next beat, and stops there", () => {
  const stage = playing([{}, { isLeadIn: true }, {}]);
  stage.next();
  stage.next();
  stage.back();
  vi.advanceTimersByTime(60_000);
  expect(stage.state.get()).toMatchObject({ beat: { key: "0" }, isPaused: true });
});

test("a click that comes just after the show has moved by itself does not pass over the next beat", () => {
  const stage = playing([{}, {}, {}]);
  const shown = () => stage.state.get().beat?.key;
  vi.advanceTimersByTime(1000);
  stage.seen();
  expect(shown()).toBe("1");
  vi.advanceTimersByTime(400);
  stage.seen();
  stage.seen();
  expect(shown()).toBeUndefined();
});
