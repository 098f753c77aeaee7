/** docs/surrender-aid.md lists the aid as it is; an item that no test plays fails here. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AIR_NAVAL_HALVINGS, AIR_NAVAL_MODIFIERS } from "../../data/airNavalCombat.ts";
import { RETREAT_PROHIBITIONS } from "../../data/combatResults.ts";
import { CONDITIONAL_EVENTS } from "../../data/conditionalEvents.ts";
import { GROUND_HALVINGS, GROUND_MODIFIERS } from "../../data/groundCombat.ts";
import { AIR_COSTS, GROUND_COSTS, GROUND_PLUS_COSTS, NAVAL_COSTS } from "../../data/movement.ts";
import { WILL_EFFECTS } from "../../data/nationalWill.ts";
import { PRICES } from "../../data/production.ts";
import { STRATEGIC_ALLIED_MODIFIERS, STRATEGIC_AXIS_MODIFIERS } from "../../data/strategicCombat.ts";
import { LIMITED_SOURCES, UNLIMITED_SOURCES } from "../../data/supplySources.ts";
import { AID_ITEMS } from "./items.ts";
import { AID_PAGE, aidPage } from "./page.ts";
import { playingTests } from "./played.ts";

const ids = AID_ITEMS.map(({ id }) => id);

test("the aid has 215 items, each with an id of its own and the rules that play it", () => {
  expect(ids).toHaveLength(215);
  expect(new Set(ids).size).toBe(215);
  expect(AID_ITEMS.filter(({ rules }) => !/^§\d+(\.\d+)?(, §\d+(\.\d+)?)*$/.test(rules))).toEqual([]);
});

test("every line of the charts is an item", () => {
  const lines = [
    ...[...GROUND_MODIFIERS, ...GROUND_HALVINGS, ...AIR_NAVAL_MODIFIERS, ...AIR_NAVAL_HALVINGS],
    ...[...STRATEGIC_AXIS_MODIFIERS, ...Object.values(STRATEGIC_ALLIED_MODIFIERS).flat()],
    ...[GROUND_COSTS, GROUND_PLUS_COSTS, AIR_COSTS, NAVAL_COSTS].flatMap((costs) => Object.values(costs)),
    ...[...PRICES, ...Object.values(WILL_EFFECTS), ...UNLIMITED_SOURCES, ...LIMITED_SOURCES],
    ...[...RETREAT_PROHIBITIONS, ...CONDITIONAL_EVENTS],
  ];
  // GA2a and GA2b are one line of the aid.
  expect(lines.filter(({ id }) => !ids.includes(id.replace(/^(GA2)[ab]$/, "$1"))).map(({ id }) => id)).toEqual([]);
});

test("every item is played by a test", () => {
  const tests = playingTests();
  expect(ids.filter((id) => !tests.has(id))).toEqual([]);
});

test("docs/surrender-aid.md has every item, with a test that plays it", () => {
  expect(readFileSync(AID_PAGE, "utf8")).toBe(aidPage());
});

test("tests name only items of the aid", () => {
  expect([...playingTests().keys()].filter((id) => !ids.includes(id))).toEqual([]);
});
