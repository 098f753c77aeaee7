/** The battle window: what the events tell, and Hits that are still to be taken. */
import type { View } from "@tripartite/triumph/view";
import { describe, expect, it } from "vitest";
import type { History } from "../src/net/history.ts";
import { afterHits, distinctHits } from "../src/triumph/table/battle/hits.ts";
import { hitsTaken, latestCombat, stepsAfter } from "../src/triumph/table/battle/record.ts";
import type { BattleSide, BattleUnit } from "../src/triumph/table/battle/sides.ts";

const tank = { area: "vilna", nationality: "germany", unitType: "tank", cv: 1 };
const fortress = { area: "vilna", nationality: "neutral", unitType: "fortress", cv: 1 };
const shot = { target: "axis", targetClass: "ground", dice: [4], power: 4, hits: 1 };

const HISTORY = [
  { seq: 4, events: [{ type: "battlesDesignated", faction: "axis", areas: ["rome"] }] },
  { seq: 5, events: [{ type: "battleBegan", area: "rome", parties: ["west", "axis"] }] },
  { seq: 7, events: [{ type: "battlesDesignated", faction: "axis", areas: ["warsaw", "vilna"] }] },
  { seq: 8, events: [{ type: "battleBegan", area: "warsaw", parties: ["axis", "native"] }] },
  {
    seq: 9,
    events: [
      { type: "battleEnded", area: "warsaw" },
      { type: "battleBegan", area: "vilna", parties: ["axis", "native"] },
      { type: "fired", ...fortress, ...shot },
      { type: "blockRemoved", ...tank, reason: "eliminated" },
      { type: "held", ...fortress },
      { type: "battleEnded", area: "vilna" },
      { type: "defeated", nation: "poland" },
    ],
  },
] as unknown as History;

describe("the record of a Combat Phase", () => {
  const { battles, defeated } = latestCombat(HISTORY);
  it("holds all its battles and no earlier ones, and who was Defeated", () => {
    expect(battles.map(({ area, ended, seq }) => [area, ended, seq])).toEqual([
      ["warsaw", true, 9],
      ["vilna", true, 9],
    ]);
    expect(defeated).toEqual(["poland"]);
  });
  it("counts the Hit that destroys a unit, as a loss of the shot", () => {
    const [first] = battles[1].steps;
    expect(first.losses).toMatchObject([{ unitType: "tank", cv: 0 }]);
    expect(hitsTaken(battles[1], "axis")).toBe(1);
    expect(stepsAfter(battles[1], first).map(({ text }) => text)).toEqual(["Neutral Fortress 1 holds its fire."]);
  });
});

const unit = (number: number, cv: number, more: Partial<BattleUnit> = {}): BattleUnit => ({
  ...{ key: `unit-${number}`, unit: number, nationality: "germany", unitType: "infantry", cv },
  ...{ acted: false, invader: false, raider: false },
  ...more,
});

describe("Hits that are still to be taken", () => {
  const units = [unit(1, 2), unit(2, 2, { invader: true }), unit(3, 1), unit(4, 2)];
  const side: BattleSide = { party: "axis", attacks: true, units, groups: [], hidden: 0 };
  const view = (count: number) =>
    ({ battle: { area: "warsaw", hits: [{ party: "axis", targetClass: "ground", count }] } }) as unknown as View;
  const left = (count: number, first?: number) =>
    afterHits(view(count), "warsaw", [side], first)[0].units.map((one) => `${one.unit}:${one.cv}`);

  it("§12.44 fall on the strongest, first of all on one that does not act", () => {
    expect(left(1)).toEqual(["1:2", "2:1", "3:1", "4:2"]);
    expect(left(1, 4)).toEqual(["1:2", "2:2", "3:1", "4:1"]);
    expect(left(4)).toEqual(["1:1", "3:1", "4:1"]);
  });
  it("are offered once for units that are alike", () => {
    const from = (route: string[]) => ({ area: "warsaw", unit: { route } });
    const own = new Map([
      [1, from(["berlin", "warsaw"])],
      [2, from(["berlin", "baltic-sea", "warsaw"])],
      [4, from(["berlin", "warsaw"])],
    ]);
    const hits = [1, 2, 4].map((number) => ({ type: "hit" as const, unit: number }));
    expect(
      distinctHits(hits, [side], own as never).map(({ action, from: area, alike }) => [action.unit, area, alike]),
    ).toEqual([
      [1, "berlin", 2],
      [2, "baltic-sea", 1],
    ]);
  });
});
