/** The battle window: what the events tell, and the choice of who is hit. */
import type { BattleSide, BattleUnit } from "@tripartite/triumph/odds/sides";
import { describe, expect, it } from "vitest";
import type { History } from "../src/net/history.ts";
import { distinctHits } from "../src/triumph/table/battle/hits.ts";
import { hitsTaken, latestCombat, stepsAfter } from "../src/triumph/table/battle/record.ts";

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
  ...{ acted: false, invader: false, raider: false, convoy: false },
  ...more,
});

describe("Hits that are still to be taken", () => {
  const units = [unit(1, 2), unit(2, 2, { invader: true }), unit(3, 1), unit(4, 2)];
  const side: BattleSide = { party: "axis", attacks: true, units, groups: [], hidden: 0 };
  it("are offered once for units that are alike", () => {
    const from = (route: string[]) => ({ area: "warsaw", unit: { route } });
    const own = new Map([
      [1, from(["berlin", "warsaw"])],
      [2, from(["berlin", "baltic-sea", "warsaw"])],
      [4, from(["berlin", "warsaw"])],
    ]);
    const hits = [1, 2, 4].map((number) => ({ action: { type: "hit" as const, unit: number }, cv: 1 }));
    expect(
      distinctHits(hits, [side], own as never).map(({ offer, from: area, alike }) => [offer.action.unit, area, alike]),
    ).toEqual([
      [1, "berlin", 2],
      [2, "baltic-sea", 1],
    ]);
  });
});
