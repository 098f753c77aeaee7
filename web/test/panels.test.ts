/** What the panels around the map say, against the rules themselves. */
import { isRefusal, type Json } from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";
import { FACTIONS, SEASONS } from "@tripartite/triumph/data/kinds";
import type { State } from "@tripartite/triumph/state";
import { expect, test } from "vitest";
import { victoryPoints } from "../../games/triumph/rules/victory.ts";
import { consequences, declarationOf } from "../src/triumph/table/dock/declarationText.ts";
import { ofTypes } from "../src/triumph/table/model/action.ts";
import { heldBy } from "../src/triumph/table/model/describeArea.ts";
import { forgotten } from "../src/triumph/table/model/forgotten.ts";
import { commandOf, inHandOrder, isActionCard } from "../src/triumph/table/model/names.ts";
import { ownUnits } from "../src/triumph/table/model/units.ts";
import { endsSetup, unitsDue } from "../src/triumph/table/model/unitsDue.ts";
import { whyControlled } from "../src/triumph/table/model/why.ts";
import { clearCorner } from "../src/triumph/table/useClearCorner.ts";
import { newRandom, randomBelow } from "./chance.ts";
import { offered } from "./offered.ts";

const [AXIS, WEST] = [0, 1];

function load(position: object): State {
  const state = triumph.load({ game: "triumph", ...position } as Json);
  if (isRefusal(state)) throw new Error(state.text);
  return state as State;
}

const viewOf = (state: State, seat: number) => triumph.view(state, seat);

function remindersOf(state: State, seat: number): string[] {
  const view = viewOf(state, seat);
  const legal = offered(state, seat);
  const decision = triumph.pending(state).find((asked) => asked.seat === seat)!.id;
  const [ending] = ofTypes(legal, "endMovement", "confirm", "pass");
  return forgotten({ view, legal, units: ownUnits(view), decision }, ending).map(({ text }) => text);
}

test("§16.1 own points are exact, those of rivals a range that holds the truth", () => {
  const options = triumph.options({ scenario: "1939" });
  if (isRefusal(options)) throw new Error(options.text);
  const state = triumph.setup(options, 5);
  const random = newRandom(3);
  for (let step = 0; step < 2500 && triumph.outcome(state) === undefined; step++) {
    const [{ seat }] = triumph.pending(state);
    const legal = triumph.legal(state, seat);
    triumph.apply(state, seat, legal[randomBelow(random, legal.length)]);
    if (step % 60 !== 0) continue;
    const view = viewOf(state as State, seat);
    for (const [f, faction] of FACTIONS.entries()) {
      const { least, most } = view.factions[faction].points;
      const truth = victoryPoints(state as State, f);
      expect(least).toBeLessThanOrEqual(truth);
      expect(most).toBeGreaterThanOrEqual(truth);
      if (f === seat) expect(least).toBe(most);
    }
  }
});

test("§5 the free Cadres that are left to place, area by area, down to none", () => {
  const options = triumph.options({ scenario: "1936" });
  if (isRefusal(options)) throw new Error(options.text);
  const state = triumph.setup(options, 5) as State;
  const left = () => [...unitsDue(viewOf(state, WEST), offered(state, WEST)).values()].reduce((a, b) => a + b, 0);
  expect(unitsDue(viewOf(state, WEST), offered(state, WEST)).get("london")).toBe(3);
  for (let due = 12; due > 0; due--) {
    expect(left()).toBe(due);
    triumph.apply(state, WEST, triumph.legal(state, WEST)[0]);
  }
  expect(left()).toBe(0);
});

test("before movement ends: Commands, Convoys and units without Supply", () => {
  const state = load({
    phase: "movement",
    seat: "axis",
    command: 4,
    wars: [["axis", "west"]],
    units: [
      { area: "baltic-sea", nationality: "germany", unitType: "infantry", cv: 3 },
      { area: "tripoli", nationality: "italy", unitType: "infantry", cv: 2 },
      { area: "central-mediterranean", nationality: "britain", unitType: "fleet", cv: 2 },
    ],
  });
  expect(remindersOf(state, AXIS)).toEqual([
    "4 Commands are unused.",
    "Infantry 3 at sea, Baltic Sea, has not moved.",
    "Units in Tripoli have no Supply Line: each loses 1 CV in the Supply Phase.",
  ]);
});

test("before Production and card play end: points, pairs and factories", () => {
  const production = load({ phase: "production", seat: "west", turnOrder: ["west", "axis", "ussr"] });
  expect(remindersOf(production, WEST)[0]).toMatch(/^7 Production points/);
  const government = load({
    phase: "government",
    seat: "axis",
    factions: { axis: { hand: ["I04", "I09", "A01"] } },
  });
  expect(remindersOf(government, AXIS)).toEqual([
    "Your hand has a pair for Heavy Tanks.",
    "Your hand has 5 factories, 5 raise IND.",
  ]);
});

test("§15.41 V25 what a Violation of Poland brings", () => {
  const state = load({ phase: "declarations", seat: "axis", units: [{ area: "berlin", unitType: "tank" }] });
  const offer = ofTypes(offered(state, AXIS), "violate").find(({ action }) => action.nation === "poland")!;
  const texts = consequences(declarationOf(offer), offer, "axis").map(({ text }) => text);
  expect(texts).toContain("Neutral Fortresses rise: Warsaw 3, Lvov 2 and Vilna 1.");
  expect(texts).toContain("World Reaction: West draws 3 and USSR draws 3 Action cards.");
});

test("§15.22 what a Declaration of War brings, also once it is named", () => {
  const state = load({
    phase: "declarations",
    seat: "axis",
    units: [
      { area: "north-sea", nationality: "germany", unitType: "fleet" },
      { area: "north-sea", nationality: "britain", unitType: "fleet" },
    ],
  });
  const offer = ofTypes(offered(state, AXIS), "declareWar").find(({ action }) => action.rival === "west")!;
  const texts = consequences(declarationOf(offer), offer, "axis").map(({ text }) => text);
  expect(texts).toContain("West: Factory Cost 6 falls to 5.");
  expect(texts.some((text) => text.startsWith("You at War: RES counts, Production 11 → 6;"))).toBe(true);
  expect(texts.some((text) => text.startsWith("Shared: North Sea."))).toBe(true);
  triumph.apply(state, AXIS, triumph.decodeAction(offer.action, state) as never);
  const [named] = ofTypes(offered(state, AXIS), "unplan");
  expect(consequences(declarationOf(offer), named, "axis").map(({ text }) => text)).toEqual(texts);
});

test("§1.14 the reason for control of an area", () => {
  const view = viewOf(
    load({
      phase: "movement",
      seat: "axis",
      wars: [["axis", "west"]],
      nations: { austria: { status: "satellite", marker: "axis" } },
      units: [
        { area: "lorraine", nationality: "france", unitType: "infantry" },
        { area: "lorraine", nationality: "germany", unitType: "infantry" },
        { area: "london", unitType: "fleet" },
      ],
    }),
    WEST,
  );
  expect(whyControlled(view, "lorraine")).toBe("West came first and owns it; Axis must drive it out.");
  expect(whyControlled(view, "london")).toBe("Only West has units there.");
  expect(whyControlled(view, "berlin")).toMatch(/^Home of Germany/);
  expect(whyControlled(view, "gascony")).toBe("It follows its capital, Paris.");
  expect(whyControlled(view, "vienna")).toBe("A Control marker of Axis lies there.");
});

test("an Armed Minor holds its land under the name of its nation", () => {
  const state = load({
    phase: "movement",
    seat: "axis",
    nations: { poland: { status: "armed", violator: "axis" } },
    units: [{ area: "warsaw", nationality: "neutral", unitType: "fortress", cv: 3 }],
  });
  expect(heldBy(viewOf(state, AXIS), "warsaw")).toBe("under control of Poland");
  expect(whyControlled(viewOf(state, AXIS), "warsaw")).toMatch(/Poland/);
  expect(heldBy(viewOf(state, AXIS), "bucharest")).toBe("neutral");
});

test("the hand lies in the order of the Seasons, Investment cards last and by number", () => {
  const hand = inHandOrder(["I05", "A50", "A03", "I02", "A20", "A01"]);
  const seasons = hand.filter(isActionCard).map((card) => SEASONS.indexOf(commandOf(card).season));
  expect(seasons).toEqual(seasons.toSorted((a, b) => a - b));
  expect(hand.slice(-2)).toEqual(["I02", "I05"]);
});

test("the unit with which one's set-up ends is known as such, in a game of 1939 also the last extra one", () => {
  const state = triumph.setup(triumph.options({ scenario: "1936" }) as never, 5) as State;
  const isLast = (): boolean => endsSetup(offered(state, AXIS));
  const answers: boolean[] = [];
  for (let legal = triumph.legal(state, AXIS); legal.length > 0; legal = triumph.legal(state, AXIS)) {
    answers.push(isLast());
    triumph.apply(state, AXIS, legal[0]);
  }
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.indexOf(true)).toBe(answers.length - 1);
  expect(isLast()).toBe(false);
  const extra = (points: number) => load({ scenario: "1939", phase: "setupExtra", seat: "axis", points });
  expect([2, 1].map((points) => endsSetup(offered(extra(points), AXIS)))).toEqual([false, true]);
});

test("the card about an area stands in a corner where the area stays in sight", () => {
  const map = { left: 232, top: 100, right: 736, bottom: 768 };
  const card = { width: 250, height: 240 };
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
  expect(clearCorner(map, card, box(408, 438, 606, 595))).toBe("topLeft");
  expect(clearCorner(map, card, box(310, 125, 487, 248))).toBe("bottomLeft");
  expect(clearCorner(map, card, box(112, 186, 396, 700))).toBe("bottomRight");
});
