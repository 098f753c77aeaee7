/** Every decision of real games can be taken on the page: each legal action has a control and words. */

import { triumph } from "@tripartite/triumph";
import { ACTION_FIELDS, decodeEvent } from "@tripartite/triumph/codec";
import { CARD_IDS } from "@tripartite/triumph/data/deck";
import { describeEvent } from "@tripartite/triumph/describe";
import type { View } from "@tripartite/triumph/view";
import { expect, test } from "vitest";
import { DOCK_TYPES } from "../src/triumph/table/dock/Dock.tsx";
import type { TableAction } from "../src/triumph/table/model/action.ts";
import { byCommandWorth, commandWorth } from "../src/triumph/table/model/commandWorth.ts";
import { litBy, NO_FOCUS } from "../src/triumph/table/model/focus.ts";
import { actionLabel } from "../src/triumph/table/model/label.ts";
import { logOf, pieces } from "../src/triumph/table/model/log.ts";
import { mainAction } from "../src/triumph/table/model/main.ts";
import { commandOf, isActionCard } from "../src/triumph/table/model/names.ts";
import { ownUnits } from "../src/triumph/table/model/units.ts";
import { shortestWay } from "../src/triumph/table/model/wish.ts";
import { newRandom, randomBelow } from "./chance.ts";

/** Taken back from the lists that show a plan. */
const IN_LEDGERS = ["unplan"];
const IN_SIDE_PANEL = ["reveal", "repudiate", "disband", "order"];

test("every kind of action has its place", () => {
  const ofButton = ["raise", "announce", "confirm", "endMovement", "pass"] as const;
  for (const type of ofButton) expect(mainAction([{ type }], "D07")?.label).toBeTruthy();
  const places = new Set<string>([...DOCK_TYPES, ...ofButton, ...IN_LEDGERS, ...IN_SIDE_PANEL]);
  expect(Object.keys(ACTION_FIELDS).filter((type) => !places.has(type))).toEqual([]);
});

test("the amber button takes what was chosen, if only one thing can be done with it", () => {
  const legal: TableAction[] = [
    { type: "pass" },
    { type: "commit", card: "A05" },
    { type: "move", unit: 3, route: ["prague", "warsaw"], strategic: false },
  ];
  expect(mainAction(legal, "D12")?.action).toBe(legal[0]);
  expect(mainAction(legal, "D12", { card: "A05" })?.action).toBe(legal[1]);
  expect(mainAction(legal, "D19", { area: "warsaw" })).toEqual({ action: legal[2], label: "Move to Warsaw" });
  expect(mainAction(legal, "D19", { area: "prague" })?.action).toBe(legal[0]);
});

test("§10.1 cards of the season come first and say what they bring", () => {
  const view = { season: "summer", viewer: "west" } as View;
  const cardOf = (season: string, letter: string) =>
    CARD_IDS.find(
      (card) => isActionCard(card) && commandOf(card).season === season && commandOf(card).letter === letter,
    )!;
  const [spring, weak, strong] = [cardOf("spring", "E"), cardOf("summer", "A"), cardOf("summer", "M")];
  const science = CARD_IDS.at(-1)!;
  expect(byCommandWorth([science, spring, weak, strong], view)).toEqual([strong, weak, spring, science]);
  expect(commandWorth(strong, view)).toBe("10 moves, letter M");
  expect(commandWorth(spring, view)).toMatch(/Emergency, 2 moves, letter E/);
  expect(commandWorth(science, view)).toMatch(/bluff/);
});

test("legal actions and events of played games are told in words", () => {
  for (const scenario of ["1936", "1939", "two-player"]) {
    const options = triumph.options({ scenario });
    if ("code" in options) throw new Error(options.text);
    const state = triumph.setup(options, 7);
    const random = newRandom(11);
    for (let step = 0; step < 1200 && triumph.outcome(state) === undefined; step++) {
      const [{ seat }] = triumph.pending(state);
      const legal = triumph.legal(state, seat);
      const chosen = legal[randomBelow(random, legal.length)];
      if (step % 20 === 0) {
        const actions = legal.map((action) => triumph.encodeAction(action, state)) as unknown as TableAction[];
        const units = ownUnits(triumph.view(state, seat));
        for (const action of actions) expect(actionLabel(action, units)).not.toMatch(/undefined|unit \d|NaN/);
        const lit = litBy(actions, NO_FOCUS);
        for (const unit of lit.units) expect(units.has(unit)).toBe(true);
      }
      const applied = triumph.apply(state, seat, chosen);
      if ("code" in applied) throw new Error(applied.text);
      for (const event of applied.events) {
        const json = triumph.encodeEvent(event, state);
        expect(describeEvent(decodeEvent(json))).toBe(describeEvent(event));
      }
      logOf([{ since: step, seq: step + 1, events: applied.events.map((event) => triumph.encodeEvent(event, state)) }]);
    }
  }
});

test("the names of places are cut out of a sentence", () => {
  expect(pieces("One block moves Berlin – Ruhr.", ["ruhr", "berlin"])).toEqual([
    { text: "One block moves " },
    { text: "Berlin", area: "berlin" },
    { text: " – " },
    { text: "Ruhr", area: "ruhr" },
    { text: "." },
  ]);
});

test("blocks that appear one after the other share a line", () => {
  const arrived = (area: string) => ({ type: "blockArrived", area, nationality: "britain" });
  const [{ lines }] = logOf([{ since: 0, seq: 1, events: ["london", "london", "glasgow"].map(arrived) }]);
  expect(lines.map((line) => line.pieces.map(({ text }) => text).join(""))).toEqual([
    "3 British blocks appear: London 2, Glasgow.",
  ]);
});

test("their owner reads in the same line what they are", () => {
  const arrived = (area: string, unitType: string) => [
    { type: "blockArrived", area, nationality: "britain" },
    { type: "unitArrived", area, nationality: "britain", unit: 1, unitType, cv: 1 },
  ];
  const events = [...arrived("london", "fleet"), ...arrived("glasgow", "infantry"), ...arrived("london", "airForce")];
  const [{ lines }] = logOf([{ since: 0, seq: 1, events }]);
  expect(lines.map((line) => line.pieces.map(({ text }) => text).join(""))).toEqual([
    "3 British blocks appear: London 2 (Fleet 1, Air Force 1), Glasgow (Infantry 1).",
  ]);
});

test("the way that is asked about stays on land if it can", () => {
  expect(shortestWay("berlin", "ruhr", true)).toEqual(["ruhr"]);
  expect(shortestWay("london", "paris", true)).toBeUndefined();
  expect(shortestWay("london", "paris", false)?.at(-1)).toBe("paris");
});
