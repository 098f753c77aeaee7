/** The rules of Unconditional Surrender! as they can be read: whatever is cited leads somewhere. */
import { globSync, readFileSync } from "node:fs";
import { encodeOffers, isRefusal } from "@tripartite/kernel";
import { surrender } from "@tripartite/surrender";
import { expect, test } from "vitest";
import { NO } from "../../games/surrender/model/refusals.ts";
import { currentStep } from "../src/app/learn/lesson.ts";
import { findSection, parseLine, rulesIn } from "../src/app/rules/reference.ts";
import { search } from "../src/app/rules/search.ts";
import type { LiveState } from "../src/net/live.ts";
import { guide } from "../src/surrender/learn/guide.ts";
import { RULE_OF_DECISION } from "../src/surrender/rules/decisions.ts";
import { reference } from "../src/surrender/rules/reference.ts";
import { surrender as screens } from "../src/surrender/surrender.ts";

const sections = reference.chapters.flatMap((chapter) => chapter.sections);
const game = new URL("../../games/surrender/", import.meta.url);

test("every rule and ruling that a refusal cites can be read", () => {
  const cited = new Set(Object.values(NO).flatMap(({ rule }) => rulesIn(rule)));
  expect(cited.size).toBeGreaterThan(60);
  expect([...cited].filter((rule) => findSection(reference, rule) === undefined)).toEqual([]);
});

test("every decision of the game leads to a section of its own", () => {
  const phases = globSync("phases/**/*.ts", { cwd: game }).map((file) => readFileSync(new URL(file, game), "utf8"));
  const asked = new Set(phases.join("").match(/(?<=decision: ")D-[A-Z]+/g));
  expect(asked.size).toBeGreaterThan(30);
  const numbers = new Set(sections.map(({ number }) => number));
  for (const id of asked) expect(numbers, id).toContain(RULE_OF_DECISION[id]);
});

test("no number is used twice, no section is empty, the glossary points to sections", () => {
  expect(new Set(sections.map(({ number }) => number)).size).toBe(sections.length);
  expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  for (const { rule } of reference.glossary) if (rule) expect(sections.map(({ number }) => number)).toContain(rule);
  expect(reference.chapters.at(-1)?.sections.length).toBeGreaterThan(60);
});

test("words are found, in the rules and in the rulings", () => {
  const found = (words: string) => search(reference, words).sections.map(({ number }) => number);
  expect(found("beachhead")).toContain("55.8");
  expect(found("garrison")).toContain("3.3");
});

/** The pupil takes the default everywhere; the coach tells what belongs to the moment. */
test.each(screens.lessons ?? [])("$title: its steps come up in a game, and what they cite can be read", (offer) => {
  const lesson = guide.lessons.find(({ id }) => id === offer.id)!;
  const options = surrender.options(offer.options);
  if (isRefusal(options)) throw new Error(options.text);
  const state = surrender.setup(options, offer.seed);
  const told: string[] = [];
  for (let move = 0; move < 600 && !told.includes("end"); move++) {
    const asked = surrender.pending(state).find(({ seat }) => seat === offer.seat);
    const live = {
      decision: asked && { id: asked.id, prompt: "" },
      view: surrender.view(state, offer.seat),
      legal: encodeOffers(surrender, state, offer.seat),
    } as unknown as LiveState;
    for (let step = currentStep(lesson, guide, live, told); step; step = currentStep(lesson, guide, live, told))
      told.push(step.id);
    const [next] = surrender.pending(state);
    if (next === undefined) break;
    surrender.apply(state, next.seat, surrender.fallback(state, next.seat));
  }
  expect(told).toEqual(expect.arrayContaining(["welcome", "rail", "waiting", "end"]));
  for (const { text } of lesson.steps)
    for (const { to } of parseLine(text)) if (to) expect(findSection(reference, to), to).toBeDefined();
});
