/** Every decision of real games can be taken on the page: each legal action has a control and words. */

import { isRefusal } from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";
import { ACTION_FIELDS, decodeEvent } from "@tripartite/triumph/codec";
import { CARD_IDS } from "@tripartite/triumph/data/deck";
import { describeEvent } from "@tripartite/triumph/describe";
import { expect, test } from "vitest";
import { IN_BATTLE_WINDOW } from "../src/triumph/table/battle/BattleDecision.tsx";
import { DOCK_TYPES } from "../src/triumph/table/dock/Dock.tsx";
import { consequences, declarationOf } from "../src/triumph/table/dock/declarationText.ts";
import { influenceText } from "../src/triumph/table/government/influenceText.ts";
import { ofTypes, type TableOffer } from "../src/triumph/table/model/action.ts";
import { byCommandWorth, commandWorth } from "../src/triumph/table/model/commandWorth.ts";
import { litBy, NO_FOCUS } from "../src/triumph/table/model/focus.ts";
import { actionLabel } from "../src/triumph/table/model/label.ts";
import { shortestWay } from "../src/triumph/table/model/likelyAction.ts";
import { logOf, pieces } from "../src/triumph/table/model/log.ts";
import { mainAction } from "../src/triumph/table/model/main.ts";
import { commandOf, isActionCard } from "../src/triumph/table/model/names.ts";
import { type OwnUnits, ownUnits } from "../src/triumph/table/model/units.ts";
import { waysOf } from "../src/triumph/table/model/ways.ts";
import { wayFacts } from "../src/triumph/table/model/wayText.ts";
import { newRandom, randomBelow } from "./chance.ts";
import { offered } from "./offered.ts";

/** Taken back from the lists that show a plan. */
const IN_LEDGERS = ["unplan"];
const IN_SIDE_PANEL = ["reveal", "repudiate", "disband", "order"];

test("every kind of action has its place", () => {
  const ofButton = ["raise", "announce", "confirm", "endMovement", "pass"] as const;
  for (const type of ofButton) expect(mainAction([{ action: { type } } as TableOffer], "D07")?.label).toBeTruthy();
  const places = new Set<string>([...DOCK_TYPES, ...IN_BATTLE_WINDOW, ...ofButton, ...IN_LEDGERS, ...IN_SIDE_PANEL]);
  expect(Object.keys(ACTION_FIELDS).filter((type) => !places.has(type))).toEqual([]);
});

test("the amber button takes what was chosen, if only one thing can be done with it", () => {
  const move = { by: "land", cost: [2, 2] } as const;
  const legal: TableOffer[] = [
    { action: { type: "pass" } },
    { action: { type: "commit", card: "A05" } },
    { action: { type: "move", unit: 3, route: ["prague", "warsaw"], strategic: false }, ...move },
  ];
  expect(mainAction(legal, "D12")?.offer).toBe(legal[0]);
  expect(mainAction(legal, "D12", { card: "A05" })?.offer).toBe(legal[1]);
  expect(mainAction(legal, "D19", { area: "warsaw" })).toEqual({ offer: legal[2], label: "Move to Warsaw" });
  expect(mainAction(legal, "D19", { area: "prague" })?.offer).toBe(legal[0]);
});

test("§10.1 cards of the season come first and say what they bring", () => {
  const cardOf = (season: string, letter: string) =>
    CARD_IDS.find(
      (card) => isActionCard(card) && commandOf(card).season === season && commandOf(card).letter === letter,
    )!;
  const hand = [CARD_IDS.at(-1)!, cardOf("spring", "E"), cardOf("summer", "A"), cardOf("summer", "M")];
  const state = triumph.load({
    ...{ game: "triumph", phase: "command", season: "summer", seat: "west" },
    factions: { west: { hand } },
  });
  if (isRefusal(state)) throw new Error(state.text);
  const [strong, weak, spring, science] = byCommandWorth(ofTypes(offered(state, 1), "commit"));
  expect([science, spring, weak, strong].map(({ action }) => action.card)).toEqual(hand);
  expect(commandWorth(strong)).toBe("10 moves, letter M");
  expect(commandWorth(spring)).toMatch(/Emergency, 2 moves, letter E/);
  expect(commandWorth(science)).toMatch(/bluff/);
});

/** Everything that the page says of offers besides their names. */
function wordsOf(offers: readonly TableOffer[], units: OwnUnits): string[] {
  return [
    ...waysOf(ofTypes(offers, "move"), units).flatMap(wayFacts),
    ...ofTypes(offers, "diplomacy", "wildcard", "intelligence").map(influenceText),
    ...ofTypes(offers, "commit").map(commandWorth),
    ...ofTypes(offers, "declareWar", "violate", "intervene").flatMap((offer) =>
      consequences(declarationOf(offer), offer, "axis").map(({ text }) => text),
    ),
  ];
}

test("legal actions and events of played games have descriptions", () => {
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
        const offers = offered(state, seat);
        const units = ownUnits(triumph.view(state, seat));
        for (const { action } of offers) expect(actionLabel(action, units)).not.toMatch(/undefined|unit \d|NaN/);
        for (const text of wordsOf(offers, units)) expect(text).not.toMatch(/undefined|NaN/);
        const lit = litBy(offers, NO_FOCUS);
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
  const arrived = (area: string, unitType: string, cv = 1) => [
    { type: "blockArrived", area, nationality: "britain" },
    { type: "unitArrived", area, nationality: "britain", unit: 1, unitType, cv },
  ];
  const inLondon = [...arrived("london", "airForce"), ...arrived("london", "fleet"), ...arrived("london", "airForce")];
  const events = [...arrived("glasgow", "infantry", 2), ...inLondon];
  const [{ lines }] = logOf([{ since: 0, seq: 1, events }]);
  expect(lines.map((line) => line.pieces.map(({ text }) => text).join(""))).toEqual([
    "4 British blocks appear: Glasgow (Infantry of 2 CV), London 3 (Air Force ×2, Fleet).",
  ]);
});

test("the way that is asked about is one for the unit: on land, or at sea", () => {
  expect(shortestWay("berlin", "ruhr", "land")).toEqual(["ruhr"]);
  expect(shortestWay("london", "paris", "land")).toBeUndefined();
  expect(shortestWay("london", "paris", "any")?.at(-1)).toBe("paris");
  expect(shortestWay("glasgow", "oslo", "coast")).toEqual(["north-sea", "oslo"]);
  expect(shortestWay("london", "vienna", "coast")).toBeUndefined();
});
