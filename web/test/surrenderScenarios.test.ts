/** The page and the game agree about the scenarios, and every decision of each can be put into words and lights. */
import { isRefusal, type Json, pickRandomly, seedRandom } from "@tripartite/kernel";
import { surrender } from "@tripartite/surrender";
import { SCENARIO_IDS, scenarioAt } from "@tripartite/surrender/data/scenarios/index";
import { openingsOf, optionalRulesOf } from "@tripartite/surrender/options";
import { expect, test } from "vitest";
import { sideLooksOf, VARIANTS } from "../src/surrender/scenarios.ts";
import { placeOf, type TableAction } from "../src/surrender/table/model/action.ts";
import { actionLabel } from "../src/surrender/table/model/label.ts";
import { lightsOf, unitFirstTypes } from "../src/surrender/table/model/lights.ts";
import { logOf } from "../src/surrender/table/model/log.ts";
import { mainAction } from "../src/surrender/table/model/main.ts";
import { traysOf } from "../src/surrender/table/model/onBoard.ts";
import { outlookOf } from "../src/surrender/table/model/outlook.ts";
import { seenOf } from "../src/surrender/table/model/seen.ts";

const STEPS = 150;

test("the form offers every scenario with its sides, openings and optional rules", () => {
  expect(VARIANTS.map(({ id }) => id).sort()).toEqual([...SCENARIO_IDS].sort());
  for (const { id, name, openings = [], houseRules = [] } of VARIANTS) {
    const index = (SCENARIO_IDS as readonly string[]).indexOf(id);
    const { title, factions, sideNames } = scenarioAt(index);
    expect(name).toBe(title);
    expect(sideLooksOf(id).map((side) => side.name)).toEqual(factions.map((faction) => sideNames[faction]));
    expect(openings.map((opening) => opening.id)).toEqual(openingsOf(index));
    expect(houseRules.map((rule) => rule.id).sort()).toEqual([...optionalRulesOf(index)].sort());
  }
});

test.each(SCENARIO_IDS)("%s: each action has words, and a place to click or a line in the dock", (scenario) => {
  const options = surrender.options({ scenario });
  if (isRefusal(options)) throw new Error(options.text);
  const state = surrender.setup(options, 7);
  const random = seedRandom(7);
  const events: Json[] = [];
  for (let left = STEPS; left > 0; left--) {
    const [pending] = surrender.pending(state);
    if (pending === undefined) break;
    const legal = surrender.legal(state, pending.seat);
    const view = surrender.view(state, pending.seat) as object as Json;
    const actions = legal.map((action) => surrender.encodeAction(action, state)) as unknown as TableAction[];
    look(view, actions, pending.id);
    const applied = surrender.apply(state, pending.seat, pickRandomly(surrender, state, legal, random));
    if (isRefusal(applied)) throw new Error(applied.text);
    events.push(...applied.events.map((event) => surrender.encodeEvent(event, state)));
  }
  const log = logOf([{ since: 0, seq: 1, events }], seenOf(surrender.view(state, 0) as object as Json).scene);
  for (const { pieces } of log.flatMap(({ lines }) => lines))
    expect(pieces.map(({ text }) => text).join("")).not.toMatch(/undefined|NaN|^$/);
});

function look(view: Json, legal: readonly TableAction[], decision: string): void {
  const seen = seenOf(view);
  const unit = seen.active ?? legal.find((action) => action.unit !== undefined)?.unit;
  const outlook = unit === undefined ? undefined : outlookOf(view, unit);
  const focus = unit === undefined ? {} : { unit };
  const lights = lightsOf(legal, focus, outlook, seen.scene);
  const unitFirst = unitFirstTypes(legal);
  for (const action of legal) {
    expect(actionLabel(action, seen.scene)).not.toMatch(/undefined|NaN|^$/);
    const place = placeOf(action);
    const isMeant = action.unit === undefined || action.unit === unit || !unitFirst.has(action.type);
    if (place !== undefined && isMeant) expect(lights.hexes.has(place) || lights.boxes.has(place)).toBe(true);
    if (action.sea !== undefined && isMeant && action.type !== "course" && action.type !== "invade")
      expect(lights.seas.has(String(action.sea))).toBe(true);
  }
  expect(mainAction(legal, decision, seen.scene)?.label).not.toBe("");
  expect(seen.areaSides).not.toMatch(/undefined/);
  expect(traysOf(seen, lights, {}).length).toBe(seen.scene.board.boxes.length);
}
