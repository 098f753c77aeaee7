/** What the page says about moves, borders and battles to come: the words for what the engine offers. */
import { isRefusal } from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";
import { forecast } from "@tripartite/triumph/odds/forecast";
import { previewOf } from "@tripartite/triumph/odds/preview";
import { describe, expect, test } from "vitest";
import { ofTypes } from "../src/triumph/table/model/action.ts";
import { ownUnits } from "../src/triumph/table/model/units.ts";
import { areAlike, bordersShown, isFight, shownWay, waysOf } from "../src/triumph/table/model/ways.ts";
import { wayFacts } from "../src/triumph/table/model/wayText.ts";
import { offered } from "./offered.ts";

const SEATS = ["axis", "west", "ussr"];

const FRONT = [
  { area: "munich", unitType: "infantry", cv: 3 },
  { area: "ruhr", unitType: "fleet", cv: 2 },
  { area: "sicily", nationality: "italy", unitType: "infantry", cv: 2 },
  { area: "lorraine", nationality: "france", unitType: "infantry", cv: 2 },
  { area: "north-sea", nationality: "britain", unitType: "fleet", cv: 2 },
  { area: "malta", nationality: "britain", unitType: "infantry", cv: 1 },
];

/** A seat with one unit in hand; the Axis at war with the West if nothing else is said. */
function inHand(unit: number, { seat = "axis", ...extra }: { seat?: string; [field: string]: unknown } = {}) {
  const state = triumph.load({
    ...{ game: "triumph", phase: "movement", seat, wars: [["axis", "west"]], units: FRONT },
    ...extra,
  } as never);
  if (isRefusal(state)) throw new Error(state.text);
  const number = SEATS.indexOf(seat);
  const picked = triumph.apply(state, number, { type: "pick", unit });
  if (isRefusal(picked)) throw new Error(picked.text);
  const view = triumph.view(state, number);
  const units = ownUnits(view);
  const ways = waysOf(ofTypes(offered(state, number), "move"), units);
  return { view, own: units.get(unit)!, ways, to: (area: string) => ways.filter(({ end }) => end === area) };
}

test("§11.52 a move into Enemy units says what becomes of the border", () => {
  const { view, ways, to } = inHand(0, { crossings: [["munich", "lorraine"]] });
  const [way] = to("lorraine");
  expect(wayFacts(way)).toEqual(["1 of 2 by land", "engages and must stop, river border then 2 of 2"]);
  const river = { from: "munich", to: "lorraine", kind: "river", used: 1, limit: 2 };
  expect(bordersShown(view, ways)).toContainEqual(river);
});

test("§11.52 a border that is full is shown though no way leads over it any more", () => {
  const { view, ways, to } = inHand(0, { crossings: Array.from({ length: 2 }, () => ["munich", "lorraine"]) });
  expect(to("lorraine")).toEqual([]);
  expect(bordersShown(view, ways)).toContainEqual(expect.objectContaining({ kind: "river", used: 2, limit: 2 }));
});

test("§11.221 a landing on Enemy land is an Invasion over its own border", () => {
  const [landing] = inHand(2)
    .to("malta")
    .filter(({ offer }) => offer.by === "sea");
  expect(landing.offer.invades).toBe(true);
  expect(wayFacts(landing)[1]).toBe("invades, and only takes hits this turn, straits border then 1 of 1");
  expect(landing.borders).toMatchObject([{ kind: "strait", used: 0, limit: 1 }]);
});

describe("an Armed Minor that a Rival Violated", () => {
  const partition = () =>
    inHand(1, {
      seat: "ussr",
      wars: [],
      nations: { poland: { status: "armed", violator: "axis" } },
      units: [
        { area: "lvov", nationality: "neutral", unitType: "fortress", cv: 2 },
        { area: "kiev", unitType: "infantry", cv: 3 },
      ],
    });

  test("§15.422 its Fortress is a fight: battle, Enemy, border and odds", () => {
    const { view, own, to } = partition();
    const [way] = to("lvov");
    expect(isFight(way.offer)).toBe(true);
    expect(wayFacts(way)[1]).toBe("engages and must stop, Poland becomes your Enemy, plains border then 1 of 3");
    expect(way.borders).toEqual([{ from: "kiev", to: "lvov", kind: "plains", used: 0, limit: 3 }]);
    const joining = { unit: own.unit, route: way.route, invades: false };
    const preview = previewOf(view, "lvov", way.offer.meets!, joining)!;
    expect(preview.hidden).toBe(0);
    expect(forecast(preview.questions[0]).attackerTakes).toBeGreaterThan(0);
  });
});

describe("LSTs", () => {
  const lsts = { revealed: [{ faction: "west", technology: "lsts", card: "I01" }] };
  const west = (unit: number, units: object[], more: object = {}) =>
    inHand(unit, { seat: "west", units, ...lsts, ...more });
  const limits = (way: ReturnType<typeof inHand>["ways"][number]) => way.borders.map(({ limit }) => limit);

  test("§11.221 let two Invade over a coast", () => {
    const { to } = west(1, [
      { area: "sicily", unitType: "infantry", cv: 2, nationality: "italy" },
      { area: "central-mediterranean", nationality: "britain", unitType: "infantry", cv: 2 },
    ]);
    const [way] = to("sicily");
    expect(wayFacts(way)[1]).toBe("invades, and only takes hits this turn, straits border then 1 of 2");
    expect(limits(way)).toEqual([2]);
  });

  test("R50 do not let more into an own port that is Disputed", () => {
    const { to } = west(2, [
      { area: "marseille", nationality: "france", unitType: "infantry", cv: 2 },
      { area: "marseille", nationality: "germany", unitType: "infantry", cv: 1 },
      { area: "western-mediterranean", nationality: "britain", unitType: "infantry", cv: 1 },
    ]);
    expect(wayFacts(to("marseille")[0])[1]).toBe("engages and must stop, coast border then 1 of 1");
  });

  test("R51 do not let more march over Straits", () => {
    const { to } = west(
      1,
      [
        { area: "ruhr", unitType: "infantry", cv: 1 },
        { area: "copenhagen", nationality: "britain", unitType: "infantry", cv: 1 },
      ],
      { nations: { denmark: { status: "satellite", marker: "west" } } },
    );
    expect(limits(to("ruhr").find(({ offer }) => offer.by === "land")!)).toEqual([1]);
  });
});

test("hidden blocks are assumed, and what is assumed is weighed from weak to strong", () => {
  const { view, own, to } = inHand(0);
  const [{ offer, route }] = to("lorraine");
  const preview = previewOf(view, "lorraine", offer.meets!, { unit: own.unit, route, invades: false })!;
  expect(preview.hidden).toBe(1);
  const [weak, middle, strong] = ["1", "2", "3"].map((cv) => forecast(preview.questions[cv]).attackerTakes);
  expect(weak).toBeGreaterThan(middle);
  expect(middle).toBeGreaterThan(strong);
  expect(weak).toBeCloseTo(0.5 * (1 - 0.5 ** 3) + 0.5 * (1 - 0.5 ** 2));
});

test("§11.0 an Air Force engages but need not stop; of several ways the cheapest is shown", () => {
  const plane = { area: "munich", unitType: "airForce", cv: 2 };
  const french = { area: "lorraine", nationality: "france", unitType: "infantry", cv: 2 };
  const { to } = inHand(0, { units: [plane, french] });
  expect(wayFacts(shownWay(to("lorraine")))).toEqual(["1 of 2 by air", "engages"]);
});

test("B8: ways by sea that differ only in length are one choice; a march and a landing are two", () => {
  const alike = (ways: ReturnType<typeof inHand>["ways"]) => areAlike(ways.map(({ offer }) => offer));
  const fleet = { area: "london", unitType: "fleet", cv: 3 };
  const sub = { area: "north-sea", nationality: "germany", unitType: "sub", cv: 2 };
  const toSea = inHand(0, { seat: "west", units: [fleet, sub] }).to("north-sea");
  expect(toSea.length).toBeGreaterThan(1);
  expect(alike(toSea)).toBe(true);
  const toMalta = inHand(2).to("malta");
  expect(new Set(toMalta.map(({ offer }) => offer.by)).size).toBe(2);
  expect(alike(toMalta)).toBe(false);
});
