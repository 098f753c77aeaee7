import { encodeOffers, isRefusal } from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";
import { ACTION_ROWS } from "@tripartite/triumph/data/cards";
import type { View } from "@tripartite/triumph/view";
import { describe, expect, test } from "vitest";
import { currentStep, type Lesson } from "../src/app/learn/lesson.ts";
import { parseLine } from "../src/app/rules/reference.ts";
import type { LiveState } from "../src/net/live.ts";
import { guide } from "../src/triumph/learn/guide.ts";
import { reference } from "../src/triumph/rules/reference.ts";
import { triumph as triumphScreens } from "../src/triumph/triumph.ts";

type State = ReturnType<typeof triumph.setup>;

/** The table as the page of one seat sees it. */
function liveState(state: State, seat: number): LiveState {
  const decision = triumph.pending(state).find((one) => one.seat === seat);
  return {
    decision: decision && { id: decision.id, prompt: triumph.prompt(state, decision.seat) },
    view: triumph.view(state, seat),
    legal: encodeOffers(triumph, state, seat),
  } as unknown as LiveState;
}

function act(state: State, seat: number, json: unknown): void {
  const action = triumph.decodeAction(json, state);
  expect(triumph.apply(state, seat, action as never)).not.toHaveProperty("code");
}

/** Plays a year: the pupil follows the coach where possible; everything else takes the default. */
function playYear(lesson: Lesson, seat: number, seed: number) {
  const state = triumph.setup(triumph.options({ scenario: "1936" }) as never, seed);
  const told: string[] = [];
  const atStart: View[] = [];
  for (let move = 0; move < 2000; move++) {
    const live = liveState(state, seat);
    const view = live.view as unknown as View;
    if (view.phase === "production" && atStart.length === 0) atStart.push(view);
    for (let step = currentStep(lesson, guide, live, told); step; step = currentStep(lesson, guide, live, told)) {
      told.push(step.id);
      const { help } = step;
      if (help === undefined) continue;
      for (let action = guide.help(help.name, liveState(state, seat)); action; ) {
        act(state, seat, action);
        action = guide.help(help.name, liveState(state, seat));
      }
      break;
    }
    if (guide.momentOf(live, lesson.id) === "nextYear") break;
    const next = triumph.pending(state).at(0);
    if (next === undefined) break;
    triumph.apply(state, next.seat, triumph.fallback(state, next.seat));
  }
  return { told, start: atStart[0] };
}

const WANTED = { axis: ["austria", 3], west: ["usa", 3], ussr: ["poland", 2] } as const;

const OFFERS = triumphScreens.lessons ?? [];

describe.each(OFFERS.filter(({ id }) => Object.hasOwn(WANTED, id)))("$title", ({ id, seat, seed }) => {
  const lesson = guide.lessons.find((one) => one.id === id)!;
  const { told, start } = playYear(lesson, seat, seed);

  test("begins with its own seat and a hand that fits what the coach says", () => {
    expect(start.turnOrder[0]).toBe(id);
    const [nation, count] = WANTED[id as keyof typeof WANTED];
    const naming = ACTION_ROWS.filter(([card, , , , use]) => start.own!.hand.includes(card) && use.includes(nation));
    expect(naming.length).toBeGreaterThanOrEqual(count);
    expect(start.own!.hand.some((card) => ACTION_ROWS.find((row) => row[0] === card)?.[1] === "spring")).toBe(true);
  });

  test("lasts from the first block to the New Year", () => {
    const year = ["welcome", "placeRest", "tracks", "plan", "diplomacy", "persist", "command", "summer", "fall", "end"];
    expect(year.filter((step) => !told.includes(step))).toEqual([]);
  });
});

test("every lesson is offered, and every offer is a lesson that the engine knows", () => {
  expect(OFFERS.map(({ id }) => id)).toEqual(guide.lessons.map(({ id }) => id));
  expect(OFFERS.map(({ options }) => isRefusal(triumph.options(options)))).toEqual(OFFERS.map(() => false));
});

describe.each(guide.lessons)("$id", (lesson) => {
  test("cites rules that exist, in steps with names of their own, and ends", () => {
    const numbers = new Set(reference.chapters.flatMap(({ sections }) => sections.map(({ number }) => number)));
    const cited = lesson.steps.flatMap(({ text }) => parseLine(text).flatMap(({ to }) => to ?? []));
    expect(cited.filter((rule) => !numbers.has(rule))).toEqual([]);
    expect(new Set(lesson.steps.map((step) => step.id)).size).toBe(lesson.steps.length);
    expect(lesson.steps.at(-1)?.isEnd).toBe(true);
  });
});
