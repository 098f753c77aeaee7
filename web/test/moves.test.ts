/** What the page says about moves, borders and battles to come. */
import { isRefusal } from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";
import { expect, test } from "vitest";
import { forecast } from "../src/triumph/odds/forecast.ts";
import { previewOf } from "../src/triumph/table/battle/preview.ts";
import type { TableAction } from "../src/triumph/table/model/action.ts";
import { bordersInReach, shownWay, wayOf } from "../src/triumph/table/model/moves.ts";
import { ownUnits } from "../src/triumph/table/model/units.ts";
import { wayFacts } from "../src/triumph/table/model/wayText.ts";

const AXIS = 0;

/** The Axis with one unit in hand, at war with the West. */
function inHand(unit: number, extra: object = {}) {
  const state = triumph.load({
    game: "triumph",
    phase: "movement",
    seat: "axis",
    wars: [["axis", "west"]],
    units: [
      { area: "munich", unitType: "infantry", cv: 3 },
      { area: "ruhr", unitType: "fleet", cv: 2 },
      { area: "sicily", nationality: "italy", unitType: "infantry", cv: 2 },
      { area: "lorraine", nationality: "france", unitType: "infantry", cv: 2 },
      { area: "north-sea", nationality: "britain", unitType: "fleet", cv: 2 },
      { area: "malta", nationality: "britain", unitType: "infantry", cv: 1 },
    ],
    ...extra,
  } as never);
  if (isRefusal(state)) throw new Error(state.text);
  const picked = triumph.apply(state, AXIS, { type: "pick", unit });
  if (isRefusal(picked)) throw new Error(picked.text);
  const view = triumph.view(state, AXIS);
  const own = ownUnits(view).get(unit)!;
  const moves = triumph
    .legal(state, AXIS)
    .map((action) => triumph.encodeAction(action, state) as unknown as TableAction)
    .filter(({ type }) => type === "move");
  return { view, own, ways: moves.map((move) => wayOf(view, own.unit, own.area, move)) };
}

test("§11.52 a move into Enemy units says what becomes of the border", () => {
  const { view, own, ways } = inHand(0, { crossings: [["munich", "lorraine"]] });
  const way = ways.find(({ end }) => end === "lorraine")!;
  expect(wayFacts(way)).toEqual(["1 of 2 by land", "engages and must stop, river border then 2 of 2"]);
  expect(bordersInReach(view, own.unit, own.area, ways)).toContainEqual({
    from: "munich",
    to: "lorraine",
    kind: "river",
    used: 1,
    limit: 2,
  });
});

test("§11.221 a landing on Enemy land is an Invasion over its own border", () => {
  const { ways } = inHand(2);
  const landing = ways.find(({ end, mode }) => end === "malta" && mode === "sea")!;
  expect(landing.invades).toBe(true);
  expect(wayFacts(landing)[1]).toBe("invades, and only takes hits this turn, straits border then 1 of 1");
  expect(landing.border).toMatchObject({ kind: "strait", used: 0, limit: 1 });
});

test("hidden blocks are assumed, and what is assumed is weighed from weak to strong", () => {
  const { view, own, ways } = inHand(0);
  const way = ways.find(({ end }) => end === "lorraine")!;
  const preview = previewOf(view, "lorraine", { unit: own.unit, route: way.route, invades: false })!;
  expect(preview.hidden).toBe(1);
  const [weak, middle, strong] = ["1", "2", "3"].map((cv) => forecast(preview.questions[cv]).attackerTakes);
  expect(weak).toBeGreaterThan(middle);
  expect(middle).toBeGreaterThan(strong);
  expect(weak).toBeCloseTo(0.5 * (1 - 0.5 ** 3) + 0.5 * (1 - 0.5 ** 2));
});

test("§11.0 an Air Force engages but need not stop; of several ways the cheapest is shown", () => {
  const plane = { area: "munich", unitType: "airForce", cv: 2 };
  const french = { area: "lorraine", nationality: "france", unitType: "infantry", cv: 2 };
  const { ways } = inHand(0, { units: [plane, french] });
  const attack = ways.filter(({ end }) => end === "lorraine");
  expect(wayFacts(shownWay(attack))).toEqual(["1 of 2 by air", "engages"]);
});
